import type { Edition } from '../dutch/edition';
import { edition as dutch } from '../dutch-2026/edition';

/**
 * C.04.4.2, in force since 1 February 2026. What it says of colours, of [C1] to [C4] and of rounds that
 * cannot be paired is what C.04.3 of the same date says, mostly under the same numbers: taken from there.
 */
export const edition: Edition = {
  ...dutch,
  id: 'burstein-2026',
  name: 'burstein2026.name',
  summary: 'burstein2026.summary',
  // The codes of the TRF name no year for this system.
  trfCodes: ['FIDE_BURSTEIN'],
  articles: {
    ...dutch.articles,
    bracket: '1.2.2',
    movedDown: '1.2.2',
    floaters: '3.2.1',
    best: '3.2.2',
    candidate: '4.1',
    // In the order of `COLOUR_RULES`: the initial colour, last there, is the first rule here. It speaks
    // where nobody of the two has played, and then no other rule does.
    colourRules: ['5.2.2', '5.2.3', '5.2.4', '5.2.5', '5.2.1'],
  },
  words: {
    ...dutch.words,
    colourRules: [
      'burstein2026.rule.5.2.2',
      'burstein2026.rule.5.2.3',
      'burstein2026.rule.5.2.4',
      'burstein2026.rule.5.2.5',
      'burstein2026.rule.5.2.1',
    ],
  },
};
