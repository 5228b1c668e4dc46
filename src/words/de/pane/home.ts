import type { home as english } from '../../en/pane/home';
import type { WordsLike } from '../../like';

/** The pane by moment: the bar of the round, the main ways, the papers, who is here. */
export const home: WordsLike<typeof english> = {
  'home.round': 'Runde',
  'home.more': 'Mehr',
  'home.missing': '{count} {count|fehlt|fehlen}: {tables}',
  'home.complete': 'alle Ergebnisse eingetragen',
  'home.enter-players': 'Spieler eingeben',
  'home.end': 'Zum Abschluss des Turniers',
  'home.paper-written': 'Geschrieben {time}',
  'home.paper-live': 'Live seit {time}',
  'home.paper-stale': 'veraltet: neu schreiben',
  'home.papers-stale': 'Jetzt veraltet: {papers}. Bitte neu schreiben und drucken.',
  'home.more-settings': 'Weitere Einstellungen',
  'home.seldom-settings': 'Selten gebraucht',
  'home.check-perfect': 'Keine Abweichung gefunden.',
};
