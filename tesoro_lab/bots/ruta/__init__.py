"""Bots that play La Ruta del Tesoro."""
