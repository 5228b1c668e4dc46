import type { courseTexts as english } from '../../en/course/courseTexts';
import type { WordsLike } from '../../like';

/** Exemples des textes dans le cours. */
export const courseTexts: WordsLike<typeof english> = {
  'course.part-out': '{term} → {value}, ne compte pas : {cut}',
  'course.board': 'Échiquier {board} : {term} = {value}',
  'course.pane-edition': 'Édition',
  'course.head.function': 'Fonction',
  'course.note-of-text': 'Remarque sur le texte imprimé : {note}',
  'course.exchanges':
    '{article} : l’ordre des échanges ({count} {count|joueur|joueurs}) entre S1 ({s1}) et S2 ({s2})',
  'course.transpositions': '{article} : l’ordre des permutations de S2 ({s2}), S1 est {s1}',
  'course.comparisons': '{article} : quel échange vient en premier ? S1 est {s1}, S2 est {s2}',
  'course.histories': '{article} : couleurs avec des rondes non jouées',
  'course.columns': '{article} : les deux colonnes du texte',
  'course.quantity': 'Quantité Q',
  'course.ranking': 'Classement final',
  'course.task.order':
    'Dans quel ordre le texte les essaie-t-il ? Tapez le rang, 1 pour le premier.',
  'course.task.order-altered':
    'Dans quel ordre le texte les essaie-t-il ? Tapez le rang, 1 pour le premier ordre modifié.',
  'course.task.order-exchanges': 'À gauche de la flèche, qui quitte S1 ; à droite, qui quitte S2.',
  'course.task.comparisons': 'Tapez 1 ou 2 pour l’échange essayé en premier.',
  'course.task.histories':
    'Comment lit-on l’historique quand on compare les couleurs ? Tapez une lettre par ronde, - pour une ronde sans partie.',
  'course.task.columns':
    'Rangez les deux colonnes : tapez le rang de chacun, 1 pour le haut ; puis qui se trouve sur la même ligne.',
  'course.task.quantity':
    'Cherchez Q dans le tableau : les points de haut en bas, les parties de gauche à droite.',
  'course.task.ranking':
    'Qui est à quelle place ? D’abord les points, puis la confrontation directe, le Koya et le Koya étendu.',
  'course.task.koya-steps':
    'Entre 2 et 3, encore ex æquo : le Koya avec un groupe de points de plus, puis encore un.',
  'course.task.floats':
    'Flotteurs : tapez 1 pour un flotteur descendant, 2 pour un flotteur montant, 0 pour aucun.',
  'course.task.first-round': 'Le premier de S1 a tiré {colour}.',
  'course.ask.count-exchanges': 'Combien y a-t-il d’échanges ?',
  'course.ask.count-orders': 'Combien y a-t-il d’ordres, le premier compris ?',
  'course.ask.comparison': '1 : {a} ; 2 : {b}',
  'course.ask.history': 'Couleurs :',
  'course.ask.white-column': 'Rang de la moyenne {rating} dans la colonne des Blancs',
  'course.ask.black-column': 'Rang de la cote {rating} dans la colonne des Noirs',
  'course.ask.beside': 'Cote sur la même ligne que la moyenne {rating}',
  'course.ask.quantity': 'Q pour {points} {points|point|points} sur {games} {games|partie|parties}',
  'course.ask.rank': 'Place de {player}',
  'course.ask.koya-step': 'Koya de {player} contre ceux qui ont {limit} ou plus',
  'course.ask.float': 'Flotteur de {player} à la ronde {round}',
  'course.ask.float-forfeit':
    'Flotteur de {player} à la ronde {round}, quand {absent} ne vient pas',
  'course.ask.float-settled': 'Flotteur de {player} à la ronde {round}, une fois l’ajournée gagnée',
  'course.hint.count-exchanges': 'Ceux qui peuvent quitter S1, fois ceux qui peuvent quitter S2.',
  'course.hint.count-orders': 'Tant pour la première place, un de moins pour la deuxième…',
  'course.hint.exchange-rules':
    'Le moins de joueurs ; puis la plus petite différence des sommes ; puis le plus faible de S1 ; puis le plus fort de S2.',
  'course.hint.two-differences': 'Les différences des sommes sont {a} et {b}.',
  'course.hint.gaps': 'Les rondes sans partie passent devant : {count}.',
  'course.hint.keeps-order': 'Les couleurs gardent leur ordre.',
  'course.hint.columns':
    'Blancs : d’abord celui qui a eu l’opposition la plus faible. Noirs : d’abord le plus fort.',
  'course.hint.extremes': 'En haut se trouvent {white} et {black}.',
  'course.hint.quantity-column': 'La colonne de {games} {games|partie|parties}.',
  'course.hint.quantity-row': 'La ligne de {points} {points|point|points}.',
  'course.hint.points-first': 'Ce joueur a {points} {points|point|points}.',
  'course.hint.tied-with': 'Avec autant de points : {count}.',
  'course.hint.separated-by': 'Ce qui le départage : {code}.',
  'course.hint.alone': 'Personne d’autre n’a autant de points.',
  'course.hint.forfeit-floats':
    'Un gain par forfait vaut une exemption ; qui perd par forfait ne flotte pas.',
  'course.hint.scores-when-paired': 'Ce sont les scores au moment de l’appariement qui comptent.',
  'course.head.white-cma': 'Blancs (CMA)',
  'course.head.black-rating': 'Noirs (C)',
  'course.head.points-games': 'Points \\ parties',
  'course.note.d2-table':
    'Dans les copies que nous connaissons, le tableau de D2 pour huit joueurs est brouillé. La solution le donne tel que la règle le veut ; celui de sept joueurs, bien imprimé, a tous les numéros d’une unité plus petits.',
  'course.note.baf80':
    'La phrase du BAF 80 nomme 21, 22 et 23, ses tables 20, 21 et 23. Cela ne change rien : l’ordre suit le rang dans le niveau.',
  'course.note.d2-three':
    'La liste imprimée des groupes de S2 met 6,8,10 avant 6,8,9 et 7,8,9 avant 6,10,11 ; la procédure veut l’inverse. Les six échanges imprimés sont justes.',
  'course.note.eleven':
    'La note met 6-7-8-10-11 en troisième. Selon sa propre règle, et son compte de 720, c’est 6-7-8-10-9.',
  'course.note.f3-portuguese':
    'Le texte portugais imprime d’autres lettres pour deux des trois. Le texte anglais a celles d’ici.',
  'course.note.d5-french':
    'La colonne française imprime =NBNB pour le deuxième historique. Les couleurs gardent leur ordre : c’est =BNBN.',
  'course.note.dubov-column':
    'Le texte français dit que les cotes des Noirs vont croissant ; son propre exemple les donne décroissantes, et c’est ce qu’il faut.',
  'course.note.quantity':
    'Quatre cases du tableau imprimé ne suivent pas la règle des autres : 5 sur 12 et 7 sur 12 (72, selon la règle 65), 1½ sur 8 et 6½ sur 8 (251, selon la règle 262). Elles comptent telles qu’imprimées.',
  'course.note.provisional':
    'Le texte divise la somme des quatre Elo par 2 ; il faut 4. Le 1980 imprimé est juste.',
  'course.note.direct':
    'La confrontation directe sert une seule fois : 4 et 6 restent ex æquo bien que 6 ait battu 4. Les règles d’aujourd’hui l’appliqueraient encore aux deux.',
  'course.note.baf77-1':
    'Niveau 1, 4, 5, 11, 14 : le texte a n = 1 et b = 4 ; il faut n = 4 et b = 1. La flèche de 5 doit descendre. Sans le BAF 77, ce serait 5-1 et 4-11.',
  'course.note.baf77-2':
    'Niveau 1, 5, 7, 8, 9, 12, 13 : sans le BAF 77, ce serait 1-8, 5-12 et 9-7. Si 9 ne pouvait descendre, l’échange de 7 et 8 que nomme le texte laisserait encore 9 ; celui de 7 et 9 donne 1-8, 5-7, 9-12.',
  'course.note.baf78-adjourned':
    'Le texte dit que 2 et 11 ne flottent pas « pour la ronde 4 » ; ils se rencontrent à la ronde 5.',
  'course.first-round': 'F4 : la première ronde, {count} joueurs',
};
