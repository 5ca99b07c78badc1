# What the program says whatever the game, in French: it says "vous" to the person at the keyboard.

seat = Joueur { $number }

## Several things in one phrase

list-0 = personne
list-1 = { $first }
list-2 = { $first } et { $second }
list-3 = { $first }, { $second } et { $third }
list-4 = { $first }, { $second }, { $third } et { $fourth }
list-5 = { $first }, { $second }, { $third }, { $fourth } et { $fifth }
list-6 = { $first }, { $second }, { $third }, { $fourth }, { $fifth } et { $sixth }
you = vous
your-turn = À vous
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
terminal-keys = Taper un nombre ou un nom pour choisir · u annuler · b plateau · p classement · l journal · s sauvegarder · q sauvegarder et quitter · ? aide
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

## What a save proves

verify-deal = La donne est prouvée (table { $table }, essai { $attempt }) pour autant que la sauvegarde le dise : le secret et les nombres donnent l’engagement et la clé.
verify-commitment = Engagement : { $commitment }
verify-number = Nombre de { $seat } : { $number }
verify-letters = Lettres de la donne : { $letters }
verify-fits-commitment = ✓ L’engagement est celui qui vous a été montré.
verify-fits-letters = ✓ Les lettres sont celles qui vous ont été montrées.
verify-fits-number = ✓ Votre nombre est parmi ceux qui ont fait la donne.
verify-proven = C’est donc prouvé pour vous : personne n’a arrangé le paquet.
verify-alone = Une sauvegarde faite par une seule personne ne prouve rien aux autres, car tout peut y être inventé. Comparez-la à ce que votre propre page vous a montré (sceau du serveur, lettres de la donne, nombre de votre navigateur), ou dites-le ici : { $options }.
verify-nobody = Personne n’a donné de nombre, car seuls des robots étaient assis là : le serveur a distribué seul.
verify-not = Non prouvé : que personne n’a regardé dans la base de données du serveur pendant la partie, qui se cache derrière un nom, et que ces choix sont bien ceux qui ont été faits.
verify-migrated = Distribuée sous la version { $rules } des règles, jouée sous la version { $now }.
verify-migrated-material = Distribuée pour le matériel { $then }, jouée avec le matériel { $now }.
verify-migrated-option = Option { $option } : promise { $then }, jouée { $now }.
verify-no-option = absente
verify-no-deal = Il n’y a rien à vérifier de la donne : cette sauvegarde ne dit pas de quoi elle est faite.
verify-choices = { $count ->
    [one] L’unique choix est permis.
   *[other] Les { $count } choix sont tous permis.
}
verify-running = La partie n’est pas terminée.

## Copies of the database

backup-made = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} et { $moves ->
    [one] un coup
   *[other] { $moves } coups
} sont conservés dans { $file }.
backup-database = Base de données : { $file }
backup-restored = La base de données est maintenant la copie { $file }.
backup-aside = Ce qui s’y trouvait avant est conservé sous { $file }.
tidy-filed = Sauvegardes ouvertes : { $count }
tidy-undealt = Tables jamais distribuées : { $count }
tidy-unplayed = Tables où personne n’a jamais rien choisi : { $count }
tidy-done = Personne ne les avait regardées depuis { $days ->
    [one] un jour
   *[other] { $days } jours
} : elles ont été supprimées.
tidy-would = Personne ne les a regardées depuis { $days ->
    [one] un jour
   *[other] { $days } jours
} : elles seraient supprimées. Rien n’a été écrit.
tidy-never = COTHON_KEEP_FILED vaut 0 : tout est conservé.

## The score sheet

