# Lo que se dice cuando el fallo es del propio servidor.

fault-title = Algo ha salido mal
fault-text = El fallo es del servidor, no tuyo. Inténtalo de nuevo en un minuto; no se ha perdido nada.
