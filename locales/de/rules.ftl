### Die Regelseite für Spieler: das gedruckte Spiel in eigenen Worten, und was dieser Tisch regelt, wo das Heft schweigt.
### In Lesereihenfolge: der Titel eines Abschnitts, dann seine Absätze nach Nummern. Reiner Text, keine Auszeichnung.
### Die gedruckten Wörter (Schachteldeckel, Krafttier, Mitte, verdeckt in der Hand ...) bleiben; es gibt keine anderen.

rules-title = So wird gespielt
rules-intro-1 = Zwei bis fünf Spieler, etwa 15 Minuten. Keine Spielzüge: Alle handeln gleichzeitig.
rules-intro-2 = Du beginnst mit einem Krafttier und dem passenden Satz Perlen. Tausche mit allen, und verstecke Perlen unter zwei Keramikschachteln, um zu bestimmen, welche Perlenarten am Ende etwas wert sind.

## Das Ziel

rules-objective-title = Spielziel
rules-objective-1 = Besitze am Ende der Runde die Perlen und Krafttiere, die am meisten Punkte bringen. Was sie wert sind, weiß noch niemand: Über jede Perlenart entscheidet, was unter und auf den beiden Schachteln liegt.

## Vor dem Start

rules-setup-title = Vorbereitung
rules-setup-1 = Es gibt fünf Arten: Stier (rosa), Schlange (gelb), Frosch (grün), Eule (weiß) und Fisch (blau). Zu jeder gehören ein Krafttier und vier Perlen.
rules-setup-2 = Zu dritt bis zu fünft bekommt jeder Spieler ein Krafttier und die vier passenden Perlen. Welchen Satz du bekommst, entscheidet das Los, und alle wissen es.
rules-setup-3 = Was übrig ist, liegt offen in der Mitte zwischen den beiden Schachteln. Zu fünft bleibt nichts übrig.
rules-setup-4 = Die beiden Schachteln liegen mit der Öffnung nach unten, für alle erreichbar: der Schachteldeckel mit der Aufschrift „CERAMIC“ und der Schachtelboden.

rules-start-title = Spielbeginn
rules-start-1 = Sag Bescheid, wenn du bereit bist. Sind alle bereit, sagt der jüngste Spieler „los geht’s“. Von da an läuft alles in Echtzeit.
rules-start-2 = Redet, feilscht, erzählt Geschichten über eure Perlen. Die Wahrheit musst du nicht sagen, und kein Versprechen bindet dich.

## Tauschen

rules-trade-title = Handel mit Mitspielern
rules-trade-1 = Du kannst jedes deiner Spielteile mit einem beliebigen Mitspieler tauschen: Perlen, Krafttiere oder beides, auf jeder Seite so viele, wie ihr vereinbart. Drei Perlen gegen zwei oder ein Krafttier gegen eine einzelne Perle: alles erlaubt.
rules-trade-2 = Hier machst du ein Angebot: was du gibst, was du willst und an wen. An einen Spieler, an mehrere oder an alle. Du kannst auch „2 beliebige Perlen“ verlangen, ohne sie zu nennen; dann wählt der andere Spieler, welche.
rules-trade-3 = Wer als Erster annimmt und besitzt, was du willst, hat getauscht. Beide Seiten wechseln sofort den Besitzer.
rules-trade-4 = Ein Angebot gefällt dir nicht? Lehne es ab, das erfährt niemand. Oder mach ein Gegenangebot; das erste Angebot bleibt offen.
rules-trade-5 = Alles, was du bekommst, darfst du weiter tauschen. Es kann gut sein, dass du am Ende nichts mehr von deinem Startmaterial besitzt.

rules-center-title = Handel mit der Mitte
rules-center-1 = Tausche eine deiner Perlen gegen eine beliebige Perle in der Mitte oder eines deiner Krafttiere gegen ein beliebiges Krafttier in der Mitte. Immer eins zu eins, und niemals eine Perle gegen ein Krafttier.
rules-center-2 = Immer nur ein Tausch auf einmal: Das erhaltene Spielteil hast du in den Fingern, wo alle es sehen. Lege es vor dich, bevor du erneut tauschst, oder tausche es mit einem Mitspieler, oder lege es unter oder auf eine Schachtel.
rules-center-3 = So enthält die Mitte immer so viele Perlen und so viele Krafttiere wie zu Beginn. Nur die Arten ändern sich.

rules-secret-title = Perlen geheim halten
rules-secret-1 = Halte deine Spielteile verdeckt in der Hand, oder lege sie offen vor dich. Das kannst du jederzeit ändern.
rules-secret-2 = Von einer Hand sehen die anderen nur, wie viele Spielteile darin sind. Perlen und Krafttiere zählen dabei zusammen.

## Die Schachteln

