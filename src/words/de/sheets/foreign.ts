import type { foreign as english } from '../../en/sheets/foreign';
import type { WordsLike } from '../../like';

/** What is said of files that other programs wrote. */
export const foreign: WordsLike<typeof english> = {
  'foreign.sheet': 'Blatt „{sheet}“. {what}',
  'foreign.numbers-of-sheet': 'Die Startnummern kommen aus dem Blatt „{sheet}“',
  'foreign.sheets-beside': 'Nicht benutzte Blätter: {sheets}',
  'foreign.teams':
    'Gelesen als Tabelle von Mannschaften: {teams} Mannschaften, {boards} {boards|Brett|Bretter} pro Wettkampf; 2 Punkte für einen gewonnenen Wettkampf, 1 für ein Unentschieden',
  'foreign.read-as': 'Gelesen als {program}: {players} Spieler, {rounds} {rounds|Runde|Runden}',
  'foreign.not-carried': 'Nicht übernommen: {what}',
  'foreign.lost.tunx':
    'Fassung der Paarung, Feinwertungen, nationale Titel, Rundendaten, für spätere Runden erbetene Byes, Geburtsdaten; die Wertungszahl ist die der FIDE, sonst die nationale',
  'foreign.lost.swisssys':
    'Mitgliedsnummern, zweite Wertungszahlen, Mannschaften, Preise, vorgemerkte Byes späterer Runden',
  'foreign.lost.papi':
    'Fassung der Paarung, eine andere Beschleunigung als Haley und SAD, Feinwertungen, Lizenzen, Preise, Adressen, Rundendaten; Startnummern wurden aus Wertungszahl, Titel und Name gebildet, die Wertungszahl ist die des Turniers, Schätzungen eingeschlossen',
};
