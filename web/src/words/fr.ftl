# Les mots de la table elle-même. Ceux des jeux viennent du serveur.

loading = Un instant…
close = Fermer
cancel = Annuler
search = Chercher
you = vous
bot = robot
scripted = automatique
scripted-how = Les règles du jeu jouent pour cette place.
send = Envoyer
copy = Copier le lien
copied = Copié
just-now = à l’instant

# Réglages
settings = Réglages
language = Langue
theme = Lumière
theme-light = Jour
theme-dark = Nuit
theme-system = Comme le système
pace = Rythme des coups adverses
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-instant = Immédiat
pace-why = Les coups et leurs suites s’affichent l’un après l’autre. Espace montre le suivant, Échap où l’on en est.
my-turn = Mon tour
not-asked = Ce n’est pas ce qui vous est demandé maintenant.
never-chosen = Cela ne se choisit jamais ; sa fiche dit à quoi cela sert.
ends-turn = termine votre tour
confirm-turn = Confirmer la fin de mon tour
confirm-turn-why = Ce qui termine votre tour ou révèle quelque chose attend votre confirmation : jusque-là, tout peut être annulé. Sur les écrans tactiles, c’est le réglage de départ, car les doigts s’égarent ; vous pouvez le désactiver.
every-moment = Me demander à chaque instant ce que je pourrais faire en plus
every-moment-why = Certains effets pourraient servir à bien des moments d’un tour. Sans cette option, on vous le demande une fois, après votre action ; ils restent toujours à côté de vos autres choix.
rest = Continuer, et ne plus demander
rest-how = Choisit « { $answer } ». On ne vous demande plus rien pour cela seul ; cela reste possible lors des autres questions, et « Tout redemander » y met fin.
wake = Tout redemander
confirm = Confirmer
confirm-back = Retour
confirm-ends = Cela termine votre tour.
confirm-reveals = Cela révèle quelque chose et ne peut pas être annulé.
confirm-unknown = Cela termine peut-être votre tour.
turn-alert = Quand c’est votre tour
turn-alert-browser = Afficher une notification du navigateur
your-name = Votre nom

# Port
harbour = Le port
to-harbour = Retour au port
welcome = Bienvenue au port
called = Vous vous appelez
games = Jeux
players-range = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
play-now = Jouer
new-table = Nouvelle table
learn = Apprendre
running = Vos parties en cours
finished = Parties terminées
your-turn = À vous de jouer
others-turn = Aux autres de jouer
show-all = Afficher les { $count }
ways = Comment jouer
way-bots = Contre des robots : un clic, et la première question est pour vous.
way-friends = Avec des amis au loin : chaque place a son lien.
way-beside = Avec des gens à côté de vous : un rideau garde les secrets.
way-later = Plus tard : une table attend des mois, et toute partie peut être revue.
open-file = Ouvrir une partie enregistrée
fonts = Caractères (SIL Open Font License) :
no-server = Le serveur ne répond pas. Est-il lancé ?

# Nouvelle table
new-table-of = Nouvelle table : { $title }
how-many = Combien de places ?
seat-name = Place { $number }
kind-me = Moi
kind-friend = Un ami, par lien
kind-beside = Quelqu’un à côté de moi
kind-bot = Un robot
level = Niveau
name-optional = Nom (facultatif)
variants = Variantes
open-table = Ouvrir la table

