import type { ofCrosstables as english } from '../../en/problems/ofCrosstables';
import type { ProblemWordsLike } from '../../like';

/** Problems of crosstables as people paste them. */
export const ofCrosstables: ProblemWordsLike<typeof english> = {
  'table-not-understood': {
    says: 'colunas lidas: {known}; {players} {players|jogador|jogadores}; {cells} {cells|célula lida|células lidas}, como “{value}”, e {problems} ilegíveis',
    cure: 'Veja as mensagens abaixo; as primeiras são muitas vezes a causa das outras.',
  },
  'table-without-rounds': {
    says: 'nenhuma rodada foi encontrada na tabela; colunas lidas: {known}; não lidas: {unknown}',
    cure: 'Dê às colunas das rodadas os nomes R1, R2, R3 …, ou às de uma grade os números dos jogadores.',
  },
  'ranking-without-rounds': {
    says: 'isto é uma classificação: tem pontos, mas não resultados por rodada',
    cure: 'Exporte a tabela cruzada do torneio (“ranking crosstable” nos sites de resultados) ou o seu TRF.',
  },
  'table-of-pairings': {
    says: 'isto é a lista de emparceiramentos de uma rodada',
    cure: 'Exporte a tabela cruzada do torneio (“ranking crosstable” nos sites de resultados) ou o seu TRF.',
  },
  'column-with-games': {
    says: 'a coluna “{value}” contém partidas, mas o cabeçalho não indica a rodada; colunas lidas: {known}',
    cure: 'Dê-lhe o nome da rodada (R5), ou retire-a.',
  },
  'points-not-understood': {
    says: '“{value}” na coluna “{head}” não é um número de pontos; colunas lidas: {known}',
    cure: 'Escreva pontos como 5½ ou 5,5, ou mude o cabeçalho da coluna.',
  },
  'points-contradict': {
    says: 'os resultados não dão os pontos impressos em “{value}” para {wrong} de {players} {players|jogador|jogadores}',
    cure: 'Corrija os resultados ou os pontos; se uma vitória vale outra coisa, diga-o no cabeçalho: Pts (3-1-0).',
  },
  'points-counted-otherwise': {
    says: 'os pontos impressos em “{value}” contam {points}, não 1-½-0',
    cure: 'Nada, se assim for; senão, corrija os pontos.',
  },
  'grid-of-match-points': {
    says: '“{value}” são os pontos de um encontro inteiro, não de partidas: não se sabe como foram feitos',
    cure: 'Dê cada partida (½1, 101), ou os resultados dos encontros com os seus pontos.',
  },
  'row-left-out': {
    says: 'linha ignorada: “{value}” não é um jogador',
    cure: 'Dê-lhe um número e um nome se for um jogador.',
  },
  'column-taken-for-names': {
    says: 'nenhum cabeçalho indica os jogadores; a coluna “{value}” foi tomada pelos nomes',
    cure: 'Escreva Nome por cima dos nomes se estiver errado.',
  },
  'column-taken-for-numbers': {
    says: 'nenhum cabeçalho numera os jogadores; a coluna “{value}” foi tomada pelos números',
    cure: 'Escreva N.º por cima dos números se estiver errado.',
  },
  'rounds-by-content': {
    says: 'nenhum cabeçalho indica uma rodada; as colunas {value} foram tomadas pelas rodadas pelo que contêm',
    cure: 'Dê-lhes os nomes R1, R2, R3 … se estiver errado.',
  },
  'colours-contradict': {
    says: '{games} {games|partida|partidas} têm a mesma cor dos dois lados, a primeira em “{value}”: as cores desta tabela foram deixadas de lado',
    cure: 'A classificação e os desempates estão certos; corrija as cores para emparceirar ou verificar rodadas.',
  },
  'table-has-no-rounds': {
    says: 'a tabela não tem rodadas: é uma lista de jogadores',
    cure: 'Importe-a como lista.',
  },
  'start-numbers-rebuilt': {
    says: 'a tabela numera os seus {value} jogadores pelo lugar: os números iniciais foram dados por rating, título e nome',
    cure: 'Acrescente uma coluna N.º com os números iniciais se eram outros; as rodadas são emparceiradas por eles.',
  },
  'table-empty': {
    says: 'o arquivo não tem tabela: {value}',
    cure: 'Salve a tabela como texto com tabulações, pontos e vírgulas ou vírgulas, com os cabeçalhos na primeira linha.',
  },
};