rules-value-title = Wert zuweisen
rules-value-1 = Lege jederzeit beliebig viele deiner Perlen unter eine Schachtel. Unter dem Deckel ziehen sie ihre Perlenart nach oben, unter dem Boden nach unten.
rules-value-2 = Perlen unter einer Schachtel bleiben dort für den Rest der Runde. Niemand darf sie zurücknehmen oder darunter nachsehen, auch nicht, wer sie gelegt hat.
rules-value-3 = Die anderen sehen, wie viele Perlen du unter welche Schachtel legst. Nimmst du sie aus der Hand, sieht niemand ihre Art; lagen sie vor dir, haben alle sie gesehen.
rules-value-4 = Du darfst auch ein Krafttier auf den Deckel oder den Boden legen. Auch das bleibt dort, und von da an entscheidet es allein über den Wert seiner Art. Perlen dürfen weiterhin unter diese Schachtel.
rules-value-5 = Ein Krafttier kommt niemals unter eine Schachtel, eine Perle niemals darauf.

rules-end-title = Spielende
rules-end-1 = Das zweite Krafttier auf den Schachteln beendet die Runde sofort, egal ob beide auf derselben liegen oder auf jeder eines. Wer da noch feilscht, kommt zu spät.
rules-end-2 = Dann decken alle auf, was sie besitzen, die Schachteln werden angehoben, und jede Art wird gewertet.

## Wertung

rules-scoring-title = Wertung am Spielende
rules-scoring-1 = Wertet die Arten nacheinander aus, in beliebiger Reihenfolge. Jede wird einmal gewertet: durch ihr Krafttier, wenn es auf einer Schachtel liegt, sonst durch die Perlen unter den Schachteln.
rules-scoring-2 = Das Krafttier liegt auf dem Deckel: Wer eine Perle dieser Art besitzt, erhält 1 Punkt.
rules-scoring-3 = Das Krafttier liegt auf dem Boden: Wer eine Perle dieser Art besitzt, verliert 1 Punkt.
rules-scoring-4 = Das Krafttier liegt auf keiner Schachtel, und mehr Perlen der Art liegen unter dem Deckel als unter dem Boden: 1 Punkt, wenn du eine Perle besitzt, und 1 zusätzlicher Punkt, wenn du das Krafttier besitzt, mit oder ohne Perle.
rules-scoring-5 = Mehr unter dem Boden als unter dem Deckel: Wer eine Perle oder das Krafttier besitzt, verliert 1 Punkt, auch für beides zusammen nur 1.
rules-scoring-6 = Gleich viele unter Deckel und Boden, oder gar keine: keine Punkte.
rules-scoring-7 = Mehrere gleiche Spielteile zählen wie eines. Je Art erhältst du höchstens 2 Punkte und verlierst höchstens 1.
rules-scoring-8 = Alleinbesitz: Bist du der einzige Spieler, der ein Spielteil einer Art besitzt, erhältst du dafür 0 Punkte statt eines positiven Werts. Minuspunkte gelten für dich weiterhin. Sorge also dafür, dass noch jemand eines davon hat.
rules-scoring-9 = Spielteile in der Mitte zählen nicht, ebenso wenig, was unter oder auf den Schachteln liegt: Das besitzt niemand.

## Die Wertungstabelle; Zeilen: was ein Spieler von einer Art besitzt, Spalten: was über die Art entscheidet

rules-table-title = Wertungstabelle
rules-table-held = Du besitzt
rules-table-spirit-on-top = Krafttier auf dem Deckel
rules-table-spirit-on-bottom = Krafttier auf dem Boden
rules-table-more-under-top = Mehr unter dem Deckel
rules-table-equal = Gleich viele
rules-table-more-under-bottom = Mehr unter dem Boden
rules-table-bead = Perle
rules-table-bead-spirit-on-top = +1
rules-table-bead-spirit-on-bottom = −1
rules-table-bead-more-under-top = +1
rules-table-bead-equal = 0
rules-table-bead-more-under-bottom = −1
rules-table-spirit = Krafttier
# Ein Krafttier, das auf einer Schachtel liegt, besitzt niemand.
rules-table-spirit-spirit-on-top = –
rules-table-spirit-spirit-on-bottom = –
rules-table-spirit-more-under-top = +1
rules-table-spirit-equal = 0
rules-table-spirit-more-under-bottom = −1
rules-table-both = Beides
rules-table-both-spirit-on-top = –
rules-table-both-spirit-on-bottom = –
rules-table-both-more-under-top = +2
rules-table-both-equal = 0
rules-table-both-more-under-bottom = −1
rules-table-note = Wer als einziger Spieler am Tisch ein Spielteil der Art besitzt: 0 statt +1 oder +2.

