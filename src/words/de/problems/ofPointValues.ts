import type { ofPointValues as english } from '../../en/problems/ofPointValues';
import type { ProblemWordsLike } from '../../like';

/** Points and numbers of rounds by which no event can be run. */
export const ofPointValues: ProblemWordsLike<typeof english> = {
  'bye-above-win': {
    says: 'spielfrei ist {value} wert, mehr als ein Sieg ({win})',
    cure: 'Geben Sie dafür höchstens die Punkte eines Sieges.',
  },
  'draws-above-win': {
    says: 'zwei Remisen (je {value}) sind mehr wert als ein Sieg ({win}) und eine Niederlage ({loss}) zusammen',
    cure: 'Senken Sie die Punkte für ein Remis oder erhöhen Sie die für einen Sieg.',
  },
  'rounds-not-possible': {
    says: '{value} Runden sind für {players} Spieler angekündigt, die höchstens {possible} spielen können, ohne zweimal aufeinanderzutreffen',
    cure: 'Verringern Sie die Zahl der Runden oder ergänzen Sie die fehlenden Spieler.',
  },
};
