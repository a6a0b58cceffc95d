# What happened, as it is read out and in notices. $me is "yes" when $name is the reader.

## The room

event-line_said = { $name }：{ $text }
event-seat_taken =
    { $me ->
        [yes] 席に着きました。
       *[no] { $name }が席に着きました。
    }
event-seat_given_up =
    { $me ->
        [yes] あなたはテーブルを離れました。
       *[no] { $name }がテーブルを離れました。
    }
event-seat_given =
    { $me ->
        [yes] 席を得ました。
       *[no] { $name }が席を得ました。
    }
event-seat_asked = { $name }が参加を希望しています。
# $host is "yes" when the reader is the host.
event-member_kicked =
    { $me ->
        [yes] ホストがあなたを外しました。
       *[no] { $host ->
            [yes] { $name }を外しました。
           *[no] ホストが{ $name }を外しました。
        }
    }
event-kick_undone =
    { $me ->
        [yes] あなたはテーブルに戻りました。
       *[no] { $name }がテーブルに戻りました。
    }
event-host_changed =
    { $me ->
        [yes] あなたがホストになりました。
       *[no] { $name }がホストになりました。
    }
event-rematch_called = 新しいゲームです。ロビーに戻ります。

## Around the rounds

event-match_dealt = ビーズ一式とスピリットアニマルが配られました。
event-floor_passed =
    { $me ->
        [yes] あなたのストーリーが終わりました。
       *[no] { $name }のストーリーが終わりました。
    }
event-youngest_claimed =
    { $me ->
        [yes] あなたが最年少です。
       *[no] { $name }が最年少です。
    }
event-youngest_given_up =
    { $me ->
        [yes] あなたは最年少ではありませんでした。
       *[no] { $name }は最年少ではありませんでした。
    }
event-player_ready =
    { $me ->
        [yes] あなたの準備ができました。
       *[no] { $name }の準備ができました。
    }
event-ready_taken_back =
    { $me ->
        [yes] あなたはまだ準備中です。
       *[no] { $name }はまだ準備中です。
    }
event-round_started = はじめましょう：ラウンド{ $round }です！
event-round_ended =
    { $why ->
        [time] 時間切れです。ラウンドが終了しました。
       *[spirits] 最後のスピリットアニマルが置かれました。ラウンドが終了しました。
    }
event-round_voided =
    { $host ->
        [yes] このラウンドを無効にしました。得点には数えません。
       *[no] ホストがこのラウンドを無効にしました。得点には数えません。
    }
event-match_ended = ゲームが終了しました。勝者：{ $names }。
event-seat_went_away =
    { $me ->
        [yes] あなたは離席中です。
       *[no] { $name }が離席しました。
    }
event-seat_came_back =
    { $me ->
        [yes] 席に戻りました。
       *[no] { $name }が席に戻りました。
    }

## In a round

event-pieces_shown =
    { $me ->
        [yes] 自分の前に置いて見せました：{ $pieces }。
       *[no] { $name }が自分の前に置いて見せました：{ $pieces }。
    }
event-pieces_hidden =
    { $me ->
        [yes] 手の中に隠しました：{ $pieces }。
       *[no] { $name }が手の中に隠しました：{ $pieces }。
    }
event-offer_made =
    { $me ->
        [yes] 提案しました：{ $gives }を渡し、{ $wants }をもらう。
       *[no] { $name }の提案：{ $gives }を渡し、{ $wants }をもらう。
    }
event-offer_ended =
    { $me ->
        [yes] あなたの提案が終わりました。
       *[no] { $name }の提案が終わりました。
    }
event-trade_made =
    { $me ->
        [yes] { $other }と交換しました：{ $gave }を渡し、{ $got }をもらいました。
       *[no] { $name }と{ $other }が交換しました：{ $name }は{ $gave }、{ $other }は{ $got }を渡しました。
    }
event-center_swapped =
    { $me ->
        [yes] { $gave }を中央の{ $took }と交換しました。
       *[no] { $name }が{ $gave }を中央の{ $took }と交換しました。
    }
event-beads_placed =
    { $side ->
        [top] { $me ->
            [yes] 「箱のふた」の下に置きました：{ $beads }。
           *[no] { $name }が「箱のふた」の下に置きました：{ $beads }。
        }
       *[bottom] { $me ->
            [yes] 「箱の底」の下に置きました：{ $beads }。
           *[no] { $name }が「箱の底」の下に置きました：{ $beads }。
        }
    }
event-spirit_placed =
    { $side ->
        [top] { $me ->
            [yes] 「箱のふた」の上に{ $spirit }を置きました。
           *[no] { $name }が「箱のふた」の上に{ $spirit }を置きました。
        }
       *[bottom] { $me ->
            [yes] 「箱の底」の上に{ $spirit }を置きました。
           *[no] { $name }が「箱の底」の上に{ $spirit }を置きました。
        }
    }
