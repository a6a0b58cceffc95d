# The lobby, the stories and the ready stage.

## Seats

sit-down = 席に着く
take-seat = ここに座る
seats-taken = { $taken }/{ $seats }人
free-seat = 空席
that-is-you = （あなた）
intro-link = はじめて？ 60秒でわかります
lobby-full = 席はすべて埋まっています。観戦できます。
watching = { $count }人が観戦中です。

## Settings

variations = バリエーション
host-chooses = ホストが選びます。
variant =
    { $variant ->
        [locked] 固定スピリット
        [normal] 通常スピリット
        [longer] 長期スピリット
        [extended] 延長スピリット
       *[story] ストーリー{ "\u200B" }アニマル
    }
variant-hint =
    { $variant ->
        [locked] スピリットアニマルが置かれた箱の下には、もうビーズを置けません。
        [normal] スピリットアニマルはビーズ1個として数え、さらに1点を得ることはありません。
        [longer] 2個ではなく3個のスピリットアニマルでラウンドが終了します。
        [extended] 3ラウンドではなく5ラウンドです。
       *[story] 開始前に、それぞれが自分のスピリットアニマルのストーリーを語ります。
    }
seats = 席の数
seats-count =
    { $count ->
        [1] 1人
        [2] 2人（1人に2組ずつ）
       *[other] { $count }人まで
    }
time-limit = 1ラウンドの制限時間
no-time-limit = なし
minutes = { $count }分
deal = 配る
deal-hint =
    { $count ->
        [2] 2人では1人に2組ずつ配ります。参加する人が全員座ったら、配ってください。
       *[other] 参加する人が全員座ったら、配ってください。
    }
deal-too-few = 2人以上で遊べます。
host-will-deal = 全員が座ったら、{ $host }が配ります。
host-away = ホストは離席中です。1分以内に別の人が引き継ぎます。

## Stories

your-story = あなたの{ "\u200B" }ストーリー
story-of = { $name }の{ "\u200B" }ストーリー
story-about = { $pieces }と、そのビーズについて語ります。
story-later = 次は：{ $names }
story-listen = { $name }が語っています。
pass-on = 語り終える
pass-on-for = { $name }の次へ進む

## Ready

round-of = ラウンド { $round }/{ $rounds }
ready-count = 準備OK { $ready }/{ $seats }人
seat-state =
    { $state ->
        [ready] 準備OK
        [away] 離席中
        [left] 退席
       *[not-yet] 準備中
    }
youngest = 最年少
played-with = バリエーション：
im-ready = 準備OK
not-ready = まだ準備中
im-youngest = 私が最年少
not-youngest = 最年少ではない
lets-begin = はじめましょう
waiting-for = 準備がまだの人：{ $names }
not-waited-for = { $names }は離席中のため待ちません。
all-ready-you-begin = 全員の準備が整いました。「はじめましょう」と宣言してください。
youngest-begins = 全員の準備が整いました。最年少の{ $name }が「はじめましょう」と宣言します。
host-begins = 全員の準備が整いました。{ $name }が「はじめましょう」と宣言します。
