import type { inFiles as english } from '../../en/problems/inFiles';
import type { ProblemWordsLike } from '../../like';

/** Problems of a file as such, and of the lines that are no player's. */
export const inFiles: ProblemWordsLike<typeof english> = {
  'empty-file': {
    says: 'o ficheiro está vazio',
    cure: 'Exporte de novo o torneio e abra o novo ficheiro.',
  },
  'binary-file': {
    says: 'não é um ficheiro de texto (começa pelos bytes {value})',
    cure: 'Indique um TRF (texto simples) ou um livro .xlsx com a extensão correta.',
  },
  'code-page-guessed': {
    says: 'o texto não está em UTF-8 nem em Unicode; foi lido como {page} («{value}»)',
    cure: 'Se houver nomes errados, guarde o ficheiro de novo em UTF-8.',
  },
  'page-cut': {
    says: 'a página interrompe-se no meio de uma tabela',
    cure: 'Guarde-a de novo depois de carregada por completo.',
  },
  'page-without-table': {
    says: 'a página não contém nenhuma tabela de torneio',
    cure: 'Guarde a página da tabela cruzada ou da classificação, ou exporte-a como .xlsx.',
  },
  'not-a-workbook': {
    says: 'o ficheiro não abre como livro .xlsx ({value})',
    cure: 'Guarde-o de novo a partir do Excel como livro .xlsx sem palavra-passe.',
  },
  'newer-workbook': {
    says: 'o livro foi escrito por uma versão mais recente do Pairsheet (contrato {value}; esta conhece até {known})',
    cure: 'Continue com a versão mais recente: esta perderia o que não sabe ler. Nada foi alterado.',
  },
  'text-is-json': {
    says: 'isto é JSON de outro programa, sem tabela cruzada',
    cure: 'Dê o TRF do torneio; o Lichess tem um de cada torneio suíço.',
  },
  'text-is-pgn': {
    says: 'isto é PGN: partidas, sem isentos, ausências nem números',
    cure: 'Dê a tabela cruzada ou o TRF do torneio.',
  },
  'no-players': {
    says: 'não contém nenhum jogador',
    cure: 'Um TRF tem uma linha que começa por 001 para cada jogador.',
  },
  'line-out-of-columns': {
    says: 'os campos deste jogador não estão nas suas colunas: «{value}»',
    cure: 'Num TRF o número acaba na coluna 8, o nome começa na 15, o rating na 49, a ronda 1 na 92, e todas as rondas estão na mesma linha. Exporte de novo o ficheiro do programa do torneio.',
  },
  'columns-in-bytes': {
    says: 'as colunas de «{value}» estão contadas em bytes, em que uma letra como ö são dois; a linha é lida assim',
    cure: 'Nada, se o nome, o rating e os resultados estiverem certos.',
  },
  'truncated-line': {
    says: 'a linha está cortada: «{value}»',
    cure: 'Complete a linha ou exporte de novo o ficheiro.',
  },
  'unknown-line-code': {
    says: 'uma linha com código desconhecido é ignorada: «{value}»',
    cure: 'Corrija os seus três primeiros caracteres se deve contar.',
  },
  'bad-round-count': {
    says: 'o número de rondas não é um inteiro maior que 0: «{value}»',
    cure: 'Escreva o número de rondas anunciado antes do início, p. ex. XXR 9.',
  },
  'unknown-configuration': {
    says: 'palavra desconhecida em XXC: «{value}»',
    cure: 'São conhecidas rank, white1 e black1.',
  },
  'bad-number-list': {
    says: 'esperava-se uma lista de números de emparceiramento: «{value}»',
    cure: 'Escreva os números separados por espaços.',
  },
  'bad-virtual-points': {
    says: 'pontos virtuais ilegíveis: «{value}»',
    cure: 'Escreva XXA, o número e depois os pontos de cada ronda em meios, p. ex. XXA    5  1.0  0.5.',
  },
  'bad-points': {
    says: 'não é um número de meios pontos: «{value}»',
    cure: 'Escreva 0, 0.5, 1, 1.5…',
  },
  'unknown-point-code': {
    says: 'código desconhecido em XXS: «{value}»',
    cure: 'Escreva CÓDIGO=VALOR com W D WW BW WD BD WL BL ZPB HPB FPB PAB FW ou FL.',
  },
  'points-by-colour': {
    says: 'pontos diferentes consoante a cor ({value}) não são suportados',
    cure: 'Dê o mesmo valor aos dois códigos.',
  },
  'forbidden-unknown-player': {
    says: 'um par proibido refere o número {value}, que ninguém tem',
    cure: 'Corrija o número ou retire-o da lista.',
  },
  'virtual-unknown-player': {
    says: 'há pontos virtuais para o número {value}, que ninguém tem',
    cure: 'Corrija o número da linha XXA ou elimine-a.',
  },
  'absent-unknown-player': {
    says: 'o número {value} é dado como ausente, mas ninguém o tem',
    cure: 'Corrija o número da linha XXZ.',
  },
  'team-unknown-player': {
    says: 'a equipa {team} refere o número {value}, que ninguém tem',
    cure: 'Corrija o número na linha da equipa.',
  },
};