# Table
no-such-table = Cette table n’existe pas.
board = Plateau
players = Joueurs
log = Journal
chat = Discussion
rules = Règles
rules-of = Règles : { $title }
rules-none = Il n’y a pas encore de textes pour ce jeu.
question = Question et choix
options = Choix
choose-hint = Cliquez sur le plateau ou sur un choix ; les flèches et Entrée conviennent aussi.
pick-these = Valider
pick-hint = Choisissez tout ce que vous voulez, dans n’importe quel ordre, puis « { $act } ».
reveals = révèle quelque chose : irréversible
forced = avec cela : { $things }
each-brings = Chacun de ces choix :
following = { $count ->
    [one] encore un coup à montrer
   *[other] encore { $count } coups à montrer
}
showing = Ce que font les autres
happening = Ce qui se passe
more-events = { $count ->
    [one] Un autre événement se trouve dans le journal.
   *[other] { $count } autres événements se trouvent dans le journal.
}
bad-save = Ce fichier n’est pas une partie de Cothon, ou il est endommagé.
skip = Passer
undo = Annuler
undo-key = Reprendre le dernier choix (U)
undo-nothing = Il n’y a rien à reprendre.
undo-last = Reprendre le dernier choix
to-move = joue
has-chosen = a choisi
absent = absent
won = victoire
connection-lost = Connexion perdue. Nouvel essai…
moment = Après { $n } choix sur { $last }
back-to-now = Retour au présent
step-back = Un pas en arrière
step-forward = Un pas en avant
log-since = Depuis mon dernier tour
log-all = Tout
log-nothing = Rien encore.
sums = Comptes
round-sums = { $round } : ce qu’elle a rapporté
show-moment = Montrer ce moment sur le plateau
chat-nothing = Personne n’a encore parlé.
chat-write = Dire quelque chose
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout le plateau
more-to-choose = { $count ->
    [one] Encore un choix hors de vue : y aller
   *[other] Encore { $count } choix hors de vue : y aller
}
invite = Inviter
invites = Invitez vos amis
invites-how = Chaque lien mène à une place. Envoyez-le à la personne qui doit s’y asseoir.
invites-secret = Qui possède le lien peut s’asseoir : ne le publiez pas.
invite-for = Lien d’invitation pour { $name }
invite-anew = Inviter quelqu’un à la place de { $name }
invite-anew-how = Tout le monde à la table en est informé.
invited = Vous êtes invité à { $title }
invited-with = À la table : { $company }
sit-down = S’asseoir
only-look = Regarder seulement
invite-closed = Ce lien n’ouvre plus de place, mais vous pouvez regarder.
look-on = Regarder
looking-on = Vous regardez la partie
replace-who = Laisser un robot jouer pour { $name }
replace-how = { $name } n’est pas là. Quel robot doit prendre sa place ?
pass-to = Passez l’appareil à { $name }
pass-why = La table est couverte, pour que chacun ne voie que ce qui est à lui.
i-am = Je suis { $name }

# Avant la donne
waiting-for = On attend { $names }
waiting-you = On vous attend
gathering = Pas encore distribuée
gathered = Tout le monde est là : la donne se fait…
attempt = Essai { $number }
seat-ready = est là
seat-comes = arrive
seat-free = pas encore là
seat-later = peut encore venir
begin-without = Commencer sans attendre
begin-who = Commencer sans { $names } ?
begin-how = Il manque : { $names }. Les places restent à eux et leurs liens restent valables : qui vient plus tard jouera. Seuls leurs nombres n’ont pas de part à la donne. C’est irréversible.
begin-again-how = { $names } : le nombre promis n’arrive pas. Un nouvel essai commence, avec de nouveaux nombres de tous ceux qui sont là ; chacun voit qu’il y en a eu un avant.
begin-now = Commencer
keep-waiting = Attendre encore

# La donne équitable
this-table = Cette table
deal = Donne équitable
deal-how = Personne ne donne seul. Le serveur tire un secret et en montre le sceau ; chaque navigateur tire un nombre et en montre le sceau. Ce n’est que lorsqu’aucun sceau ne peut plus changer que les nombres s’ouvrent, et secret et nombres font ensemble la donne. Personne ne peut donc la choisir, pas même qui tient le serveur.
deal-letters = Lettres de cette donne
deal-letters-how = Comparez ces lettres avec les autres, si vous voulez : tous doivent voir les mêmes.
deal-letters-later = Elles seront ici dès que tout le monde sera là.
deal-letters-none = Aucune : seuls des robots étaient à cette table.
deal-commitment = Sceau du serveur
deal-number = Nombre de ce navigateur
deal-number-how = « cothon verify » le compare, avec les lettres et le sceau, à la partie enregistrée.
deal-attempt = Essai
deal-attempt-how = Un essai précédent a été abandonné, car un nombre n’arrivait pas.
deal-took-part = Ont pris part
deal-nobody = le serveur seul
deal-brought-over = Depuis la donne, cette table est passée à une version plus récente. Ce qui était promis, et ce qui se joue :
deal-seed = Donne faite d’un nombre annoncé, { $seed } : chacun peut calculer toutes les cartes.
deal-unknown = On ne sait rien de cette donne : la table vient d’un fichier, d’un moment d’une autre partie ou d’une version antérieure.
deal-proven = La donne est prouvée.
deal-proven-how = Le secret du serveur correspond au sceau que ce navigateur a vu avant la donne, et son propre nombre est parmi les nombres.
deal-absent = Ce navigateur n’a pas pris part à la donne. On peut la vérifier avec « cothon verify » et la partie enregistrée.
deal-wrong = La donne ne correspond pas à ce que ce navigateur a vu.
deal-cards = Que les cartes découlent du secret et des nombres, « cothon verify » le vérifie avec la partie enregistrée.
deal-limits = Rien ne prouve que personne n’a regardé : qui tient la machine peut lire sa base de données.
doubt-commitment = Le sceau du serveur n’est pas celui qui fut montré d’abord.
doubt-secret = Le secret ne correspond pas au sceau du serveur.
doubt-pledges = Les sceaux des nombres ne sont pas ceux qui furent montrés, ou un nombre ne correspond pas au sien.
doubt-number = Le nombre de ce navigateur manque.

