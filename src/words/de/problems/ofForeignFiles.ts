import type { ofForeignFiles as english } from '../../en/problems/ofForeignFiles';
import type { ProblemWordsLike } from '../../like';

/** Problems of files and tables that other programs wrote. */
export const ofForeignFiles: ProblemWordsLike<typeof english> = {
  'table-of-teams': {
    says: 'das ist eine Tabelle von Mannschaften: „{value}“ ist ein Gegner mit {points} Brettpunkten',
    cure: 'Für die Rangliste benutzen Sie =CHESS.TEAM_STANDINGS(Tabelle; Bretter) in einem Blatt oder pairsheet standings; zum Paaren oder Prüfen von Mannschaften geben Sie eine TRF-Datei mit Mannschaftszeilen an.',
  },
  'file-under-password': {
    says: 'die Datei ist mit einem Kennwort geschützt',
    cure: 'Öffnen Sie sie mit dem Kennwort, speichern Sie sie ohne, und geben Sie sie noch einmal an.',
  },
  'file-too-large': {
    says: 'die Datei ist zu groß ({value} Bytes)',
    cure: 'Speichern Sie nur das Blatt mit dem Turnier als .xlsx und geben Sie dieses an.',
  },
  'not-a-spreadsheet': {
    says: 'die Datei lässt sich nicht als Tabelle öffnen ({value})',
    cure: 'Öffnen Sie sie in Ihrer Tabellenkalkulation, speichern Sie sie als .xlsx und geben Sie diese an; öffnet sie sich dort nicht, ist sie beschädigt.',
  },
  'no-table-in-sheets': {
    says: 'kein Blatt hat eine Spielertabelle mit Kopfzeile; Blätter: {value}',
    cure: 'Geben Sie dem Blatt eine Kopfzeile wie Nr., Name, Elo, 1.Rd, 2.Rd …',
  },
  'sheet-left-out': {
    says: 'das Blatt „{value}“ wurde ausgelassen: seine Tabelle hat Fehler, der erste steht hier',
    cure: 'Prüfen Sie dieses Blatt allein, wenn es ein anderes Turnier ist.',
  },
  'sheet-to-choose': {
    says: 'die Datei hat mehrere Turniere: {known}',
    cure: 'Sagen Sie mit --section und dem Namen des Blattes, welches.',
  },
  'foreign-file-cut': {
    says: 'diese {value}-Datei ist abgeschnitten oder beschädigt',
    cure: 'Kopieren Sie sie noch einmal oder laden Sie sie noch einmal herunter.',
  },
  'foreign-kind-unknown': {
    says: 'diese {program}-Datei enthält eine Turnierart, die nicht gelesen werden kann (Art {value}): ein Mannschaftsturnier oder eine unbekannte',
    cure: 'Speichern Sie das Turnier in jenem Programm als TRF und geben Sie diese Datei an.',
  },
  'foreign-file-odd': {
    says: '{what} dieser {value}-Datei stehen nicht dort, wo sie sein sollten',
    cure: 'Speichern Sie das Turnier in jenem Programm als TRF und geben Sie diese Datei an.',
  },
  'foreign-result-unknown': {
    says: 'das Ergebnis {value} von {players} in Runde {round} ist in {program}-Dateien nicht bekannt',
    cure: 'Speichern Sie das Turnier in jenem Programm als TRF und geben Sie diese Datei an.',
  },
  'foreign-file-wrong': {
    says: 'der Name der Datei sagt {program}, aber sie ist etwas anderes',
    cure: 'Geben Sie der Datei ihren richtigen Namen, oder speichern Sie das Turnier als TRF und geben Sie diese an.',
  },
  'list-cut': {
    says: 'die Liste bricht nach „{value}“ ab: ihr Ende fehlt',
    cure: 'Laden Sie sie noch einmal herunter; die Spieler dahinter würden nicht gefunden.',
  },
  'events-to-choose': {
    says: 'die Datei hat mehrere Turniere: {value}',
    cure: 'Wandeln Sie jedes auf der Befehlszeile um (convert DATEI -o turnier.trf --section NAME), oder öffnen Sie eine Arbeitsmappe und importieren Sie ein Blatt.',
  },
  'foreign-access-file': {
    says: 'diese Access-Datenbank ist weder ein Turnier von Papi noch eine bekannte Spielerliste',
    cure: 'Geben Sie die .papi-Datei von Papi an, oder speichern Sie das Turnier als TRF und geben Sie diese an.',
  },
  'foreign-list-of-players': {
    says: 'das ist eine Spielerliste (die französische Data.mdb), kein Turnier',
    cure: 'Benutzen Sie sie im Aufgabenbereich als Wertungsliste („Wertungslisten“).',
  },
  'foreign-access-old': {
    says: 'diese {value}-Datei wurde mit Access 97 oder früher gemacht und wird nicht gelesen',
    cure: 'Öffnen Sie sie in Papi oder Access und speichern Sie sie im heutigen Format, oder speichern Sie das Turnier als TRF.',
  },
};
