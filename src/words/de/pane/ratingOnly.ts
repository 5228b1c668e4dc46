import type { ratingOnlyWords as english } from '../../en/pane/ratingOnly';
import type { WordsLike } from '../../like';

export const ratingOnlyWords: WordsLike<typeof english> = {
  'rating-only.kept': 'Nur für die Elo-Auswertung, Runde {round}: {players} {is} statt {was}',
  'rating-only.button': 'Nur für die Elo-Auswertung',
  'rating-only.apart':
    'kommt nur ins Blatt „Wertungsberichtigungen“: Punkte, Plätze und Paarungen bleiben, die TRF-Datei meldet es',
};
