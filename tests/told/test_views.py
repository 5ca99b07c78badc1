"""A moment is made once for all eyes: what each of them is sent is as if nobody else looked."""

from __future__ import annotations

import random

import pytest

import cothon
from cothon.server.delta import delta
from cothon.server.render import Gaze, encode, foresee, table_message
from cothon.server.seats import Asker
from cothon.server.views import Views
from tests.told.test_leaks import lay_out

EYES = (0, 1, 2, None)


def played(key: str, deal: int) -> list[cothon.Game]:
    """The moments of a random game, with the scenes of the choice before each."""
    luck = random.Random(deal)
    moments = [cothon.new(key, 3, deal)]
    while not moments[-1].over:
        game = moments[-1]
        seat = luck.choice(game.owing)
        moments.append(game.tried(seat, luck.choice(game.options_of(seat))))
    return moments


@pytest.mark.parametrize("key", [sheet.key for sheet in cothon.games()])
def test_what_eyes_see_beside_others_is_what_they_see_alone(key: str) -> None:
    for game in played(key, 5):
        views = Views(game, ())
        before = [encode(scene.open) for scene in views.scenes]
        for eyes in EYES:
            seen = views.seen(eyes)
            alone = [game.sheet.view(still, eyes) for _, still in game.stills]
            alone.append(game.table(eyes))
            assert seen == alone
            assert bytes(views.encoded(seen)) == encode(alone[-1])
            changes = [delta(alone[n + 1], alone[n]) for n in range(len(game.stills))]
            assert encode(views.differences(seen)) == encode(changes)
        assert [encode(scene.open) for scene in views.scenes] == before


@pytest.mark.parametrize("key", [sheet.key for sheet in cothon.games()])
def test_who_is_told_beside_others_is_told_the_same(key: str) -> None:
    for game in played(key, 7)[::5]:
        live = lay_out(game, bots=(1,))
        live.game = game
        alone = live.copied()
        foresee(live, [(eyes, "en") for eyes in EYES])
        for eyes in EYES:
            alone.forget()
            gaze = Gaze(Asker(f"device {eyes}"), eyes, "en", max(len(game.journal) - 9, 0))
            assert encode(table_message(live, gaze)) == encode(table_message(alone, gaze))
