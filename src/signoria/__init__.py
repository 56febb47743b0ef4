"""Four Renaissance board games by their exact rules."""
