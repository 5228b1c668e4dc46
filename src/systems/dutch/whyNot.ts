import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { WordKey } from '../../words';
import { playersOf, type Bracket, type BracketPairing } from './bracket/bracket';
import { pairBracket } from './bracket/pairBracket';
import { firstDifference, valueOf } from './bracket/value';
import { Completion } from './completion';
import { fieldOf, type Facts, type Field } from './facts';
import { pairRound, type PairedBracket, type PairedRound } from './pairRound';
import { forbiddenStep, worseStep } from './whyNotSteps';

/**
 * Why the round does not pair two players: the rule that forbids it, or the best pairing that
 * contains the pair and the first criterion on which it is worse than the one chosen.
 */
export function whyNot(task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep[] {
  const field = fieldOf(task);
  const find = (no: PlayerNo) => field.players.find((player) => player.no === no);
  const [first, second] = [find(a), find(b)];
  if (!first || !second || first === second) {
    const absent = [a, b].filter((no) => !find(no));
    return [
      {
        key: 'dutch2016.why.notPaired',
        args: { players: { players: absent.length > 0 ? absent : [a] } },
      },
    ];
  }
  const [higher, lower] = first.rank < second.rank ? [first, second] : [second, first];
  const forbidden = forbiddenStep(higher, lower, field);
  if (forbidden) return [forbidden];
  const round = pairRound(field);
  if (!round) return [{ key: 'dutch2016.judge.noRound', article: 'A.9' }];
  return explain(round, higher, lower, field);
}

function explain(round: PairedRound, higher: Facts, lower: Facts, field: Field): TraceStep[] {
  const players = { players: [higher.no, lower.no] };
  for (const paired of round.brackets) {
    const { bracket } = paired;
    const inside = playersOf(bracket);
    if (!inside.includes(higher)) continue;
    const isPaired = paired.pairs.some(([h, l]) => h === higher && l === lower);
    if (isPaired) return [{ key: 'dutch2016.why.arePaired', args: { players } }];
    if (bracket.residents.includes(lower))
      return compare(
        round,
        paired,
        forcePair(field, higher, lower),
        'dutch2016.why.worse',
        higher,
        lower,
      );
    if (bracket.movedDown.includes(lower))
      return [{ key: 'dutch2016.why.bothMovedDown', article: 'B.3', args: { players } }];
    if (!paired.floaters.includes(higher))
      return compare(
        round,
        paired,
        forceFloat(field, higher, inside),
        'dutch2016.why.worseFloat',
        higher,
        lower,
      );
  }
  throw new Error('Every player stands in a bracket until he is paired');
}

/** The bracket paired again under the condition, beside the pairing it has. */
function compare(
  round: PairedRound,
  paired: PairedBracket,
  field: Field,
  key: WordKey,
  higher: Facts,
  lower: Facts,
): TraceStep[] {
  const players = { players: [higher.no, lower.no] };
  const bracket: Bracket = { ...paired.bracket, field };
  const best = valueOf(paired.bracket, paired);
  const incomplete: TraceStep = {
    key: 'dutch2016.why.incomplete',
    article: 'C.4',
    args: { players },
  };
  if (!restIsPossible(round, paired, field)) return [incomplete];
  const forced = pairBracket(bracket);
  const found = valueOf(paired.bracket, forced);
  const difference = firstDifference(found, best);
  const args = {
    ...{ players },
    pairing: numbersOf(forced),
    score: { points: bracket.residents[0].score },
  };
  if (!difference) return [{ key: 'dutch2016.why.later', article: 'B.8', args }];
  if (difference.sign < 0) return [incomplete];
  const step = worseStep(key, bracket, found[difference.index], best[difference.index]);
  return [{ ...step, args: { ...step.args, ...args } }];
}

/** Whether everyone from this bracket on can be paired at all under the condition (A.9). */
function restIsPossible(round: PairedRound, paired: PairedBracket, field: Field): boolean {
  const done = new Set<Facts>();
  for (const earlier of round.brackets) {
    if (earlier === paired) break;
    for (const pair of earlier.pairs) pair.forEach((player) => done.add(player));
  }
  return new Completion(field).allows(field.players.filter((player) => !done.has(player)));
}

const numbersOf = ({ pairs }: BracketPairing) => ({
  pairs: pairs.map(([higher, lower]) => [higher.no, lower.no] as const),
});

/** The same field where the two may meet nobody but each other. */
function forcePair(field: Field, a: Facts, b: Facts): Field {
  const forced = new Set([a.rank, b.rank]);
  return {
    ...field,
    mustNotMeet: (x, y) => forced.has(x) !== forced.has(y) || field.mustNotMeet(x, y),
  };
}

/** The same field where the player may meet nobody of these. */
function forceFloat(field: Field, player: Facts, others: readonly Facts[]): Field {
  const ranks = new Set(others.map(({ rank }) => rank));
  return {
    ...field,
    mustNotMeet: (x, y) =>
      (x === player.rank && ranks.has(y)) ||
      (y === player.rank && ranks.has(x)) ||
      field.mustNotMeet(x, y),
  };
}
