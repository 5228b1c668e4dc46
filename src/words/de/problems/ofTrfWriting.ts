import type { ofTrfWriting as english } from '../../en/problems/ofTrfWriting';
import type { ProblemWordsLike } from '../../like';

/** What a TRF has no room or no word for. */
export const ofTrfWriting: ProblemWordsLike<typeof english> = {
  'trf-too-wide-number': {
    says: 'die Startnummer {value} ({name}) passt nicht in die {width} Spalten, die eine TRF-Datei dafür hat',
    cure: 'Nummerieren Sie die Spieler von 1 bis 9999.',
  },
  'trf-too-wide-id': {
    says: 'die FIDE-ID von Spieler {player} ({name}) ist länger als die {width} Zeichen, die eine TRF-Datei dafür hat: „{value}“',
    cure: 'Berichtigen Sie die ID oder lassen Sie sie leer.',
  },
  'trf-too-wide-points': {
    says: 'die Punkte von Spieler {player} ({name}), {value}, passen nicht in die {width} Spalten, die eine TRF-Datei dafür hat',
    cure: 'Eine TRF-Datei fasst Punkte von -9.5 bis 99.5: prüfen Sie die Punkte für einen Sieg.',
  },
  'trf-cuts-name': {
    says: 'der Name von Spieler {player} wird auf die {width} Zeichen einer TRF-Datei gekürzt: „{value}“',
    cure: 'Kürzen Sie ihn selbst, wenn er anders lauten soll.',
  },
  'trf-cuts-federation': {
    says: 'die Föderation von Spieler {player} wird auf die {width} Buchstaben einer TRF-Datei gekürzt: „{value}“',
    cure: 'Schreiben Sie ihr Kürzel aus drei Buchstaben, z. B. FRA.',
  },
  'trf-cuts-born': {
    says: 'das Geburtsdatum von Spieler {player} wird auf die {width} Zeichen einer TRF-Datei gekürzt: „{value}“',
    cure: 'Schreiben Sie es als JJJJ/MM/TT.',
  },
  'trf-loses-ratings': {
    says: 'eine TRF-Datei hat keinen Platz für eine Wertung, die weder die der FIDE noch die nationale noch aus beiden gebildet ist; weggelassen bei den Spielern {value}',
    cure: 'Behalten Sie die Arbeitsmappe: nur sie enthält sie.',
  },
  'trf-loses-national': {
    says: 'nationale Wertungen brauchen einen Verband; weggelassen bei den Spielern {value}',
    cure: 'Schreiben Sie ihn in die Zeile Setzliste nach des Blattes Turnier, vor die Methode: GER FIDON.',
  },
  'trf-loses-clubs': {
    says: 'eine TRF-Datei hat keinen Platz für Vereine; weggelassen bei den Spielern {value}',
    cure: 'Behalten Sie die Arbeitsmappe: nur sie enthält sie.',
  },
  'trf-loses-tables': {
    says: 'eine TRF-Datei hat keinen Platz für feste Tische; weggelassen bei den Spielern {value}',
    cure: 'Behalten Sie die Arbeitsmappe: nur sie enthält sie.',
  },
  'trf-loses-bye-rounds': {
    says: 'eine TRF-Datei kann nicht sagen, dass Runde {value}, in der niemand gepaart war, stattgefunden hat: wer spielfrei war, steht darin als spielfrei in einer kommenden Runde',
    cure: 'Sagen Sie es dem, der die Datei bekommt, oder nehmen Sie die Runde aus dem Turnier.',
  },
  'trf-loses-withdrawals': {
    says: 'eine TRF-Datei sagt nur, dass die zurückgetretenen Spieler {value} in der nächsten Runde fehlen',
    cure: 'Sagen Sie es bei jeder späteren Runde wieder.',
  },
  'trf-counts-withdrawn': {
    says: 'eine TRF-Datei kann nicht sagen, dass die Ergebnisse von {value}, aus dem Rundenturnier ausgeschieden, nicht zählen: andere Programme zählen sie',
    cure: 'Schicken Sie die Rangliste zur Datei mit.',
  },
  'trf-loses-floats': {
    says: 'eine TRF-Datei hat keinen Platz für die mit den Runden festgehaltenen Floats; weggelassen bei den Spielern {value}',
    cure: 'Andere Programme leiten sie aus den Ergebnissen ab.',
  },
  'trf16-loses-adjourned': {
    says: 'TRF16 hat kein Zeichen für nicht beendete Partien; die der Spieler {value} werden ohne Ergebnis geschrieben',
    cure: 'Schreiben Sie TRF26 oder tragen Sie zuerst die Ergebnisse ein.',
  },
  'trf16-loses-records': {
    says: 'TRF16 kennt diese Zeilen von TRF26 nicht, sie entfallen: {value}',
    cure: 'Schreiben Sie TRF26 (--format trf26), um sie zu behalten.',
  },
  'trf26-points': {
    says: 'Zeile 162 kann diese Punkte nicht unterscheiden, also tut es eine Zeile XXS, die wenige Programme lesen: {value}',
    cure: 'Prüfen Sie, ob das nächste Programm sie gleich zählt.',
  },
  'trf-forfeited-seats': {
    says: 'niemand sagt, wer für diese Mannschaften gespielt hätte, die kampflos gewannen (Runde in Klammern); die Punkte stehen bei den ersten Spielern ihrer Rangfolge: {value}',
    cure: 'Tragen Sie die Aufstellung in das Blatt der Runde ein, wenn andere da waren.',
  },
};
