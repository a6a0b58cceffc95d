# Der Host löscht einen Raum.

delete-room = Diesen Raum löschen
delete-room-hint = Der Tisch, alles Gesagte, die Punkte und die Wiederholung sind dann von diesem Server verschwunden, für alle und endgültig.
delete-room-sure = Wirklich löschen, für alle?
delete-room-failed = Der Raum konnte nicht gelöscht werden. Versuch es in einer Minute noch einmal.
