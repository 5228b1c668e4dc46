import type { dutch2012 as english } from '../../../en/pairing/dutch/dutch2012';
import type { WordsLike } from '../../../like';

export const dutch2012: WordsLike<typeof english> = {
  'dutch2012.name': 'Holländisch 2012 (C.04.1, Istanbul 2012)',
  'dutch2012.summary':
    'Der Text von 2011, überarbeitet 2012: nahe Punktzahlen kommen vor den Farben, und andere Mengen von Heruntergesetzten werden probiert.',
};
