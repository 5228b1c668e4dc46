import type { ofConverting as english } from '../../en/problems/ofConverting';
import type { ProblemWordsLike } from '../../like';

/** Problems of turning one kind of file into another. */
export const ofConverting: ProblemWordsLike<typeof english> = {
  'format-and-name': {
    says: '--format {value} verlangt eine TRF-Datei, aber die Datei soll {file} heißen',
    cure: 'Lassen Sie --format weg oder geben Sie der Datei einen Namen wie turnier.trf.',
  },
  'table-holds-results-only': {
    says: 'eine Fortschrittstabelle enthält nur Nummern, Titel, Namen, Wertungszahlen und Ergebnisse',
    cure: 'Schreiben Sie eine TRF-Datei oder eine Arbeitsmappe, um den Rest zu behalten.',
  },
  'table-loses-results': {
    says: 'eine Fortschrittstabelle kann einige Ergebnisse von Spieler {value} nicht ausdrücken (Partien ohne Wertung, offene Partien, kampflose ohne Farben)',
    cure: 'Schreiben Sie eine TRF-Datei oder eine Arbeitsmappe, um sie zu behalten.',
  },
  'table-not-readable': {
    says: 'die Fortschrittstabelle dieses Turniers lässt sich nicht zurücklesen ({value})',
    cure: 'Schreiben Sie für andere Programme eine TRF-Datei oder eine Arbeitsmappe.',
  },
};
