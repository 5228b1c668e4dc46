import type { inTables as english } from '../../en/problems/inTables';
import type { ProblemWordsLike } from '../../like';

/** Problems of results, of crosstables given to a function, and of what was asked of tie-breaks. */
export const inTables: ProblemWordsLike<typeof english> = {
  'unknown-result': {
    says: '«{value}» não é um resultado',
    cure: 'Escreva 1-0, ½-½, 0-1, 1-0F, 0-1F, 0-0F, adj ou isento.',
  },
  'result-is-date': {
    says: '«{value}» é uma data, não um resultado: a folha de cálculo alterou o que foi escrito',
    cure: 'Formate a célula como texto e escreva de novo o resultado.',
  },
  'forfeit-without-side': {
    says: '«{value}» não diz quem faltou',
    cure: 'Escreva 1-0F se faltaram as pretas, 0-1F se faltaram as brancas, 0-0F se faltaram ambos.',
  },
  'impossible-result': {
    says: '«{value}» não pode ser o resultado de uma partida',
    cure: 'Os dois lados somam no máximo um ponto; um empate nunca é por falta.',
  },
  'unknown-cell': {
    says: '«{value}» não é uma entrada de tabela cruzada',
    cure: 'Escreva adversário, cor e resultado, como 12b1, 5p½ ou 12w1; isento ou - sem adversário.',
  },
  'cell-is-date': {
    says: '«{value}» é uma data ou um número, não uma entrada de tabela cruzada',
    cure: 'Formate as células como texto antes de colar a tabela.',
  },
  'cell-is-formula': {
    says: '«{value}» não é uma entrada; numa tabela com + e -, um empate como =B1 torna-se fórmula ao colar',
    cure: 'Formate primeiro as células como texto e cole de novo os valores, ou abra o próprio ficheiro.',
  },
  'cell-is-error': {
    says: 'a célula mostra {value}',
    cure: 'Um texto como =3N foi tomado por fórmula: formate como texto e cole de novo.',
  },
  'bare-result': {
    says: '«{value}» é um resultado sem adversário',
    cure: 'Junte o número do adversário (12b1), ou isento para um ponto sem partida.',
  },
  'bare-result-as-bye': {
    says: '«{value}» na ronda {round} não indica adversário; é lido como um bye com esse valor',
    cure: 'Junte o número do adversário (12b1) se foi uma partida.',
  },
  'bye-as-player': {
    says: '«{value}» (número {no}) não é um jogador; quem foi emparceirado com ele fica isento',
    cure: 'Dê outro nome ao jogador se o for.',
  },
  'results-without-opponents': {
    says: 'as rondas contêm resultados («{value}») sem nenhum adversário',
    cure: 'Exporte a tabela cruzada, cujas células indicam os adversários (12b1), ou o TRF do torneio.',
  },
  'opponents-by-name': {
    says: 'as rondas indicam os adversários pelo nome («{value}») e não pelo número',
    cure: 'Escreva o número do adversário em vez do nome (12b1), ou dê o TRF do torneio.',
  },
  'cell-lost-character': {
    says: '«{value}» contém um carácter que se perdeu ao guardar o texto, quase sempre ½',
    cure: 'Exporte de novo a tabela e guarde-a em UTF-8, ou escreva a célula de novo.',
  },
  'impossible-cell': {
    says: '«{value}» é impossível: um empate nunca é por falta',
    cure: 'Escreva 12b+ ou 12b- para uma falta, 12b½ para um empate.',
  },
  'table-without-header': {
    says: 'não há linha de cabeçalho no intervalo',
    cure: 'Inclua no intervalo a linha N.º, Nome, Rating, R1, R2 …',
  },
  'table-lacks-round': {
    says: 'o cabeçalho tem rondas seguintes mas não a ronda {round}',
    cure: 'Dê às colunas os nomes R1, R2, R3 … sem falhas.',
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
    says: '«{value}» é uma hora: a folha de cálculo fez uma de um encontro como 18:4',
    cure: 'Formate as células como texto antes de colar ou escrever, ou escreva o encontro como 18w4.',
  },
  'unknown-team-cell': {
    says: '«{value}» não é um encontro de equipas',
    cure: 'Escreva adversário e pontos de partidas, como 5:2½, ou só os pontos numa grelha.',
  },
  'more-points-than-boards': {
    says: '«{value}» tem mais pontos do que os {boards} tabuleiros dão',
    cure: 'Corrija os pontos ou o número de tabuleiros.',
  },
  'player-not-found': {
    says: 'não há jogador «{value}» na tabela',
    cure: 'Dê um número ou um nome tal como está na tabela.',
  },
  'player-not-unique': {
    says: 'vários jogadores correspondem a «{value}»: {players}',
    cure: 'Dê o número ou o nome completo.',
  },
  'no-teams': {
    says: 'o torneio não tem equipas',
    cure: 'Dê um TRF com linhas de equipas (013 ou 310).',
  },
  'match-beyond-boards': {
    says: '«{value}» e {theirs} da outra equipa são mais do que os {boards} tabuleiros dão',
    cure: 'Corrija uma das duas células ou o número de tabuleiros.',
  },
  'match-on-one-side': {
    says: '«{value}»: a outra equipa não mostra este encontro',
    cure: 'Corrija o adversário ou a ronda numa das duas linhas.',
  },
  'tie-break-of-other-edition': {
    says: '«{value}» só existe em {having}, não em {edition}',
    cure: 'Indique essa edição, ou escolha um desempate de {edition}.',
  },
  'unknown-tie-break': {
    says: 'não há desempate «{value}»',
    cure: 'Mais próximos: {nearest}. Conhecidos: {known}.',
  },
  'unknown-edition': {
    says: 'não há edição «{value}» dos desempates',
    cure: 'Conhecidas: {known}.',
  },
  'not-a-round': {
    says: '«{value}» não é um número de rondas',
    cure: 'As rondas contam-se a partir de 1.',
  },
  'address-bad': {
    says: '«{value}» não pode tornar-se um código QR',
    cure: 'Indique um endereço de 1 a {most} bytes, como https://example.org/open.',
  },
  'list-header-missing': {
    says: 'não foi encontrado cabeçalho com nomes ou códigos e ratings; a primeira linha é «{value}»',
    cure: 'Use a lista da FIDE como é publicada, ou uma tabela com cabeçalhos como ID FIDE, Nome, Rating.',
  },
  'list-not-in-archive': {
    says: 'o ficheiro comprimido não contém nenhuma lista (.txt, .xml ou .csv): «{value}»',
    cure: 'Descomprima-o e escolha a própria lista.',
  },
  'list-column-missing': {
    says: 'a lista não tem coluna para {column}; o cabeçalho é «{value}»',
    cure: 'Inclua a linha de cabeçalho no intervalo; cabeçalhos como ID FIDE, Nome e Rating são reconhecidos.',
  },
  'bad-argument': { says: '«{value}» não serve para {argument}', cure: 'Esperado: {expected}.' },
  'grid-games-missing': {
    says: '{value} dos {pairs} pares desta grelha não têm partida: não é definitivo se ainda se jogam',
    cure: 'Introduza os resultados que faltam; quem não se defronta está certo assim.',
  },
};
