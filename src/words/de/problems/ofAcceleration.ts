import type { ofAcceleration as english } from '../../en/problems/ofAcceleration';
import type { ProblemWordsLike } from '../../like';

/** Problems of accelerated events (C.04.7). */
export const ofAcceleration: ProblemWordsLike<typeof english> = {
  'baku-points': {
    says: 'die Baku-Beschleunigung braucht einen Sieg im Wert von zwei Remisen und eine Niederlage ohne Wert (C.04.7 1.1); die Punkte sind {value}',
    cure: 'Geben Sie Gruppen stattdessen eigene virtuelle Punkte, etwa „A: 3 3 1“, oder ändern Sie die Punkte.',
  },
  'baku-without-rounds': {
    says: 'die Baku-Beschleunigung hängt von der Zahl der Runden ab, und niemand hat sie genannt (C.04.7 1.4)',
    cure: 'Geben Sie die Zahl der Runden an (142 oder XXR in einer TRF-Datei, „Runden“ in der Arbeitsmappe).',
  },
  'accelerated-twice': {
    says: 'Spieler {value} hat eigene virtuelle Punkte, und das Turnier hat die von Baku',
    cure: 'Nehmen Sie eines davon weg: die Einstellung „Beschleunigung“ oder die Spalte „Virtuelle Punkte“.',
  },
  'unknown-acceleration': {
    says: '„{value}“ ist keine Beschleunigung',
    cure: 'Schreiben Sie Baku oder lassen Sie die Zelle leer; eigene virtuelle Punkte kommen in eine Spalte „Virtuelle Punkte“ der Spieler.',
  },
};
