import type { crosstables as english } from '../../en/sheets/crosstables';
import type { WordsLike } from '../../like';

/** Which kind of crosstable was recognised. */
export const crosstables: WordsLike<typeof english> = {
  'crosstable.read-as':
    'Gelesen als {kind}: {players} Spieler, {rounds} {rounds|Runde|Runden}; {numbers}; {colours}',
  'crosstable.kind.site':
    'eine Fortschrittstabelle einer Ergebnisseite, Gegner vor Ergebnis („{example}“)',
  'crosstable.kind.site-unplayed':
    'eine Fortschrittstabelle einer Ergebnisseite („{example}“), in der U eine nicht gespielte Runde ohne Punkte ist',
  'crosstable.kind.signs-first':
    'ein Aushang, Zeichen vor Gegner („{example}“: + Sieg, = Remis, - Niederlage)',
  'crosstable.kind.signs-last':
    'eine Fortschrittstabelle mit Zeichen hinter dem Gegner („{example}“: + Sieg, = Remis, - Niederlage)',
  'crosstable.kind.letters-first':
    'eine amerikanische Tabelle, Buchstabe vor Gegner („{example}“; allein ist B spielfrei, H ein Bye mit halbem Punkt, U nicht gespielt ohne Punkte)',
  'crosstable.kind.letters-last':
    'eine Fortschrittstabelle mit Buchstaben hinter dem Gegner („{example}“)',
  'crosstable.kind.result-first':
    'eine Fortschrittstabelle mit dem Ergebnis vor dem Gegner („{example}“)',
  'crosstable.kind.colour-first':
    'eine Fortschrittstabelle mit der Farbe vor dem Gegner („{example}“)',
  'crosstable.kind.two-points':
    'eine Fortschrittstabelle mit 2 Punkten für Sieg und 1 für Remis in den Zellen („{example}“)',
  'crosstable.kind.three-points':
    'eine Fortschrittstabelle mit 3 Punkten für Sieg und 1 für Remis in den Zellen („{example}“)',
  'crosstable.kind.mixed': 'eine Fortschrittstabelle in mehreren Schreibweisen („{example}“)',
  'crosstable.kind.grid': 'die Kreuztabelle eines Rundenturniers („{example}“)',
  'crosstable.kind.grid-signs':
    'die Kreuztabelle eines Rundenturniers mit Zeichen („{example}“: + Sieg, = Remis, - Niederlage)',
  'crosstable.kind.grid-points':
    'die Kreuztabelle eines Rundenturniers mit den Punkten jedes Wettkampfs in den Zellen („{example}“)',
  'crosstable.kind.grid-matches':
    'die Kreuztabelle eines Mannschafts-Rundenturniers mit Brettpunkten in den Zellen („{example}“)',
  'crosstable.kind.list': 'eine Liste ohne Runden',
  'crosstable.numbers.no': 'die Spieler nach ihrer Nummer',
  'crosstable.numbers.rank': 'die Spieler nach ihrem Platz',
  'crosstable.numbers.order': 'die Spieler nach der Reihenfolge der Zeilen',
  'crosstable.colours.none': 'keine Farben',
  'crosstable.colours.letters': '{white} ist Weiß, {black} ist Schwarz',
};
