# The doors of a room: the code that is said aloud, the lock, who is let in, and what streamers hide.

## The code, beside the link

say-code = または、このコードを伝えて { $address } で入力してもらいます
code-guest-how = コードで入室中です。席を希望すると、ホストが入れてくれます。
code-link-qr = この部屋のコードのQRコード
code-over = このコードは閉じられたか、期限が切れています。もう一度聞いてください。
invite-by-code-how = これを開くかコードを入力した人には、このテーブルが見えます。席を希望することもできます。

## Hidden from whoever films the screen

hide-invite = この端末でリンクとコードを隠す
invite-hidden = リンクとコードを隠しています。
show-invite = 表示する

## For the host

doors = 入室できる人
door-code-none = 口で伝えるコードはありません。
door-code-how = 口で伝える6文字のコードです。有効なのは最長6時間です。入力した人は観戦し、席を希望できます。サーバーが再起動したら、新しく作ってください。
make-spoken-code = コードを作る
renew-spoken-code = 新しいコード
close-spoken-code = コードを閉じる
close-spoken-code-sure = 本当に閉じますか？新しい人は使えなくなり、いる人は残ります。
send-guests-away = コードの客を退室させる
send-guests-away-sure = 本当にコードを閉じて、コードで入って席のない人を全員退室させますか？
lock-room = 部屋をロックする
lock-room-hint = 新しい人は席に着くことも希望することもできません。席のある人は出入りできます。
lobby-locked = ホストが部屋をロックしました。観戦できます。
let-in = 入れる
not-now = 今はしない

## Refusals

refusal-ask_the_host = 席を希望してください。ホストが入れてくれます。
refusal-room_locked = ホストが部屋をロックしています。
refusal-too_many_codes = このサーバーではこれ以上コードを作れません。リンクを送ってください。
