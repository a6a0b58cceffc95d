# La introducción: una mesa con dos jugadores que mueve la página. Una sola frase cada vez.

intro-title = Bead Trade en 60 segundos
intro-coach = Introducción
intro-step = Paso { $step } de { $steps }
intro-next = Siguiente
intro-skip = Saltar
intro-hint = Todavía no. Busca el anillo.

# Quién está en la mesa.
intro-name-you = Tú
intro-name-one = Ana
intro-name-two = Ben

intro-hand = Eres la rana. En tu mano están ella y sus cuatro cuentas verdes, y solo tú las ves.
intro-offer-give = ¡A intercambiar! Toca una cuenta verde: es lo que das.
intro-offer-want = Toca ahora lo que quieres por ella: rosa.
intro-offer-send = Envía la oferta a todos.
intro-offer-sent = Todos la ven. ¿Quién la acepta?
intro-accept = Ana. Ahora Ben ofrece amarillo por verde: acepta con un toque.
intro-swap-give = También hay cuentas en el centro. Toca tu amarilla para intercambiarla allí.
intro-swap-take = Toca la cuenta blanca del centro.
intro-swap-do = Intercambia, uno por uno.
intro-bead-choose = La cuenta blanca está en tus dedos, donde todos la ven. Toca ahora una verde.
intro-bead-under = Colócala bajo la TAPA: el verde valdrá más. Bajo la BASE valdría menos.
intro-bead-again = Nadie la recupera ni mira debajo, así que toca otra vez.
intro-spirit-choose = Ahora tu rana: tócala.
intro-spirit-on = Colócala sobre la TAPA: desde ahora solo ella decide cuánto vale el verde.
intro-spirit-again = Tampoco tiene vuelta atrás: toca otra vez.
intro-spirit-done = Hay un animal sobre las cajas. El segundo termina la ronda.
intro-ended = Aquí está: Ben ha colocado la serpiente sobre la BASE y la ronda ha terminado.

## De dónde vienen los puntos

intro-points = De dónde vienen los puntos
intro-points-top = Animal sobre la TAPA: 1 punto para cada jugador con una cuenta de su tipo.
intro-points-bottom = Animal sobre la BASE: cada jugador con una cuenta de su tipo pierde 1 punto.
intro-points-more = Sin animal y con más cuentas bajo la TAPA: 1 punto por una cuenta y 1 adicional por el animal.
intro-points-less = Sin animal y con más cuentas bajo la BASE: quien tiene una cuenta o el animal pierde 1 punto.
intro-points-alone = Solo se puntúa en compañía: el único jugador con ese tipo anota 0.
intro-points-match = Gana la suma más alta de tres rondas.
intro-ready = Todo listo para jugar
intro-to-room = Volver a la sala
intro-to-home = Crear una sala
intro-once-more = Otra vez
