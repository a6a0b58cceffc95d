### La página de reglas para los jugadores: el juego impreso en palabras propias, y lo que esta mesa decide donde el reglamento calla.
### Los mensajes están en orden de lectura: el título de una sección y luego sus párrafos numerados. Texto sin formato.
### Se mantienen las palabras impresas (tapa de la caja, animal espiritual, centro, ocultos en tu mano...); no hay otras.

rules-title = Cómo se juega
rules-intro-1 = De dos a cinco jugadores, unos 15 minutos. No hay turnos: todos intercambian a la vez.
rules-intro-2 = Empiezas con un animal espiritual y su conjunto de cuentas. Intercambia con todos y esconde cuentas bajo dos cajas de cerámica para decidir qué tipos acaban valiendo algo.

## El objetivo

rules-objective-title = Objetivo
rules-objective-1 = Ten en tu poder, cuando termine la ronda, las cuentas y los animales espirituales que más puntúen. Nadie sabe todavía cuánto valen: cada tipo se decide por lo que hay bajo las dos cajas y encima de ellas.

## Antes de empezar

rules-setup-title = Preparación
rules-setup-1 = Hay cinco tipos: toro (rosa), serpiente (amarilla), rana (verde), búho (blanco) y pez (azul). Cada uno tiene un animal espiritual y cuatro cuentas.
rules-setup-2 = Con tres a cinco jugadores, cada uno recibe un animal espiritual y las cuatro cuentas correspondientes. Qué conjunto le toca a cada uno se decide por sorteo, y todos lo saben.
rules-setup-3 = Lo que sobra queda en el centro, entre las dos cajas, a la vista de todos. Con cinco jugadores no sobra nada.
rules-setup-4 = Las dos cajas están boca abajo al alcance de todos: la tapa de la caja, marcada con «CERAMIC», y la base de la caja.

rules-start-title = Inicio de la partida
rules-start-1 = Cuando lo tengas todo listo, dilo. Cuando todos estén listos, el jugador más joven dice «empecemos». A partir de ahí todo ocurre en tiempo real.
rules-start-2 = Habla, regatea, cuenta historias sobre tus cuentas. No tienes por qué decir la verdad, y ninguna promesa te obliga.

## Intercambiar

rules-trade-title = Intercambiar con otros jugadores
rules-trade-1 = Intercambia cualquiera de tus piezas con cualquier otro jugador: cuentas, animales espirituales o ambas cosas, y tantas por cada parte como acuerden los dos. Tres cuentas por dos, o un animal espiritual por una sola cuenta: todo vale.
rules-trade-2 = Aquí haces una oferta: qué das, qué quieres y a quién se lo ofreces. A un jugador, a varios o a todos. También puedes pedir «2 cuentas cualesquiera» sin decir cuáles; entonces elige el otro jugador.
rules-trade-3 = El primero que acepta y tiene lo que quieres hace el intercambio. Las dos partes cambian de manos a la vez.
rules-trade-4 = ¿No te gusta una oferta? Recházala, y nadie se entera. O haz otra oferta a cambio; la primera sigue abierta.
rules-trade-5 = Puedes volver a intercambiar todo lo que consigas. Es muy posible que termines sin nada de lo que tenías al empezar.

rules-center-title = Intercambiar con el centro
rules-center-1 = Intercambia una de tus cuentas por cualquier cuenta del centro, o uno de tus animales espirituales por cualquier animal espiritual del centro. Siempre uno por uno, y nunca una cuenta por un animal espiritual.
rules-center-2 = Un solo intercambio a la vez: la pieza que recibes queda entre tus dedos, donde todos la ven. Colócala delante de ti antes del siguiente, o intercámbiala, o colócala bajo una caja o encima de ella.
rules-center-3 = Así el centro contiene siempre tantas cuentas y tantos animales espirituales como al principio. Solo cambian los tipos.

rules-secret-title = Mantener las cuentas en secreto
rules-secret-1 = Mantén tus piezas ocultas en tu mano o muéstralas delante de ti. Cambia de idea cuantas veces quieras.
rules-secret-2 = De una mano los demás solo ven cuántas piezas tiene. Las cuentas y los animales espirituales se cuentan juntos.

## Las cajas

