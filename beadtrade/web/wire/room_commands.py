"""Requests around the rounds, as clients send them: lobby, seats, host, talk, ready."""

from __future__ import annotations

from typing import Literal

from beadtrade.room import commands as room
from beadtrade.room.ids import AskerNumber
from beadtrade.room.phrases import Phrase
from beadtrade.rules import commands as rules
from beadtrade.rules.seats import Seat
from beadtrade.web.wire.parts import Message, Number, PieceNameIn, SeatIn, SettingsIn, Typed


class TakeSeat(Message):
    """Sit down in the lobby under a name of 1 to 24 characters."""

    type: Literal["take_seat"]
    name: Typed

    def value(self) -> room.TakeSeat:
        return room.TakeSeat(self.name)


class Rename(Message):
    """Change my name."""

    type: Literal["rename"]
    name: Typed

    def value(self) -> room.Rename:
        return room.Rename(self.name)


class Leave(Message):
    """Give up my seat; in a match it stays on the table, played by nobody."""

    type: Literal["leave"]

    def value(self) -> room.Leave:
        return room.Leave()


class ChangeSettings(Message):
    """The host sets seats, variants and time limit, in the lobby."""

    type: Literal["change_settings"]
    settings: SettingsIn

    def value(self) -> room.ChangeSettings:
        return room.ChangeSettings(self.settings.value())


class Deal(Message):
    """The host deals: seats and variants are fixed for the match."""

    type: Literal["deal"]

    def value(self) -> room.Deal:
        return room.Deal()


class Kick(Message):
    """The host removes a player, named by seat and by the name shown there; it can be undone for 10 s."""

    type: Literal["kick"]
    seat: SeatIn
    name: Typed

    def value(self) -> room.Kick:
        return room.Kick(Seat(self.seat), self.name)


class UndoKick(Message):
    """The host takes the last kick back."""

    type: Literal["undo_kick"]

    def value(self) -> room.UndoKick:
        return room.UndoKick()


class AskForSeat(Message):
    """A spectator of a match tells the host that they would play."""

    type: Literal["ask_for_seat"]
    name: Typed

    def value(self) -> room.AskForSeat:
        return room.AskForSeat(self.name)


class HandOver(Message):
    """The host gives an away or vacated seat to a spectator who asked."""

    type: Literal["hand_over"]
    seat: SeatIn
    asker: Number

    def value(self) -> room.HandOver:
        return room.HandOver(Seat(self.seat), AskerNumber(self.asker))


class LetIn(Message):
    """The host has a spectator who asked in the lobby sit down."""

    type: Literal["let_in"]
    asker: Number

    def value(self) -> room.LetIn:
        return room.LetIn(AskerNumber(self.asker))


class DismissAsker(Message):
    """The host takes a spectator off the list of those who ask for a seat."""

    type: Literal["dismiss_asker"]
    asker: Number

    def value(self) -> room.DismissAsker:
        return room.DismissAsker(AskerNumber(self.asker))


class LockRoom(Message):
    """The host locks the room, so that nobody new sits down or asks for a seat, or opens it again."""

    type: Literal["lock_room"]
    locked: bool

    def value(self) -> room.LockRoom:
        return room.LockRoom(self.locked)


class Say(Message):
    """Talk, up to 280 characters."""

    type: Literal["say"]
    text: Typed

    def value(self) -> room.Say:
        return room.Say(self.text)


class SayPhrase(Message):
    """Talk with a phrase of the phrase book, which each reader has in their own language."""

    type: Literal["say_phrase"]
    phrase: Phrase
    piece: PieceNameIn | None = None

    def value(self) -> room.SayPhrase:
        return room.SayPhrase(self.phrase, None if self.piece is None else self.piece.value())


class Rematch(Message):
    """The host takes the room back to its lobby after a match."""

    type: Literal["rematch"]

    def value(self) -> room.Rematch:
        return room.Rematch()


class PaceReveal(Message):
    """Hold the reveal, go on with it, or go to its next beat, on all screens."""

    type: Literal["pace_reveal"]
    step: room.RevealStep

    def value(self) -> room.PaceReveal:
        return room.PaceReveal(self.step)


class PassFloor(Message):
    """End my story, or as host anybody's; that of `teller`, if it is given."""

    type: Literal["pass_floor"]
    teller: SeatIn | None = None

    def value(self) -> rules.PassFloor:
        return rules.PassFloor(None if self.teller is None else Seat(self.teller))


class ClaimYoungest(Message):
    """Say that I am the youngest, and begin the rounds."""

    type: Literal["claim_youngest"]

    def value(self) -> rules.ClaimYoungest:
        return rules.ClaimYoungest()


class GiveUpYoungest(Message):
    """I am not the youngest after all."""

    type: Literal["give_up_youngest"]

    def value(self) -> rules.GiveUpYoungest:
        return rules.GiveUpYoungest()


class GetReady(Message):
    """I am ready."""

    type: Literal["get_ready"]

    def value(self) -> rules.GetReady:
        return rules.GetReady()


class TakeBackReady(Message):
    """I am not ready after all."""

    type: Literal["take_back_ready"]

    def value(self) -> rules.TakeBackReady:
        return rules.TakeBackReady()


class Begin(Message):
    """ "Let's begin": the starter begins the round."""

    type: Literal["begin"]

    def value(self) -> rules.Begin:
        return rules.Begin()


class VoidRound(Message):
    """The host voids the running round."""

    type: Literal["void_round"]

    def value(self) -> rules.VoidRound:
        return rules.VoidRound()


class EndReveal(Message):
    """The host skips the rest of the reveal."""

    type: Literal["end_reveal"]

    def value(self) -> rules.EndReveal:
        return rules.EndReveal()


class EndMatch(Message):
    """The host ends the match between rounds."""

    type: Literal["end_match"]

    def value(self) -> rules.EndMatch:
        return rules.EndMatch()


RoomCommandIn = (
    TakeSeat
    | Rename
    | Leave
    | ChangeSettings
    | Deal
    | Kick
    | UndoKick
    | AskForSeat
    | HandOver
    | LetIn
    | DismissAsker
    | LockRoom
    | Say
    | SayPhrase
    | PaceReveal
    | Rematch
    | PassFloor
    | ClaimYoungest
    | GiveUpYoungest
    | GetReady
    | TakeBackReady
    | Begin
    | VoidRound
    | EndReveal
    | EndMatch
)
