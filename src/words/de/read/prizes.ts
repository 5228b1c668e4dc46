import type * as english from '../../en/read/prizes';
import type { ReadLike } from '../../like';

/** Headers of a table of prizes. */
export const prizeColumns: ReadLike<typeof english.prizeColumns> = {
  prize: ['Preis', 'name des preises'],
  place: ['Platz', 'plätze', 'rang'],
  value: ['Betrag', 'preisgeld', 'geld', 'summe'],
  share: ['Teilung', 'geteilt'],
  rating: ['Wertungszahl', 'elo'],
  age: ['Alter', 'altersklasse'],
  born: ['Geboren', 'geburtsjahr', 'jahrgang'],
  sex: ['Geschlecht'],
};

/** Rules for prizes, and whom they are for. */
export const prizeWords: ReadLike<typeof english.prizeWords> = {
  one: ['Einer', 'ein preis'],
  several: ['Mehrere'],
  value: ['Wert', 'nach wert'],
  order: ['Reihenfolge', 'nach reihenfolge'],
  none: ['Keine', 'nein', 'nicht geteilt'],
  equal: ['Gleich', 'zu gleichen teilen'],
  hort: ['Hort'],
  women: ['Frauen', 'frau', 'weiblich', 'mädchen', 'damen'],
  men: ['Männer', 'mann', 'männlich', 'jungen', 'herren'],
  unrated: ['Ohne Elo', 'ohne wertungszahl', 'elolos'],
};
