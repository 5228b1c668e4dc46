import type { Phrasebook } from '../phrasebook';
import { dubov1997Why } from './dubov1997Why';

/** Dubov 1997: the account of a round. Refusals, judgements and "why not" stand in the file beside. */
const account = {
  'dubov1997.white': { en: 'white', fr: 'blanc', pt: 'brancas' },
  'dubov1997.black': { en: 'black', fr: 'noir', pt: 'pretas' },
  'dubov1997.none': { en: 'none', fr: 'aucune', pt: 'nenhuma' },
  'dubov1997.who': { en: '{who}', fr: '{who}', pt: '{who}' },
  'dubov1997.decimal': { en: '{whole}.{tenth}', fr: '{whole},{tenth}', pt: '{whole},{tenth}' },

  'dubov1997.firstRound': {
    en: 'the upper half of the list meets the lower half in order; {first} has {colour} at the first table, then the colours alternate',
    fr: 'la première moitié de la liste rencontre la seconde dans l’ordre ; {first} a les {colour}s à la première table, puis les couleurs alternent',
    pt: 'a metade superior da lista defronta a inferior por ordem; {first} joga de {colour} na primeira mesa e depois as cores alternam',
  },
  'dubov1997.colourAssumed': {
    en: 'no colour had been drawn: white was taken',
    fr: 'aucune couleur n’avait été tirée au sort : on a pris les blancs',
    pt: 'nenhuma cor tinha sido sorteada: tomaram-se as brancas',
  },

  'dubov1997.bye': {
    en: '{player} (score {points}) has the bye: {because}',
    fr: '{player} (score {points}) est exempt : {because}',
    pt: '{player} (pontuação {points}) fica com o bye: {because}',
  },
  'dubov1997.bye.score': {
    en: 'nobody else of the lowest possible group could have it',
    fr: 'personne d’autre du dernier groupe possible ne pouvait l’être',
    pt: 'ninguém mais do último grupo possível o podia receber',
  },
  'dubov1997.bye.rating': {
    en: 'the lowest rating of the last group',
    fr: 'la plus petite cote du dernier groupe',
    pt: 'o rating mais baixo do último grupo',
  },
  'dubov1997.bye.dominatingColour': {
    en: 'the lowest rating of the last group, and of those who share it the dominating colour',
    fr: 'la plus petite cote du dernier groupe et, à cote égale, la couleur dominante',
    pt: 'o rating mais baixo do último grupo e, com rating igual, a cor dominante',
  },
  'dubov1997.bye.cma': {
    en: 'the lowest rating of the last group, and of those who share it the highest average of opponents (CMA)',
    fr: 'la plus petite cote du dernier groupe et, à cote égale, la plus grande CMA',
    pt: 'o rating mais baixo do último grupo e, com rating igual, a maior CMA',
  },
  'dubov1997.bye.initialList': {
    en: 'the lowest rating of the last group; all else being equal, the last of the initial list',
    fr: 'la plus petite cote du dernier groupe ; toutes choses égales, le dernier de la liste initiale',
    pt: 'o rating mais baixo do último grupo; em tudo o resto iguais, o último da lista inicial',
  },
  'dubov1997.bye.firstRound': {
    en: 'the last of the initial list',
    fr: 'le dernier de la liste initiale',
    pt: 'o último da lista inicial',
  },

  'dubov1997.group': {
    en: 'Scoregroup {points}: {residents}',
    fr: 'Groupe de score {points} : {residents}',
    pt: 'Grupo de pontuação {points}: {residents}',
  },
  'dubov1997.groupWithFloaters': {
    en: 'Scoregroup {points}: {residents}; floaters from above: {floaters}',
    fr: 'Groupe de score {points} : {residents} ; flotteurs venus d’en haut : {floaters}',
    pt: 'Grupo de pontuação {points}: {residents}; flutuantes vindos de cima: {floaters}',
  },
  'dubov1997.floater': {
    en: 'floater {player} (preference: {colour}) meets {opponent}: opposite colour if possible, then the highest rating, then the lowest CMA',
    fr: 'le flotteur {player} (préférence : {colour}) rencontre {opponent} : si possible la couleur inverse, puis la plus haute cote, puis la plus petite CMA',
    pt: 'o flutuante {player} (preferência: {colour}) defronta {opponent}: se possível a cor oposta, depois o rating mais alto, depois a menor CMA',
  },
  'dubov1997.floaterLastResort': {
    en: 'floater {player} finds nobody in the group and meets another floater, {opponent}',
    fr: 'le flotteur {player} ne trouve personne dans le groupe et rencontre un autre flotteur, {opponent}',
    pt: 'o flutuante {player} não encontra ninguém no grupo e defronta outro flutuante, {opponent}',
  },
  'dubov1997.floatsOn': {
    en: 'floater {player} finds no opponent here and floats on',
    fr: 'le flotteur {player} ne trouve ici aucun adversaire et continue de descendre',
    pt: 'o flutuante {player} não encontra aqui adversário e continua a descer',
  },
  'dubov1997.island': {
    en: '{player} has no legal opponent in his group: {opponent} is transferred from scoregroup {points} and they meet',
    fr: '{player} n’a aucun adversaire légal dans son groupe : {opponent} est transféré du groupe de score {points} et ils se rencontrent',
    pt: '{player} não tem adversário legal no seu grupo: {opponent} é transferido do grupo de pontuação {points} e defrontam-se',
  },
  'dubov1997.islandFloats': {
    en: '{player} has no legal opponent in his group and nobody can be transferred: he floats down',
    fr: '{player} n’a aucun adversaire légal dans son groupe et personne ne peut être transféré : il descend',
    pt: '{player} não tem adversário legal no seu grupo e ninguém pode ser transferido: desce',
  },
  'dubov1997.oddGroup': {
    en: 'the number of players is odd, the dominating colour is {colour}: {player} is transferred from scoregroup {points}',
    fr: 'le nombre de joueurs est impair, la couleur dominante est {colour} : {player} est transféré du groupe de score {points}',
    pt: 'o número de jogadores é ímpar, a cor dominante é {colour}: {player} é transferido do grupo de pontuação {points}',
  },
  'dubov1997.oddGroupNobody': {
    en: 'the number of players is odd, but nobody can be transferred so that more of the group are paired',
    fr: 'le nombre de joueurs est impair, mais aucun transfert ne permet d’apparier davantage de joueurs du groupe',
    pt: 'o número de jogadores é ímpar, mas nenhuma transferência permite emparceirar mais jogadores do grupo',
  },
  'dubov1997.downfloater': {
    en: 'players who cannot be paired here: {needed}; {player} floats down (opponent in the next group: {below}; dominating colour: {colour}; then from the bottom of the column)',
    fr: 'joueurs qui ne peuvent être appariés ici : {needed} ; {player} descend (adversaire dans le groupe suivant : {below} ; couleur dominante : {colour} ; puis le bas de la colonne)',
    pt: 'jogadores que não podem ser emparceirados aqui: {needed}; {player} desce (adversário no grupo seguinte: {below}; cor dominante: {colour}; depois o fundo da coluna)',
  },
  'dubov1997.downfloaterPassed': {
    en: 'passed over, because more players of the group would then be left over: {players}',
    fr: 'écartés, car davantage de joueurs du groupe resteraient alors non appariés : {players}',
    pt: 'preteridos, porque sobrariam então mais jogadores do grupo: {players}',
  },
  'dubov1997.yes': { en: 'yes', fr: 'oui', pt: 'sim' },
  'dubov1997.no': { en: 'no', fr: 'non', pt: 'não' },

  'dubov1997.columns': {
    en: 'the two columns: white by increasing CMA, black by decreasing rating',
    fr: 'les deux colonnes : les blancs par CMA croissante, les noirs par cote décroissante',
    pt: 'as duas colunas: brancas por CMA crescente, pretas por rating decrescente',
  },
  'dubov1997.columnsBalanced': {
    en: 'the columns after the transfer of colours',
    fr: 'les colonnes après le transfert de couleur',
    pt: 'as colunas depois da transferência de cor',
  },
  'dubov1997.neutral': {
    en: 'no game played, so no preference; to the smaller column, one by one: {players}',
    fr: 'aucune partie jouée, donc aucune préférence ; un à un vers la colonne la plus courte : {players}',
    pt: 'nenhuma partida jogada, logo sem preferência; um a um para a coluna mais curta: {players}',
  },
  'dubov1997.movedFromWhite': {
    en: 'the white column is longer; moved to the black one (lowest CMA first): {players}',
    fr: 'la colonne des blancs est plus longue ; transfert vers celle des noirs (plus petite CMA d’abord) : {players}',
    pt: 'a coluna das brancas é mais longa; transferência para a das pretas (menor CMA primeiro): {players}',
  },
  'dubov1997.movedFromBlack': {
    en: 'the black column is longer; moved to the white one (highest CMA first): {players}',
    fr: 'la colonne des noirs est plus longue ; transfert vers celle des blancs (plus grande CMA d’abord) : {players}',
    pt: 'a coluna das pretas é mais longa; transferência para a das brancas (maior CMA primeiro): {players}',
  },
  'dubov1997.skipped': {
    en: 'the other colour is barred, so no move: {players}',
    fr: 'l’autre couleur est interdite, donc pas de transfert : {players}',
    pt: 'a outra cor está vedada, logo sem transferência: {players}',
  },
  'dubov1997.rows': {
    en: 'row by row, nobody has met: the columns stand',
    fr: 'ligne par ligne, personne ne s’est déjà rencontré : les colonnes restent telles quelles',
    pt: 'linha a linha, ninguém se defrontou ainda: as colunas ficam como estão',
  },
  'dubov1997.rowsChanged': {
    en: 'may not meet: row {rows}; the first order of the black column in which everybody may meet',
    fr: 'ne peuvent se rencontrer : ligne {rows} ; premier ordre de la colonne des noirs où tous peuvent se rencontrer',
    pt: 'não se podem defrontar: linha {rows}; primeira ordem da coluna das pretas em que todos se podem defrontar',
  },
  'dubov1997.ownColumn': {
    en: '{player} may meet nobody of the other column and meets {opponent} of his own, looked for downwards, then upwards; the columns of the others are written again',
    fr: '{player} ne peut rencontrer personne de l’autre colonne et rencontre {opponent} de la sienne, cherché vers le bas puis vers le haut ; on récrit les colonnes des autres',
    pt: '{player} não pode defrontar ninguém da outra coluna e defronta {opponent} da sua, procurado para baixo e depois para cima; reescrevem-se as colunas dos outros',
  },
  'dubov1997.sweep': {
    en: 'nobody is blocked and still the columns cannot be paired: white 1, black 1, white 2 … each takes the first possible opponent',
    fr: 'personne n’est bloqué et pourtant les colonnes ne peuvent être appariées : blanc 1, noir 1, blanc 2 … chacun prend le premier adversaire possible',
    pt: 'ninguém está bloqueado e contudo as colunas não se podem emparceirar: brancas 1, pretas 1, brancas 2 … cada um toma o primeiro adversário possível',
  },
  'dubov1997.sweepChoice': {
    en: '{player} takes {opponent}',
    fr: '{player} prend {opponent}',
    pt: '{player} toma {opponent}',
  },
  'dubov1997.pairs': {
    en: 'pairs and colours',
    fr: 'paires et couleurs',
    pt: 'pares e cores',
  },

  'dubov1997.title.halves': {
    en: 'The two halves of the list',
    fr: 'Les deux moitiés de la liste',
    pt: 'As duas metades da lista',
  },
  'dubov1997.title.columns': {
    en: 'Whites (CMA), blacks (C)',
    fr: 'Blancs (CMA), noirs (C)',
    pt: 'Brancas (CMA), pretas (C)',
  },
  'dubov1997.title.rows': { en: 'The rows', fr: 'Les lignes', pt: 'As linhas' },
  'dubov1997.title.pairs': { en: 'Pairs', fr: 'Paires', pt: 'Pares' },

  'dubov1997.head.row': { en: 'Row', fr: 'Ligne', pt: 'Linha' },
  'dubov1997.head.whites': { en: 'Whites', fr: 'Blancs', pt: 'Brancas' },
  'dubov1997.head.blacks': { en: 'Blacks', fr: 'Noirs', pt: 'Pretas' },
  'dubov1997.head.cma': { en: 'CMA', fr: 'CMA', pt: 'CMA' },
  'dubov1997.head.rating': { en: 'Rating (C)', fr: 'C', pt: 'Rating (C)' },
  'dubov1997.head.instead': { en: 'First tried', fr: 'Premier essai', pt: 'Primeira tentativa' },
  'dubov1997.head.white': { en: 'White', fr: 'Blancs', pt: 'Brancas' },
  'dubov1997.head.black': { en: 'Black', fr: 'Noirs', pt: 'Pretas' },
  'dubov1997.head.article': { en: 'Paired by', fr: 'Apparié par', pt: 'Emparceirado por' },
  'dubov1997.head.colours': { en: 'Colours by', fr: 'Couleurs par', pt: 'Cores por' },
  'dubov1997.head.upper': { en: 'Upper half', fr: 'Première moitié', pt: 'Metade superior' },
  'dubov1997.head.lower': { en: 'Lower half', fr: 'Seconde moitié', pt: 'Metade inferior' },
} satisfies Phrasebook;

export const dubov1997 = { ...account, ...dubov1997Why } satisfies Phrasebook;
