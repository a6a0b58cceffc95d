# Lo que se puede oír y sentir, en el menú.

sounds = Sonidos
vibration = Vibración
