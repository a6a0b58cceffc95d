# What can be heard and felt, in the menu.

sounds = Sounds
vibration = Vibration