standing-title = Classement
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
server-too-many = Trop à la fois : fermez d’abord autre chose, ou revenez plus tard.
server-too-many-saves = C’était beaucoup de sauvegardes pour une journée : ouvrez la suivante plus tard.
server-too-many-branches = Vous avez repris beaucoup de parties aujourd’hui : reprenez la suivante plus tard.
server-seat-taken = Quelqu’un d’autre a pris cette place.
server-invite-invalid = Cette invitation n’est pas valable, ou ne l’est plus.
server-only-host = Seule la personne qui a ouvert la table peut confier une place à un robot.
server-name-long = Un nom compte au plus { $most } caractères.
server-name-invisible = Un nom ne compte que des caractères visibles.
server-no-table = Cette table n’existe pas.
server-trouble = Le serveur n’a pas pu l’enregistrer : réessayez.
server-busy = Beaucoup regardent en arrière en ce moment : réessayez.
server-damaged = Cette table est endommagée dans la base de données et ne peut pas être lue.
server-not-dealt = La table n’est pas encore distribuée.
server-pledged = Votre nombre pour cette donne est déjà fixé.
server-pledges-closed = Trop tard pour cette donne : elle se fait sans votre nombre.
server-number-early = Les nombres se disent quand plus personne ne peut s’engager.
server-number-wrong = Ce nombre ne correspond à aucun engagement.
server-no-pledge = Personne n’a encore donné de nombre pour la donne : attendez un instant.
server-only-host-begins = Seule la personne qui a ouvert la table peut commencer.
server-only-host-invites = Seule la personne qui a ouvert la table peut inviter à une place.
server-hands-claimed = Place { $number } : { $name } joue ici désormais.
server-hands-moved = Place { $number } : { $name } joue désormais sur un autre appareil.
server-hands-handed = Place { $number } : { $name } joue désormais sur un autre appareil, à la place de { $before }.
server-hands-lent = Place { $number } : un robot ({ $level }) joue désormais pour { $name }.
server-hands-filled = Place { $number } : personne n’était venu ; un robot ({ $level }) y joue désormais sous le nom de { $name }, et l’invitation n’est plus valable.
server-hands-back = Place { $number } : { $name } joue de nouveau, à la place du robot.
server-hands-invited = Place { $number } ({ $name }) : la personne qui a ouvert la table a créé une nouvelle invitation.
server-hands-many = Cette place a changé de mains trop souvent : elle reste comme elle est.
server-bots-own = Cette place est celle d’un robot depuis le début.
server-still-here = Cette place a son joueur : un robot pourra la prendre après { $seconds ->
    [one] { $seconds } seconde d’absence de plus.
   *[other] { $seconds } secondes d’absence de plus.
}

## Parties conservées d’autres règles

stored-event = ({ $event } : { $numbers })
server-kept-over = { $what ->
    [game] { $title } a été joué ici, un jeu que ce serveur ne connaît pas.
    [rules] { $title } a été joué ici sous la version { $rules } des règles ; elles en sont à la version { $now }.
   *[material] { $title } a été joué ici avec un autre matériel que celui de ce serveur.
} La partie est conservée telle qu’elle a été racontée : elle se lit, mais ne se rejoue pas.
server-kept-running = { $what ->
    [game] { $title } se joue ici, un jeu que ce serveur ne connaît pas.
    [rules] { $title } se joue ici sous la version { $rules } des règles ; elles en sont à la version { $now }.
   *[material] { $title } se joue ici avec un autre matériel que celui de ce serveur.
} La partie ne peut pas continuer ainsi. Ce qui s’est passé se lit encore ; la personne qui gère le serveur pourra peut-être la reprendre.
server-kept-gathering = { $what ->
    [game] { $title } devait se jouer ici, un jeu que ce serveur ne connaît pas.
    [rules] { $title } devait se jouer ici sous la version { $rules } des règles ; elles en sont à la version { $now }.
   *[material] { $title } devait se jouer ici avec un autre matériel que celui de ce serveur.
} La donne n’a jamais eu lieu : ouvrez une nouvelle table.

## Ce qu’un choix apporte

gain-more = +{ $number } { $what }
gain-less = −{ $number } { $what }
gain-by-luck = ? { $what }
