# The introduction: a table with two friends who are played by the page. One sentence at a time.

intro-title = 60秒でわかるBead Trade
intro-coach = はじめての方へ
intro-step = ステップ{ $step }／{ $steps }
intro-next = 次へ
intro-skip = スキップ
intro-hint = それはまだです。輪のついた場所をタップしてください。

# Who sits at the table.
intro-name-you = あなた
intro-name-one = アナ
intro-name-two = ベン

intro-hand = あなたはカエルです。手の中にカエルと緑のビーズが4個あり、見えるのはあなただけです。
intro-offer-give = 交換しましょう。渡すもの、緑のビーズをタップしてください。
intro-offer-want = 次に、欲しいものをタップ：ピンクです。
intro-offer-send = 提案を全員に送りましょう。
intro-offer-sent = 全員に見えています。誰が受けるでしょうか？
intro-accept = アナが受けました。今度はベンから、黄色と緑の交換です。ワンタップで受けましょう。
intro-swap-give = 中央にもビーズがあります。交換に出す黄色をタップしてください。
intro-swap-take = 中央の白いビーズをタップ。
intro-swap-do = 1個対1個で交換します。
intro-bead-choose = 白いビーズは指先にあり、全員に見えます。次は緑をタップしてください。
intro-bead-under = 「箱のふた」の下に置くと緑の価値が上がります。「箱の底」なら下がります。
intro-bead-again = 取り戻すことも、のぞき見ることもできません。もう一度タップして決めます。
intro-spirit-choose = 次はカエルをタップしてください。
intro-spirit-on = 「箱のふた」の上へ。これからは緑の価値がこれだけで決まります。
intro-spirit-again = これも取り消せません。もう一度タップ。
intro-spirit-done = 箱の上に1個。2個目でラウンドが終わります。
intro-ended = ベンがヘビを「箱の底」の上に置き、ラウンドが終了しました。

## How points come

intro-points = 得点のしくみ
intro-points-top = スピリットアニマルが「箱のふた」の上：その種類のビーズを所持する全員に1点。
intro-points-bottom = スピリットアニマルが「箱の底」の上：その種類のビーズを所持する全員が−1点。
intro-points-more = 箱の上になく、ビーズが「箱のふた」の下に多い：ビーズで1点、スピリットアニマルでさらに1点。
intro-points-less = 箱の上になく、ビーズが「箱の底」の下に多い：ビーズかスピリットアニマルを所持する全員が−1点。
intro-points-alone = 得点には仲間が必要です。その種類を持つ唯一のプレイヤーは0点です。
intro-points-match = 3ラウンドの合計得点が最も高い人の勝ちです。
intro-ready = 準備完了
intro-to-room = 部屋に戻る
intro-to-home = 部屋を作る
intro-once-more = もう一度