rules-example-title = Beispiel
rules-example-1 = Der Stier liegt auf dem Deckel und der Fisch auf dem Boden. Unter dem Deckel liegt eine gelbe Perle, unter dem Boden liegen zwei grüne und zwei weiße Perlen.
rules-example-2 = P1 besitzt zwei rosa Perlen und eine grüne Perle: +1 für Rosa, −1 für Grün. Gesamt: 0.
rules-example-3 = P2 besitzt zwei gelbe Perlen: +1, denn P3 besitzt die Schlange, und so ist P2 nicht der einzige Spieler mit dieser Art. Gesamt: 1.
rules-example-4 = P3 besitzt eine rosa Perle, eine weiße Perle und die Schlange: +1 für Rosa, +1 für die Schlange, −1 für Weiß. Gesamt: 1.

## Das Spiel

rules-winner-title = Siegerermittlung
rules-winner-1 = Spielt drei Runden. Die höchste Gesamtpunktzahl gewinnt; bei Gleichstand wird der Sieg geteilt.
rules-winner-2 = Nach jeder Runde wird alles zurückgesetzt: Du bekommst das Krafttier und die Perlen, mit denen du begonnen hast, die Schachteln werden geleert, und die Mitte ist wieder wie am Anfang.

## Varianten

rules-variants-title = Varianten
rules-variants-1 = GESPERRTE KRAFTTIERE: Sobald ein Krafttier auf einer Schachtel liegt, kommen keine Perlen mehr unter diese Schachtel. Die schon darunter liegenden zählen, und weitere Krafttiere dürfen noch darauf.
rules-variants-2 = NORMALE KRAFTTIERE: Ein Krafttier, das du besitzt, zählt nur als eine weitere Perle seiner Art; den zusätzlichen Punkt gibt es nicht.
rules-variants-3 = MEHR KRAFTTIERE: Die Runde endet mit dem dritten Krafttier auf den Schachteln.
rules-variants-4 = VERLÄNGERTES SPIEL: Spielt fünf Runden.
rules-variants-5 = TIERGESCHICHTEN: Vor Spielbeginn erzählen die Spieler die Geschichte ihres Krafttiers und ihrer Perlen.
rules-variants-6 = Wählt beliebig viele davon, in jeder Kombination und mit jeder Spielerzahl.

rules-two-title = Variante für zwei Spieler
rules-two-1 = Jeder bekommt zwei Krafttiere und die beiden passenden Sätze, insgesamt acht Perlen. Das fünfte Krafttier und seine Perlen liegen in der Mitte. Alles andere bleibt gleich.

## Wo das Heft schweigt

rules-here-title = Was dieser Tisch entscheidet
rules-here-1 = Die gedruckten Regeln überlassen manches den Spielern. Hier gilt:
rules-here-2 = Die Sätze werden einmal pro Spiel ausgelost. In den späteren Runden beginnen alle mit demselben Satz; für ein neues Spiel wird neu gelost.
rules-here-3 = Am jüngsten ist, wer es zuerst sagt. Solange das niemand getan hat oder dieser Spieler abwesend ist, sagt der Host „los geht’s“.
rules-here-4 = Geschenke gibt es nicht: Bei einem Tausch gibt jede Seite mindestens ein Spielteil.
rules-here-5 = Ein Angebot reserviert nichts. Sobald du irgendein Spielteil abgibst, enden alle deine offenen Angebote. Was du noch decken kannst, bietest du mit einem Tippen erneut an.
rules-here-6 = Ein Angebot sehen nur du und die, denen du es machst. Von einem Tausch erfahren alle, wer getauscht hat und wie viele Spielteile jeder gab; die Arten nur von denen, die offen lagen. Was du bekommst, kommt in deine Hand.
rules-here-7 = Welches Spielteil gibst du, wenn du das gleiche in der Hand und vor dir hast? Das, das alle sehen, außer du wählst das andere.
rules-here-8 = Ein Spielteil in deinen Fingern kommt weder in die Hand noch zurück in die Mitte. Du darfst ein Spielteil gegen eines derselben Art tauschen.
rules-here-9 = Tun zwei Spieler im selben Moment etwas, gilt zuerst, was zuerst am Tisch ankam.
rules-here-10 = Ein abwesender Spieler behält Platz, Spielteile und Punkte, und die anderen spielen weiter. Der Host kann den Platz jemand anderem geben.
rules-here-11 = Der Host kann ein Zeitlimit setzen. Läuft es ab, wird die Runde so gewertet, wie sie steht, auch ganz ohne Krafttier auf einer Schachtel.
rules-here-12 = Der Host kann eine laufende Runde abbrechen; sie zählt nicht und wird neu ausgeteilt. Nach jeder Runde kann er auch das Spiel beenden; dann entscheidet der Stand bis dahin.
rules-here-13 = Wer nur zusieht, sieht, was alle sehen dürfen, und bis zum Aufdecken nicht mehr.
