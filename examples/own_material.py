"""A game with material of one's own: what a box prints, in a file.

Here a good of the market costs one talent at any time. It prints:

    usual: a good costs 4
    cheap: a good costs 1
    replayed with its file: Player 1 claims quay Egypt I with 2 servants.
    without it: OtherRules
    not playable: numbers.servants: expected a whole number from 6 to 18, found 0
"""

import tempfile
from pathlib import Path

import cothon

printed = Path(cothon.__file__).parent / "games" / "porto_carthago" / "material.toml"
own = printed.read_text(encoding="utf-8").replace(
    "merchant_prices = [4, 3, 2]", "merchant_prices = [1, 1, 1]"
)
with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "cheap.toml"
    file.write_text(own, encoding="utf-8")
    usual = cothon.new("porto_carthago", seats=3, seed=4)
    cheap = cothon.new("porto_carthago", seats=3, seed=4, material=file)
    for name, game in (("usual", usual), ("cheap", cheap)):
        print(f"{name}: a good costs {game.view(None)['table']['merchant_price']}")

    cheap.choose(cheap.menu[0])
    again = cothon.replay(cheap.save, material=file)
    print(f"replayed with its file: {again.log()[-1]}")
    try:
        cothon.replay(cheap.save)
    except cothon.BadSave as error:
        print(f"without it: {type(error).__name__}")
    file.write_text(own.replace("servants = 18", "servants = 0", 1), encoding="utf-8")
    try:
        cothon.new("porto_carthago", seats=3, seed=4, material=file)
    except cothon.BadMaterial as error:
        print(f"not playable: {str(error).removeprefix(f'{file}: ')}")
