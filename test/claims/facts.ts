import type { PlayerNo } from '../../src/model/types';
import { pairsIn, pairsOf, playersIn, same, type Check, type Claim, type Pair } from './claim';
import { roundFacts } from './roundFacts';

/** Facts that many sentences state, whatever their words: one check a fact. */

/** The two whom a sentence names: as a pair, as two players, or each under a name of its own. */
export function twoIn({ reason }: Claim, names: readonly string[]): Pair {
  const nos = names.flatMap((name) => {
    const arg = reason.args?.[name];
    return typeof arg === 'object' && 'pairs' in arg ? arg.pairs.flat() : playersIn(reason, name);
  });
  if (nos.length !== 2) throw new Error(`${reason.key} names ${nos.join()}`);
  return [nos[0], nos[1]];
}

const ofTwo =
  (what: string, isSo: (claim: Claim, a: PlayerNo, b: PlayerNo) => boolean) =>
  (...names: string[]): Check =>
  (claim) => {
    const [a, b] = twoIn(claim, names);
    same(claim, `${a} and ${b} ${what}`, isSo(claim, a, b), true);
  };

export const haveMet = ofTwo('have met', (claim, a, b) => roundFacts(claim).met(a, b));
export const areKeptApart = ofTwo('are kept apart', (claim, a, b) =>
  roundFacts(claim).keptApart(a, b),
);
export const colourClash = ofTwo('must have the same colour', (claim, a, b) =>
  roundFacts(claim).clash(a, b),
);
export const cannotMeet = ofTwo('cannot meet', (claim, a, b) => !roundFacts(claim).mayMeet(a, b));
export const doMeet = ofTwo('meet in our round', (claim, a, b) => isPair(claim, a, b));
export const mayMeetButDoNot = ofTwo(
  'may meet and do not',
  (claim, a, b) => roundFacts(claim).mayMeet(a, b) && !isPair(claim, a, b),
);

export const isPair = ({ ours }: Claim, a: PlayerNo, b: PlayerNo): boolean =>
  pairsOf(ours).some((pair) => pair.includes(a) && pair.includes(b));

/** The others could not all be paired if these two were. */
export const restIncomplete =
  (...names: string[]): Check =>
  (claim) => {
    const [a, b] = twoIn(claim, names);
    return incompleteWithout(claim, [a, b]);
  };

/** As many as can be tried out. */
export const MOST = 12;

export function incompleteWithout(claim: Claim, gone: readonly PlayerNo[]) {
  const { present } = claim.task;
  if (present.length > MOST + 2) return 'too large' as const;
  const rest = present.filter((no) => !gone.includes(no));
  const facts = roundFacts(claim);
  // Who has the bye is gone: the others are paired to the last.
  const isComplete = gone.length === 1 ? facts.alone(rest) === 0 : facts.canAllBePaired(rest);
  return same(claim, `complete without ${gone.join()}`, isComplete, false);
}

/** Of each pair in an argument. */
export const eachPair =
  (what: string, isSo: (claim: Claim, a: PlayerNo, b: PlayerNo) => boolean): Check =>
  (claim) => {
    for (const [a, b] of pairsIn(claim.reason, 'pairs'))
      same(claim, `${a} and ${b} ${what}`, isSo(claim, a, b), true);
  };

/** One player against each of several others. */
export const ofOthers =
  (what: string, isSo: (claim: Claim, a: PlayerNo, b: PlayerNo) => boolean): Check =>
  (claim) => {
    const [player] = playersIn(claim.reason, 'player');
    for (const other of playersIn(claim.reason, 'others'))
      same(claim, `${player} and ${other} ${what}`, isSo(claim, player, other), true);
  };

export const barredFromBye =
  (name: string): Check =>
  (claim) => {
    for (const no of playersIn(claim.reason, name))
      same(claim, `${no} may have the bye`, roundFacts(claim).mayHaveBye(no), false);
  };

export const oddNumber =
  (isOdd: boolean): Check =>
  (claim) =>
    same(claim, 'odd', claim.task.present.length % 2 === 1, isOdd);

export const hasBye =
  (name: string): Check =>
  (claim) =>
    same(claim, 'bye', claim.ours.bye, playersIn(claim.reason, name)[0]);
