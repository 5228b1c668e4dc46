import type { home as english } from '../../en/pane/home';
import type { WordsLike } from '../../like';

/** The pane by moment: the bar of the round, the main ways, the papers, who is here. */
export const home: WordsLike<typeof english> = {
  'home.round': 'Ronda',
  'home.more': 'Más',
  'home.missing': '{count} sin resultado: {tables}',
  'home.complete': 'todos los resultados introducidos',
  'home.enter-players': 'Introducir los jugadores',
  'home.end': 'Para terminar el torneo',
  'home.paper-written': 'Escrita el {time}',
  'home.paper-live': 'Activa desde {time}',
  'home.paper-stale': 'desactualizada: escribir de nuevo',
  'home.papers-stale': 'Desactualizadas ahora: {papers}. Escríbalas e imprímalas de nuevo.',
  'home.more-settings': 'Más ajustes',
  'home.seldom-settings': 'Rara vez necesario',
  'home.check-perfect': 'No se encontró ninguna diferencia.',
};
