"""A language that nobody speaks: English with accents, and two fifths longer, to find labels that have no room.

Law: values keep their places and their names; only what a translator would translate is changed.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

LONGER = 1.4
ACCENTED = str.maketrans("aceginorsuyzACEGINORSUYZ", "àçéğîñøřšúýžÀÇÉĞÎÑØŘŠÚÝŽ")
VOWELS = "aeiouyAEIOUY"


def pseudo(text: str) -> str:
    """The text, word by word longer, in letters that reach higher and lower."""
    return " ".join(_longer(word).translate(ACCENTED) for word in text.split(" "))


def _longer(word: str) -> str:
    """The vowels are drawn out until the word is long enough; words without letters stay."""
    letters = [at for at, sign in enumerate(word) if sign.isalpha()]
    vowels = [at for at in letters if word[at] in VOWELS] or letters
    if not vowels:
        return word
    wanted = round(len(letters) * (LONGER - 1))
    extra = {at: wanted // len(vowels) + (each < wanted % len(vowels)) for each, at in enumerate(vowels)}
    return "".join(sign + sign.lower() * extra.get(at, 0) for at, sign in enumerate(word))


class _Lengthening(Transformer):
    """Changes what stands in messages as text; placeables, selectors and names stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = pseudo(node.value)
        return node


def pseudo_catalogue(catalogue: str) -> str:
    """The same messages, in no language."""
    parsed = FluentParser().parse(catalogue)
    _Lengthening().visit(parsed)
    return str(FluentSerializer().serialize(parsed))
