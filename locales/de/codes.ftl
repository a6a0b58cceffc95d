# Die Türen eines Raums: der Code zum Ansagen, das Schloss, wer eingelassen wird, und was man beim Streamen verdeckt.

## Der Code, neben dem Link

say-code = Oder sag diesen Code an, einzutippen auf { $address }
code-guest-how = Du bist mit dem Code hier: Bitte um einen Platz, dann lässt der Host dich ein.
code-link-qr = QR-Code mit dem Code dieses Raums
code-over = Dieser Code ist geschlossen oder abgelaufen. Lass ihn dir noch einmal ansagen.
invite-by-code-how = Wer das öffnet oder den Code eintippt, sieht diesen Tisch und kann um einen Platz bitten.

## Verdeckt, wenn der Bildschirm gefilmt wird

hide-invite = Link und Code auf diesem Gerät verdecken
invite-hidden = Link und Code sind verdeckt.
show-invite = Zeigen

## Für den Host

doors = Wer hereinkommt
door-code-none = Es gibt keinen Code zum Ansagen.
door-code-how = Sechs Buchstaben zum Ansagen, für höchstens sechs Stunden. Wer sie eintippt, sieht zu und bittet dich um einen Platz. Startet der Server neu, mach einen neuen.
make-spoken-code = Code machen
renew-spoken-code = Neuer Code
close-spoken-code = Code schließen
close-spoken-code-sure = Wirklich schließen? Niemand kommt mehr damit herein; wer da ist, bleibt.
send-guests-away = Code-Gäste wegschicken
send-guests-away-sure = Wirklich den Code schließen und alle wegschicken, die mit einem kamen und keinen Platz haben?
lock-room = Raum abschließen
lock-room-hint = Niemand Neues setzt sich oder bittet um einen Platz. Wer einen Platz hat, kommt und geht.
lobby-locked = Der Host hat den Raum abgeschlossen. Du kannst zusehen.
let-in = Einlassen
not-now = Jetzt nicht

## Ablehnungen

refusal-ask_the_host = Bitte um einen Platz: Der Host lässt dich ein.
refusal-room_locked = Der Host hat den Raum abgeschlossen.
refusal-too_many_codes = Auf diesem Server gibt es so viele Codes, wie hineinpassen. Verschick bitte den Link.
