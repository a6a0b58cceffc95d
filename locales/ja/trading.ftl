# Trading at the table: the buttons, wish badges, ended offers.

## The buttons of the table

# On the buttons of the table. What stands between <b> and </b> is printed large on a line of its own, the rest small: where it
# stands is the language’s choice.
act-swap-face = <b>中央</b>と交換
act-put-face =
    { $place ->
        [on] { $side ->
            [top] <b>ふた</b>の上に置く
           *[bottom] <b>底</b>の上に置く
        }
       *[under] { $side ->
            [top] <b>ふた</b>の下に置く
           *[bottom] <b>底</b>の下に置く
        }
    }
act-again-face =
    { $side ->
        [top] もう一度<b>ふた</b>
       *[bottom] もう一度<b>底</b>
    }
act-show-face = <b>自分の前</b>で見せる
act-hide-face = <b>手の中</b>に隠す
offer-face =
    { $count ->
        [0] 全員に<b>提案する</b>
        [1] { $name }に<b>提案する</b>
       *[other] { $count }人に<b>提案する</b>
    }
offer-open-face = <b>提案…</b>
offer-everyone-face = <b>全員</b>に？
offer-everyone-label = { $gives }を渡し、{ $wants }をもらう：全員に？
swap-face = <b>交換</b>

## Offers that have ended

# $how: "gone", "mine" (the reader accepted it), "accepted" (somebody accepted the reader’s), "faster" (somebody else did).
offer-end =
    { $how ->
        [mine] 交換成立
        [accepted] { $name }が受けました
        [faster] { $name }が先でした
       *[gone] 終了
    }
offer-end-told =
    { $how ->
        [mine] 交換が成立しました。
        [accepted] { $name }があなたの提案を受けました。
        [faster] { $name }が先でした。
       *[gone] この提案は終了しました。
    }
offer-again-face =
    { $how ->
        [accepted] { $name }が受けました<b>再提案</b>
       *[gone] 終了<b>再提案</b>
    }
offer-turned-face =
    { $how ->
        [faster] { $name }が先でした<b>自分から提案</b>
       *[gone] 終了<b>自分から提案</b>
    }
offer-turned-label = { $name }に自分から同じ提案をする：{ $give }を渡し、{ $get }をもらう

## Wish badges

# In a sentence: who wants it, or has it.
wish-bead =
    { $type ->
        [bull] ピンクのビーズ
        [snake] 黄色のビーズ
        [frog] 緑のビーズ
        [owl] 白のビーズ
       *[fish] 青のビーズ
    }
wish-wants = 希望
wish-seen = { $name }は{ $piece }を希望しています。
wish-answer = { $name }は{ $piece }を希望：提案を始める
wish-not-held = { $name }の希望は{ $piece }ですが、あなたは持っていません。
wish-own = 希望
wish-own-shown = { $piece }が欲しいと表示中。変更する
wish-own-none = 欲しいものを表示する
wish-title = 何が欲しいですか？
wish-how = 名前の横の印で全員に伝わります。約束にはなりません。
wish-clear = 印を外す
