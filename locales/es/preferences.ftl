# Lo que cada uno elige para sus páginas: en las del servidor y en el menú de la sala.

language = Idioma
# cada uno por su propio nombre: quien busca el suyo quizá no lee otro
language-name =
    { $language ->
        [de] Deutsch
        [es] Español
        [ja] 日本語
       *[en] English
    }
language-not-there = Ahora mismo no se puede cargar este idioma. Inténtalo otra vez dentro de un momento.
appearance = Apariencia
theme-name =
    { $theme ->
        [light] Claro
        [dark] Oscuro
       *[auto] Como el dispositivo
    }
preference-not-kept = Vale hasta que se vuelva a cargar la página: no se ha podido avisar al servidor.
