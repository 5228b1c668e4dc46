import type { crosstables as english } from '../../en/sheets/crosstables';
import type { WordsLike } from '../../like';

/** Which kind of crosstable was recognised. */
export const crosstables: WordsLike<typeof english> = {
  'crosstable.read-as':
    'Lido como {kind}: {players} {players|jogador|jogadores}, {rounds} {rounds|rodada|rodadas}; {numbers}; {colours}',
  'crosstable.kind.site':
    'uma tabela cruzada de site de resultados, adversário e depois resultado (“{example}”)',
  'crosstable.kind.site-unplayed':
    'uma tabela cruzada de site de resultados (“{example}”) em que U é uma rodada não jogada, sem pontos',
  'crosstable.kind.signs-first':
    'uma grade de parede, sinal e depois adversário (“{example}”: + vitória, = empate, - derrota)',
  'crosstable.kind.signs-last':
    'uma tabela cruzada com o sinal depois do adversário (“{example}”: + vitória, = empate, - derrota)',
  'crosstable.kind.letters-first':
    'uma tabela americana, letra e depois adversário (“{example}”; sozinhos, B é bye, H meio ponto, U rodada não jogada sem pontos)',
  'crosstable.kind.letters-last':
    'uma tabela cruzada com letras depois do adversário (“{example}”)',
  'crosstable.kind.result-first':
    'uma tabela cruzada com o resultado antes do adversário (“{example}”)',
  'crosstable.kind.colour-first': 'uma tabela cruzada com a cor antes do adversário (“{example}”)',
  'crosstable.kind.two-points':
    'uma tabela cruzada com 2 pontos por vitória e 1 por empate nas células (“{example}”)',
  'crosstable.kind.three-points':
    'uma tabela cruzada com 3 pontos por vitória e 1 por empate nas células (“{example}”)',
  'crosstable.kind.mixed': 'uma tabela cruzada com várias notações (“{example}”)',
  'crosstable.kind.grid': 'a grade de todos contra todos (“{example}”)',
  'crosstable.kind.grid-signs':
    'a grade de todos contra todos com sinais (“{example}”: + vitória, = empate, - derrota)',
  'crosstable.kind.grid-points':
    'a grade de todos contra todos com os pontos de cada encontro (“{example}”)',
  'crosstable.kind.grid-matches':
    'a grade de todos contra todos por equipes com pontos de partida (“{example}”)',
  'crosstable.kind.list': 'uma lista sem rodadas',
  'crosstable.numbers.no': 'os jogadores vão pelo número',
  'crosstable.numbers.rank': 'os jogadores vão pelo lugar',
  'crosstable.numbers.order': 'os jogadores vão pela ordem das linhas',
  'crosstable.colours.none': 'sem cores',
  'crosstable.colours.letters': '{white} são as brancas, {black} as pretas',
};
