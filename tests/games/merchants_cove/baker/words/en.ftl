# The Baker in English.

merchant-baker = the Baker
ware-baker-small = a { $colour } loaf
ware-baker-large = a { $colour } cake
ability-baker-1 = shop girl
ability-baker-2 = errand boy
ability-baker-3 = cat
ability-baker-4 = overseer
duty-baker-1 = smile at somebody
duty-baker-2 = run an errand
duty-baker-3 = catch a mouse
space-loaf = { $number ->
    [1] the small oven
   *[other] the large oven
}
prompt-bake = { $seat }: what colour shall it be?
option-baker = the Baker
option-loaf = { $number ->
    [0] Bake a loaf
   *[other] Bake a cake
}
event-baked = { $seat } bakes { $ware }.
event-crumbs-sold = { $seat } sells crumbs for 1 gold.
