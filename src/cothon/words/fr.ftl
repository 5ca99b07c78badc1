# What the program says whatever the game, in French: it says "vous" to the person at the keyboard.

seat = Joueur { $number }
you = vous
pilot-random = facile
pilot-greedy = normal

## The table in the terminal

games-facts = { $players } joueurs · { $minutes } minutes · version { $rules } des règles
games-option-seats = joueurs : { $seats }
games-default = par défaut
terminal-welcome = { $title } · { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
terminal-seed = { " · " }graine { $seed }
terminal-sitting = Vous occupez la place { $number }.
terminal-watching = Personne n’est assis à cette table : les bots jouent, vous regardez.
terminal-keys = Taper un nombre ou un nom pour choisir · u annuler · b plateau · l journal · s sauvegarder · q sauvegarder et quitter · ? aide
terminal-ask = Votre choix
terminal-several = Ce que vous sautez dans cette liste ne peut plus être nommé ensuite. Plusieurs à la fois vont dans n’importe quel ordre : taper leurs numéros, séparés par des espaces.
terminal-not-understood = « { $text } » ne fait pas partie des nombres ou des lettres ci-dessus, et n’est pas un nom qu’on puisse choisir.
terminal-undone = Choix annulé.
terminal-undo-nothing = Il n’y a rien à annuler.
terminal-undo-another = Trop tard : quelqu’un d’autre a décidé entre-temps.
terminal-undo-revealed = Trop tard : un élément caché a été révélé entre-temps.
terminal-saved = Partie sauvegardée dans { $path }.
terminal-resume = Pour la reprendre plus tard : cothon play --resume { $path }
terminal-thinking = { $seat } réfléchit…
terminal-pass-on = Laisser l’écran à { $seat }, puis appuyer sur Entrée
terminal-help = Chaque choix désigne un élément de la table ; la question dit ce qu’on en fait. On peut annuler tant que ni carte, ni marchandise, ni dé n’a été révélé et que personne d’autre n’a décidé. La partie est sauvegardée après chaque choix.
terminal-names = Par leur nom, on peut choisir maintenant : { $names }.
terminal-log = Ce qui s’est passé
terminal-you-win = Vous avez gagné !
terminal-winner = { $count ->
    [one] { $seats } remporte la partie.
   *[other] Victoire partagée : { $seats }.
}

## The score sheet

score-title = Score final
score-rank = Rang
score-player = Joueur
score-total = Total

## The table in the browser

server-waiting = En attente : { $seat }.
server-chosen = Vous avez choisi et pouvez encore changer. En attente : { $seat }.
server-chosen-opening = Vous avez choisi. Les choix seront dévoilés dans un instant.
server-opening = Chacun choisit en secret. Les choix seront dévoilés dans un instant.
server-thinking = { $count ->
    [one] { $seat } réfléchit…
   *[other] { $seat } réfléchissent…
}
server-moved-on = La partie a continué entre-temps : regardez à nouveau.
server-not-your-turn = C’est à { $seat } de jouer.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-legal = Ce n’est pas possible maintenant (choix { $choice }).
server-not-together = Cela ne convient pas : quelque chose est de trop ou inadapté.
server-game-over = La partie est terminée.
server-undo-nothing = Il n’y a rien à annuler.
server-undo-over = La partie est finie, et tout a été dévoilé.
server-undo-sealed = Tous choisissent en même temps : jusqu’au dernier, choisissez simplement à nouveau.
server-undo-another = Trop tard : quelqu’un d’autre a décidé entre-temps.
server-undo-revealed = Trop tard : un élément caché a été révélé entre-temps.
server-undo-onlooker = Vous ne faites que regarder.
server-only-players = Seules les personnes assises à la table peuvent écrire ici.
server-too-fast = C’était un peu rapide : attendez un instant.
server-seat-taken = Quelqu’un d’autre a pris cette place.
server-invite-invalid = Cette invitation n’est pas valable, ou ne l’est plus.
server-seat-bot = Un robot a pris cette place.
server-only-host = Seule la personne qui a ouvert la table peut confier une place à un robot.
server-name-long = Un nom compte au plus { $most } caractères.
server-name-invisible = Un nom ne compte que des caractères visibles.
server-no-table = Cette table n’existe pas.
server-trouble = Le serveur n’a pas pu l’enregistrer : réessayez.
