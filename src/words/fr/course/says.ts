import type { says as english } from '../../en/course/says';
import type { WordsLike } from '../../like';

/** What the articles of the rules in force say, each in a sentence of our own. */
export const says: WordsLike<typeof english> = {
  'says.initial-list':
    'Les joueurs sont rangés par force, c’est-à-dire par Elo ; puis par titre ; puis par nom. La place est le numéro d’appariement (TPN).',
  'says.order':
    'Pour l’appariement, les joueurs sont rangés par score, puis par numéro d’appariement : le plus petit numéro est le mieux classé.',
  'says.groups':
    'Un groupe de score réunit ceux qui ont le même score. Un niveau est un groupe de score avec ceux qui restaient au-dessus.',
  'says.downfloater':
    'Qui ne peut être apparié dans un niveau flotte vers le bas ; il est un flotteur descendu dans le niveau suivant.',
  'says.float-game':
    'Quand deux joueurs de scores différents ont joué, le mieux classé est flotteur descendant, l’autre flotteur montant.',
  'says.float-unplayed':
    'L’exempt est flotteur descendant, et de même qui, sans jouer, reçoit plus que pour une défaite.',
  'says.float-none':
    'Rien d’autre ne fait de flotteur : ni une absence, ni un bye à zéro point, ni une défaite par forfait.',
  'says.bye':
    'Si le nombre de joueurs est impair, l’un n’a ni adversaire ni couleur : l’exempt, dont les points sont les mêmes pour tous.',
  'says.difference':
    'La différence de couleurs est le nombre de parties avec les blancs moins celui avec les noirs ; seules comptent les parties jouées.',
  'says.absolute':
    'Une préférence est absolue si la différence dépasse +1 ou −1, ou si les deux dernières parties ont eu la même couleur.',
  'says.strong': 'Une préférence est forte si la différence est de +1 ou −1.',
  'says.mild':
    'Une préférence est légère si la différence est nulle : l’autre couleur que dans la dernière partie.',
  'says.no-wish':
    'Qui n’a joué aucune partie n’a pas de préférence : celle de l’adversaire est respectée.',
  'says.topscorers':
    'Quand on apparie la dernière ronde, les joueurs de tête sont ceux qui ont plus de la moitié des points possibles.',
  'says.complete':
    'Une ronde est complète si tous sont appariés et qu’un seul au plus est exempt. S’il n’en existe pas, l’arbitre décide.',
  'says.met': 'Deux joueurs qui se sont rencontrés ne se rencontrent plus.',
  'says.bye-bar':
    'Nul n’est exempt deux fois, ni qui a reçu les points d’un gain en une ronde sans jouer.',
  'says.same-absolute':
    'Deux joueurs qui ne sont pas de tête et ont la même préférence absolue ne se rencontrent pas.',
  'says.completion':
    'Ceux qui ne sont pas encore appariés doivent pouvoir former une ronde complète.',
  'says.bye-score': 'L’exempt a le plus bas score que permet la ronde entière.',
  'says.fewest-down': 'Le moins possible de joueurs flottent vers le bas.',
  'says.lowest-down': 'Ceux qui flottent vers le bas ont les scores les plus bas possibles.',
  'says.next-bracket':
    'Ceux qui flottent vers le bas sont choisis pour que le niveau suivant soit apparié aussi bien que possible.',
  'says.bye-unplayed': 'L’exempt est un joueur qui a aussi peu de rondes non jouées que possible.',
  'says.top-difference':
    'Le moins possible de joueurs de tête, ou de leurs adversaires, ont une différence de couleurs au-delà de +2 ou −2.',
  'says.top-third':
    'Le moins possible de joueurs de tête, ou de leurs adversaires, ont trois fois de suite la même couleur.',
  'says.preferences': 'Le moins possible de joueurs n’ont pas la couleur qu’ils préfèrent.',
  'says.strong-preferences':
    'Le moins possible de joueurs n’ont pas la couleur qu’ils préfèrent fortement.',
  'says.down-again':
    'Le moins possible de résidents flottent vers le bas après l’avoir fait à la ronde précédente.',
  'says.up-again':
    'Le moins possible d’adversaires de flotteurs descendus ont flotté vers le haut à la ronde précédente.',
  'says.down-two':
    'Le moins possible de résidents flottent vers le bas après l’avoir fait deux rondes plus tôt.',
  'says.up-two':
    'Le moins possible d’adversaires de flotteurs descendus ont flotté vers le haut deux rondes plus tôt.',
  'says.down-again-scores':
    'Les flotteurs descendus qui avaient flotté vers le bas à la ronde précédente rencontrent des scores aussi proches que possible.',
  'says.up-again-scores':
    'Qui a flotté vers le haut à la ronde précédente rencontre un flotteur descendu de score aussi proche que possible.',
  'says.down-two-scores':
    'Les flotteurs descendus qui avaient flotté vers le bas deux rondes plus tôt rencontrent des scores aussi proches que possible.',
  'says.up-two-scores':
    'Qui a flotté vers le haut deux rondes plus tôt rencontre un flotteur descendu de score aussi proche que possible.',
  'says.parameters':
    'Un niveau se décrit par ses flotteurs descendus (M0), le plus grand nombre de paires (MaxPairs) et le nombre de flotteurs qui y figurent (M1).',
  'says.subgroups':
    'S1 contient autant de joueurs qu’il y a de paires à faire, S2 les autres ; un flotteur sans adversaire est dans les limbes.',
  'says.first-candidate':
    'Le premier candidat apparie le premier de S1 avec le premier de S2, le deuxième avec le deuxième, et ainsi de suite.',
  'says.perfect': 'Si le premier candidat satisfait à tous les critères, il est pris aussitôt.',
  'says.not-perfect': 'Sinon on examine le candidat suivant dans l’ordre.',
  'says.alter-same':
    'Dans un niveau d’un seul score, on transpose d’abord S2, puis on échange des joueurs de S1 et de S2.',
  'says.alter-mixed':
    'Quand des flotteurs sont descendus, on modifie d’abord le reste, puis leurs adversaires, puis qui d’entre eux est apparié.',
  'says.best':
    'Si aucun candidat n’est parfait, on prend le meilleur selon les critères dans leur ordre ; à égalité, celui qui est venu le premier.',
  'says.bsn':
    'Les joueurs d’un niveau sont numérotés 1, 2, 3 … dans leur ordre : les rangs dans le niveau (BSN).',
  'says.transpositions':
    'Les transpositions de S2 viennent dans l’ordre d’un dictionnaire de ces numéros.',
  'says.exchanges':
    'Échanges : d’abord le moins de joueurs, puis la plus petite différence des sommes, puis le plus grand numéro qui quitte S1.',
  'says.sets':
    'Ensembles de flotteurs descendus : celui qui a le plus petit numéro, là où ils diffèrent d’abord, vient en premier.',
  'says.lot': 'La couleur du numéro 1 à la première ronde est tirée au sort : la couleur initiale.',
  'says.both-granted': 'Les deux préférences sont respectées si c’est possible.',
  'says.stronger':
    'Sinon, c’est la préférence la plus forte ; de deux absolues, celle de la plus grande différence.',
  'says.alternate':
    'Sinon, les couleurs alternent par rapport à la dernière ronde où elles différaient.',
  'says.higher': 'Sinon, le mieux classé a la couleur qu’il préfère.',
  'says.parity':
    'Sinon, le numéro d’appariement du mieux classé décide : impair, la couleur initiale ; pair, l’autre.',
  'says.same-absolute-all':
    'Deux joueurs qui ont la même préférence absolue ne se rencontrent pas, joueurs de tête compris.',
  'says.bracket-from-below':
    'Un niveau est un groupe de score avec ceux qui y montent ; personne ne descend.',
  'says.aro':
    'L’ARO est la moyenne des Elo des adversaires rencontrés sur l’échiquier ; 0 avant la première partie.',
  'says.upfloats':
    'Qui rencontre un score plus élevé a flotté vers le haut ; MaxT, 2 et un cinquième des rondes, dit combien de fois au plus.',
  'says.bye-first': 'L’exempt est désigné d’abord, avant tout appariement.',
  'says.bye-lowest': 'Puis c’est le plus bas score.',
  'says.bye-games': 'Puis celui qui a joué le plus de parties.',
  'says.bye-number': 'Puis le plus grand numéro.',
  'says.bye-rank': 'Puis le plus bas dans l’ordre.',
  'says.fewest-up': 'Le moins possible de joueurs montent.',
  'says.highest-up': 'Ceux qui montent ont les scores les plus élevés possibles.',
  'says.up-last-round':
    'Le moins possible de joueurs montent après l’avoir fait à la ronde précédente.',
  'says.up-sets':
    'Ensembles de ceux qui montent : par score, puis par numéro ; on prend le premier qui est le meilleur.',
  'says.seekers':
    'G1 réunit ceux qui veulent les blancs, G2 ceux qui veulent les noirs ; si personne n’a joué, la première et la seconde moitié.',
  'says.shifts':
    'Certains passent de G1 à G2 ou l’inverse jusqu’à ce que les deux soient égaux et puissent être appariés ; le premier meilleur ensemble à partir du milieu.',
  'says.s1-by-aro': 'S1 est G1 rangé par ARO, le plus bas d’abord ; puis par numéro.',
  'says.t2': 'G2 est pris dans le premier ordre de ses numéros qui donne un appariement légal.',
  'says.number-odd':
    'Aucun des deux n’a joué : le numéro impair du mieux classé reçoit la couleur initiale, un numéro pair l’autre.',
  'says.seeding':
    'La première moitié des rondes, quatre au plus, est appariée selon le système hollandais.',
  'says.index':
    'Ensuite l’Index classe : Buchholz, Sonneborn-Berger, numéro. Une ronde non jouée est une partie contre soi-même.',
  'says.index-order':
    'Dans un niveau, les joueurs sont classés par l’Index ; leurs points n’y jouent aucun rôle.',
  'says.fewest-out': 'Le moins possible de joueurs quittent le niveau.',
  'says.lowest-out': 'Ceux qui le quittent ont les scores les plus bas possibles.',
  'says.following':
    'Ils sont choisis pour que le niveau suivant laisse lui aussi le moins de joueurs possible, aux scores les plus bas possibles.',
  'says.pairing-order':
    'À égalité vient d’abord l’appariement où le numéro 1 a l’adversaire au plus grand numéro, puis le numéro 2.',
  'says.bracket-down': 'Du niveau du haut vers le bas, chacun est apparié en entier.',
  'says.up-floated': 'Le moins possible de ceux qui montent ont flotté à la ronde précédente.',
  'says.team-preferences': 'Le moins possible de préférences de couleur ne sont pas respectées.',
  'says.identifier':
    'Un appariement s’écrit par ses plus petits numéros puis par leurs partenaires ; on prend la première suite qui est la meilleure.',
  'says.one-wish': 'Un seul a une préférence : elle est respectée.',
  'says.opposite-wishes': 'Deux préférences opposées sont toutes deux respectées.',
  'says.lower-difference': 'La plus petite différence de couleurs a les blancs.',
  'says.first-wish': 'La première équipe a la couleur qu’elle préfère.',
  'says.first-alternates': 'Le premier des deux alterne par rapport à sa dernière couleur.',
  'says.fewer-whites': 'Qui a eu moins souvent les blancs les reçoit.',
  'says.ladder-rules': 'Les règles de l’échelle sont celles que le club a annoncées.',
  'says.ladder-worth':
    'La première place vaut trois fois la dernière, chaque place un point de moins que celle au-dessus : 9, 8, 7 … 3 avec sept joueurs.',
  'says.ladder-list':
    'Au début, les places sont celles des numéros. Après chaque ronde, tous les résultats sont évalués par la liste précédente, puis par la nouvelle, jusqu’à ce que l’ordre ne change plus. À égalité de points, les numéros décident.',
  'says.ladder-points':
    'Chacun part de la valeur de sa propre place. Un gain ajoute la valeur de l’adversaire, une nulle la moitié, une perte rien ; l’exemption ajoute deux tiers de sa propre valeur.',
  'says.ladder-bye':
    'Si le nombre est impair, le plus bas de ceux qui ont été le moins souvent exempts ne joue pas.',
  'says.ladder-again':
    'Deux joueurs peuvent se retrouver quand autant de rondes que ce qui est annoncé (ici cinq) les séparent ; si aucune ronde ne le permet, moins suffit.',
  'says.ladder-near':
    'En partant du haut, chacun rencontre le plus proche au-dessous qui soit permis et qui laisse une ronde aux autres.',
  'says.ladder-colour':
    'Les blancs à qui les a eus moins souvent ; puis à qui les a eus moins souvent dans les parties entre eux deux ; puis au moins bien placé.',
  'says.systems':
    'Un tournoi homologué est apparié selon un système du Handbook qui a été annoncé, dans l’édition de sa date.',
  'says.initial-keys':
    'À force égale : GM, IM, WGM, FM, WIM, CM, WFM, WCM, sans titre ; puis l’alphabet, sauf autre critère annoncé.',
  'says.until-four':
    'Des données fausses peuvent toujours être corrigées ; pour cette raison, aucun numéro ne change une fois la ronde 4 appariée.',
  'says.late':
    'Qui arrive en retard n’a pas de points pour les rondes passées, reçoit le numéro de sa place et est apparié à son arrivée.',
  'says.adjourned': 'Une partie ajournée compte comme nulle, pour l’appariement seulement.',
  'says.withdrawn': 'Qui se retire n’est plus apparié.',
  'says.absent':
    'Qui ne jouera pas, on le sait d’avance, n’est pas apparié à cette ronde et n’a aucun point, sauf si le règlement dit autre chose.',
  'says.history':
    'Pour les couleurs, seules comptent les parties jouées : les rondes sans partie passent au début.',
  'says.may-meet': 'Deux joueurs appariés qui n’ont pas joué peuvent être appariés de nouveau.',
  'says.tables':
    'Tables : le score le plus élevé de la paire, puis la somme des deux, puis le numéro du mieux classé. L’exempt vient à la fin.',
  'says.correction':
    'Une correction compte à partir du prochain appariement ; signalée pendant la ronde suivante, à partir du suivant ; plus tard, pour l’Elo seulement.',
  'says.direct': 'Confrontation directe : les points des parties entre ceux qui sont à égalité.',
  'says.wins': 'Nombre de gains : les rondes avec les points d’un gain, jouées ou non.',
  'says.won': 'Parties gagnées : les gains sur l’échiquier.',
  'says.black': 'Parties jouées avec les noirs.',
  'says.black-won': 'Parties gagnées avec les noirs.',
  'says.progressive': 'Cumulatif : la somme des scores après chaque ronde.',
  'says.elected':
    'Rondes que l’on a choisi de jouer : toutes, sauf les byes demandés et les défaites par forfait.',
  'says.standard':
    'Points standard : 1 pour plus de points que l’adversaire dans une ronde, ½ pour autant.',
  'says.number': 'Le numéro d’appariement : le plus petit vient d’abord.',
  'says.buchholz': 'Buchholz : la somme des scores des adversaires.',
  'says.average-buchholz': 'Moyenne du Buchholz des adversaires rencontrés sur l’échiquier.',
  'says.fore':
    'Fore Buchholz : le Buchholz comme si toutes les parties de la dernière ronde étaient nulles.',
  'says.sonneborn':
    'Sonneborn-Berger : les scores des adversaires, chacun multiplié par les points faits contre lui.',
  'says.koya': 'Koya : les points contre ceux qui ont la moitié des points ou plus.',
  'says.average-rating':
    'Elo moyen des adversaires rencontrés sur l’échiquier, arrondi à l’entier.',
  'says.performance':
    'Performance : l’Elo moyen des adversaires et une différence selon la part des points.',
  'says.perfect-performance':
    'Performance parfaite : le plus bas Elo dont on pouvait attendre ce score.',
  'says.average-performance': 'Moyenne des performances des adversaires.',
  'says.average-perfect': 'Moyenne des performances parfaites des adversaires.',
  'says.rating': 'L’Elo : le plus élevé vient d’abord.',
  'says.board-count':
    'Board count : chaque échiquier fois ses points ; le plus petit est le meilleur.',
  'says.other-score': 'Points de match ou de parties : ceux qui ne comptent pas en premier.',
  'says.team-sonneborn':
    'Sonneborn-Berger étendu : les points de match ou de parties des adversaires, chacun multiplié par ceux faits contre lui.',
  'says.schedule':
    'Scores et force du parcours : le second score et le Buchholz du premier, divisé par un facteur.',
  'says.cut-one': 'Tronqué 1 : sans le terme le plus bas.',
  'says.cut-two': 'Tronqué 2 : sans les deux termes les plus bas.',
  'says.median-one': 'Médian 1 : sans le terme le plus bas ni le plus haut.',
  'says.median-two': 'Médian 2 : sans les deux termes les plus bas ni les deux plus hauts.',
  'says.limit': 'La limite de Koya peut être déplacée par demi-points.',
  'says.categories':
    'Cinq catégories : exempt (1), gain par forfait (2), bye demandé suivi d’une partie (3), défaite par forfait (4), bye demandé sans partie ensuite (5).',
  'says.adjusted':
    'Pour ses adversaires, le score d’un joueur compte comme il a été donné ; chaque ronde de catégorie 5 compte comme une nulle.',
  'says.dummy':
    'Une ronde non jouée est une partie contre un adversaire fictif qui a le même score : pour un bye, au plus une nulle par ronde ; pour un forfait, au plus ce qu’a l’adversaire prévu.',
  'says.cut-unplayed':
    'On retire d’abord le plus bas terme d’une ronde que le joueur a choisi de ne pas jouer.',
};
