import type { crosstables as english } from '../../en/sheets/crosstables';
import type { WordsLike } from '../../like';

/** Which kind of crosstable was recognised. */
export const crosstables: WordsLike<typeof english> = {
  'crosstable.read-as':
    'Lido como {kind}: {players} {players|jogador|jogadores}, {rounds} {rounds|ronda|rondas}; {numbers}; {colours}',
  'crosstable.kind.site':
    'uma tabela de sítio de resultados, adversário e depois resultado («{example}»)',
  'crosstable.kind.site-unplayed':
    'uma tabela de sítio de resultados («{example}») em que U é uma ronda não jogada, sem pontos',
  'crosstable.kind.signs-first':
    'uma grelha de parede, sinal e depois adversário («{example}»: + vitória, = empate, - derrota)',
  'crosstable.kind.signs-last':
    'uma tabela com o sinal depois do adversário («{example}»: + vitória, = empate, - derrota)',
  'crosstable.kind.letters-first':
    'uma tabela americana, letra e depois adversário («{example}»; sozinhos, B é isento, H meio ponto, U ronda não jogada sem pontos)',
  'crosstable.kind.letters-last': 'uma tabela com letras depois do adversário («{example}»)',
  'crosstable.kind.result-first': 'uma tabela com o resultado antes do adversário («{example}»)',
  'crosstable.kind.colour-first': 'uma tabela com a cor antes do adversário («{example}»)',
  'crosstable.kind.two-points':
    'uma tabela com 2 pontos por vitória e 1 por empate nas células («{example}»)',
  'crosstable.kind.three-points':
    'uma tabela com 3 pontos por vitória e 1 por empate nas células («{example}»)',
  'crosstable.kind.mixed': 'uma tabela com várias notações («{example}»)',
  'crosstable.kind.grid': 'a grelha de todos contra todos («{example}»)',
  'crosstable.kind.grid-signs':
    'a grelha de todos contra todos com sinais («{example}»: + vitória, = empate, - derrota)',
  'crosstable.kind.grid-points':
    'a grelha de todos contra todos com os pontos de cada encontro («{example}»)',
  'crosstable.kind.grid-matches':
    'a grelha de todos contra todos por equipas com pontos de partidas («{example}»)',
  'crosstable.kind.list': 'uma lista sem rondas',
  'crosstable.numbers.no': 'os jogadores vão pelo número',
  'crosstable.numbers.rank': 'os jogadores vão pelo lugar',
  'crosstable.numbers.order': 'os jogadores vão pela ordem das linhas',
  'crosstable.colours.none': 'sem cores',
  'crosstable.colours.letters': '{white} são as brancas, {black} as pretas',
};
