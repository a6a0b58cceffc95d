# Por qué no se ha hecho algo, dicho junto a lo que se ha tocado. La letra pequeña nombra la regla.

refusal-rule = Regla { $rule }
refusal-lacks = Te falta: { $pieces }.
any-beads-more =
    { $count ->
        [one] 1 cuenta más
       *[other] { $count } cuentas más
    }
any-spirits-more =
    { $count ->
        [one] 1 animal espiritual más
       *[other] { $count } animales espirituales más
    }
refusal-unknown = No se ha podido hacer.

## Las reglas del juego

refusal-not_a_player = Eso solo pueden hacerlo los jugadores.
refusal-not_the_host = Eso solo puede hacerlo el anfitrión.
refusal-wrong_phase = Ahora no es posible.
refusal-round_over = La ronda ya ha terminado. Eso llegó tarde.
refusal-no_such_seat = Ahí no se sienta nadie.
refusal-nothing_chosen = Elige al menos una pieza.
refusal-not_held = Ya no tienes esas piezas.
refusal-no_gifts = No hay regalos: cada parte da al menos una pieza.
refusal-impossible = En ninguna partida hay tantas piezas.
refusal-too_many_offers = No caben más ofertas tuyas. Retira una primero.
refusal-offer_gone = Esta oferta ya no está.
refusal-not_your_offer = Esta oferta no es tuya.
refusal-your_own_offer = Esta oferta es tuya.
refusal-choose_any = Elige qué piezas das.
refusal-wrong_pieces = Estas no son las piezas que pide la oferta.
refusal-only_beads = Bajo una caja solo van cuentas; un animal espiritual va encima.
refusal-center_lacks = En el centro ya no hay esa pieza.
refusal-fingers_full = Coloca primero delante de ti la pieza que tienes entre los dedos.
refusal-box_locked = Un animal espiritual ha bloqueado esta caja.
refusal-not_the_starter = Otra persona dice «empecemos».
refusal-not_all_ready =
    { $count ->
        [0] No todos están listos.
       *[other] Falta por confirmar: { $names }.
    }
refusal-already_youngest =
    { $count ->
        [0] Alguien ya lo ha dicho antes.
       *[other] { $names } lo ha dicho antes.
    }
refusal-not_your_floor = Otra persona tiene la palabra.
refusal-unchanged = Ya está así.
refusal-still_here =
    { $count ->
        [0] Este jugador sigue aquí.
        [one] { $names } sigue aquí.
       *[other] { $names } siguen aquí.
    }

## La sala

refusal-name_unfit = Un nombre tiene de 1 a 24 letras o signos visibles.
refusal-text_unfit = Una línea tiene de 1 a 280 letras o signos visibles.
refusal-seats_full = Todos los asientos están ocupados.
refusal-already_seated = Ya tienes un asiento.
refusal-not_seated = No tienes asiento aquí.
refusal-kicked = El anfitrión te ha expulsado de esta mesa.
refusal-settings_unfit = La mesa no se puede ajustar así; quizá ya hay demasiados jugadores sentados.
refusal-too_few_players = Hacen falta al menos dos jugadores.
refusal-no_such_asker = Esa persona ya no pide asiento.
refusal-too_late = Ya es tarde para eso.
refusal-too_many_askers = Ya hay demasiadas personas pidiendo asiento.
refusal-room_worn_out = En esta sala ya se ha jugado todo lo que dura una sala. Crea una nueva, por favor.
refusal-code_unknown = Este código no vale, o ya no vale. Crea uno nuevo.
refusal-not_stored = El servidor no ha podido guardarlo. No ha cambiado nada; inténtalo otra vez.
refusal-malformed = El servidor no lo ha entendido. Vuelve a cargar la página, por favor.
refusal-too_fast = Demasiado rápido. Inténtalo otra vez.
