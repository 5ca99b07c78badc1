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
    shown: list[int] | None  # who knew what came to light, card by card, if somebody wants to know

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
            if self.shown is not None:
                self.shown.append(before)

    def forget(self, card: i64, seats: i64) -> None:
        """From now on only these seats, of those who knew it, know the face of a card."""
        self.known[card] = self.known[card] & seats

    def redeal(self, seat: i64, seed: i64) -> None:
        """Deal what `seat` cannot know afresh, and forget the future of the dice.

        What is dealt depends on what the seat can know and on the seed, never on the truth: places
        are gone through in their order, and the faces to be dealt are put in order first.
        """
        self.redeal_for(1 << seat, seed)

    def redeal_for(self, seats: i64, seed: i64) -> None:
        """Deal what none of these seats (a mask) can know afresh, and forget the dice's future."""
        self.sow(seed)
        self.script = None
        starts = self.unknown_by_back(seats)
        faces = self.unknown_faces(seats, starts)
        for back in range(self.backs()):
            self.permute(faces, starts[back], starts[back + 1])
        masks = self.known[:]
        for pile in self.piles():
            for i in range(len(pile)):
                card: i64 = pile[i]
                if masks[card] & seats == 0:
                    back = self.back(card)
                    face = faces[starts[back]]
                    starts[back] += 1
                    pile[i] = face
                    self.known[face] = masks[card]

    def unknown_by_back(self, seats: i64) -> vec[i64]:
        """Where the faces of each back begin in the row of those that these seats do not know."""
        starts = vec[i64]([0] * (self.backs() + 1))
        for card in range(len(self.known)):
            if self.known[card] & seats == 0:
                starts[self.back(card) + 1] += 1
        for back in range(self.backs()):
            starts[back + 1] += starts[back]
        return starts

    def unknown_faces(self, seats: i64, starts: vec[i64]) -> vec[i64]:
        """The faces that these seats do not know, by back, in order; all of them lie in piles."""
        ends = starts[:]
        faces = self.known[:]  # as long as it can get
        for card in range(len(faces)):
            if self.known[card] & seats == 0:
                back = self.back(card)
                faces[ends[back]] = card
                ends[back] += 1
        return faces

    def permute(self, faces: vec[i64], start: i64, end: i64) -> None:
        """Put these faces, from start to end, into random order."""
        for i in range(end - 1, start, -1):
            j = start + self.draw_number() % (i - start + 1)
            face = faces[i]
            faces[i] = faces[j]
            faces[j] = face
