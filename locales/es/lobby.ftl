# La sala de espera, las historias y el momento antes de empezar.

## Asientos

sit-down = Siéntate
take-seat = Sentarme aquí
seats-taken = { $taken } de { $seats }
free-seat = Libre
that-is-you = (tú)
intro-link = ¿Nuevo aquí? 60 segundos
lobby-full = Todos los asientos están ocupados. Puedes mirar.
watching =
    { $count ->
        [one] Hay 1 persona mirando.
       *[other] Hay { $count } personas mirando.
    }

## Ajustes

variations = Variantes
host-chooses = Elige el anfitrión.
variant =
    { $variant ->
        [locked] Espíritus bloqueados
        [normal] Espíritus normales
        [longer] Espíritus prolongados
        [extended] Espíritus extendidos
       *[story] Animales con historia
    }
variant-hint =
    { $variant ->
        [locked] Un animal espiritual sobre una caja la bloquea: ya no se colocan cuentas debajo.
        [normal] Un animal espiritual vale como una cuenta más, sin punto adicional.
        [longer] La ronda termina con tres animales espirituales sobre las cajas, no con dos.
        [extended] Cinco rondas, no tres.
       *[story] Antes de empezar, cada jugador cuenta la historia de su animal.
    }
seats = Asientos
seats-count =
    { $count ->
        [one] 1 jugador
        [2] 2 jugadores, dos conjuntos cada uno
       *[other] hasta { $count } jugadores
    }
time-limit = Límite de tiempo por ronda
no-time-limit = Sin límite
minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
deal = Repartir
deal-hint =
    { $count ->
        [2] Con dos jugadores, cada uno recibe dos conjuntos. ¿Ya están todos? Pues reparte.
       *[other] ¿Ya se sentaron todos los que quieren jugar? Pues reparte.
    }
deal-too-few = Hacen falta al menos dos jugadores.
host-will-deal = Cuando estén todos, reparte { $host }.
host-away = El anfitrión está ausente. En un minuto otra persona toma su lugar.

## Historias

your-story = Tu historia
story-of = La historia de { $name }
story-about = Sobre { $pieces }, y también sobre sus cuentas.
story-later = Después: { $names }
story-listen = { $name } tiene la palabra.
pass-on = Esa fue mi historia
pass-on-for = Terminar la historia de { $name }

## Antes de empezar

round-of = Ronda { $round } de { $rounds }
ready-count = listos: { $ready } de { $seats }
seat-state =
    { $state ->
        [ready] todo listo
        [away] ausente
        [left] se fue
       *[not-yet] aún no
    }
youngest = más joven
played-with =
    { $count ->
        [one] Variante:
       *[other] Variantes:
    }
im-ready = Todo listo
not-ready = Aún no
im-youngest = Soy la persona más joven
not-youngest = Hay alguien más joven
lets-begin = ¡Empecemos!
waiting-for = Falta por confirmar: { $names }.
not-waited-for =
    { $count ->
        [one] { $names } está ausente: no hace falta esperar.
       *[other] { $names } están ausentes: no hace falta esperar.
    }
all-ready-you-begin = Todos están listos. Te toca decir «empecemos».
youngest-begins = Todos están listos. { $name }, la persona más joven, dice «empecemos».
host-begins = Todos están listos: { $name } dice «empecemos».
