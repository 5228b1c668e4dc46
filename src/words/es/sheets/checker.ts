import type { checker as english } from '../../en/sheets/checker';
import type { WordsLike } from '../../like';

/** What the check of files says beside the differences themselves. */
export const checker: WordsLike<typeof english> = {
  'check.cause-correction':
    'explicado por una corrección registrada después del emparejamiento: {what}',
  'check.cause-numbers':
    'emparejada con los números y Elos de su día, que cambiaron después: {what}',
  'check.cause-by-hand': 'el archivo registra que esta ronda se cambió a mano: {what}',
  'check.place': 'puesto de {player}: el archivo tiene {printed}; según las reglas {recomputed}',
  'check.rank-points': 'puesto {rank}, {points} puntos',
  'check.points-only': '{points} puntos',
  'check.asked': 'pedido',
  'check.rebuilt': '[por números reconstruidos con Elo, título y nombre]',
  'check.seeded-between':
    'encaja como si {no} estuviera entre {after} y {before} en la lista inicial',
  'check.seeded-first': 'encaja como si {no} estuviera antes de {before} en la lista inicial',
  'check.seeded-last': 'encaja como si {no} estuviera después de {after} en la lista inicial',
  'check.no-places': 'clasificación sin comprobar: el archivo no contiene ni puestos ni puntos',
  'check.no-tie-breaks':
    'clasificación sin comprobar: el archivo no indica desempates; indíquelos con --tie-breaks',
  'check.tied':
    'jugadores que los desempates no separan, vale cualquier orden entre ellos: {count}',
  'check.without-rank': 'jugadores sin puesto impreso, sin comprobar: {count}',
  'check.team-place': 'puesto {rank}, {match} puntos de encuentro, {game} puntos de tablero',
  'check.teams-tied':
    'equipos que los desempates no separan, vale cualquier orden entre ellos: {count}',
  'check.teams-without-rank': 'equipos sin puesto impreso, sin comprobar: {count}',
  'check.rounds-left': 'rondas sin comprobar: {rounds}',
  'check.no-rounds': 'no hay ninguna ronda emparejada: nada que comprobar',
  'check.fits-another':
    'el archivo no nombra ninguna edición, y según {editions} todas las rondas son como se jugaron: --system {edition}',
  'check.progress': '{done} de {all} archivos',
};
