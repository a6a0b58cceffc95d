# Was gesagt wird, wenn der Fehler beim Server selbst liegt.

fault-title = Etwas ist schiefgegangen
fault-text = Der Fehler liegt beim Server, nicht bei dir. Versuch es bitte in einer Minute noch einmal; es ist nichts verloren.
