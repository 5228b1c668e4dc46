import type { course as english } from '../en/course';
import type { WordsLike } from '../like';

/** Exercices et classeurs de cours. */
export const course: WordsLike<typeof english> = {
  'course.kind.tie-break': 'départages : la difficulté choisit ce qui est exercé',
  'course.kind.tie-break-sum': 'départages par simple somme',
  'course.kind.tie-break-cut': 'départages tronqués',
  'course.kind.tie-break-direct': 'rencontre directe',
  'course.kind.tie-break-unplayed': 'départages avec rondes non jouées',
  'course.kind.tie-break-performance': 'classements des adversaires et performance',
  'course.kind.pairing': 'appariements : la difficulté choisit ce qui est exercé',
  'course.kind.pairing-bracket': 'un niveau sans conflit',
  'course.kind.pairing-transposition': 'un niveau avec une transposition',
  'course.kind.pairing-exchange': 'un niveau avec un échange',
  'course.kind.pairing-downfloater': 'un niveau avec un flotteur descendant',
  'course.kind.pairing-colours': 'les couleurs seules',
  'course.kind.pairing-round': 'une ronde entière',
  'course.title': 'Exercice : {kind} · difficulté {level} · graine {seed}',
  'course.sheet.exercise': 'Exercice',
  'course.sheet.solution': 'Solution',
  'course.sheet.detail': 'Détail',
  'course.solution-title': 'Solution de : {title}',
  'course.by-edition': 'Selon {edition}',
  'course.how':
    'Tapez vos réponses dans les cellules colorées : ✓ est juste, ✗ est faux. Sous « Indices », tapez 1, 2 ou 3 pour une aide ; chaque indice coûte un point.',
  'course.material': 'Le tournoi jusqu’ici',
  'course.answers': 'Vos réponses',
  'course.head.question': 'Question',
  'course.head.answer': 'Réponse',
  'course.head.tick': '✓ / ✗',
  'course.head.points': 'Points',
  'course.head.of': 'sur',
  'course.head.hints': 'Indices',
  'course.head.hint': 'Indice',
  'course.head.colours': 'Couleurs',
  'course.head.floats': 'Flotteur',
  'course.head.met': 'Rencontrés',
  'course.head.bracket': 'Niveau',
  'course.head.working': 'Comment on y arrive',
  'course.head.term': 'Terme',
  'course.head.made': 'Résultat',
  'course.total': 'Total',
  'course.proof-title': 'Pourquoi cette difficulté',
  'course.task.bracket':
    'Appariez le niveau de {points} {points|point|points} pour la ronde {round} : joueurs {numbers}.',
  'course.task.opponents':
    'Pour chaque joueur, tapez le numéro de l’adversaire, ou 0 pour celui qui quitte le niveau vers le bas.',
  'course.task.colours':
    'Les paires de la ronde {round} sont faites. Donnez les couleurs : laquelle a le joueur nommé en premier ?',
  'course.task.colour-letters': 'Tapez {white} pour les Blancs et {black} pour les Noirs.',
  'course.task.round':
    'Appariez la ronde {round} : pour chaque joueur, tapez le numéro de l’adversaire et la couleur.',
  'course.task.bye': 'Tapez 0 comme adversaire de celui qui est exempt.',
  'course.task.tie-breaks':
    'Calculez {codes} après la ronde {round} pour les joueurs nommés ci-dessous.',
  'course.task.direct':
    'Tapez la place parmi les ex æquo : 1 pour le premier, le même nombre pour des égaux.',
  'course.task.decimals':
    'Les demi-points se tapent en décimales ; les classements en nombres entiers.',
  'course.task.values': 'Calculez les valeurs du texte.',
  'course.task.order':
    'Dans quel ordre le texte les essaie-t-il ? Tapez le rang, 1 pour le premier.',
  'course.ask.opponent': 'Adversaire de {player}',
  'course.ask.colour': 'Couleur de {player}',
  'course.ask.colour-against': 'Couleur de {player} contre {opponent}',
  'course.ask.tie-break': '{code} ({name}) de {player}',
  'course.hint.read': 'Lisez {articles}.',
  'course.hint.halves': 'S1 : {s1} ; S2 : {s2}.',
  'course.hint.first': 'Le premier candidat du texte convient.',
  'course.hint.place':
    'Le candidat {place} est le premier à convenir ; le plus proche avant lui échoue à {article}.',
  'course.hint.histories': 'Comparez les couleurs de {a} et de {b} jusqu’ici.',
  'course.hint.own-history': 'Regardez les couleurs de {a} jusqu’ici.',
  'course.hint.wishes': '{a} ; {b}.',
  'course.hint.wish': '{a}.',
  'course.hint.odd': 'Le nombre de joueurs est impair.',
  'course.hint.bye-score': 'L’exempt a {points} {points|point|points}.',
  'course.hint.bracket': 'Il est apparié dans le niveau de {points} {points|point|points}.',
  'course.hint.opponents': 'Adversaires : {opponents}.',
  'course.hint.terms': 'Les termes qui comptent : {terms}.',
  'course.hint.difference': 'Les numéros qui changent de place diffèrent de {difference}.',
  'course.hint.list': 'Comparez avec les autres lignes : la plus petite différence d’abord.',
  'course.hint.dictionary': 'L’ordre est celui d’un dictionnaire de nombres.',
  'course.hint.begins': 'Il est parmi ceux qui commencent par {number}.',
  'course.wish.white': '{no} a une préférence pour les Blancs ({strength})',
  'course.wish.black': '{no} a une préférence pour les Noirs ({strength})',
  'course.wish.none': '{no} n’a pas de préférence',
  'course.part': '{term} → {value} : {why}',
  'course.part-cut': '{term} → {value}, ne compte pas : {why} ; {cut}',
  'course.proof.first':
    'Le premier candidat du texte est accepté : aucune modification n’est nécessaire.',
  'course.proof.transposition':
    'Le candidat {place} est accepté sans échange ; le plus proche avant lui échoue à {article}.',
  'course.proof.exchange':
    'S1 doit échanger {left} contre {came} : candidat {place}. Sans échange, le plus proche échoue à {article}.',
  'course.proof.floater':
    '{player} flotte vers le bas : candidat {place}. Le plus proche avant lui échoue à {article}.',
  'course.proof.floater-first': '{player} flotte vers le bas dès le premier candidat du texte.',
  'course.proof.colours': 'Les couleurs demandent {count} {count|règle|règles} : {articles}.',
  'course.proof.round':
    '{brackets} {brackets|niveau|niveaus}, {floaters} {floaters|flotteur descendant|flotteurs descendants} ; {altered} {altered|niveau ne prend|niveaus ne prennent} pas le premier candidat : {articles}.',
  'course.proof.terms':
    '{count} {count|terme|termes}, dont {cut} ne comptent pas et {special} ne sont pas simplement ceux d’une partie jouée.',
  'course.proof.unplayed':
    'Rondes non jouées : {own} des joueurs demandés, {others} de leurs adversaires.',
  'course.proof.text': 'Un exemple du texte ; ses valeurs sont celles qui y sont imprimées.',
  'cli.help.kind': 'ce qui est exercé ; --kind list nomme les genres',
  'cli.help.level': 'difficulté, de 1 à 5',
  'cli.help.exercise-seed': 'la même graine donne le même exercice',
  'cli.help.exercise-output': 'classeur à écrire',
  'cli.help.solution': 'écrire la solution dans un autre classeur',
  'cli.help.course-output': 'dossier des classeurs',
};
