"""The expansion Cooperation: estates that border on each other, and buildings that two neighbours put up together."""