rules-value-title = Asignar valor
rules-value-1 = Coloca cualquier número de tus cuentas bajo una caja, cuando quieras. Bajo la tapa de la caja hacen subir a su tipo; bajo la base de la caja lo hacen bajar.
rules-value-2 = Las cuentas que están bajo una caja se quedan ahí el resto de la ronda. Nadie puede recuperarlas ni mirar debajo, ni siquiera quien las colocó.
rules-value-3 = Los demás ven cuántas cuentas colocas y bajo qué caja. Si las tomas de tu mano, nadie ve de qué tipo son; si estaban delante de ti, todos lo han visto.
rules-value-4 = También puedes colocar un animal espiritual encima de cualquiera de las dos cajas. Ahí se queda también, y desde entonces solo él decide el valor de su tipo. Bajo esa caja se pueden seguir colocando cuentas.
rules-value-5 = Un animal espiritual nunca va bajo una caja, y una cuenta nunca va encima.

rules-end-title = Fin de la partida
rules-end-1 = El segundo animal espiritual sobre las cajas termina la ronda en el acto, estén los dos sobre la misma caja o uno en cada una. Quien aún estaba regateando llega tarde.
rules-end-2 = Entonces todos los jugadores revelan lo que tienen, se levantan las cajas y se puntúa cada tipo.

## Puntuación

rules-scoring-title = Puntuación al final de la partida
rules-scoring-1 = Resuelve los tipos de uno en uno, en cualquier orden. Cada uno se puntúa una sola vez: por su animal espiritual si está sobre una caja y, si no, por las cuentas que hay bajo las cajas.
rules-scoring-2 = Su animal espiritual está sobre la tapa de la caja: todo jugador que tenga alguna cuenta de ese tipo anota 1 punto.
rules-scoring-3 = Su animal espiritual está sobre la base de la caja: todo jugador que tenga alguna cuenta de ese tipo pierde 1 punto.
rules-scoring-4 = Su animal espiritual no está sobre ninguna caja y hay más cuentas suyas bajo la tapa que bajo la base: 1 punto por tener alguna cuenta y 1 punto adicional por tener el animal espiritual, con cuentas o sin ellas.
rules-scoring-5 = Más bajo la base que bajo la tapa: todo jugador que tenga alguna cuenta o el animal espiritual pierde 1 punto, y solo 1 por las dos cosas juntas.
rules-scoring-6 = Igual bajo la tapa y bajo la base, o ninguna cuenta bajo las dos: nada.
rules-scoring-7 = Muchas copias puntúan como una. Por cada tipo anotas como máximo 2 puntos y pierdes como máximo 1.
rules-scoring-8 = El jugador solitario: si eres el único jugador que tiene alguna pieza de un tipo, anotas 0 por él en lugar de puntos. Pero donde se pierde un punto, lo pierdes igual. Así que procura que alguien más tenga también.
rules-scoring-9 = Las piezas del centro no puntúan, y tampoco lo que está bajo las cajas o encima de ellas: no lo tiene nadie.

## La tabla de puntuación; las filas son lo que un jugador tiene de un tipo, las columnas lo que decide el tipo

rules-table-title = Tabla de puntuación
rules-table-held = Tienes
rules-table-spirit-on-top = Animal espiritual sobre la tapa de la caja
rules-table-spirit-on-bottom = Animal espiritual sobre la base de la caja
rules-table-more-under-top = Más bajo la tapa
rules-table-equal = Igual
rules-table-more-under-bottom = Más bajo la base
rules-table-bead = Cuenta
rules-table-bead-spirit-on-top = +1
rules-table-bead-spirit-on-bottom = −1
rules-table-bead-more-under-top = +1
rules-table-bead-equal = 0
rules-table-bead-more-under-bottom = −1
rules-table-spirit = Animal espiritual
# Nadie tiene un animal espiritual que está sobre una caja.
rules-table-spirit-spirit-on-top = –
rules-table-spirit-spirit-on-bottom = –
rules-table-spirit-more-under-top = +1
rules-table-spirit-equal = 0
rules-table-spirit-more-under-bottom = −1
rules-table-both = Ambas cosas
rules-table-both-spirit-on-top = –
rules-table-both-spirit-on-bottom = –
rules-table-both-more-under-top = +2
rules-table-both-equal = 0
rules-table-both-more-under-bottom = −1
rules-table-note = El único jugador de la mesa con alguna pieza de ese tipo: 0 en lugar de +1 o +2.

