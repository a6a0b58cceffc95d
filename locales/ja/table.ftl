# The table of a running round and its offers.

table-title = テーブル、ラウンド{ $round }
table-round = ラウンド{ $round }/{ $rounds }
table-spirits-placed = 箱の上のスピリットアニマル：{ $all }個中{ $placed }個。最後の1個でラウンド終了
table-time-left =
    { $minutes ->
        [0] 残り{ $seconds }秒
       *[other] 残り{ $minutes }分{ $seconds }秒
    }

## The other players

table-friends = 他のプレイヤー
table-hand = 手に{ $count }個
table-presence =
    { $presence ->
        [left] 退席
       *[away] 離席中
    }
table-front-shows = 前にあるもの：{ $pieces }。
table-fingers-hold = 指先にあるもの：{ $pieces }。

## The market

table-market = 箱と中央
table-center = 中央
table-center-none = 中央には何もありません。
table-center-piece = 中央の{ $pieces }
table-center-no-bead = 中央にビーズはありません。
table-center-no-spirit = 中央にスピリットアニマルはありません。
table-no-own-bead = 交換できるビーズがありません。
table-no-own-spirit = 交換できるスピリットアニマルがありません。
table-bottom = 底
table-beads = 個
table-locked = ロック中
# All that a box shows, for a screen reader.
table-box =
    { $side ->
        [top] 「箱のふた」
       *[bottom] 「箱の底」
    }：下にビーズ{ $count }個{ $on ->
        [0] { "" }
       *[other] 、上に{ $spirits }
    }{ $locked ->
        [yes] 、ロック中
       *[no] { "" }
    }。
table-box-title =
    { $side ->
        [top] 箱のふた
       *[bottom] 箱の底
    }
table-box-worth =
    { $side ->
        [top] 「箱のふた」の下のビーズと上のスピリットアニマルは、その種類の価値を上げます。終了までは、誰も下をのぞき見ることはできません。
       *[bottom] 「箱の底」の下のビーズと上のスピリットアニマルは、その種類の価値を下げます。終了までは、誰も下をのぞき見ることはできません。
    }
table-box-locked =
    { $side ->
        [top] 「箱のふた」はスピリットアニマルでロックされ、下にはもうビーズを置けません。
       *[bottom] 「箱の底」はスピリットアニマルでロックされ、下にはもうビーズを置けません。
    }
table-placed =
    { $count ->
        [0] ビーズなし
       *[other] ビーズ{ $count }個
    }

## My pieces

table-tray = あなたのピース
table-zone =
    { $zone ->
        [fingers] 指先
        [front] 自分の前
       *[hand] 手の中
    }
table-stack =
    { $zone ->
        [fingers] 指先の{ $pieces }
        [front] 自分の前の{ $pieces }
       *[hand] 手の中の{ $pieces }
    }{ $chosen ->
        [0] { "" }
       *[other] 、{ $chosen }個選択中
    }
# On a stack of four of which two are chosen.
table-chosen = { $chosen }/{ $count }

## Acts

table-choose-first = 先にピースをタップして選んでください。
table-one-place = 見せるときは手の中のピースだけ、隠すときは自分の前のピースだけを選んでください。
table-beads-or-one-spirit = 箱の下に置けるのはビーズ、箱の上に置けるのはスピリットアニマル1個です。
table-fingers-full = 先に、指先のピースを自分の前に置くか、交換するか、箱に置いてください。
table-swap-one = 中央との交換は一度に1個です。1個だけ選んでください。
table-no-more-offers = これ以上は提案できません。先に1件取り下げてください。
table-not-now = このピースでは今はできません。
table-swap-start = 中央と交換
table-swap-for = { $gives }を中央の{ $takes }と交換
table-swap-what = 中央の{ $takes }をもらう：何を渡しますか？
table-swap-tap-center = 次に、中央からもらうピースをタップ。
table-swap-tap-own = 1個対1個で交換：渡すピースをタップ。
table-put-under =
    { $side ->
        [top] { $pieces }を「箱のふた」の下へ
       *[bottom] { $pieces }を「箱の底」の下へ
    }
table-put-under-none =
    { $side ->
        [top] 「箱のふた」の下に置く
       *[bottom] 「箱の底」の下に置く
    }
table-put-on =
    { $side ->
        [top] { $pieces }を「箱のふた」の上へ
       *[bottom] { $pieces }を「箱の底」の上へ
    }{ $ends ->
        [yes] （ラウンド終了！）
       *[no] { "" }
    }
