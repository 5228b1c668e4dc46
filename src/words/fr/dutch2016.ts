import type { dutch2016 as english } from '../en/dutch2016';
import type { WordsLike } from '../like';

/** Dutch 2016: the account of a round. Judgements, refusals and "why not", and the work by hand, stand in the files beside. */
export const dutch2016: WordsLike<typeof english> = {
  'dutch2016.who': '{player}',
  'dutch2016.colour.white': 'les blancs',
  'dutch2016.colour.black': 'les noirs',

  'dutch2016.bracket.normal': 'Niveau à {score} point(s)',
  'dutch2016.bracket.last': 'Dernier niveau, {score} point(s)',
  'dutch2016.bracket.penultimate':
    'Avant-dernier niveau (ADN), {score} point(s) : ses flotteurs descendants sont choisis pour que le reste puisse être apparié',
  'dutch2016.bracket.collapsed':
    'Dernier niveau effondré (DNE) : tous les joueurs restants, à partir de {score} point(s)',
  'dutch2016.residents': 'Joueurs résidents : {players}',
  'dutch2016.movedDown': 'Flotteurs descendus dans ce niveau : {players}',
  'dutch2016.limbo': 'Dans les limbes, appelés à flotter encore : {players}',
  'dutch2016.topscorers':
    'Cracks (plus de la moitié des points possibles à la dernière ronde) : {players}',
  'dutch2016.floaters': 'Flotteurs descendants : {players}',
  'dutch2016.pairs': 'Paires : {count}',
  'dutch2016.noPairs': 'Aucune paire possible dans ce niveau',
  'dutch2016.pairsTitle': 'Paires et règle qui a donné les couleurs',
  'dutch2016.head.white': 'Blancs',
  'dutch2016.head.black': 'Noirs',
  'dutch2016.head.colourRule': 'Couleurs',
  'dutch2016.head.article': 'Article',
  'dutch2016.head.criterion': 'À minimiser',
  'dutch2016.head.value': 'Valeur',
  'dutch2016.head.bound': 'Au moins, par comptage',
  'dutch2016.rule.E.1': 'E.1 : les deux préférences sont accordées',
  'dutch2016.rule.E.2': 'E.2 : la préférence la plus forte est accordée',
  'dutch2016.rule.E.3':
    'E.3 : alternance par rapport à la dernière partie où leurs couleurs différaient',
  'dutch2016.rule.E.4': 'E.4 : la préférence de {higher}, le mieux classé',
  'dutch2016.rule.E.5':
    'E.5 : couleur initiale selon le numéro d’appariement de {higher}, le mieux classé',
  'dutch2016.criteriaTitle': 'Critères par priorité décroissante',
  'dutch2016.perfect':
    'Candidat parfait : aucun appariement de ce niveau ne pourrait faire mieux sur aucun critère',
  'dutch2016.unmet':
    'Meilleur candidat disponible ; au-delà de ce que permettrait le seul comptage : {articles}',
  'dutch2016.value.c7': '{count}, dont flotteurs à {scores}',
  'dutch2016.C.5': 'flotteurs descendants',
  'dutch2016.C.6': 'différences de score (D-SA)',
  'dutch2016.C.7': 'joueurs non appariés dans le niveau suivant, puis sa D-SA',
  'dutch2016.C.8': 'cracks ou leurs adversaires avec une différence de couleurs au-delà de ±2',
  'dutch2016.C.9': 'cracks ou leurs adversaires avec trois fois de suite la même couleur',
  'dutch2016.C.10': 'joueurs sans leur préférence de couleur',
  'dutch2016.C.11': 'joueurs sans leur préférence de couleur forte',
  'dutch2016.C.12': 'même flottement descendant qu’à la ronde précédente',
  'dutch2016.C.13': 'même flottement montant qu’à la ronde précédente',
  'dutch2016.C.14': 'même flottement descendant que deux rondes plus tôt',
  'dutch2016.C.15': 'même flottement montant que deux rondes plus tôt',
  'dutch2016.C.16':
    'différences de score de ceux qui répètent le flottement descendant de la ronde précédente',
  'dutch2016.C.17':
    'différences de score de ceux qui répètent le flottement montant de la ronde précédente',
  'dutch2016.C.18':
    'différences de score de ceux qui répètent le flottement descendant d’il y a deux rondes',
  'dutch2016.C.19':
    'différences de score de ceux qui répètent le flottement montant d’il y a deux rondes',
  'dutch2016.bye': '{player} est exempt',
  'dutch2016.barred.bye': '{player} ne peut pas être exempt : il l’a été à la ronde {round}',
  'dutch2016.barred.forfeit':
    '{player} ne peut pas être exempt : il a gagné par forfait à la ronde {round}',
};
