# What a reader chooses for their pages: on the server's own, and in the room's menu.

language = Language
# each by its own name: whoever looks for theirs may read no other
language-name =
    { $language ->
        [de] Deutsch
        [es] Español
        [ja] 日本語
       *[en] English
    }
language-not-there = This language can’t be loaded right now. Please try again in a moment.
appearance = Appearance
theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
       *[auto] As on this device
    }
preference-not-kept = This holds until the page is loaded again: the server could not be told.
