# The sheet of round scores, how points came about, and the end of a match.

score-sheet = 得点表
round = ラウンド{ $round }
total = 合計
not-played = まだプレイしていません
score-how = 得点をタップすると、その内訳が見られます。
score-none = まだ得点計算をしたラウンドはありません。
timeline = ラウンド{ $round }の経過
score-cell = { $name }、ラウンド{ $round }：{ $points }点
reasons-title =
    { $me ->
        [yes] あなたのラウンド{ $round }：{ $points }点
       *[no] { $name }のラウンド{ $round }：{ $points }点
    }

# What decided a type. $top and $bottom are the beads of the type under each box.
verdict =
    { $verdict ->
        [spirit_on_top] 「箱のふた」の上に{ spirit-of }がある。
        [spirit_on_bottom] 「箱の底」の上に{ spirit-of }がある。
        [more_under_top] { $top }対{ $bottom }で「箱のふた」の下のほうが多い。
        [more_under_bottom] { $bottom }対{ $top }で「箱の底」の下のほうが多い。
       *[equal] どちらの箱の下も{ $top }個で同数。
    }
# Why somebody scores what they score for a type, after the points.
reason =
    { $reason ->
        [holds_none] { type-colour }のピースなし
        [bead] { type-colour }のビーズを所持
        [spirit] { spirit-of }を所持
        [bead_and_spirit] { type-colour }のビーズと{ spirit-of }を所持
        [alone] { type-colour }を持つ唯一のプレイヤー
       *[equal] { type-colour }は得点なし
    }

## The end

match-over = ゲーム終了
no-winner = 得点計算をしたラウンドなし
winners = { $names }
victory =
    { $me ->
        [yes] { $points }点であなたの勝ちです！
       *[no] { $points }点で勝者となりました。
    }
shared-victory =
    { $me ->
        [yes] { $points }点ずつで、ともに勝者です！
       *[no] { $points }点ずつで、ともに勝者となりました。
    }
rematch = もう一度遊ぶ
rematch-by-host = ホストが、同じメンバーで新しいゲームを始められます。
rematch-how = 席も設定も同じまま、ロビーに戻ります。
change-variants = バリエーションを変える

## Looking back

replay-open = リプレイを見る
share-result = 結果を共有
share-link = 結果へのリンク
