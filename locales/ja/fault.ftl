# What is said when the server itself is at fault.

fault-title = うまく{ "\u200B" }いきませんでした
fault-text = サーバー側の問題です。1分ほどしてからもう一度お試しください。失われたものはありません。
