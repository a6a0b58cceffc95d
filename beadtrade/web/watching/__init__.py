"""What whoever runs the server may know of what it does: a log and figures, and nothing of what people do or say."""
