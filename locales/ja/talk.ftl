# チャット：発言、リアクション、フレーズ集、この端末でミュートする相手。

talk = チャット
talk-button =
    { $count ->
        [0] チャット
       *[other] チャット、新しい発言{ $count }件
    }
talk-lines = これまでの発言
talk-empty = まだ誰も発言していません。
talk-hidden = ミュート中の発言{ $count }件を非表示にしています。
# 席のない人の発言：ホストの共有画面。
talk-host = ホスト

## 発言する

say-something = ひとこと話す
say = 送信
say-left = あと{ $count }文字
say-over = { $count }文字多すぎます
say-wait = 少しお待ちください。入力した文はそのまま残っています。

## リアクション

reactions = リアクション
reaction =
    { $reaction ->
        [applause] 拍手
        [laugh] 笑い
        [wow] びっくり
        [heart] ハート
        [cry] 涙
       *[hurry] 急いで
    }
# 読み上げ用です。
reaction-seen = { $name }：{ $reaction }
watchers = 観戦者

## フレーズ集

phrase-book = フレーズ集
phrase-which = どのピースですか？
# ピースについてのフレーズの中で使います。
phrase-piece =
    { $kind ->
        [bead] { $type ->
            [bull] ピンクのビーズ
            [snake] 黄色のビーズ
            [frog] 緑のビーズ
            [owl] 白のビーズ
           *[fish] 青のビーズ
        }
       *[spirit] { $type ->
            [bull] ピンクの雄牛
            [snake] 黄色のヘビ
            [frog] 緑のカエル
            [owl] 白いフクロウ
           *[fish] 青い魚
        }
    }
phrase-who_has = { $piece }を持っている人はいますか？
phrase-i_have = { $piece }を持っています。
phrase-i_want = { $piece }がほしいです。
phrase-deal = 交換成立です！
phrase-no_deal = 今回は交換しません。
phrase-more = もう少しお願いします。
phrase-last_offer = これが最後の提案です。
phrase-please = お願いします！
phrase-wait = 少し待ってください。
phrase-hurry_up = 急いでください！
phrase-trust_me = 信じてください。
phrase-bluff = はったりですね！
phrase-soon = もうすぐ終わりますよ。
phrase-too_late = もう遅いです！
phrase-thanks = ありがとうございます！
phrase-well_played = お見事です！
phrase-hello = こんにちは！

## ミュート

mute =
    { $who ->
        [watchers] 観戦者をミュートする
       *[player] { $name }をミュートする
    }
unmute =
    { $who ->
        [watchers] 観戦者のミュートを解除する
       *[player] { $name }のミュートを解除する
    }
muted = ミュート中
mute-hint = この端末だけの設定です。相手には伝わりません。

## ストーリー

story-listeners = 聞いている人
story-away =
    { $host ->
        [yes] { $name }は離席中です。次の人へ進めることができます。
       *[no] { $name }は離席中です。ホストが次の人へ進めることができます。
    }
