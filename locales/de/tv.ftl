# Der große Bildschirm, und wer zuschaut.

tv-join = Scannen und mitspielen
big-screen = Großer Bildschirm
big-screen-how = Öffne diese Adresse auf einem Fernseher oder Laptop, den alle sehen. Dort ist der ganze Tisch zu sehen und niemandes Geheimnis.
big-screen-address = Adresse des großen Bildschirms
big-screen-open = Hier öffnen

## Asking for a seat

asked-and-waiting = Du hast als { $name } um einen Platz gebeten. Der Host kann dir einen freien geben.
