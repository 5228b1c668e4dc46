import type { inTables as english } from '../../en/problems/inTables';
import type { ProblemWordsLike } from '../../like';

/** Problems of results, of crosstables given to a function, and of what was asked of tie-breaks. */
export const inTables: ProblemWordsLike<typeof english> = {
  'unknown-result': {
    says: '„{value}“ ist kein Ergebnis',
    cure: 'Schreiben Sie 1-0, ½-½, 0-1, 1-0F, 0-1F, 0-0F, adj oder bye.',
  },
  'result-is-date': {
    says: '„{value}“ ist ein Datum, kein Ergebnis: die Tabellenkalkulation hat die Eingabe verändert',
    cure: 'Formatieren Sie die Zelle als Text und geben Sie das Ergebnis noch einmal ein.',
  },
  'forfeit-without-side': {
    says: '„{value}“ sagt nicht, wer kampflos verloren hat',
    cure: 'Schreiben Sie 1-0F, wenn Schwarz nicht kam, 0-1F, wenn Weiß nicht kam, 0-0F, wenn beide fehlten.',
  },
  'impossible-result': {
    says: '„{value}“ kann nicht das Ergebnis einer Partie sein',
    cure: 'Beide Seiten zusammen haben höchstens einen Punkt; ein Remis ist nie kampflos.',
  },
  'unknown-cell': {
    says: '„{value}“ ist kein Eintrag einer Fortschrittstabelle',
    cure: 'Schreiben Sie Gegner, Farbe und Ergebnis, etwa 12w1, 5b½ oder +14B; bye oder - ohne Gegner.',
  },
  'cell-is-date': {
    says: '„{value}“ ist ein Datum oder eine Zahl, kein Eintrag einer Fortschrittstabelle',
    cure: 'Formatieren Sie die Zellen als Text, bevor Sie die Tabelle einfügen.',
  },
  'cell-is-formula': {
    says: '„{value}“ ist kein Ergebnis; in einer Kreuztabelle mit + und - wird ein Remis wie =B1 beim Einfügen zur Formel',
    cure: 'Formatieren Sie die Zellen zuerst als Text und fügen Sie die Werte noch einmal ein, oder öffnen Sie die Datei selbst.',
  },
  'cell-is-error': {
    says: 'die Zelle zeigt {value}',
    cure: 'Text wie =3N wurde für eine Formel gehalten: formatieren Sie die Zellen als Text und fügen Sie noch einmal ein.',
  },
  'bare-result': {
    says: '„{value}“ ist ein Ergebnis ohne Gegner',
    cure: 'Ergänzen Sie die Nummer des Gegners (12w1), oder schreiben Sie bye für einen Punkt ohne Partie.',
  },
  'bare-result-as-bye': {
    says: '„{value}“ in Runde {round} nennt keinen Gegner; es wird als spielfrei mit so vielen Punkten gelesen',
    cure: 'Ergänzen Sie die Nummer des Gegners (12w1), wenn es eine Partie war.',
  },
  'bye-as-player': {
    says: '„{value}“ (Nummer {no}) ist kein Spieler; wer gegen ihn gepaart war, ist spielfrei',
    cure: 'Geben Sie dem Spieler einen anderen Namen, wenn er einer ist.',
  },
  'results-without-opponents': {
    says: 'die Runden enthalten Ergebnisse („{value}“), aber keine Gegner',
    cure: 'Exportieren Sie die Fortschrittstabelle, deren Zellen die Gegner nennen (12w1), oder die TRF-Datei des Turniers.',
  },
  'opponents-by-name': {
    says: 'die Runden nennen die Gegner („{value}“) statt ihrer Nummern',
    cure: 'Schreiben Sie die Nummer des Gegners statt des Namens (12w1), oder geben Sie die TRF-Datei des Turniers.',
  },
  'cell-lost-character': {
    says: '„{value}“ enthält ein Zeichen, das beim Speichern des Textes verloren ging, meist ½',
    cure: 'Exportieren Sie die Tabelle neu und speichern Sie sie als UTF-8, oder schreiben Sie die Zelle neu.',
  },
  'impossible-cell': {
    says: '„{value}“ kann nicht sein: ein Remis ist nie kampflos',
    cure: 'Schreiben Sie 12w+ oder 12w- für kampflos, 12w½ für Remis.',
  },
  'table-without-header': {
    says: 'im Bereich wurde keine Kopfzeile gefunden',
    cure: 'Nehmen Sie die Zeile mit Nr., Name, Elo, 1.Rd, 2.Rd … in den Bereich auf.',
  },
  'table-lacks-round': {
    says: 'die Kopfzeile hat spätere Runden, aber keine Runde {round}',
    cure: 'Nennen Sie die Spalten lückenlos R1, R2, R3 …',
  },
  'table-without-players': {
    says: 'unter der Kopfzeile steht kein Spieler',
    cure: 'Erweitern Sie den Bereich auf die Zeilen der Spieler.',
  },
  'table-without-colours': {
    says: 'die Tabelle sagt nicht, wer welche Farbe hatte',
    cure: 'Benutzen Sie Zellen mit Farbe, etwa 12w1.',
  },
  'team-cell-is-time': {
    says: '„{value}“ ist eine Uhrzeit: die Tabellenkalkulation hat sie aus einem Wettkampf wie 18:4 gemacht',
    cure: 'Formatieren Sie die Zellen als Text, bevor Sie einfügen oder tippen, oder schreiben Sie den Wettkampf als 18w4.',
  },
  'unknown-team-cell': {
    says: '„{value}“ ist kein Wettkampf einer Mannschaft',
    cure: 'Schreiben Sie Gegner und eigene Brettpunkte, etwa 5:2½, oder in einer Kreuztabelle nur die Punkte.',
  },
  'more-points-than-boards': {
    says: '„{value}“ sind mehr Punkte, als die {boards} Bretter hergeben',
    cure: 'Berichtigen Sie die Punkte oder die Zahl der Bretter.',
  },
  'player-not-found': {
    says: 'in der Tabelle gibt es keinen Spieler „{value}“',
    cure: 'Geben Sie eine Nummer oder einen Namen wie in der Tabelle an.',
  },
  'player-not-unique': {
    says: 'mehrere Spieler passen zu „{value}“: {players}',
    cure: 'Geben Sie die Nummer oder den ganzen Namen an.',
  },
  'no-teams': {
    says: 'das Turnier hat keine Mannschaften',
    cure: 'Geben Sie eine TRF-Datei mit Mannschaftszeilen (013 oder 310) an.',
  },
  'match-beyond-boards': {
    says: '„{value}“ und {theirs} der anderen Mannschaft sind mehr, als die {boards} Bretter hergeben',
    cure: 'Berichtigen Sie eine der beiden Zellen oder die Zahl der Bretter.',
  },
  'match-on-one-side': {
    says: '„{value}“: die andere Mannschaft zeigt diesen Wettkampf nicht',
    cure: 'Berichtigen Sie den Gegner oder die Runde in einer der beiden Zeilen.',
  },
  'tie-break-of-other-edition': {
    says: '„{value}“ gibt es nur in {having}, nicht in {edition}',
    cure: 'Nennen Sie jene Fassung, oder nehmen Sie eine Feinwertung von {edition}.',
  },
  'unknown-tie-break': {
    says: 'es gibt keine Feinwertung „{value}“',
    cure: 'Ähnlich: {nearest}. Bekannt: {known}.',
  },
  'unknown-edition': {
    says: 'es gibt keine Fassung „{value}“ der Feinwertungen',
    cure: 'Bekannt: {known}.',
  },
  'not-a-round': {
    says: '„{value}“ ist keine Zahl von Runden',
    cure: 'Runden werden von 1 an gezählt.',
  },
  'address-bad': {
    says: 'aus „{value}“ lässt sich kein QR-Code machen',
    cure: 'Geben Sie eine Adresse von 1 bis {most} Bytes an, etwa https://example.org/open.',
  },
  'list-header-missing': {
    says: 'keine Kopfzeile mit Namen oder IDs und Wertungszahlen gefunden; die erste Zeile ist „{value}“',
    cure: 'Benutzen Sie die Liste der FIDE, wie sie veröffentlicht ist, oder eine Tabelle mit Überschriften wie FIDE-ID, Name, Elo.',
  },
  'list-not-in-archive': {
    says: 'das Archiv enthält keine Liste (.txt, .xml oder .csv): „{value}“',
    cure: 'Entpacken Sie es und wählen Sie die Liste selbst.',
  },
  'list-column-missing': {
    says: 'die Liste hat keine Spalte für {column}; ihre Kopfzeile ist „{value}“',
    cure: 'Nehmen Sie die Kopfzeile in den Bereich auf; bekannt sind Überschriften wie ID, Name und Elo.',
  },
  'bad-argument': {
    says: '„{value}“ ist für {argument} nicht möglich',
    cure: 'Erwartet: {expected}.',
  },
  'grid-games-missing': {
    says: '{value} der {pairs} Paare dieser Tabelle haben keine Partie: nicht endgültig, wenn sie noch zu spielen sind',
    cure: 'Tragen Sie die fehlenden Ergebnisse ein; wer nicht gegeneinander spielt, ist so richtig.',
  },
};
