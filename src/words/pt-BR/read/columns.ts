import type * as english from '../../en/read/columns';
import type { ReadLike } from '../../like';

export const playerColumns: ReadLike<typeof english.playerColumns> = {
  no: ['N.º', 'numero'],
  title: ['Título'],
  name: ['Nome', 'jogador', 'jogadores', 'nome completo', 'participante'],
  firstName: ['Primeiro nome', 'prenome'],
  rating: ['Rating', 'pontos elo'],
  fideRating: ['Rating FIDE'],
  nationalRating: ['Rating nacional', 'elo nacional'],
  federation: ['Fed', 'federacao', 'pais'],
  fideId: ['ID FIDE'],
  club: ['Clube', 'equipe'],
  sex: ['Sexo', 'genero'],
  born: ['Nasc.', 'nascimento', 'data de nascimento', 'ano'],
  status: ['Situação', 'estado'],
  byes: ['Ausências', 'folgas', 'byes pedidos'],
  group: ['Grupo A/B', 'grupo de aceleracao', 'grupo baku'],
  fixedTable: ['Mesa', 'mesa fixa', 'tabuleiro'],
  virtualPoints: ['Pontos virtuais'],
};

export const roundColumns: ReadLike<typeof english.roundColumns> = {
  table: ['Mesa', 'tabuleiro'],
  no: ['N.º', 'numero'],
  white: ['Brancas', 'branco'],
  rating: ['Rating', 'elo'],
  points: ['Pts', 'pontos'],
  result: ['Resultado'],
  black: ['Pretas', 'preto', 'negras'],
  float: ['Flut.', 'flutuante', 'flutuador'],
  home: ['Equipe A', 'casa', 'visitada'],
  away: ['Equipe B', 'fora', 'visitante'],
  colour: ['Cor'],
};

export const teamColumns: ReadLike<typeof english.teamColumns> = {
  no: ['N.º', 'numero'],
  name: ['Equipe', 'nome', 'equipes'],
  nickname: ['Sigla', 'nome curto', 'abreviatura'],
  club: ['Clube'],
  captain: ['Capitão'],
  strength: ['Força', 'rating medio', 'media'],
  status: ['Situação', 'estado'],
  byes: ['Ausências', 'folgas'],
  apart: ['Separar', 'nao emparceirar'],
};

export const memberColumns: ReadLike<typeof english.memberColumns> = {
  team: ['Equipe'],
  place: ['Tabuleiro', 'tab', 'ordem'],
};

export const lineUpColumns: ReadLike<typeof english.lineUpColumns> = {
  no: teamColumns.no,
  team: ['Equipe'],
  board: ['Tabuleiro', 'tab'],
  check: ['Verificação', 'observacao'],
};

export const standingsColumns: ReadLike<typeof english.standingsColumns> = {
  rank: ['Lugar', 'posicao', 'classificacao'],
  no: playerColumns.no,
  name: playerColumns.name,
  points: ['Pts', 'pontos', 'pontuacao'],
  average: ['CMA'],
};

export const eventColumns: ReadLike<typeof english.eventColumns> = {
  setting: ['Configuração', 'parametro'],
  value: ['Valor'],
};

export const tableNames: ReadLike<typeof english.tableNames> = {
  event: ['Torneio'],
  players: ['Jogadores'],
  round: ['Rodada'],
  log: ['Registro'],
  prizes: ['Prêmios'],
  teams: ['Equipes'],
  lineUp: ['Escalação', 'Escalações', 'Alinhamento'],
};
