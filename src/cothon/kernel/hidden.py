"""Hidden information: one mask per card says which seats know its face.

Views show a card if and only if the mask says so, and re-dealing permutes exactly the cards whose
mask says no. As both read the same mask, `view(p, redealt(s, p)) == view(p, s)` holds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cothon.kernel.chance import Chance

WATCHER: Final = 15  # the seat number of those who only look on
EVERYBODY: Final = (1 << WATCHER + 1) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Secrets(Chance):
    """The part of a state that knows who knows what."""

    known: vec[i64]  # per card: mask of the seats that know its face

    def piles(self) -> list[list[int]]:
        """Every pile in which a card may lie face down to somebody; the lists themselves."""
        return []

    def face_up(self) -> list[int]:
        """Every card that lies in none of the piles, open for all to see."""
        return []

    def backs(self) -> i64:
        """How many different card backs there are."""
        return 1

    def back(self, card: i64) -> i64:
        """The back of a card: cards with the same back cannot be told apart from behind."""
        return 0

    def knows(self, seat: i64, card: i64) -> bool:
        """Does this seat know the face of this card?"""
        return self.known[card] >> seat & 1 == 1

    def show(self, card: i64, seats: i64) -> None:
        """Let these seats see the face of a card."""
        before = self.known[card]
        if seats & ~before:
            self.known[card] = before | seats
            self.reveals += 1

    def forget(self, card: i64, seats: i64) -> None:
        """From now on only these seats, of those who knew it, know the face of a card."""
        self.known[card] = self.known[card] & seats

    def redeal(self, seat: i64, seed: i64) -> None:
        """Deal what `seat` cannot know afresh, and forget the future of the dice.

        What is dealt depends on what the seat can know and on the seed, never on the truth: places
        are gone through in their order, and the faces to be dealt are put in order first.
        """
        self.sow(seed)
        self.script = None
        faces = self.known[:]
        for card in range(len(faces)):
            faces[card] = card
        slots: list[list[i64]] = [[] for _ in range(self.backs())]
        for pile in self.piles():
            for lying in pile:
                if not self.knows(seat, lying):
                    slots[self.back(lying)].append(lying)
        for alike in slots:
            self.permute(alike, faces)
        masks = self.known[:]
        for card in range(len(faces)):
            self.known[faces[card]] = masks[card]
        for pile in self.piles():
            for i in range(len(pile)):
                pile[i] = faces[pile[i]]

    def permute(self, slots: list[i64], faces: vec[i64]) -> None:
        """Give the cards of these slots new faces, drawn from among themselves."""
        mixed = sorted(slots)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.draw_number() % (i + 1)
            face = mixed[i]
            mixed[i] = mixed[j]
            mixed[j] = face
        for i in range(len(slots)):
            faces[slots[i]] = mixed[i]
