import type { ofCrosstables as english } from '../../en/problems/ofCrosstables';
import type { ProblemWordsLike } from '../../like';

/** Problems of crosstables as people paste them. */
export const ofCrosstables: ProblemWordsLike<typeof english> = {
  'table-not-understood': {
    says: 'gelesene Spalten: {known}; {players} Spieler; {cells} {cells|Zelle|Zellen} wie „{value}“ waren lesbar, {problems} nicht',
    cure: 'Siehe die Meldungen unten; die ersten verursachen oft die anderen.',
  },
  'table-without-rounds': {
    says: 'in der Tabelle wurde keine Runde gefunden; gelesene Spalten: {known}; nicht gelesen: {unknown}',
    cure: 'Nennen Sie die Spalten der Runden R1, R2, R3 …, oder die einer Kreuztabelle nach den Nummern der Spieler.',
  },
  'ranking-without-rounds': {
    says: 'das ist eine Rangliste: sie hat Punkte und keine Ergebnisse der Runden',
    cure: 'Exportieren Sie die Fortschrittstabelle des Turniers (auf Ergebnisseiten die Tabelle nach Rangliste) oder seine TRF-Datei.',
  },
  'table-of-pairings': {
    says: 'das ist die Paarungsliste einer Runde',
    cure: 'Exportieren Sie die Fortschrittstabelle des Turniers (auf Ergebnisseiten die Tabelle nach Rangliste) oder seine TRF-Datei.',
  },
  'column-with-games': {
    says: 'die Spalte „{value}“ enthält Partien, aber ihre Überschrift nennt keine Runde; gelesene Spalten: {known}',
    cure: 'Benennen Sie sie nach ihrer Runde (R5) oder entfernen Sie sie.',
  },
  'points-not-understood': {
    says: '„{value}“ in der Spalte „{head}“ ist keine Punktzahl; gelesene Spalten: {known}',
    cure: 'Schreiben Sie Punkte wie 5½ oder 5,5, oder geben Sie der Spalte eine andere Überschrift.',
  },
  'points-contradict': {
    says: 'die Ergebnisse ergeben bei {wrong} von {players} Spielern nicht die unter „{value}“ gedruckten Punkte',
    cure: 'Berichtigen Sie die Ergebnisse oder die Punkte; zählt ein Sieg anders, sagen Sie es in der Überschrift: Pkt (3-1-0).',
  },
  'points-counted-otherwise': {
    says: 'die unter „{value}“ gedruckten Punkte zählen {points}, nicht 1-½-0',
    cure: 'Nichts, wenn es so ist; sonst berichtigen Sie die Punkte.',
  },
  'grid-of-match-points': {
    says: '„{value}“ sind die Punkte eines ganzen Wettkampfs, nicht von Partien: wer sie in welcher Partie gemacht hat, ist nicht gesagt',
    cure: 'Geben Sie jede Partie an (½1, 101), oder die Ergebnisse der Wettkämpfe mit ihren Punkten.',
  },
  'row-left-out': {
    says: 'Zeile übergangen: „{value}“ ist kein Spieler',
    cure: 'Geben Sie ihr eine Nummer und einen Namen, wenn es einer ist.',
  },
  'column-taken-for-names': {
    says: 'keine Überschrift nennt die Spieler; die Spalte „{value}“ wurde für ihre Namen genommen',
    cure: 'Schreiben Sie Name über die Namen, wenn das falsch ist.',
  },
  'column-taken-for-numbers': {
    says: 'keine Überschrift nummeriert die Spieler; die Spalte „{value}“ wurde für ihre Nummern genommen',
    cure: 'Schreiben Sie Nr. über die Nummern, wenn das falsch ist.',
  },
  'rounds-by-content': {
    says: 'keine Überschrift nennt eine Runde; die Spalten {value} wurden wegen ihres Inhalts für die Runden genommen',
    cure: 'Nennen Sie sie R1, R2, R3 …, wenn das falsch ist.',
  },
  'colours-contradict': {
    says: '{games} {games|Partie hat|Partien haben} auf beiden Seiten dieselbe Farbe, die erste bei „{value}“: die Farben dieser Tabelle wurden weggelassen',
    cure: 'Rangliste und Feinwertungen stimmen; berichtigen Sie die Farben, wenn Runden gepaart oder geprüft werden sollen.',
  },
  'table-has-no-rounds': {
    says: 'die Tabelle hat keine Runden: sie ist eine Spielerliste',
    cure: 'Importieren Sie sie als Liste.',
  },
  'start-numbers-rebuilt': {
    says: 'die Tabelle nummeriert ihre {value} Spieler nach Plätzen: Startnummern wurden nach Wertungszahl, Titel und Name vergeben',
    cure: 'Fügen Sie eine Spalte Nr. mit den Startnummern hinzu, wenn sie andere waren; Runden werden nach ihnen gepaart.',
  },
  'table-empty': {
    says: 'die Datei hat keine Tabelle: {value}',
    cure: 'Speichern Sie die Tabelle als Text mit Tabulatoren, Strichpunkten oder Kommas, die Überschriften in der ersten Zeile.',
  },
};
