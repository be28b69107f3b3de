"""Players of Inkan Aarre."""
