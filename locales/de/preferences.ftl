# Was man für seine Seiten wählt: auf denen des Servers und im Menü des Raums.

language = Sprache
# jede mit ihrem eigenen Namen: Wer seine sucht, liest vielleicht keine andere
language-name =
    { $language ->
        [de] Deutsch
        [es] Español
        [ja] 日本語
       *[en] English
    }
language-not-there = Diese Sprache lässt sich gerade nicht laden. Versuch es gleich noch einmal.
appearance = Darstellung
theme-name =
    { $theme ->
        [light] Hell
        [dark] Dunkel
       *[auto] Wie das Gerät
    }
preference-not-kept = Das gilt, bis die Seite neu geladen wird: Der Server war nicht zu erreichen.
