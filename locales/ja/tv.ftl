# 大きな画面と、見ている人。

tv-join = スキャンして参加
big-screen = 大きな画面
big-screen-how = みんなから見えるテレビやノートパソコンで、このアドレスを開いてください。テーブル全体が表示され、誰の秘密も映りません。
big-screen-address = 大きな画面のアドレス
big-screen-open = ここで開く

## Asking for a seat

asked-and-waiting = { $name }として席をお願いしました。空いた席があれば、ホストが渡せます。
