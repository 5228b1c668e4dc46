import type * as english from '../../en/read/columns';
import type { ReadLike } from '../../like';

export const playerColumns: ReadLike<typeof english.playerColumns> = {
  no: ['N.º', 'número', 'número inicial', 'ranking inicial'],
  title: ['Título'],
  name: ['Nombre', 'jugador', 'jugadores', 'apellidos y nombre', 'participante', 'apellidos'],
  firstName: ['Nombre de pila'],
  rating: ['Elo', 'puntuación elo'],
  fideRating: ['Elo FIDE'],
  nationalRating: ['Elo nacional', 'elo nac'],
  federation: ['Fed', 'federación', 'país'],
  fideId: ['ID FIDE', 'código fide'],
  club: ['Club', 'equipo'],
  sex: ['Sexo', 'género'],
  born: ['Nacimiento', 'fecha de nacimiento', 'año de nacimiento', 'nac', 'f nac'],
  status: ['Estado', 'situación'],
  byes: ['Byes', 'ausencias', 'byes pedidos', 'descansos'],
  group: ['Grupo A/B', 'grupo de aceleración', 'grupo baku'],
  fixedTable: ['Mesa', 'mesa fija', 'tablero'],
  virtualPoints: ['Puntos virtuales'],
};

export const roundColumns: ReadLike<typeof english.roundColumns> = {
  table: ['Mesa', 'tablero'],
  no: ['N.º', 'número'],
  white: ['Blancas', 'blanco'],
  rating: ['Elo'],
  points: ['Pts', 'puntos'],
  result: ['Resultado'],
  black: ['Negras', 'negro'],
  float: ['Flot.', 'flotante'],
  home: ['Equipo A', 'local', 'primer equipo'],
  away: ['Equipo B', 'visitante', 'segundo equipo'],
  colour: ['Color'],
};

export const teamColumns: ReadLike<typeof english.teamColumns> = {
  no: ['N.º', 'número'],
  name: ['Equipo', 'nombre', 'equipos'],
  nickname: ['Siglas', 'nombre corto', 'abreviatura'],
  club: ['Club'],
  captain: ['Capitán', 'delegado'],
  strength: ['Fuerza', 'elo medio', 'media'],
  status: ['Estado', 'situación'],
  byes: ['Byes', 'ausencias', 'descansos'],
  apart: ['Separar', 'no deben enfrentarse'],
};

export const memberColumns: ReadLike<typeof english.memberColumns> = {
  team: ['Equipo', 'nombre del equipo'],
  place: ['Tablero', 'tab', 'orden de tableros'],
};

export const lineUpColumns: ReadLike<typeof english.lineUpColumns> = {
  no: teamColumns.no,
  team: ['Equipo', 'nombre del equipo'],
  board: ['Tablero', 'tab'],
  check: ['Comprobación', 'observación'],
};

export const standingsColumns: ReadLike<typeof english.standingsColumns> = {
  rank: ['Puesto', 'posición', 'clasificación', 'lugar'],
  no: playerColumns.no,
  name: playerColumns.name,
  points: ['Pts', 'puntos', 'puntuación'],
  average: ['CMA'],
};

export const eventColumns: ReadLike<typeof english.eventColumns> = {
  setting: ['Ajuste', 'parámetro'],
  value: ['Valor'],
};

export const tableNames: ReadLike<typeof english.tableNames> = {
  event: ['Torneo'],
  players: ['Jugadores'],
  round: ['Ronda'],
  log: ['Registro'],
  prizes: ['Premios'],
  teams: ['Equipos'],
  lineUp: ['Alineación'],
};
