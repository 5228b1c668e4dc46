import type { dutch2012 as english } from '../../../en/pairing/dutch/dutch2012';
import type { WordsLike } from '../../../like';

export const dutch2012: WordsLike<typeof english> = {
  'dutch2012.name': 'Holandés 2012 (C.04.1, Estambul 2012)',
  'dutch2012.summary':
    'El texto de 2011 revisado en 2012: la cercanía de puntos va antes que los colores, y se prueban otros conjuntos de jugadores bajados.',
};
