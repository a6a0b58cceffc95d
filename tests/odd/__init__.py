"""What nobody should send, from where nobody should send it."""