table-tap-again = もう一度
table-tap-again-to = もう一度タップ：{ $sentence }
table-show-none = 自分の前に置いて見せる
table-show = 自分の前に置いて見せる：{ $pieces }
table-hide = 手の中に隠す：{ $pieces }

## Offers, short words for pieces

offer-beads =
    { $type ->
        [bull] ピンク{ $count }個
        [snake] 黄色{ $count }個
        [frog] 緑{ $count }個
        [owl] 白{ $count }個
       *[fish] 青{ $count }個
    }
offer-spirit =
    { $type ->
        [bull] 雄牛
        [snake] ヘビ
        [frog] カエル
        [owl] フクロウ
       *[fish] 魚
    }
offer-everyone = 全員

## Making an offer

offer-line-rest = 渡すもの、欲しいものの順にタップ。
offer-line-to = { $to }への提案：渡すものをタップ。
offer-line-gives =
    { $whom ->
        [some] { $to }へ：{ $gives }を渡す。何が欲しいですか？
       *[all] { $gives }を渡す。何が欲しいですか？
    }
offer-line-wants =
    { $whom ->
        [some] { $to }へ：{ $wants }が欲しい。渡すものをタップ。
       *[all] { $wants }が欲しい：渡すものをタップ。
    }
offer-line = { $to }へ：{ $gives }を渡し、{ $wants }をもらう
offer-line-whom = { $gives }を渡し、{ $wants }をもらう：相手は？
offer-sentence = { $to }に提案：{ $gives }を渡し、{ $wants }をもらう
offer-sentence-open =
    { $whom ->
        [some] { $some ->
            [yes] { $to }に提案：{ $gives }を渡す…
           *[no] { $to }への提案を作る…
        }
       *[all] { $some ->
            [yes] { $gives }を渡す提案…
           *[no] 提案を作る…
        }
    }
offer-you-get = もらう
offer-you-give = 渡す
offer-want =
    { $count ->
        [0] { $pieces }が欲しい
       *[other] { $pieces }を希望中
    }
offer-pick =
    { $count ->
        [0] { $pieces }
       *[other] { $pieces }、{ $count }個選択中
    }
offer-more = その他：スピリットアニマル、任意のピース
offer-clear = 選択を消す
offer-clear-short = 消す
offer-new = 新しい提案
offer-counter-to = { $name }への別の提案
offer-to-whom = 相手
offer-to-everyone = 全員
offer-both-sides = 渡すものともらうものを選んでください。
offer-nobody = 相手は？プレイヤーか全員を選んでください。
offer-send = 提案する

## Offers on the table

offers = 提案
offers-none = 提案はありません。ピースをタップして提案しましょう。
offers-none-watching = 全員への提案はありません。
offers-more = 他{ $count }件
offers-fewer = たたむ
offer-get = もらう
offer-give = 渡す
offer-gives = 渡す
offer-wants = 希望
offer-row = { $name }の提案：{ $get }をもらい、{ $give }を渡す。別の提案で答える
offer-row-public = { $name }から{ $to }への提案：{ $get }を渡し、{ $give }をもらう。
offer-row-more = { $name }の提案の詳細
offer-accept = 受ける
offer-accept-any = 受ける…
offer-accept-label = { $name }の提案を受ける：{ $get }をもらい、{ $give }を渡す
offer-lack = 不足
offer-too-soon = 一覧が変わったばかりです。確かめてから、もう一度タップしてください。
offer-by = { $name }の提案
offer-seen-by =
    { $all ->
        [yes] 全員への提案です。最初に受けた人と成立します。
       *[no] { $to }への提案です。他の人には見えません。
    }
offer-decline = 断る
offer-counter = 別の提案…
offer-choose-any =
    { $beads ->
        [0] { $spirits ->
            [0] 求められているもの：{ $pieces }。これで全部です。
           *[other] 求められているもの：{ $pieces }。あと{ $spirits }個選んでください。
        }
       *[other] { $spirits ->
            [0] 求められているもの：{ $pieces }。あと{ $beads }個選んでください。
           *[other] 求められているもの：{ $pieces }。あとビーズ{ $beads }個とスピリットアニマル{ $spirits }個を選んでください。
        }
    }
offer-to-all = 全員に
offer-you-give-short = 渡す
offer-for = →
offer-own-row = { $to }へのあなたの提案：{ $get }を渡し、{ $give }をもらう。
offer-withdraw = 取り下げ
offer-withdraw-label = { $to }への提案を取り下げる：{ $get }を渡し、{ $give }をもらう
offer-again-label = { $to }にもう一度提案する：{ $get }を渡し、{ $give }をもらう
