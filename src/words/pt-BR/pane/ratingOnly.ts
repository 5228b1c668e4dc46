import type { ratingOnlyWords as english } from '../../en/pane/ratingOnly';
import type { WordsLike } from '../../like';

export const ratingOnlyWords: WordsLike<typeof english> = {
  'rating-only.kept':
    'Só para o relatório de rating, rodada {round}: {players} {is} em vez de {was}',
  'rating-only.button': 'Só para o relatório de rating',
  'rating-only.apart':
    'vai só para a planilha “Correções de rating”: pontos, lugares e emparceiramentos ficam como estão, o TRF informa a correção',
};
