# What The Princes of Florence says.
