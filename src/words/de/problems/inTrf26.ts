import type { inTrf26 as english } from '../../en/problems/inTrf26';
import type { ProblemWordsLike } from '../../like';

/** Problems of the records that TRF26 adds, and of records that contradict each other. */
export const inTrf26: ProblemWordsLike<typeof english> = {
  'records-disagree': {
    says: 'zwei Zeilen widersprechen sich ({value}); es gilt {kept}',
    cure: 'Berichtigen oder löschen Sie die falsche.',
  },
  'bye-disagrees': {
    says: '„{value}“ passt nicht zu „{column}“ in der Zeile von Spieler {player}, Runde {round}; es gilt „{counts}“',
    cure: 'Schreiben Sie an beiden Stellen dasselbe.',
  },
  'bad-initial-colour': {
    says: 'die Anfangsfarbe ist weder W noch B: „{value}“',
    cure: 'Schreiben Sie 152 W oder 152 B.',
  },
  'bad-bye-type': {
    says: 'unbekannte Art von Bye in Zeile 240: „{value}“',
    cure: 'Schreiben Sie F (ganzer Punkt), H (halber Punkt) oder Z (kein Punkt) in Spalte 5.',
  },
  'bad-round-range': {
    says: 'keine Runden: „{value}“',
    cure: 'Schreiben Sie ganze Zahlen ab 1, die erste Runde nicht nach der letzten.',
  },
  'bad-number-range': {
    says: 'die erste Startnummer ist größer als die letzte: „{value}“',
    cure: 'Schreiben Sie die kleinere Nummer zuerst.',
  },
  'bad-abnormal-type': {
    says: 'unbekannte Art in Zeile 299: „{value}“',
    cure: 'Bekannt sind W D L F H Z + - in Spalte 5, oder leer für Bonus oder Abzug.',
  },
  'abnormal-unknown-player': {
    says: 'Zeile 299 nennt die Nummer {value}, die nicht in der Liste steht',
    cure: 'Berichtigen Sie die Nummer oder ergänzen Sie den Spieler.',
  },
  'virtual-match-points': {
    says: 'Zeile 250 gibt in einem Einzelturnier virtuelle Mannschaftspunkte ({value})',
    cure: 'Schreiben Sie die virtuellen Punkte in die Spalten 10 bis 13.',
  },
  'virtual-match-points-unused': {
    says: 'virtuelle Mannschaftspunkte bedeuten in einem Einzelturnier nichts: „{value}“',
    cure: 'Nur die Spalten 10 bis 13 zählen; lassen Sie die Spalten 5 bis 8 leer.',
  },
  'virtual-points-zero': {
    says: 'eine Zeile 250 gibt keine virtuellen Punkte: „{value}“',
    cure: 'Löschen Sie die Zeile oder schreiben Sie die Punkte in die Spalten 10 bis 13.',
  },
  'unknown-162-code': {
    says: 'unbekanntes Ergebnis in Zeile 162: „{value}“',
    cure: 'Bekannt sind W D L A P X, jeweils mit ihren Punkten, z. B. W 3.0.',
  },
  'adjourned-not-a-draw': {
    says: 'Zeile 162 gibt einer nicht beendeten Partie andere Punkte als einem Remis: „{value}“',
    cure: 'Ranglisten zählen sie so, bis die Partie ein Ergebnis hat; für die Paarung zählt sie als Remis (C.04.2).',
  },
  'bye-by-points': {
    says: 'Runde {round} von Spieler {player}, „{value}“, war nach den Punkten {worth} wert',
    cure: 'Schreiben Sie H (halber Punkt) oder Z (kein Punkt), wo die Datei nur einen Strich hat.',
  },
  'forfeit-without-colour': {
    says: 'die kampflose Partie {player} – {opponent} von Runde {round} hat keine Farben',
    cure: 'Sie wird ohne Farben gelesen; schreiben Sie w und b, wenn sie bekannt sind.',
  },
  'record-not-read': {
    says: 'diese Zeile ist nicht wie in TRF26; sie bleibt unverändert: „{value}“',
    cure: 'Berichtigen Sie ihre Spalten, wenn sie zählen soll.',
  },
  'baku-of-another-system': {
    says: 'die Datei nennt {value}; nach {system}, wie verlangt, bleibt ihre Beschleunigung unbeachtet',
    cure: 'Schreiben Sie die virtuellen Punkte in Zeilen 250, wenn sie zählen sollen.',
  },
};
