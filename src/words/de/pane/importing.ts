import type { importing as english } from '../../en/pane/importing';
import type { WordsLike } from '../../like';

/** Events that come from files, and what is warned of before a round or a file is made. */
export const importing: WordsLike<typeof english> = {
  'pane.pasted-below':
    '{count} Spieler {count|steht|stehen} unterhalb der Tabelle in {sheet} und {count|zählt|zählen} noch nicht.',
  'pane.pasted-take': '{count|Diesen Spieler|Diese Spieler} hinzufügen',
  'pane.pasted-taken': '{count} Spieler hinzugefügt',
  'pane.pasted-list': '{count} Spieler in {sheet}: importieren?',
  'pane.pasted-read': 'Liste lesen',
  'import.checking': 'Runde {round} von {rounds} wird geprüft …',
  'import.title':
    '{count} von {rounds} {rounds|Runde ist|Runden sind} nicht so, wie {system} {rounds|sie|sie} paart',
  'import.round': 'Runde {round}: {what}',
  'import.unchecked': 'Runde {round} konnte nicht geprüft werden',
  'import.trail':
    'Jede davon bekommt eine Zeile im Protokoll, die jede TRF-Datei des Turniers mitführt.',
  'import.confirm': 'Trotzdem importieren',
  'import.drop': 'Abbrechen',
  'import.dropped': 'Nichts wurde importiert.',
  'import.all-right': '{rounds} {rounds|Runde|Runden} geprüft: wie das System sie paart',
  'import.assumed-rounds':
    'Die Datei nennt die Zahl der Runden nicht (142, XXR): {rounds} angenommen',
  'import.assumed-colour':
    'Die Datei nennt die Anfangsfarbe nicht (152, XXC): aus Runde 1 übernommen',
  'import.assumed-no-colour':
    'Die Datei nennt die Anfangsfarbe nicht (152, XXC): sie wird ausgelost',
  'import.assumed-points':
    'Die Datei nennt die Punkte nicht (162): 1, ½, 0 und 1 für spielfrei angenommen',
  'import.assumed-system': 'Die Datei nennt das Paarungssystem nicht (192): {system} angenommen',
  'import.assumed-tie-breaks':
    'Die Datei nennt die Feinwertungen nicht (202, 212): {list} nach {edition} angenommen',
  'pane.gap-avoided':
    'wer möglichst nicht gegeneinander spielen soll: eine TRF-Datei hat keine Zeile dafür, daher findet eine Prüfung der Datei deswegen geänderte Runden',
  'pane.gap-adjourned':
    '{count|das Ergebnis|die Ergebnisse} von {count} {count|Hängepartie|Hängepartien}: noch keine Datei zur Auswertung',
  'pane.gap-results':
    '{count} {count|fehlendes Ergebnis|fehlende Ergebnisse}: noch keine Datei zur Auswertung',
  'pane.table-adopted': 'Fortschrittstabelle importiert: {count} Spieler',
  'pane.adopt-table': 'Mit {rounds} {rounds|Runde|Runden} importieren',
};
