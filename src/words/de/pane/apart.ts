import type { apart as english } from '../../en/pane/apart';
import type { WordsLike } from '../../like';

/** Words of keeping players apart by a column: club, federation, family. */
export const apart: WordsLike<typeof english> = {
  'apart.decides':
    'Dürfen nicht gegeneinander, gleich bei {column} ({value}); sonst hätten diese gegeneinander gespielt: {pairs}',
  'apart.pair':
    '{players} dürfen in dieser Runde nicht gegeneinander spielen: gleich bei {column} ({value})',
  'apart.refusal':
    'Runde {round} lässt sich nur paaren, wenn Spieler gegeneinander spielen dürfen, die bei {column} gleich sind',
  'apart.cure':
    'Erlauben Sie in den Turniereinstellungen Spielern, die bei {column} gleich sind, nach den ersten {before} {before|Runde|Runden} gegeneinander zu spielen, und paaren Sie noch einmal',
  'apart.cure-first':
    'Erlauben Sie in den Turniereinstellungen Spielern, die bei {column} gleich sind, gegeneinander zu spielen, und paaren Sie noch einmal',

  'pane.field-apart': 'Dürfen nicht gegeneinander: gleiche Spalte',
  'pane.field-apart-hint':
    'Spieler mit demselben Eintrag spielen nicht gegeneinander. Das gilt absolut: eine Runde, die sich so nicht paaren lässt, wird abgelehnt, und der Ausweg wird gezeigt.',
  'pane.field-apart-strength': 'Wie streng',
  'pane.field-apart-strength-hint':
    '„Wenn möglich“ ändert die Runde der Regeln nur bis zum gewählten Preis. Es wird vor Runde 1 angekündigt, und der Rechenweg jeder Runde nennt es als Abweichung.',
  'pane.apart-always': 'immer',
  'pane.apart-order': 'wenn möglich: nur Reihenfolge',
  'pane.apart-floats': 'wenn möglich: bis zu Floats',
  'pane.apart-colours': 'wenn möglich: bis zu Farben',
  'pane.apart-any': 'außer es geht nicht anders',
  'pane.apart-none': 'niemand',
  'pane.field-apart-rounds': 'Nur in den ersten Runden',
  'pane.field-apart-rounds-hint': 'Leer: in allen Runden',
  'pane.field-round-dates': 'Tage und Uhrzeiten der Runden',
  'pane.field-round-dates-hint':
    'Eine Zeile für jede Runde, z. B. 2026-05-01 14:00. Sie werden auf Runden, Listen und Ergebniszettel gedruckt.',
  'pane.field-paper': 'Papier',
  'pane.field-paper-hint': 'Für Blätter, die von jetzt an geschrieben werden',
};
