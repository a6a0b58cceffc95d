# Die Einführung: ein Tisch mit zwei Mitspielern, die die Seite spielt. Immer nur ein Satz.

intro-title = Bead Trade in 60 Sekunden
intro-coach = Einführung
intro-step = Schritt { $step } von { $steps }
intro-next = Weiter
intro-skip = Überspringen
intro-hint = Das noch nicht. Achte auf den Ring.

# Wer am Tisch sitzt.
intro-name-you = Du
intro-name-one = Ana
intro-name-two = Ben

intro-hand = Du bist der Frosch. In deiner Hand liegen er und seine vier grünen Perlen; nur du siehst sie.
intro-offer-give = Handle! Tippe eine grüne Perle an: Die gibst du.
intro-offer-want = Tippe an, was du dafür willst: Rosa.
intro-offer-send = Schick das Angebot an alle.
intro-offer-sent = Alle sehen es. Wer nimmt es an?
intro-accept = Ana! Nun bietet Ben Gelb gegen Grün: Ein Tipp, und du nimmst an.
intro-swap-give = Auch in der Mitte liegen Perlen. Tippe deine gelbe an, um sie dort zu tauschen.
intro-swap-take = Tippe die weiße Perle in der Mitte an.
intro-swap-do = Tausche, eins zu eins.
intro-bead-choose = Die weiße Perle hast du in den Fingern, wo alle sie sehen. Nun tippe eine grüne an.
intro-bead-under = Lege sie unter den DECKEL: Das macht Grün mehr wert. Unter dem BODEN wäre es weniger.
intro-bead-again = Niemand nimmt sie zurück oder sieht darunter nach. Tippe also noch mal.
intro-spirit-choose = Jetzt dein Frosch: Tippe ihn an.
intro-spirit-on = Lege ihn auf den DECKEL: Ab jetzt entscheidet er allein, was Grün wert ist.
intro-spirit-again = Auch das bleibt so: Tippe noch mal.
intro-spirit-done = Ein Krafttier liegt auf den Schachteln. Das zweite beendet die Runde.
intro-ended = Da ist es: Ben hat die Schlange auf den BODEN gelegt, und die Runde ist vorbei.

## Woher die Punkte kommen

intro-points = Woher die Punkte kommen
intro-points-top = Krafttier auf dem DECKEL: 1 Punkt für jeden Spieler mit einer Perle seiner Art.
intro-points-bottom = Krafttier auf dem BODEN: Jeder Spieler mit einer Perle seiner Art verliert 1 Punkt.
intro-points-more = Kein Krafttier, mehr Perlen unter dem DECKEL: 1 Punkt für eine Perle und 1 zusätzlicher für das Krafttier.
intro-points-less = Kein Krafttier, mehr Perlen unter dem BODEN: Wer eine Perle oder das Krafttier besitzt, verliert 1 Punkt.
intro-points-alone = Punkte gibt es nur in Gesellschaft: Der einzige Spieler mit dieser Art erhält 0.
intro-points-match = Die höchste Summe aus drei Runden gewinnt.
intro-ready = Bereit zum Spielen
intro-to-room = Zurück zum Raum
intro-to-home = Raum eröffnen
intro-once-more = Noch mal
