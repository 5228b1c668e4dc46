import type * as english from '../../en/read/columns';
import type { ReadLike } from '../../like';

export const playerColumns: ReadLike<typeof english.playerColumns> = {
  no: ['N.º', 'numero'],
  title: ['Título'],
  name: ['Nome', 'jogador', 'jogadores', 'nome completo', 'participante'],
  firstName: ['Nome próprio', 'primeiro nome'],
  rating: ['Rating', 'pontos elo'],
  fideRating: ['Rating FIDE'],
  nationalRating: ['Rating nacional', 'elo nacional'],
  federation: ['Fed', 'federacao', 'pais'],
  fideId: ['ID FIDE'],
  club: ['Clube', 'equipa'],
  sex: ['Sexo', 'genero'],
  born: ['Nasc.', 'nascimento', 'data de nascimento', 'ano'],
  status: ['Estado', 'situacao'],
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
  home: ['Equipa A', 'casa', 'visitada'],
  away: ['Equipa B', 'fora', 'visitante'],
  colour: ['Cor'],
};

export const teamColumns: ReadLike<typeof english.teamColumns> = {
  no: ['N.º', 'numero'],
  name: ['Equipa', 'nome', 'equipas', 'equipe'],
  nickname: ['Sigla', 'nome curto', 'abreviatura'],
  club: ['Clube'],
  captain: ['Capitão'],
  strength: ['Força', 'rating medio', 'media'],
  status: ['Estado', 'situacao'],
  byes: ['Ausências', 'folgas'],
  apart: ['Separar', 'nao emparceirar'],
};

export const memberColumns: ReadLike<typeof english.memberColumns> = {
  team: ['Equipa', 'equipe'],
  place: ['Tabuleiro', 'tab', 'ordem'],
};

export const lineUpColumns: ReadLike<typeof english.lineUpColumns> = {
  no: teamColumns.no,
  team: ['Equipa', 'equipe'],
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
  setting: ['Definição', 'parametro'],
  value: ['Valor'],
};

export const tableNames: ReadLike<typeof english.tableNames> = {
  event: ['Prova', 'Torneio'],
  players: ['Jogadores'],
  round: ['Ronda'],
  log: ['Registo'],
  prizes: ['Premios', 'Prémios'],
  teams: ['Equipas'],
  lineUp: ['Alinhamento', 'Alinhamentos', 'Formacao'],
};
