import type { BracketShape } from '../../explain/picture';
import type { Reason, TraceStep } from '../../explain/reason';
import { pairingScore, playerByNo } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { morePairsComplete } from './forcedTogether';
import {
  alonePart,
  hindrances,
  stuckAs,
  type AlonePart,
  type BracketAsked,
  type Stuck,
} from './forcedParts';
import type { WordKey } from '../../words';
import { obstaclesOf, type Obstacles } from './meetings';
import type { PairingSystem } from '../system';

/** More pairs than these are not read one by one. */
const FEW_PAIRS = 6;

/** One sentence for each bracket of a round; those below it are all who are settled after it. */
export function whyBrackets(
  system: PairingSystem,
  task: RoundToPair,
  shapes: readonly BracketShape[],
): (TraceStep | null)[] {
  const taker = shapes.find(({ bye }) => bye !== null)?.bye ?? null;
  const why = whyTheyLeave(system, task, taker);
  const left = new Set(task.present);
  return shapes.map((shape) => {
    const players = shape.parts.flatMap((part) => part.players);
    const own = new Set(players);
    const below = [...left].filter((no) => !own.has(no));
    for (const { white, black } of shape.pairs) [white, black].forEach((no) => left.delete(no));
    return why({ shape, players, below });
  });
}

/**
 * Why so many leave a bracket, in one sentence that is proved from the event alone: the number is odd,
 * who stays has nobody to meet, those below cannot be paired without help, or the bye would go to more
 * points than the text allows it. Null where none of these explains it: then the criteria decided.
 */
function whyTheyLeave(system: PairingSystem, task: RoundToPair, taker: PlayerNo | null) {
  const obstacles = obstaclesOf(system, task);
  const mayHaveBye = (no: PlayerNo) => system.byeBar(task, no) === null;
  const byNo = playerByNo(task.tournament);
  const scoreOf = (no: PlayerNo) => pairingScore(task.tournament, byNo.get(no)!, task.round);
  return (asked: BracketAsked): TraceStep | null => {
    if (system.kind !== 'swiss') return null;
    const { shape, players, below } = asked;
    const out = shape.leaving.length;
    const count = players.length;
    if (shape.bye !== null && out === 0 && shape.pairs.length * 2 + 1 === count)
      return { key: 'forced.bye', args: { count, player: { players: [shape.bye] } } };
    if (out === 0)
      return shape.pairs.length * 2 === count
        ? { key: 'forced.all', args: { count: shape.pairs.length } }
        : null;
    if (count === 1) return { key: 'forced.alone', args: { player: { players } } };
    const inside = insideOf(system, asked, obstacles);
    const here = alonePart(players, (a, b) => inside(a, b) === null);
    if (here.alone === out) return stuckHere(asked, here, inside);
    const isOdd = (count + below.length) % 2 === 1;
    const join = (a: PlayerNo, b: PlayerNo) => obstacles(a, b) === null;
    const there = alonePart(below, join, isOdd ? mayHaveBye : null);
    if (there.alone === out) return stuckBelow(there, below, obstacles, isOdd);
    const graph = { ...asked, inside, obstacles, mayHaveBye: isOdd ? mayHaveBye : null };
    const pairs = shape.pairs.length + 1;
    if (!morePairsComplete(graph)) return { key: 'forced.together', args: { pairs } };
    if (!isOdd || taker === null || !system.lowestByeFirst) return null;
    const most = scoreOf(taker);
    const mayHaveLowest = (no: PlayerNo) => mayHaveBye(no) && scoreOf(no) <= most;
    return morePairsComplete({ ...graph, mayHaveBye: mayHaveLowest })
      ? null
      : {
          key: 'forced.lowest-bye',
          article: system.lowestByeFirst,
          args: { pairs, score: { points: most } },
        };
  };
}

/** Obstacles inside a bracket: two who both came down may not meet there where the text says so. */
function insideOf(system: PairingSystem, { shape }: BracketAsked, obstacles: Obstacles) {
  const down = new Set(system.fromAboveMeetResidents ? shape.movedDown : []);
  return (a: PlayerNo, b: PlayerNo) =>
    obstacles(a, b) ?? (down.has(a) && down.has(b) ? ({ kind: 'bothDown' } as const) : null);
}

const HERE: Readonly<Record<Stuck, WordKey>> = {
  few: 'forced.few',
  'few-only': 'forced.few-only',
  among: 'forced.among',
  none: 'forced.none',
};

function stuckHere(
  { players, shape }: BracketAsked,
  { alone, missable, scarce }: AlonePart,
  inside: ReturnType<typeof insideOf>,
): TraceStep {
  if (alone === 1) return { key: 'forced.odd', args: { count: players.length } };
  const steps = hindrances(missable, players, inside);
  if (shape.pairs.length === 0)
    return onlyMet(steps)
      ? { key: 'forced.nobody-met', args: onlyMet(steps)! }
      : { key: 'forced.nobody', args: { players: { players } }, steps };
  const stuck = stuckAs({ missable, scarce }, (a, b) => inside(a, b) === null);
  const args = { count: alone, players: { players: missable }, others: { players: scarce } };
  return { key: HERE[stuck], args, steps };
}

const BELOW: Readonly<Record<Stuck, WordKey>> = {
  few: 'forced.below-few',
  'few-only': 'forced.below-few-only',
  among: 'forced.below-among',
  none: 'forced.below-none',
};

function stuckBelow(
  { alone, missable, scarce, hasByePart }: AlonePart,
  below: readonly PlayerNo[],
  obstacles: Obstacles,
  isOdd: boolean,
): TraceStep {
  const count = alone;
  const steps = hindrances(missable, below, obstacles);
  const met = onlyMet(steps);
  if (met && missable.length === below.length && scarce.length === 0 && !isOdd)
    return { key: 'forced.below-met', args: { ...met, count } };
  // The bye has a part in it: which one is not worth a sentence of its own.
  if (hasByePart) return { key: 'forced.below-bye', args: { count }, steps };
  const stuck = stuckAs({ missable, scarce }, (a, b) => obstacles(a, b) === null);
  const args = { count, players: { players: missable }, others: { players: scarce } };
  return { key: BELOW[stuck], args, steps };
}

/** A few games that were played are all that stands in the way. */
function onlyMet(steps: readonly Reason[]): Reason['args'] | null {
  const [first, ...others] = steps;
  if (first?.key !== 'forced.met' || others.length > 0) return null;
  const pairs = first.args?.pairs;
  const isShort = typeof pairs === 'object' && 'pairs' in pairs && pairs.pairs.length <= FEW_PAIRS;
  return isShort ? first.args : null;
}
