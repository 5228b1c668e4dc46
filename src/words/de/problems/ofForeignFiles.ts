import type { ofForeignFiles as english } from '../../en/problems/ofForeignFiles';
import type { ProblemWordsLike } from '../../like';

/** Problems of files and tables that other programs wrote. */
export const ofForeignFiles: ProblemWordsLike<typeof english> = {
  'table-of-teams': {
    says: 'das ist eine Tabelle von Mannschaften: „{value}“ ist ein Gegner mit {points} Brettpunkten',
    cure: 'Für die Rangliste nehmen Sie =CHESS.TEAM_STANDINGS(Tabelle; Bretter) in einem Blatt oder pairsheet standings; für ein Turnier geben Sie die Brettpaarungen aller Runden oder eine TRF-Datei mit den Mannschaftssätzen.',
  },
  'match-list-lacks-round': {
    says: 'der Liste der Wettkämpfe fehlt Runde {round}',
    cure: 'Stellen Sie die Brettpaarungen jeder Runde untereinander, jede unter ihrer Überschrift (Runde 1, Runde 2 …).',
  },
  'match-list-board-alone': {
    says: 'Brett {value} steht unter keinem Wettkampf zweier Mannschaften',
    cure: 'Setzen Sie die Zeile mit den beiden Mannschaften über ihre Bretter.',
  },
  'match-list-team-empty': {
    says: '„{value}“ sitzt in der Liste an keinem Brett',
    cure: 'Ergänzen Sie die Bretter einer Runde, in der sie gespielt hat, oder nehmen Sie die Mannschaft aus der Liste.',
  },
  'match-list-score': {
    says: 'Runde {round}: das Ergebnis {value} ist nicht die Summe der Bretter ({boards})',
    cure: 'Es zählen die Bretter. Berichtigen Sie das falsche; eine Entscheidung wird als Punktkorrektur eingetragen.',
  },
  'match-list-assumed': {
    says: '{teams} Mannschaften, {boards} Bretter, {rounds} Runden aus einer Liste der Wettkämpfe: wer links steht, hat an den ungeraden Brettern Weiß, Mannschaftspunkte zählen zuerst, Farbpräferenzen vom Typ A',
    cure: 'Berichtigen Sie die Einstellungen, wo das Turnier andere Regeln hatte; die Brettfolge ergibt sich daraus, wo jeder gespielt hat.',
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
  'foreign-file-without-players': {
    says: 'diese Datei von {value} hat keine Spieler',
    cure: 'Tragen Sie sie in diesem Programm ein, oder geben Sie die Datei eines anderen Turniers.',
  },
  'foreign-result-unknown': {
    says: 'das Ergebnis {value} von {players} in Runde {round} ist in {program}-Dateien nicht bekannt',
    cure: 'Speichern Sie das Turnier in jenem Programm als TRF und geben Sie diese Datei an.',
  },
  'foreign-file-wrong': {
    says: 'der Name der Datei sagt {program}, aber sie ist etwas anderes',
    cure: 'Geben Sie der Datei ihren richtigen Namen, oder speichern Sie das Turnier als TRF und geben Sie diese an.',
  },
  'foreign-file-not-read': {
    says: 'das ist eine Datei von {value}, die nicht gelesen wird',
    cure: 'Speichern Sie das Turnier in diesem Programm als TRF oder exportieren Sie seine Fortschrittstabelle, und geben Sie diese Datei.',
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
