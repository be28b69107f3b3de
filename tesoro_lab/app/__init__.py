"""`tesoro-lab app`: the tables, the explorers and the class pool as pages without code."""
