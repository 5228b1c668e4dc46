import type { ratingOnlyWords as english } from '../../en/pane/ratingOnly';
import type { WordsLike } from '../../like';

export const ratingOnlyWords: WordsLike<typeof english> = {
  'rating-only.kept':
    'Pour le rapport Elo seulement, ronde {round} : {players} {is} au lieu de {was}',
  'rating-only.button': 'Pour le rapport Elo seulement',
  'rating-only.apart':
    'elle va seulement dans la feuille « Corrections Elo » : points, places et appariements restent, le TRF la rapporte',
};
