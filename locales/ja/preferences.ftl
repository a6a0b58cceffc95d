# What a reader chooses for their pages: on the server's own, and in the room's menu.

language = 言語
# each by its own name: whoever looks for theirs may read no other
language-name =
    { $language ->
        [de] Deutsch
        [es] Español
        [ja] 日本語
       *[en] English
    }
language-not-there = 今はこの言語を読み込めません。少ししてからもう一度お試しください。
appearance = 画面の色
theme-name =
    { $theme ->
        [light] 明るい
        [dark] 暗い
       *[auto] 端末に合わせる
    }
preference-not-kept = サーバーに保存できませんでした。ページを読み込み直すと、元に戻ります。
