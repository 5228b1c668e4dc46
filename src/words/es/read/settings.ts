import type * as english from '../../en/read/settings';
import type { ReadLike } from '../../like';

export const eventRows: ReadLike<typeof english.eventRows> = {
  name: ['Nombre', 'torneo'],
  place: ['Lugar', 'ciudad'],
  federation: ['Federación'],
  start: ['Inicio', 'fecha de inicio'],
  end: ['Fin', 'fecha de fin'],
  arbiter: ['Árbitro principal', 'árbitro'],
  deputies: ['Árbitros adjuntos'],
  timeControl: ['Ritmo de juego'],
  rounds: ['Rondas', 'número de rondas'],
  roundDates: ['Fechas de las rondas'],
  system: ['Sistema de emparejamiento', 'sistema', 'emparejamiento'],
  systemParameters: ['Reglas del sistema'],
  initialColour: ['Color inicial', 'color sorteado'],
  seed: ['Sorteo'],
  acceleration: ['Aceleración'],
  tieBreaks: ['Desempates'],
  tieBreakEdition: ['Edición de los desempates'],
  winPoints: ['Puntos por victoria'],
  drawPoints: ['Puntos por tablas'],
  lossPoints: ['Puntos por derrota'],
  byePoints: ['Puntos del bye'],
  zeroPoints: ['Puntos por ausencia'],
  forfeitLossPoints: ['Puntos por incomparecencia'],
  firstTable: ['Primera mesa'],
  boards: ['Tableros', 'tableros por encuentro'],
  matchPoints: ['Puntos de encuentro', 'puntos por encuentro'],
  teamScores: ['Colores y puntuaciones'],
  teamBye: ['Puntos del bye por equipos'],
  forbidden: ['No deben enfrentarse'],
  address: ['Dirección web', 'publicado en'],
  ratingList: ['Lista de Elo'],
  ratingMethod: ['Elo aplicado', 'método de elo', 'elo utilizado'],
  keepApart: ['No deben enfrentarse: misma columna'],
  avoid: ['Es mejor que no se enfrenten: misma columna', 'evitar'],
  paper: ['Papel', 'tamaño de papel'],
  prizeRules: ['Reglas de los premios'],
  playOff: ['Partidas de desempate', 'desempate por partidas'],
  lots: ['Sorteo de empatados', 'sorteo de empates'],
  tieBreakLists: ['Listas propias de desempates'],
  profile: ['Tipo de torneo', 'perfil'],
  language: ['Idioma'],
  section: ['Sección'],
  sectionOrder: ['Orden de la sección'],
};

export const colours: ReadLike<typeof english.colours> = {
  white: ['Blancas', 'blanco'],
  black: ['Negras', 'n', 'negro'],
};

export const statuses: ReadLike<typeof english.statuses> = {
  active: ['Presente', 'activo', 'sí'],
  withdrawn: ['Retirado', 'retirada', 'abandona', 'eliminado'],
  expelled: ['Expulsado', 'excluido', 'descalificado'],
};

export const accelerations: ReadLike<typeof english.accelerations> = {
  baku: ['Baku', 'aceleración baku'],
  haley: ['Haley'],
  'haley-soft': ['Haley suave'],
  progressive: ['Progresiva', 'progresivo'],
  none: ['Ninguna', 'sin'],
};

export const prices: ReadLike<typeof english.prices> = {
  order: ['orden'],
  floats: ['flotantes'],
  colours: ['colores'],
  any: ['todo'],
};

export const profiles: ReadLike<typeof english.profiles> = {
  club: ['Velada de club', 'club'],
  rated: ['Torneo válido para Elo', 'Torneo con valoración', 'valorado'],
};
