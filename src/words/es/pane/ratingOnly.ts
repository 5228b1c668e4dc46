import type { ratingOnlyWords as english } from '../../en/pane/ratingOnly';
import type { WordsLike } from '../../like';

export const ratingOnlyWords: WordsLike<typeof english> = {
  'rating-only.kept': 'Solo para el informe de Elo, ronda {round}: {players} {is} en vez de {was}',
  'rating-only.button': 'Solo para el informe de Elo',
  'rating-only.apart':
    'va solo a la hoja «Correcciones de Elo»: puntos, puestos y emparejamientos quedan como están, el TRF lo comunica',
};
