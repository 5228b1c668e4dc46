import type { inTables as english } from '../../en/problems/inTables';
import type { ProblemWordsLike } from '../../like';

/** Problems of results, of crosstables given to a function, and of what was asked of tie-breaks. */
export const inTables: ProblemWordsLike<typeof english> = {
  'unknown-result': {
    says: '“{value}” não é um resultado',
    cure: 'Escreva 1-0, ½-½, 0-1, 1-0F, 0-1F, 0-0F, adj ou bye.',
  },
  'result-is-date': {
    says: '“{value}” é uma data, não um resultado: a planilha eletrônica alterou o que foi escrito',
    cure: 'Formate a célula como texto e escreva de novo o resultado.',
  },
  'forfeit-without-side': {
    says: '“{value}” não diz quem não compareceu',
    cure: 'Escreva 1-0F se as pretas não compareceram, 0-1F se as brancas não compareceram, 0-0F se nenhum dos dois compareceu.',
  },
  'impossible-result': {
    says: '“{value}” não pode ser o resultado de uma partida',
    cure: 'Os dois lados somam no máximo um ponto; um empate nunca é por W.O.',
  },
  'unknown-cell': {
    says: '“{value}” não é uma entrada de tabela cruzada',
    cure: 'Escreva adversário, cor e resultado, como 12b1, 5p½ ou 12w1; bye ou - sem adversário.',
  },
  'cell-is-date': {
    says: '“{value}” é uma data ou um número, não uma entrada de tabela cruzada',
    cure: 'Formate as células como texto antes de colar a tabela.',
  },
  'cell-is-formula': {
    says: '“{value}” não é uma entrada; em uma tabela com + e -, um empate como =B1 torna-se fórmula ao colar',
    cure: 'Formate primeiro as células como texto e cole de novo os valores, ou abra o próprio arquivo.',
  },
  'cell-is-error': {
    says: 'a célula mostra {value}',
    cure: 'Um texto como =3N foi tomado por fórmula: formate como texto e cole de novo.',
  },
  'bare-result': {
    says: '“{value}” é um resultado sem adversário',
    cure: 'Acrescente o número do adversário (12b1), ou bye para um ponto sem partida.',
  },
  'bare-result-as-bye': {
    says: '“{value}” na rodada {round} não indica adversário; é lido como um bye com esse valor',
    cure: 'Acrescente o número do adversário (12b1) se foi uma partida.',
  },
  'bye-as-player': {
    says: '“{value}” (número {no}) não é um jogador; quem foi emparceirado com ele tem bye',
    cure: 'Dê outro nome ao jogador se o for.',
  },
  'results-without-opponents': {
    says: 'as rodadas contêm resultados (“{value}”) sem nenhum adversário',
    cure: 'Exporte a tabela cruzada, cujas células indicam os adversários (12b1), ou o TRF do torneio.',
  },
  'opponents-by-name': {
    says: 'as rodadas indicam os adversários pelo nome (“{value}”) e não pelo número',
    cure: 'Escreva o número do adversário em vez do nome (12b1), ou dê o TRF do torneio.',
  },
  'cell-lost-character': {
    says: '“{value}” contém um caractere que se perdeu ao salvar o texto, quase sempre ½',
    cure: 'Exporte de novo a tabela e salve-a em UTF-8, ou escreva a célula de novo.',
  },
  'impossible-cell': {
    says: '“{value}” é impossível: um empate nunca é por W.O.',
    cure: 'Escreva 12b+ ou 12b- para um W.O., 12b½ para um empate.',
  },
  'table-without-header': {
    says: 'não há linha de cabeçalho no intervalo',
    cure: 'Inclua no intervalo a linha N.º, Nome, Rating, R1, R2 …',
  },
  'table-lacks-round': {
    says: 'o cabeçalho tem rodadas seguintes mas não a rodada {round}',
    cure: 'Dê às colunas os nomes R1, R2, R3 … sem pular nenhum.',
  },
  'table-without-players': {
    says: 'não há jogadores abaixo do cabeçalho',
    cure: 'Estenda o intervalo às linhas dos jogadores.',
  },
  'table-without-colours': {
    says: 'a tabela não indica as cores',
    cure: 'Use células com a cor, como 12b1.',
  },
  'team-cell-is-time': {
    says: '“{value}” é uma hora: a planilha eletrônica fez uma de um encontro como 18:4',
    cure: 'Formate as células como texto antes de colar ou escrever, ou escreva o encontro como 18w4.',
  },
  'unknown-team-cell': {
    says: '“{value}” não é um encontro de equipes',
    cure: 'Escreva adversário e pontos de partida, como 5:2½, ou só os pontos em uma grade.',
  },
  'more-points-than-boards': {
    says: '“{value}” tem mais pontos do que os {boards} tabuleiros dão',
    cure: 'Corrija os pontos ou o número de tabuleiros.',
  },
  'player-not-found': {
    says: 'não há jogador “{value}” na tabela',
    cure: 'Dê um número ou um nome tal como está na tabela.',
  },
  'player-not-unique': {
    says: 'vários jogadores correspondem a “{value}”: {players}',
    cure: 'Dê o número ou o nome completo.',
  },
  'no-teams': {
    says: 'o torneio não tem equipes',
    cure: 'Dê um TRF com linhas de equipes (013 ou 310).',
  },
  'match-beyond-boards': {
    says: '“{value}” e {theirs} da outra equipe são mais do que os {boards} tabuleiros dão',
    cure: 'Corrija uma das duas células ou o número de tabuleiros.',
  },
  'match-on-one-side': {
    says: '“{value}”: a outra equipe não mostra este encontro',
    cure: 'Corrija o adversário ou a rodada em uma das duas linhas.',
  },
  'tie-break-of-other-edition': {
    says: '“{value}” só existe em {having}, não em {edition}',
    cure: 'Indique essa edição, ou escolha um desempate de {edition}.',
  },
  'unknown-tie-break': {
    says: 'não há desempate “{value}”',
    cure: 'Mais próximos: {nearest}. Conhecidos: {known}.',
  },
  'unknown-edition': {
    says: 'não há edição “{value}” dos desempates',
    cure: 'Conhecidas: {known}.',
  },
  'not-a-round': {
    says: '“{value}” não é um número de rodadas',
    cure: 'As rodadas contam-se a partir de 1.',
  },
  'address-bad': {
    says: '“{value}” não pode tornar-se um código QR',
    cure: 'Indique um endereço de 1 a {most} bytes, como https://example.org/open.',
  },
  'list-header-missing': {
    says: 'não foi encontrado cabeçalho com nomes ou códigos e ratings; a primeira linha é “{value}”',
    cure: 'Use a lista da FIDE como é publicada, ou uma tabela com cabeçalhos como ID FIDE, Nome, Rating.',
  },
  'list-not-in-archive': {
    says: 'o arquivo não contém nenhuma lista (.txt, .xml ou .csv): “{value}”',
    cure: 'Descompacte-o e escolha a própria lista.',
  },
  'list-column-missing': {
    says: 'a lista não tem coluna para {column}; o cabeçalho é “{value}”',
    cure: 'Inclua a linha de cabeçalho no intervalo; cabeçalhos como ID FIDE, Nome e Rating são reconhecidos.',
  },
  'bad-argument': { says: '“{value}” não serve para {argument}', cure: 'Esperado: {expected}.' },
  'grid-games-missing': {
    says: '{value} dos {pairs} pares desta tabela não têm partida: não é definitivo se ainda serão jogadas',
    cure: 'Insira os resultados que faltam; quem não se enfrenta está certo assim.',
  },
};
