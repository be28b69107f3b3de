"""What Port Royal lays on the table besides the parts that all games share."""
