import type { ofRequests as english } from '../../en/problems/ofRequests';
import type { ProblemWordsLike } from '../../like';

/** Problems of what was asked for: the round, the options of a command, the files named. */
export const ofRequests: ProblemWordsLike<typeof english> = {
  'exercise-not-found': {
    says: 'für {kind}, Stufe {level}, wurde mit Startwert {value} kein Turnier gefunden',
    cure: 'Versuchen Sie einen anderen Startwert.',
  },
  'no-workbook-to-verify': {
    says: '„{value}“ ist keine Arbeitsmappe von Pairsheet',
    cure: 'Nennen Sie eine .xlsx-Datei, die das Add-in oder die Befehlszeile gemacht hat.',
  },
  'output-without-number': {
    says: '{count} {count|Datei kann|Dateien können} nicht alle „{value}“ heißen',
    cure: 'Schreiben Sie %d, wo die Nummer der Datei stehen soll: -o "t%d.trf".',
  },
  'no-such-round': {
    says: 'es gibt keine Runde „{value}“',
    cure: 'Runden werden von 1 an gezählt.',
  },
  'beyond-last-round': {
    says: 'alle {declared} Runden sind gespielt; es gibt keine Runde {value}',
    cure: 'Geht das Turnier weiter, berichtigen Sie die Zahl der Runden.',
  },
  'round-too-early': {
    says: 'Runde {value} kann nicht vor Runde {next} gepaart werden',
    cure: 'Paaren Sie zuerst Runde {next} und tragen Sie ihre Ergebnisse ein.',
  },
  'round-not-paired': {
    says: 'Runde {value} hat noch keine Paarung',
    cure: 'Bisher {paired|ist|sind} {paired} {paired|Runde|Runden} gepaart.',
  },
  'nobody-to-pair': {
    says: 'in Runde {value} spielt niemand',
    cure: 'Prüfen Sie die Rücktritte und die Byes.',
  },
  'rounds-not-declared': {
    says: 'die Zahl der Runden ist nicht angegeben (keine Zeile XXR): diese Runde wird nicht als letzte behandelt',
    cure: 'Fügen Sie eine Zeile wie XXR 9 hinzu.',
  },
  'unknown-command': {
    says: 'unbekannter Befehl „{value}“',
    cure: 'Die Befehle sind {known}; siehe pairsheet --help.',
  },
  'unknown-option': {
    says: 'unbekannte Option „{value}“',
    cure: 'Siehe pairsheet {command} --help.',
  },
  'option-needs-value': {
    says: 'die Option {value} braucht einen Wert',
    cure: 'Siehe pairsheet {command} --help.',
  },
  'round-without-pgn': {
    says: '--round gehört zu einer .pgn-Datei: „{value}“',
    cure: 'Geben Sie der Ausgabe einen Namen, der auf .pgn endet, oder lassen Sie --round weg.',
  },
  'option-missing': { says: 'die Option {value} fehlt', cure: 'Siehe pairsheet {command} --help.' },
  'bad-option-value': {
    says: 'die Option {option} kennt „{value}“ nicht',
    cure: 'Möglich ist {known}.',
  },
  'options-exclude': {
    says: 'die Optionen {value} und {other} schließen sich aus',
    cure: 'Geben Sie eine davon an.',
  },
  'unknown-system': {
    says: 'unbekanntes Paarungssystem „{value}“',
    cure: 'Die Systeme sind {known}.',
  },
  'file-argument-missing': {
    says: 'keine Datei genannt',
    cure: 'Siehe pairsheet {command} --help.',
  },
  'argument-too-many': {
    says: 'ein Argument zu viel: „{value}“',
    cure: 'Siehe pairsheet {command} --help.',
  },
  'appeal-two-players': {
    says: 'es werden zwei Spieler gebraucht, nicht „{value}“',
    cure: 'Schreiben Sie zwei Nummern (3,7) oder zwei Namen mit Strichpunkt dazwischen.',
  },
  'appeal-one-player': {
    says: 'die zwei Spieler sind derselbe',
    cure: 'Nennen Sie zwei verschiedene Spieler.',
  },
  'unknown-player': {
    says: 'niemand hat die Nummer oder den Namen „{value}“',
    cure: 'Geben Sie eine Startnummer der Spielerliste an.',
  },
  'file-named-twice': {
    says: '„{value}“ ist zweimal genannt: für die Übung und für ihre Lösung',
    cure: 'Nennen Sie mit --solution eine andere Datei.',
  },
  'file-missing': { says: 'diese Datei gibt es nicht', cure: 'Prüfen Sie den Pfad.' },
  'file-unreadable': {
    says: 'die Datei lässt sich nicht lesen ({value})',
    cure: 'Prüfen Sie, ob es eine Datei ist, ob Sie sie lesen dürfen und ob sie nicht anderswo geöffnet ist.',
  },
  'folder-unreadable': {
    says: 'der Ordner lässt sich nicht lesen ({value})',
    cure: 'Nennen Sie einen Ordner, den Sie lesen dürfen, keine Datei; für eine einzelne Datei gibt es den Befehl check.',
  },
  'file-unwritable': {
    says: 'die Datei lässt sich nicht schreiben ({value})',
    cure: 'Prüfen Sie, ob es den Ordner gibt und ob Sie dort schreiben dürfen.',
  },
  'file-read-only': {
    says: 'die Datei ist schreibgeschützt',
    cure: 'Heben Sie den Schreibschutz auf oder arbeiten Sie mit einer Kopie. Es wurde nichts geschrieben.',
  },
  'file-in-use': {
    says: 'ein anderes pairsheet schreibt gerade diese Datei ({user} auf {host}, Prozess {process}, seit {since})',
    cure: 'Führen Sie den Befehl noch einmal aus, wenn es fertig ist. Nichts wurde geschrieben.',
  },
  'file-changed': {
    says: 'die Datei wurde von jemand anderem geändert, während dieser Befehl arbeitete',
    cure: 'Führen Sie den Befehl noch einmal aus: er arbeitet dann mit der jetzigen Datei. Nichts wurde geschrieben.',
  },
};
