"""Tables that live, last and keep their secrets: HTTP, WebSocket, database."""
