import { c07Edition } from '../c07/edition';
import { PRESETS, SWISS_LIST } from '../c07/presets';
import { VIRTUAL_OPPONENT } from '../c07/unplayed';

/**
 * C.07 as it stood until August 2023. The handbook numbered and moved its articles more than once in these
 * years; of its last form these two are known, and no other number is cited.
 */
const ARTICLES: Readonly<Record<string, string>> = { '16.3': '15.3', '16.4': '15.2' };

/**
 * FIDE's tie-breaks before C.07 was rewritten in 2023: an unplayed round is a game against a virtual
 * opponent, opponents' unplayed games are draws, direct encounter is one shot and wants all to have met.
 */
export const FIDE_2009 = c07Edition({
  id: 'FIDE-2009',
  name: 'tiebreak.FIDE-2009',
  from: '2009-07-01',
  until: '2023-08-31',
  rules: {
    id: 'FIDE-2009',
    articleOf: (article) => ARTICLES[article] ?? '',
    unplayed: VIRTUAL_OPPONENT,
    cutsVursFirst: false,
    lessSignificant: (a, b) => a.value - b.value,
    directEncounter: { startsAgain: false, givesSurePlaces: false },
    ownForfeits: ['forfeitWin', 'forfeitLoss'],
    forbidsBuchholzInRoundRobins: false,
  },
  presets: PRESETS.filter(({ scope }) => scope === 'individual'),
  defaultList: SWISS_LIST,
});
