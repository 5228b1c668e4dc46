import type { samples as english } from '../../en/course/samples';
import type { WordsLike } from '../../like';

export const samples: WordsLike<typeof english> = {
  'sample.dubov-1997-columns.title': 'Dubov 1997: die zwei Spalten, 8 Spieler, Runde 2',
  'sample.dubov-1997-everything.title':
    'Dubov 1997: fast jeder Artikel in einer Runde, 15 Spieler, Runde 4',
  'sample.club.name': 'Vereinsabend: 12 Spieler, vor Runde 1',
  'sample.open.name': 'Open: 60 Spieler, 4 von 9 Runden gespielt',
  'sample.french.name': 'Französisch 1994: 24 Spieler, 3 von 7 Runden gespielt',
  'sample.french-1994-baf77-1.title': 'BAF 77, Beispiel 1: die schwache Präferenz stören',
  'sample.french-1994-baf77-1.exercise':
    'Paaren Sie Runde 4. In der Stufe mit 2 Punkten, 1, 4, 5, 11 und 14: 4-1 und 11-5, und 14 floatet nach unten. Ohne BAF 77 wären es 5-1 und 4-11.',
  'sample.french-1994-baf77-2.title': 'BAF 77, Beispiel 2: Permutationen vor Austauschen',
  'sample.french-1994-baf77-2.exercise':
    'Paaren Sie Runde 4. In der Stufe mit 1½ Punkten, 1, 5, 7, 8, 9, 12 und 13: 1-13, 5-8 und 12-7, und 9 floatet nach unten. Ohne BAF 77 wären es 1-8, 5-12 und 9-7.',
  'sample.french-1994-baf78-forfeit.title': 'BAF 78: eine kampflose Partie und die Floats',
  'sample.french-1994-baf78-forfeit.exercise':
    'Paaren Sie Runde 4: 3 (2½) trifft auf 10 (3). Geben Sie 1-0F ein: 3 wird Abwärtsfloater, 10 ist kein Floater, und weder Farbe noch Gegner zählen.',
  'sample.french-1994-baf78-adjourned.title': 'BAF 78: eine Hängepartie und die Floats',
  'sample.french-1994-baf78-adjourned.exercise':
    'Markieren Sie die Partie 2-1 aus Runde 4 als Hängepartie (adj) und paaren Sie Runde 5: 2 zählt mit 3 Punkten und trifft auf 11 (3), also floatet keiner. Lassen Sie dann 2 gewinnen: die Floats bleiben, wie sie sind.',
  'sample.tie-breaks-ffe-1998.title':
    'Feinwertungen: die Beispiele des französischen Textes (FFE-1998)',
  'sample.events.title': 'Turniere zum Ausprobieren',
  'sample.course.title': 'Übung des Kurses',
  'sample.sections.title': 'Zwei Turniergruppen in einer Arbeitsmappe',
  'sample.sections.note': '60 und 10 Spieler, jede Gruppe mit eigenen Blättern und Einstellungen.',
  'sample.open-60.title': 'Open mit 60 Spielern, mitten im Turnier',
  'sample.open-200.title': 'Open mit 200 Spielern',
  'sample.systems.title': 'Andere Paarungssysteme',
  'sample.dutch-2012.title': 'Holländisch 2012 (C.04.1, Istanbul 2012)',
  'sample.dutch-2011.title': 'Holländisch 2011 (C.04.1, Krakau 2011)',
  'sample.dubov-1997.title': 'Dubov 1997',
  'sample.french-1994.title': 'Französisch 1994 (Schweizer System nach Elo)',
  'sample.course-dubov-1997.title': 'Kurs: Dubov 1997',
  'sample.course-french-1994.title': 'Kurs: Französisch 1994, die Beispiele seines Textes',
  'sample.course-tie-breaks.title': 'Kurs: Feinwertungen',
  'sample.stands': '{players} Spieler, {rounds} {rounds|Runde|Runden}, {paired} gespielt',
  'sample.pair-and-read': 'Paaren Sie die Runde und lesen Sie, wie die Artikel wirken',
  'sample.course-sheets':
    '{sheets} {sheets|Blatt|Blätter}: der Wert des Textes neben der Funktion, die ihn findet',
};
