import type { dubov1997 as english } from '../../../en/pairing/dubov/dubov1997';
import type { WordsLike } from '../../../like';

/** Dubov 1997: the account of a round. Refusals, judgements and "why not" stand in the file beside. */
export const dubov1997: WordsLike<typeof english> = {
  'dubov1997.white': 'blanc',
  'dubov1997.black': 'noir',
  'dubov1997.none': 'aucune',
  'dubov1997.who': '{who}',
  'dubov1997.average': '{average}',

  'dubov1997.firstRound':
    'la première moitié de la liste rencontre la seconde dans l’ordre ; {first} a les {colour}s à la première table, puis les couleurs alternent',
  'dubov1997.colourAssumed': 'aucune couleur n’avait été tirée au sort : on a pris les blancs',

  'dubov1997.bye': '{player} (score {points}) est exempt : {because}',
  'dubov1997.bye.score': 'personne d’autre du dernier groupe possible ne pouvait l’être',
  'dubov1997.bye.rating': 'la plus petite cote du dernier groupe',
  'dubov1997.bye.dominatingColour':
    'la plus petite cote du dernier groupe et, à cote égale, la couleur dominante',
  'dubov1997.bye.cma': 'la plus petite cote du dernier groupe et, à cote égale, la plus grande CMA',
  'dubov1997.bye.initialList':
    'la plus petite cote du dernier groupe ; toutes choses égales, le dernier de la liste initiale',
  'dubov1997.bye.firstRound': 'le dernier de la liste initiale',

  'dubov1997.group': 'Groupe de score {points} : {residents}',
  'dubov1997.groupWithFloaters':
    'Groupe de score {points} : {residents} ; flotteurs venus d’en haut : {floaters}',
  'dubov1997.floater':
    'le flotteur {player} (préférence : {colour}) rencontre {opponent} : si possible la couleur inverse, puis la plus haute cote, puis la plus petite CMA',
  'dubov1997.floaterLastResort':
    'le flotteur {player} ne trouve personne dans le groupe et rencontre un autre flotteur, {opponent}',
  'dubov1997.floatsOn':
    'le flotteur {player} ne trouve ici aucun adversaire et continue de descendre',
  'dubov1997.island':
    '{player} n’a aucun adversaire légal dans son groupe : {opponent} est transféré du groupe de score {points} et ils se rencontrent',
  'dubov1997.islandFloats':
    '{player} n’a aucun adversaire légal dans son groupe et personne ne peut être transféré : il descend',
  'dubov1997.oddGroup':
    'le nombre de joueurs est impair, la couleur dominante est {colour} : {player} est transféré du groupe de score {points}',
  'dubov1997.oddGroupNobody':
    'le nombre de joueurs est impair, mais aucun transfert ne permet d’apparier davantage de joueurs du groupe',
  'dubov1997.downfloater':
    'joueurs qui ne peuvent être appariés ici : {needed} ; {player} descend (adversaire dans le groupe suivant : {below} ; couleur dominante : {colour} ; puis le bas de la colonne)',
  'dubov1997.downfloaterPassed':
    'écartés, car davantage de joueurs du groupe resteraient alors non appariés : {players}',
  'dubov1997.yes': 'oui',
  'dubov1997.no': 'non',

  'dubov1997.columns':
    'les deux colonnes : les blancs par CMA croissante, les noirs par cote décroissante',
  'dubov1997.columnsBalanced': 'les colonnes après le transfert de couleur',
  'dubov1997.neutral':
    'aucune partie jouée, donc aucune préférence ; un à un vers la colonne la plus courte : {players}',
  'dubov1997.movedFromWhite':
    'la colonne des blancs est plus longue ; transfert vers celle des noirs (plus petite CMA d’abord) : {players}',
  'dubov1997.movedFromBlack':
    'la colonne des noirs est plus longue ; transfert vers celle des blancs (plus grande CMA d’abord) : {players}',
  'dubov1997.skipped': 'l’autre couleur est interdite, donc pas de transfert : {players}',
  'dubov1997.rows':
    'ligne par ligne, personne ne s’est déjà rencontré : les colonnes restent telles quelles',
  'dubov1997.rowsChanged':
    'ne peuvent se rencontrer : ligne {rows} ; premier ordre de la colonne des noirs où tous peuvent se rencontrer',
  'dubov1997.ownColumn':
    '{player} ne peut rencontrer personne de l’autre colonne et rencontre {opponent} de la sienne, cherché vers le bas puis vers le haut ; on récrit les colonnes des autres',
  'dubov1997.sweep':
    'personne n’est bloqué et pourtant les colonnes ne peuvent être appariées : blanc 1, noir 1, blanc 2 … chacun prend le premier adversaire possible',
  'dubov1997.sweepChoice': '{player} prend {opponent}',
  'dubov1997.pairs': 'paires et couleurs',

  'dubov1997.title.halves': 'Les deux moitiés de la liste',
  'dubov1997.title.columns': 'Blancs (CMA), noirs (C)',
  'dubov1997.title.rows': 'Les lignes',
  'dubov1997.title.pairs': 'Paires',

  'dubov1997.head.row': 'Ligne',
  'dubov1997.head.whites': 'Blancs',
  'dubov1997.head.blacks': 'Noirs',
  'dubov1997.head.cma': 'CMA',
  'dubov1997.head.rating': 'C',
  'dubov1997.head.instead': 'Premier essai',
  'dubov1997.head.white': 'Blancs',
  'dubov1997.head.black': 'Noirs',
  'dubov1997.head.article': 'Apparié par',
  'dubov1997.head.colours': 'Couleurs par',
  'dubov1997.head.upper': 'Première moitié',
  'dubov1997.head.lower': 'Seconde moitié',
  'dubov1997.name': 'Dubov 1997',
  'dubov1997.summary':
    'égalise la cote moyenne des adversaires des joueurs de même score ; chacun doit avoir une cote',
};
