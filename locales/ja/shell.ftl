# Words that all screens of a room share.

-game = Bead Trade

## Pieces

type-letter =
    { $type ->
        [bull] ピ
        [snake] 黄
        [frog] 緑
        [owl] 白
       *[fish] 青
    }
type-colour =
    { $type ->
        [bull] ピンク
        [snake] 黄色
        [frog] 緑
        [owl] 白
       *[fish] 青
    }
spirit-name =
    { $type ->
        [bull] ピンクの雄牛
        [snake] 黄色のヘビ
        [frog] 緑のカエル
        [owl] 白いフクロウ
       *[fish] 青い魚
    }
# in a sentence
spirit-of = { spirit-name }
beads-of =
    { $type ->
        [bull] ピンクのビーズ{ $count }個
        [snake] 黄色のビーズ{ $count }個
        [frog] 緑のビーズ{ $count }個
        [owl] 白のビーズ{ $count }個
       *[fish] 青のビーズ{ $count }個
    }
no-pieces = なし
hidden-pieces = 非公開のピース{ $count }個
any-beads = 任意のビーズ{ $count }個
any-spirits = 任意のスピリットアニマル{ $count }個

## People

you = あなた
# inside a row of names: "you, Ana and Ben"
you-among = あなた
somebody = 誰か
the-host = ホスト
host = ホスト
player = プレイヤー
players = プレイヤー
away = 離席中

## Controls

menu = メニュー
notices = お知らせ
close = 閉じる
undo = 元に戻す
try-again = もう一度試す
to-start-page = 最初のページへ

## Connection

game-title = { -game }
connecting = テーブルを探しています…
offline = 接続がありません。再接続しています…
connection =
    { $state ->
        [ok] 接続中
        [slow] 接続が遅くなっています
       *[off] 接続なし
    }
# The server has closed the connection for good; the code says why.
closed =
    { $code ->
        [4404] この部屋はもうありません。
        [4429] この部屋は満員です。観戦者がいっぱいか、この席がいくつものウィンドウで開かれています。
        [4409] このページはサーバーより古く、自動では更新できませんでした。再読み込みしてください。
       *[other] このページとサーバーの通信がうまくいきません。再読み込みしてください。
    }

## Menu

you-play-as = { $name }としてプレイ中です。
you-watch =
    { $count ->
        [1] 観戦中です。
       *[other] { $count }人のうちの1人として観戦中です。
    }
how-to-play = 遊び方
leave = テーブルを離れる
leave-sure =
    { $phase ->
        [lobby] 本当に離れますか？
       *[match] 本当に離れますか？席は残りますが、誰も動かしません。
    }
change-name = 名前を変える
rename = 変更
your-name = あなたの名前

## Inviting

invite = 招待する
invite-how = このリンクを開いた人には、このテーブルが見えます。ロビーでは席に着くこともできます。
link-qr = この部屋のリンクのQRコード
scan-or-send = 読み取るか、送る
share = 共有
copy = コピー
link-given =
    { $how ->
        [copied] リンクをコピーしました。
       *[selected] リンクを選択しました。ここからコピーしてください。
    }
other-links = 開けないときは：他のアドレス

## Asking for a seat

ask-for-seat = 席を希望する
ask-how = 離席中の人や、テーブルを離れた人の席を、ホストから譲ってもらえます。
ask = 希望する
asked-for-seat = 参加の希望をホストに伝えました。

## One more device

other-device = 別の端末でもプレイ
device-how = 1分以内に、もう1台の端末でこれを開いてください。どちらの端末でもあなたの席でプレイできます。他の人には見せないでください。
device-new-code = 新しいコード
device-qr = あなたの席に端末を追加するQRコード
device-link = 読み取るか、端末でこのリンクを開く
device-left = 残り{ $count }秒
device-code-over = このコードは期限切れです。
arrival-title = このブラウザでプレイしますか？
arrival-text = 開いたリンクには、このテーブルの席のコードが入っています。このブラウザでもその席でプレイしますか？
arrival-text-seated = 開いたリンクには、このテーブルの席のコードが入っていますが、このブラウザにはすでに席があります。リンクの席に替わりますか？
arrival-yes = ここでプレイ
arrival-no = やめておく

## Host

host-tools = ホストの操作
host-act =
    { $act ->
        [end_reveal] 公開をスキップ
        [void_round] このラウンドを無効にする
       *[end_match] ゲームを今すぐ終える
    }
host-act-sure =
    { $act ->
        [end_reveal] 全員分をスキップしますか？
        [void_round] 本当に無効にしますか？得点には数えず、配り直します。
       *[end_match] 本当に終えますか？ここまでの得点で勝者が決まります。
    }
askers = 参加を希望している人
askers-no-seat = 席はすべて埋まっていて、全員そろっています。
hand-over = { $name }の席を譲る
kick = 外す
kick-sure = 本当に{ $name }を外しますか？
kick-hint = 10秒以内なら元に戻せます。
kicked = { $name }を外しました。

## Pages of a room without its client

too-old = このブラウザは古いため、ここではプレイできません。Safari 16.4、Chrome 111、Firefox 115以降をお使いください。
no-script = このゲームにはJavaScriptが必要です。このページで有効にしてください。

## Names in a row

list-middle = { $start }、{ $next }
list-two = { list-middle }
list-end = { list-middle }
