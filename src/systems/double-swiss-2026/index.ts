import { twoGameMatches } from '../../model/matches/twoGames';
import { opinionsDouble } from '../literal';
import type { MatchEdition } from '../matches/edition';
import { matchSystemOf } from '../matches/system';
import { colourOfFirst } from './colours';
import { withSecondGames } from './secondGame';

/** Double-Swiss, C.04.5: new on 1 February 2026. Every pairing is a match of two games. */
export const DOUBLE_EDITION: MatchEdition = {
  id: 'double-swiss-2026',
  name: 'doubleSwiss2026.name',
  summary: 'doubleSwiss2026.summary',
  calledBy: [
    'double swiss',
    'suisse double',
    'double suisse',
    'suico duplo',
    'duplo suico',
    'doppelpartien',
    'doble suizo',
  ],
  inForce: null,
  permitted: { from: '2026-02-01', until: null },
  trfCodes: ['FIDE_DOUBLESWISS'],
  competitors: twoGameMatches,
  criteria: {
    fewest: 'C4',
    scores: 'C5',
    following: 'C6',
    repeated: 'C7',
    colours: null,
    strong: null,
    opponents: 'C8',
  },
  quietLastRounds: 1,
  preference: () => ({ colour: null, strength: 'none' }),
  colourOfFirst,
  secondOpinion: opinionsDouble,
};

export const doubleSwiss2026 = withSecondGames(matchSystemOf(DOUBLE_EDITION));
