# Was man hören und fühlen kann, im Menü.

sounds = Töne
vibration = Vibration
