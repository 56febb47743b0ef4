"""The expansion Muse & Princess: six characters whose help is bid for between the auction and the actions."""
