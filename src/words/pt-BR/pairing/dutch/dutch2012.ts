import type { dutch2012 as english } from '../../../en/pairing/dutch/dutch2012';
import type { WordsLike } from '../../../like';

export const dutch2012: WordsLike<typeof english> = {
  'dutch2012.name': 'Holandês 2012 (C.04.1, Istambul 2012)',
  'dutch2012.summary':
    'O texto de 2011 revisto em 2012: a proximidade das pontuações vem antes das cores, e experimentam-se outros conjuntos de flutuantes.',
};
