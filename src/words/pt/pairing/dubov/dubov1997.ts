import type { dubov1997 as english } from '../../../en/pairing/dubov/dubov1997';
import type { WordsLike } from '../../../like';

/** Dubov 1997: the account of a round. Refusals, judgements and "why not" stand in the file beside. */
export const dubov1997: WordsLike<typeof english> = {
  'dubov1997.white': 'brancas',
  'dubov1997.black': 'pretas',
  'dubov1997.none': 'nenhuma',
  'dubov1997.who': '{who}',
  'dubov1997.average': '{average}',

  'dubov1997.firstRound':
    'a metade superior da lista defronta a inferior por ordem; {first} joga de {colour} na primeira mesa e depois as cores alternam',
  'dubov1997.colourAssumed': 'nenhuma cor tinha sido sorteada: tomaram-se as brancas',

  'dubov1997.bye': '{player} (pontuação {points}) fica isento: {because}',
  'dubov1997.bye.score': 'ninguém mais do último grupo possível o podia receber',
  'dubov1997.bye.rating': 'o rating mais baixo do último grupo',
  'dubov1997.bye.dominatingColour':
    'o rating mais baixo do último grupo e, com rating igual, a cor dominante',
  'dubov1997.bye.cma': 'o rating mais baixo do último grupo e, com rating igual, a maior CMA',
  'dubov1997.bye.initialList':
    'o rating mais baixo do último grupo; em tudo o resto iguais, o último da lista inicial',
  'dubov1997.bye.firstRound': 'o último da lista inicial',

  'dubov1997.group': 'Grupo de pontuação {points}: {residents}',
  'dubov1997.groupWithFloaters':
    'Grupo de pontuação {points}: {residents}; flutuantes vindos de cima: {floaters}',
  'dubov1997.floater':
    'o flutuante {player} (preferência: {colour}) defronta {opponent}: se possível a cor oposta, depois o rating mais alto, depois a menor CMA',
  'dubov1997.floaterLastResort':
    'o flutuante {player} não encontra ninguém no grupo e defronta outro flutuante, {opponent}',
  'dubov1997.floatsOn': 'o flutuante {player} não encontra aqui adversário e continua a descer',
  'dubov1997.island':
    '{player} não tem adversário legal no seu grupo: {opponent} é transferido do grupo de pontuação {points} e defrontam-se',
  'dubov1997.islandFloats':
    '{player} não tem adversário legal no seu grupo e ninguém pode ser transferido: desce',
  'dubov1997.oddGroup':
    'o número de jogadores é ímpar, a cor dominante é {colour}: {player} é transferido do grupo de pontuação {points}',
  'dubov1997.oddGroupNobody':
    'o número de jogadores é ímpar, mas nenhuma transferência permite emparceirar mais jogadores do grupo',
  'dubov1997.downfloater':
    'jogadores que não podem ser emparceirados aqui: {needed}; {player} desce (adversário no grupo seguinte: {below}; cor dominante: {colour}; depois o fundo da coluna)',
  'dubov1997.downfloaterPassed':
    'preteridos, porque sobrariam então mais jogadores do grupo: {players}',
  'dubov1997.yes': 'sim',
  'dubov1997.no': 'não',

  'dubov1997.columns': 'as duas colunas: brancas por CMA crescente, pretas por rating decrescente',
  'dubov1997.columnsBalanced': 'as colunas depois da transferência de cor',
  'dubov1997.neutral':
    'nenhuma partida jogada, logo sem preferência; um a um para a coluna mais curta: {players}',
  'dubov1997.movedFromWhite':
    'a coluna das brancas é mais longa; transferência para a das pretas (menor CMA primeiro): {players}',
  'dubov1997.movedFromBlack':
    'a coluna das pretas é mais longa; transferência para a das brancas (maior CMA primeiro): {players}',
  'dubov1997.skipped': 'a outra cor está vedada, logo sem transferência: {players}',
  'dubov1997.rows': 'linha a linha, ninguém se defrontou ainda: as colunas ficam como estão',
  'dubov1997.rowsChanged':
    'não se podem defrontar: linha {rows}; primeira ordem da coluna das pretas em que todos se podem defrontar',
  'dubov1997.ownColumn':
    '{player} não pode defrontar ninguém da outra coluna e defronta {opponent} da sua, procurado para baixo e depois para cima; reescrevem-se as colunas dos outros',
  'dubov1997.sweep':
    'ninguém está bloqueado e contudo as colunas não se podem emparceirar: brancas 1, pretas 1, brancas 2 … cada um toma o primeiro adversário possível',
  'dubov1997.sweepChoice': '{player} toma {opponent}',
  'dubov1997.pairs': 'pares e cores',

  'dubov1997.title.halves': 'As duas metades da lista',
  'dubov1997.title.columns': 'Brancas (CMA), pretas (C)',
  'dubov1997.title.rows': 'As linhas',
  'dubov1997.title.pairs': 'Pares',

  'dubov1997.head.row': 'Linha',
  'dubov1997.head.whites': 'Brancas',
  'dubov1997.head.blacks': 'Pretas',
  'dubov1997.head.cma': 'CMA',
  'dubov1997.head.rating': 'Rating (C)',
  'dubov1997.head.instead': 'Primeira tentativa',
  'dubov1997.head.white': 'Brancas',
  'dubov1997.head.black': 'Pretas',
  'dubov1997.head.article': 'Emparceirado por',
  'dubov1997.head.colours': 'Cores por',
  'dubov1997.head.upper': 'Metade superior',
  'dubov1997.head.lower': 'Metade inferior',
  'dubov1997.name': 'Dubov 1997',
  'dubov1997.summary':
    'equilibra o rating médio dos adversários de jogadores com a mesma pontuação; todos precisam de rating',
};
