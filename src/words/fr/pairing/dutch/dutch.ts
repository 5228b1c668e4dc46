import type { dutch as english } from '../../../en/pairing/dutch/dutch';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: the account of a round. Judgements, refusals and "why not", and the work by hand, stand in the files beside. */
export const dutch: WordsLike<typeof english> = {
  'dutch.who': '{player}',
  'dutch.colour.white': 'les blancs',
  'dutch.colour.black': 'les noirs',
  'dutch.bracket.normal': 'Niveau à {score} {score|point|points}',
  'dutch.bracket.last': 'Dernier niveau, {score} {score|point|points}',
  'dutch.bracket.penultimate':
    'Avant-dernier niveau (ADN), {score} {score|point|points} : ses flotteurs descendants sont choisis pour que le reste puisse être apparié',
  'dutch.bracket.collapsed':
    'Dernier niveau effondré (DNE) : tous les joueurs restants, à partir de {score} {score|point|points}',
  'dutch.residents': 'Joueurs résidents : {players}',
  'dutch.movedDown': 'Flotteurs descendus dans ce niveau : {players}',
  'dutch.limbo': 'Dans les limbes, appelés à flotter encore : {players}',
  'dutch.topscorers':
    'Joueurs de tête (plus de la moitié des points possibles à la dernière ronde) : {players}',
  'dutch.floaters': 'Flotteurs descendants : {players}',
  'dutch.pairs': 'Paires : {count}',
  'dutch.noPairs': 'Aucune paire possible dans ce niveau',
  'dutch.pairsTitle': 'Paires et règle qui a donné les couleurs',
  'dutch.head.white': 'Blancs',
  'dutch.head.black': 'Noirs',
  'dutch.head.colourRule': 'Couleurs',
  'dutch.head.article': 'Article',
  'dutch.head.criterion': 'À minimiser',
  'dutch.head.value': 'Valeur',
  'dutch.head.bound': 'Au moins, par comptage',
  'dutch.criteriaTitle': 'Critères par priorité décroissante',
  'dutch.perfect':
    'Candidat parfait : aucun appariement de ce niveau ne pourrait faire mieux sur aucun critère',
  'dutch.unmet':
    'Meilleur candidat disponible ; au-delà de ce que permettrait le seul comptage : {articles}',
  'dutch.value.c7': '{count}, dont flotteurs à {scores}',
  'dutch.bye': '{player} est exempt',
  'dutch.barred.bye': '{player} ne peut pas être exempt : il l’a été à la ronde {round}',
  'dutch.barred.forfeit':
    '{player} ne peut pas être exempt : il a gagné par forfait à la ronde {round}',
  'dutch.byeScore':
    '{score} est le plus bas score de l’exempt pour lequel toute la ronde peut être appariée',
  'dutch.barred.points':
    '{player} ne peut pas être exempt : il a marqué les points d’une victoire sans jouer à la ronde {round}',
};
