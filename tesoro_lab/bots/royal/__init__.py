"""Players of Port Royal."""
