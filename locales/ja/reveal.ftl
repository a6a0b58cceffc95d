# The reveal at the end of a round.

reveal-step =
    { $step ->
        [hands] 手の中
        [spirits] 箱の上
        [lift] 箱の下
       *[totals] 得点
    }
reveal-step-type =
    { $type ->
        [bull] 雄牛
        [snake] ヘビ
        [frog] カエル
        [owl] フクロウ
       *[fish] 魚
    }
reveal-under =
    { $side ->
        [top] ふたの下
       *[bottom] 底の下
    }
reveal-hold = 止める
reveal-go-on = 続ける
reveal-next = 次へ
reveal-to-end = 結果へ
reveal-to-end-sure = 全員分？
reveal-host = 公開の進行
reveal-held = ホストが止めています
reveal-standing = ゲームの合計得点
reveal-points-table = このラウンドの得点
reveal-told = ここまでの公開
reveal-not-counted = 未計算

## What is said at each step

reveal-hands = 全員のピースを公開します。
reveal-hands-detail = 得点するのは所持しているピースだけ。中央のピースは得点に影響しません。
reveal-spirits-top = 「箱のふた」の上：{ $spirits }。
reveal-spirits-bottom = 「箱の底」の上：{ $spirits }。
reveal-spirits-none = 箱の上にスピリットアニマルはありません。
reveal-lift = 箱を公開！ビーズは「箱のふた」の下に{ $top }個、「箱の底」の下に{ $bottom }個。
reveal-type =
    { $verdict ->
        [spirit_on_top] { $type ->
            [bull] 雄牛が「箱のふた」の上：ピンクのビーズは+1点。
            [snake] ヘビが「箱のふた」の上：黄色のビーズは+1点。
            [frog] カエルが「箱のふた」の上：緑のビーズは+1点。
            [owl] フクロウが「箱のふた」の上：白のビーズは+1点。
           *[fish] 魚が「箱のふた」の上：青のビーズは+1点。
        }
        [spirit_on_bottom] { $type ->
            [bull] 雄牛が「箱の底」の上：ピンクのビーズは−1点。
            [snake] ヘビが「箱の底」の上：黄色のビーズは−1点。
            [frog] カエルが「箱の底」の上：緑のビーズは−1点。
            [owl] フクロウが「箱の底」の上：白のビーズは−1点。
           *[fish] 魚が「箱の底」の上：青のビーズは−1点。
        }
        [more_under_top] { type-colour }は{ $top }対{ $bottom }で「箱のふた」の下に多い：所持でプラス。
        [more_under_bottom] { type-colour }は{ $bottom }対{ $top }で「箱の底」の下に多い：所持でマイナス。
       *[equal] どちらの下も{ $top }個で同数：{ type-colour }は得点なし。
    }
# Below the headline about a lone player.
reveal-verdict =
    { $verdict ->
        [spirit_on_top] { spirit-of }は「箱のふた」の上ですが、単独所持は0点。
        [spirit_on_bottom] 「箱の底」の上：{ spirit-of }。
        [more_under_top] { $top }対{ $bottom }で「箱のふた」の下に多いですが、単独所持は0点。
        [more_under_bottom] { $bottom }対{ $top }で「箱の底」の下に多い。
       *[equal] どちらの下も{ $top }個で同数。
    }
reveal-alone =
    { $me ->
        [yes] { type-colour }はあなただけが所持：0点。
       *[no] { type-colour }は{ $name }だけが所持：0点。
    }
reveal-nobody-holds = { type-colour }は誰も所持していません。
reveal-lead =
    { $me ->
        [yes] 合計{ $points }点で、あなたが首位です。
       *[no] { $count ->
            [1] 合計{ $points }点で、{ $names }が首位です。
           *[other] 合計{ $points }点ずつで、{ $names }が首位に並んでいます。
        }
    }
reveal-gift =
    { $why ->
        [spirit] スピリットアニマルで{ $points }点：{ $names }。
        [bead_and_spirit] ビーズとスピリットアニマルで{ $points }点：{ $names }。
        [loses] { $points }点：{ $names }。
        [once] 複数でも{ $points }点だけ：{ $names }。
       *[bead] ビーズで{ $points }点：{ $names }。
    }
reveal-count = { type-colour }のビーズを数えます。
reveal-totals = このラウンドの得点です。
reveal-best =
    { $me ->
        [yes] ラウンド最高得点はあなた：{ $points }点。
       *[no] { $count ->
            [1] ラウンド最高得点は{ $names }：{ $points }点。
           *[other] ラウンド最高得点は{ $names }：{ $points }点ずつ。
        }
    }
