# メニューの音と振動。

sounds = 効果音
vibration = 振動
