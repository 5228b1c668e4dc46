import type { Reason, TraceStep } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import { alonePart, hindrances, stuckAs, type Stuck } from '../../systems/forced/forcedParts';
import { obstaclesOf } from '../../systems/forced/meetings';
import type { WordKey } from '../../words';
import { onePlayer, type Asked } from './answersAsked';

/** "Had this player …": met one of these, or had the bye where there are none. */
export interface HadItBeen {
  readonly player: PlayerNo;
  readonly among: ReadonlySet<PlayerNo> | null;
}

/** What a condition costs: null where it cannot be said plainly. */
export interface Cost {
  readonly because: Reason | null;
  readonly working: readonly TraceStep[];
}

/** Partners that are worth a sentence each. */
const MOST_PARTNERS = 4;

/**
 * Why there is no round under a condition. The round was looked for by forbidding everything else; what
 * is told comes from the event as it is, so that nothing is said of prohibitions which nobody made.
 */
export function incompleteWith({ system, task }: Asked, { player, among }: HadItBeen): Cost {
  const obstacles = obstaclesOf(system, task);
  const mayMeet = (a: PlayerNo, b: PlayerNo) => obstacles(a, b) === null;
  const mayHaveBye = (no: PlayerNo) => system.byeBar(task, no) === null;
  const without = (...gone: PlayerNo[]) => task.present.filter((no) => !gone.includes(no));
  const isOdd = task.present.length % 2 === 1;
  const incomplete: Reason = { key: 'answers.cost.incomplete' };
  if (!among) {
    const rest = restSteps(without(player), mayMeet, null);
    const args = { player: onePlayer(player) };
    if (!rest) return { because: null, working: [] };
    return { because: incomplete, working: [{ key: 'forced.rest-bye', args, steps: rest }] };
  }
  const others = [...among].filter((no) => no !== player);
  const partners = others.filter((no) => mayMeet(player, no));
  if (partners.length === 0)
    return {
      because: { key: 'answers.cost.no-opponent' },
      working: [
        {
          key: 'forced.no-opponent',
          args: { player: onePlayer(player) },
          steps: hindrances([player], [player, ...others], obstacles),
        },
      ],
    };
  const stuck = partners.flatMap((no): TraceStep[] => {
    const steps = restSteps(without(player, no), mayMeet, isOdd ? mayHaveBye : null);
    const pairs = { pairs: [[player, no] as const] };
    return steps ? [{ key: 'forced.rest', args: { pairs }, steps }] : [];
  });
  const isProved = stuck.length === partners.length;
  return { because: isProved ? incomplete : null, working: stuck.slice(0, MOST_PARTNERS) };
}

const REST: Readonly<Record<Stuck, WordKey>> = {
  few: 'forced.rest-few',
  'few-only': 'forced.rest-few-only',
  among: 'forced.rest-among',
  none: 'forced.rest-none',
};

/** Which of the others would have no opponent; null: they can all be paired. */
function restSteps(
  players: readonly PlayerNo[],
  mayMeet: (a: PlayerNo, b: PlayerNo) => boolean,
  mayHaveBye: ((no: PlayerNo) => boolean) | null,
): TraceStep[] | null {
  const { alone, missable, scarce, hasByePart } = alonePart(players, mayMeet, mayHaveBye);
  if (alone === 0) return null;
  if (hasByePart) return [];
  const args = { count: alone, players: { players: missable }, others: { players: scarce } };
  return [{ key: REST[stuckAs({ missable, scarce }, mayMeet)], args }];
}
