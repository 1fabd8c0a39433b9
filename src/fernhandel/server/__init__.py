"""Tables on the wire: HTTP, WebSocket and storage."""
