"""What Inkan Aarre lays on the table besides the parts that all games share."""
