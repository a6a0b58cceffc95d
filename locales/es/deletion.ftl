# El anfitrión elimina una sala.

delete-room = Eliminar esta sala
delete-room-hint = La mesa, lo que se dijo, los puntos y la repetición desaparecen entonces de este servidor, para siempre y para todo el mundo.
delete-room-sure = ¿De verdad, para todo el mundo?
delete-room-failed = No se ha podido eliminar la sala. Inténtalo de nuevo en un minuto.