rules-example-title = Ejemplo
rules-example-1 = El toro está sobre la tapa de la caja y el pez sobre la base de la caja. Bajo la tapa hay una cuenta de la serpiente; bajo la base hay dos cuentas de la rana y dos del búho.
rules-example-2 = J1 tiene dos cuentas del toro y una de la rana: +1 por el toro, −1 por la rana. Total: 0.
rules-example-3 = J2 tiene dos cuentas de la serpiente: +1, porque J3 tiene la serpiente y así J2 no es el único jugador con piezas de la serpiente. Total: 1.
rules-example-4 = J3 tiene una cuenta del toro, una del búho y la serpiente: +1 por el toro, +1 por la serpiente, −1 por el búho. Total: 1.

## La partida entera

rules-winner-title = Determinar el ganador
rules-winner-1 = Se juegan tres rondas. Gana la puntuación combinada más alta; en caso de empate, se comparte la victoria.
rules-winner-2 = Después de cada ronda todo vuelve a su sitio: recibes el animal espiritual y las cuentas con los que empezaste, las cajas se vacían y el centro queda como estaba.

## Variantes

rules-variants-title = Variantes
rules-variants-1 = ESPÍRITUS BLOQUEADOS: en cuanto hay un animal espiritual sobre una caja, ya no se colocan cuentas bajo esa caja. Las que ya están cuentan, y encima aún se pueden colocar otros animales espirituales.
rules-variants-2 = ESPÍRITUS NORMALES: un animal espiritual que tengas vale como una cuenta más de su tipo, así que no da punto adicional.
rules-variants-3 = ESPÍRITUS PROLONGADOS: la ronda termina con el tercer animal espiritual sobre las cajas.
rules-variants-4 = ESPÍRITUS EXTENDIDOS: se juegan cinco rondas.
rules-variants-5 = ANIMALES CON HISTORIA: antes de empezar, cada jugador cuenta la historia de su animal espiritual y de sus cuentas.
rules-variants-6 = Elige tantas como quieras, en cualquier combinación y con cualquier número de jugadores.

rules-two-title = Variante para dos jugadores
rules-two-1 = Cada jugador recibe dos animales espirituales y los dos conjuntos correspondientes, ocho cuentas en total. El quinto animal espiritual y sus cuentas quedan en el centro. Lo demás es igual.

## Donde el reglamento calla

rules-here-title = Lo que decide esta mesa
rules-here-1 = El reglamento impreso deja algunas cosas a los jugadores. Aquí se resuelven así:
rules-here-2 = Los conjuntos se sortean una vez por partida. En las rondas siguientes todos empiezan con el mismo conjunto; si se juega otra partida, se sortea de nuevo.
rules-here-3 = El jugador más joven es el primero que dice serlo. Mientras nadie lo diga, o si está ausente, el anfitrión dice «empecemos».
rules-here-4 = No hay regalos: en un intercambio cada parte da al menos una pieza.
rules-here-5 = Una oferta no reserva nada. En cuanto cualquier pieza deja de estar en tu poder, terminan todas tus ofertas abiertas. Las que aún puedas cubrir las puedes repetir con un toque.
rules-here-6 = Una oferta la ven solo quien la hace y aquellos a quienes se ofrece. De un intercambio todos saben quiénes lo hicieron y cuántas piezas dio cada uno, pero los tipos solo de las piezas que estaban a la vista. Lo que recibes va a tu mano.
rules-here-7 = ¿Qué pieza das si tienes la misma en tu mano y delante de ti? La que todos ven, a menos que elijas la otra.
rules-here-8 = Una pieza entre tus dedos no va ni a tu mano ni de vuelta al centro. Puedes intercambiar una pieza por otra del mismo tipo.
rules-here-9 = Si dos jugadores actúan en el mismo momento, cuenta el orden en que la mesa lo ha recibido.
rules-here-10 = Un jugador ausente conserva su asiento, sus piezas y sus puntos, y los demás siguen jugando. El anfitrión puede dar el asiento a otra persona.
rules-here-11 = El anfitrión puede fijar un límite de tiempo. Cuando se acaba, la ronda se puntúa tal como está, aunque no haya ningún animal espiritual sobre las cajas.
rules-here-12 = El anfitrión puede anular una ronda en marcha; se reparte otra vez y no cuenta. También puede terminar la partida después de cualquier ronda; entonces decide la puntuación que hay hasta ese momento.
rules-here-13 = Quien solo mira ve lo que todos pueden ver, y nada más hasta la revelación.
