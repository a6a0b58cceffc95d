# What is said when the server itself is at fault.

fault-title = Something went wrong
fault-text = The fault is the server’s, not yours. Please try again in a minute; nothing is lost.
