# La pantalla grande, y quienes miran.

tv-join = Escanea para jugar
big-screen = Pantalla grande
big-screen-how = Abre esta dirección en un televisor o un portátil que todos vean. Muestra toda la mesa y ningún secreto.
big-screen-address = Dirección de la pantalla grande
big-screen-open = Abrirla aquí

## Asking for a seat

asked-and-waiting = Has pedido un asiento como { $name }. El anfitrión puede darte uno que esté libre.
