# The replay of ended rounds: a page of its own, with words of its own.

replay-title = リプレイ
to-the-table = テーブルへ
replay-rounds = ラウンド
replay-people = 全員が所持しているもの
replay-would-score = ここでラウンドが終わっていたら{ $points }点
replay-standing = { $name } { $points }点

## The bar at the foot

replay-slider = このラウンドの経過
replay-at = { $time }、{ $sentence }
replay-deal = ラウンドの開始です。全員が開始時のコンポーネントを持っています。
replay-previous = 1手戻る
replay-next = 1手進む
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-times = { $speed }×

## What made the round

replay-chart = ここでラウンドが終わっていたら
replay-chart-now = { $time }にラウンドが終わっていたら：{ $standing }。
replay-highlights = ハイライト
replay-quiet = このラウンドでは交換がなく、首位に立った人もいません。
replay-best-deal = ベストトレード
replay-best-deal-text = { $time }に{ $name }と{ $other }が交換しました。最後の箱の状態で数えると、{ $name }には{ $gain }点、{ $other }には{ $other_gain }点になりました。
replay-most-wanted = 一番人気のビーズ
replay-most-wanted-text =
    { $count ->
       *[other] { $beads }が交換で動きました。これより多く動いた種類はありません。
    }
replay-turning-point = 分かれ目
replay-turning-point-text = { $time }までなら{ $before }、それからは{ $after }がこのラウンドの勝者でした。
replay-turning-point-level = { $time }までは全員同点、それからは{ $after }がこのラウンドの勝者でした。
replay-deeds = 1手ずつ

## Nothing to see

replay-none = まだ終わったラウンドはありません
replay-none-text = ラウンドが終わると、すべてを公開した状態で、ここで1手ずつ振り返れます。
replay-gone = この部屋はもうありません。
replay-gone-text = 保存されていたものも、すべて一緒に消えました。
replay-unread = 少々お待ちください
replay-unread-text = 今はリプレイを読み込めません。1分ほどしてからもう一度お試しください。何も失われていません。
replay-look-again = もう一度確認
