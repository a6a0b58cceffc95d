# Las puertas de una sala: el código que se dice en voz alta, el cierre, a quién se deja entrar y qué ocultar al emitir.

## El código, junto al enlace

say-code = O di este código, para escribirlo en { $address }
code-guest-how = Has llegado con el código: pide un asiento y el anfitrión te dejará entrar.
code-link-qr = Código QR con el código de esta sala
code-over = Este código está cerrado o ha caducado. Pídelo otra vez.
invite-by-code-how = Quien abra esto o escriba el código verá esta mesa y podrá pedir un asiento.

## Oculto para quien graba la pantalla

hide-invite = Ocultar enlace y código en este dispositivo
invite-hidden = El enlace y el código están ocultos.
show-invite = Mostrarlos

## Para el anfitrión

doors = Quién puede entrar
door-code-none = No hay ningún código para decir.
door-code-how = Seis letras para decir en voz alta, durante seis horas como máximo. Quien las escriba mira y te pide un asiento. Si el servidor se reinicia, crea otro.
make-spoken-code = Crear un código
renew-spoken-code = Código nuevo
close-spoken-code = Cerrar el código
close-spoken-code-sure = ¿Cerrarlo de verdad? Nadie más podrá usarlo; quienes ya están se quedan.
send-guests-away = Despedir a los del código
send-guests-away-sure = ¿Cerrar el código y despedir a quienes vinieron con uno y no tienen asiento?
lock-room = Cerrar la sala
lock-room-hint = Nadie más se sienta ni pide asiento. Quien tiene asiento entra y sale.
lobby-locked = El anfitrión ha cerrado la sala. Puedes mirar.
let-in = Dejar entrar
not-now = Ahora no

## Rechazos

refusal-ask_the_host = Pide un asiento: el anfitrión te dejará entrar.
refusal-room_locked = El anfitrión ha cerrado la sala.
refusal-too_many_codes = En este servidor no caben más códigos. Envía el enlace, por favor.
