"""The Princes of Florence, by its rules of 2000 and 2006."""
