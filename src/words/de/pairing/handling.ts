import type { handling as english } from '../../en/pairing/handling';
import type { WordsLike } from '../../like';

/** What the arbiter did under the handling rules (C.04.2). */
export const handling: WordsLike<typeof english> = {
  'handling.number-changed': 'Nummer {from} wird {to}',
  'handling.late-entry': '{name} steigt in Runde {round} mit Nummer {no} ein',
  'handling.withdrawn': '{player} tritt zurück und wird nicht mehr gepaart',
  'handling.expelled':
    '{player} wird ausgeschlossen: nicht mehr gepaart, nicht in der Rangliste; die gespielten Partien zählen für die Gegner',
  'handling.reinstated': '{player} wird wieder gepaart',
  'handling.absence': '{player} spielt Runde {round} nicht und bekommt {points}',
  'handling.result-corrected': 'Runde {round}: Ergebnis von {players} berichtigt',
  'handling.colours-corrected': 'Runde {round}: Farben von {players} berichtigt',
  'handling.rating-corrected': 'Wertungszahl von {player} auf {rating} berichtigt',
  'handling.numbers-stay': 'die Startnummern bleiben: Runde {round} ist gepaart',
  'handling.postponed-decided':
    'Sie war verlegt: ihre Punkte zählen jetzt, und für die Paarung zählt ihr Ergebnis ab Runde {round} ({article})',
  'handling.from-pairing': 'gilt ab der Paarung von Runde {round}',
  'handling.for-rating-only': 'zu spät gemeldet: zählt nur für die Elo-Auswertung',
};
