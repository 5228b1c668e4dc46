import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { WordKey } from '../../words';
import { playersOf, type BracketPairing } from './bracket/bracket';
import { pairBracket } from './bracket/pairBracket';
import { firstDifference, valueOf } from './bracket/value';
import { Completion } from './completion';
import type { Edition } from './edition';
import { fieldOf, type Facts, type Field } from './facts';
import { anyBye, pairRound, withBye, type PairedBracket, type PairedRound } from './pairRound';
import { forbiddenStep, worseStep } from './whyNotSteps';

/**
 * Why the round does not pair two players: the rule that forbids it, or the best pairing that
 * contains the pair and the first criterion on which it is worse than the one chosen.
 */
export function whyNot(edition: Edition, task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep[] {
  const field = fieldOf(task, edition);
  const find = (no: PlayerNo) => field.players.find((player) => player.no === no);
  const [first, second] = [find(a), find(b)];
  if (!first || !second || first === second) {
    const absent = [a, b].filter((no) => !find(no));
    return [
      {
        key: 'dutch.why.notPaired',
        args: { players: { players: absent.length > 0 ? absent : [a] } },
      },
    ];
  }
  const [higher, lower] = first.rank < second.rank ? [first, second] : [second, first];
  const forbidden = forbiddenStep(higher, lower, field);
  if (forbidden) return [forbidden];
  const round = pairRound(field);
  if (!round) return [{ key: 'dutch.judge.noRound', article: edition.articles.noRound }];
  return explain(round, higher, lower);
}

function explain(round: PairedRound, higher: Facts, lower: Facts): TraceStep[] {
  const players = { players: [higher.no, lower.no] };
  for (const paired of round.brackets) {
    const { bracket } = paired;
    const { field } = bracket;
    const inside = playersOf(bracket);
    if (!inside.includes(higher)) continue;
    const isPaired = paired.pairs.some(([h, l]) => h === higher && l === lower);
    if (isPaired) return [{ key: 'dutch.why.arePaired', args: { players } }];
    if (bracket.residents.includes(lower))
      return compare(
        round,
        paired,
        (open) => forcePair(open, higher, lower),
        'dutch.why.worse',
        players,
      );
    if (bracket.movedDown.includes(lower))
      return [
        {
          key: 'dutch.why.bothMovedDown',
          article: field.edition.articles.candidate,
          args: { players },
        },
      ];
    if (!paired.floaters.includes(higher))
      return compare(
        round,
        paired,
        (open) => forceFloat(open, higher, inside),
        'dutch.why.worseFloat',
        players,
      );
  }
  throw new Error('Every player stands in a bracket until he is paired');
}

/** The bracket paired again under the condition, beside the pairing it has. */
function compare(
  round: PairedRound,
  paired: PairedBracket,
  force: (field: Field) => Field,
  key: WordKey,
  players: { readonly players: readonly PlayerNo[] },
): TraceStep[] {
  const { articles, completion: rule } = paired.bracket.field.edition;
  const field = force(paired.bracket.field);
  const completion = new Completion(field);
  const rest = unpairedBefore(round, paired);
  const incomplete: TraceStep = {
    key: 'dutch.why.incomplete',
    article: articles.completion,
    args: { players },
  };
  if (!completion.allows(rest)) {
    if (field.byeScore === null || !new Completion(anyBye(field)).allows(rest)) return [incomplete];
    return [
      {
        key: 'dutch.why.byeScore',
        article: articles.byeScore!,
        args: { players, score: { points: field.byeScore } },
      },
    ];
  }
  const bracket = withBye({ ...paired.bracket, field }, completion);
  const forced = pairBracket(
    bracket,
    rule === 'everywhere' ? (remaining) => completion.allows(remaining) : null,
  );
  const best = valueOf(paired.bracket, paired);
  const found = valueOf(paired.bracket, forced);
  const difference = firstDifference(found, best);
  const args = {
    players,
    pairing: numbersOf(forced),
    score: { points: bracket.residents[0].score },
  };
  if (!difference) return [{ key: 'dutch.why.later', article: articles.best, args }];
  if (difference.sign < 0) return [incomplete];
  const step = worseStep(key, bracket, found[difference.index], best[difference.index]);
  return [{ ...step, args: { ...step.args, ...args } }];
}

/** Everyone from this bracket on. */
function unpairedBefore(round: PairedRound, paired: PairedBracket): readonly Facts[] {
  const done = new Set<Facts>();
  for (const earlier of round.brackets) {
    if (earlier === paired) break;
    for (const pair of earlier.pairs) pair.forEach((player) => done.add(player));
  }
  return paired.bracket.field.players.filter((player) => !done.has(player));
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
