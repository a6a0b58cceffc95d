# Why something was not done, as it is told beside what was tapped. Small print names the rule.

refusal-rule = ルール{ $rule }
refusal-lacks = 足りないもの：{ $pieces }。
any-beads-more = ビーズあと{ $count }個
any-spirits-more = スピリットアニマルあと{ $count }個
refusal-unknown = うまくいきませんでした。

## The rules of the game

refusal-not_a_player = これはプレイヤーだけができます。
refusal-not_the_host = これはホストだけができます。
refusal-wrong_phase = 今はできません。
refusal-round_over = ラウンドは終了しました。間に合いませんでした。
refusal-no_such_seat = そこには誰も座っていません。
refusal-nothing_chosen = ピースを1個以上選んでください。
refusal-not_held = そのピースはもう所持していません。
refusal-no_gifts = 贈り物はできません。どちらもピースを1個以上渡します。
refusal-impossible = そんなに多くのピースはありません。
refusal-too_many_offers = これ以上は提案できません。先に1件取り下げてください。
refusal-offer_gone = この提案はもうありません。
refusal-not_your_offer = これはあなたの提案ではありません。
refusal-your_own_offer = これはあなた自身の提案です。
refusal-choose_any = どのピースを渡すか選んでください。
refusal-wrong_pieces = 提案が求めているピースではありません。
refusal-only_beads = 箱の下に置けるのはビーズだけです。スピリットアニマルは箱の上に置きます。
refusal-center_lacks = そのピースはもう中央にありません。
refusal-fingers_full = 先に、指先のピースを自分の前に置いてください。
refusal-box_locked = この箱はスピリットアニマルでロックされています。
refusal-not_the_starter = 「はじめましょう」と宣言するのは別の人です。
refusal-not_all_ready =
    { $count ->
        [0] まだ全員の準備が整っていません。
       *[other] まだ{ $names }を待っています。
    }
refusal-already_youngest =
    { $count ->
        [0] すでに別の人が最年少です。
       *[other] { $names }が先に名乗り出ました。
    }
refusal-not_your_floor = 今は別の人が語っています。
refusal-unchanged = すでにそうなっています。
refusal-still_here =
    { $count ->
        [0] このプレイヤーはまだここにいます。
       *[other] { $names }はまだここにいます。
    }

## The room

refusal-name_unfit = 名前は、目に見える文字や記号で1〜24文字にしてください。
refusal-text_unfit = 発言は、目に見える文字や記号で1〜280文字にしてください。
refusal-seats_full = 席はすべて埋まっています。
refusal-already_seated = すでに席に着いています。
refusal-not_seated = ここには席がありません。
refusal-kicked = ホストによってこのテーブルから外されました。
refusal-settings_unfit = テーブルをそのように設定できません。すでに座っている人が多すぎるのかもしれません。
refusal-too_few_players = 2人以上で遊べます。
refusal-no_such_asker = その人はもう希望していません。
refusal-too_late = もう間に合いません。
refusal-too_many_askers = 席を希望する人がすでに多すぎます。
refusal-room_worn_out = この部屋はもう十分に遊ばれました。新しい部屋を作ってください。
refusal-code_unknown = このコードは無効か、期限切れです。新しいコードを作ってください。
refusal-not_stored = サーバーに保存できませんでした。何も変わっていません。もう一度お試しください。
refusal-malformed = サーバーに通じませんでした。ページを再読み込みしてください。
refusal-too_fast = 操作が速すぎました。もう一度お試しください。
