# The pages that the server renders: home, and what a link says when there is no room behind it.

page-title = Bead Trade
page-description = 2〜5人の友だちと、それぞれのスマートフォンで遊ぶリアルタイムの交換ゲーム。リンクを開けば、すぐに取引できます。

home-tagline = 友だちとビーズを交換。手番なしの同時進行。
home-new = 新しいテーブル
home-your-name = あなたの名前
home-make-room = 部屋を作る
home-only-host = この画面はホストだけにする
home-name-unfit = 名前は、目に見える文字や記号で1〜24文字にしてください。
home-no-room = 今は部屋を作れません。1分ほどしてからもう一度お試しください。
home-code = コードがありますか？
home-code-label = 6文字
home-code-go = 入る
home-my-rooms = あなたの部屋
home-nobody-yet = まだ誰も座っていません
home-phase =
    { $phase ->
        [lobby] ロビー
        [final] ゲーム終了
       *[other] ゲーム中
    }
home-about = 各プレイヤーは、スピリットアニマル1個とビーズ4個を持ってゲームを始めます。ビーズを交換し、中央とも交換し、2つの陶器の箱の下に隠して、その価値を変動させましょう。2個のスピリットアニマルが箱の上に置かれたら、ラウンド終了です。
home-kept = テーブルでの出来事は、このサーバーに保存されます。ラウンドが一度も始まらなければ1日、始まった場合は最後に使われてから2週間です。名前とチャットも含まれます。サーバーの運営者は、そのすべてを読むことができます。
home-unofficial = Jordan Draperのボードゲームを、独自の文章と絵で再現した非公式のウェブ版です。
home-rules = 遊び方
home-intro = 60秒でわかる遊び方

go-home = 最初のページへ
tv-title = 大きな画面の{ -game }

no-room-title = 部屋が{ "\u200B" }ありません
no-room-text = リンクが途中で切れているか、部屋がなくなってから時間がたっているようです。もう一度リンクを教えてもらうか、自分で部屋を作ってください。
no-code-title = コードが{ "\u200B" }ありません
no-code-text = コードが間違っているか、閉じられたか、期限が切れています。もう一度聞いてください。
code-tries-title = 少し{ "\u200B" }お待ち{ "\u200B" }ください
code-tries-text = 間違ったコードが多すぎました。1分ほど待つか、リンクを教えてもらってください。
room-unreadable-title = 少し{ "\u200B" }お待ち{ "\u200B" }ください
room-unreadable-text = 今は部屋を読み込めません。1分ほどしてからもう一度お試しください。失われたものはありません。
fault-title = 問題が{ "\u200B" }起きました
fault-text = サーバー側の問題です。1分ほどしてからもう一度お試しください。失われたものはありません。
no-page-title = ページが{ "\u200B" }ありません
no-page-text = このアドレスには何もありません。

## Previews of a link, in a messenger

preview-picture = 2つの箱を囲むビーズとスピリットアニマル
preview-room-title = Bead Tradeのテーブルへご招待
preview-room-text = 友だちがビーズを交換しています。スマートフォンでリンクを開き、名前を入れれば参加できます。アプリも登録も要りません。

## The replay's page, and its preview with the result

preview-replay-title = Bead Tradeのリプレイ
preview-replay-text = ラウンドが終わると、その経過をここで1手ずつ振り返れます。
preview-result-title =
    { $state ->
        [over] { $count ->
            [1] { $names }が{ $points }点で勝ちました
           *[other] { $names }が{ $points }点ずつで、ともに勝者となりました
        }
       *[running] { $count ->
            [1] 全{ $rounds }ラウンド中、ラウンド{ $round }を終えて{ $names }が{ $points }点で首位
           *[other] 全{ $rounds }ラウンド中、ラウンド{ $round }を終えて{ $names }が{ $points }点ずつで首位
        }
    }
preview-standing = { $name } { $points }点
preview-result-text = { $standing }。すべてを公開した状態で、どのラウンドも1手ずつ振り返れます。