# Places
move-seat = Continuer sur un autre appareil
move-how = Ouvrez ce lien sur l’autre appareil et asseyez-vous là : votre place vous suit, et cet appareil-ci regarde.
move-for = Lien pour la place de { $name }
move-secret = Il sert une fois. Qui le possède obtient votre place : ne l’envoyez qu’à vous-même.
take-back = Reprendre votre place
replace-wait = { $seconds ->
    [one] { $name } vient de partir. Dans { $seconds } seconde, un robot pourra jouer à sa place.
   *[other] { $name } vient de partir. Dans { $seconds } secondes, un robot pourra jouer à sa place.
}
replace-back = { $name } est de retour.

# Fin
game-over = La partie est terminée.
score-sheet = Scores
you-win = Vous avez gagné !
you-share = Vous partagez la victoire !
wins = { $count ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
}
first = Victoire
shared-first = Victoire partagée
place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
total = Total
tie-break = Égalité :
rank = Rang
chart = Les scores au fil de la partie
chart-hint = Cliquez pour revoir la partie à ce moment.
choices = { $count } choix
again = Encore une
swap-seats = Changer de place
replay = Revoir
save-file = Enregistrer un fichier

# The aim and the standing
standing = Classement
standing-progress = Avancement de la partie
standing-so-far = Pour l’instant
standing-due = + { $when }
standing-together = En tout
standing-place = place { $place }
standing-hidden = « ? » remplace ce que l’on ne peut pas savoir maintenant. La couronne suit ce que l’on peut savoir.
leads = en tête
points-so-far = Points pour l’instant
points-open = Points pour l’instant, et quelque chose de caché
aim = Le but
aim-goal = Le but
aim-turn = À son tour
aim-end = La fin
aim-begin = Compris
aim-again = La touche A et le menu montrent de nouveau cette carte.
aim-again-touch = Le menu montre à nouveau cette carte.
touch-hint = Gardez le doigt sur un élément pour voir ce que c’est.
mat-of = Ce qui se trouve devant { $name }
about-text = À propos de ce texte
rules-told = Règles :

# Games of other rules
kept-game = Partie conservée
retold = D’autres règles : à lire
read = Lire
retold-how = Jouée sous d’autres règles : elle se lit, mais ne se rejoue pas.
save-story = Enregistrer le récit

# Revoir
moment-slider = Moment de la partie
speed = Vitesse
to-start = Au début
to-end = À la fin
play = Lire
pause = Pause
eyes = Par les yeux de
onlooker = Spectateur
play-on = Rejouer d’ici
play-on-how = Une nouvelle table s’ouvre là où en était cette partie après { $n } choix.
play-on-bots = Des robots prennent les autres places.
play-on-seat = Vous prenez la place de
link-moment = Lien vers ce moment
to-table = À la table

# A label and what it stands at.
valued = { $name } : { $value }

# The plain panel.
nothing = rien
details = Détails

# Cards of components, and what icons mean
card-rule = Règle : { $title }
icons = Icônes
