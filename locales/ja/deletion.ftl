# The host deletes a room.

delete-room = この部屋を削除
delete-room-hint = テーブル、会話、得点、リプレイのすべてがこのサーバーから消え、誰にも元に戻せません。
delete-room-sure = 全員の部屋がなくなります。本当に削除しますか？
delete-room-failed = 部屋を削除できませんでした。1分ほどしてからもう一度お試しください。
