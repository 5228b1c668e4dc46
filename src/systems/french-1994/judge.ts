import type { TraceStep } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import { namedIn } from '../shared/judging';
import type { PlayedRound } from '../system';
import type { WordKey } from '../../words';
import { mayBeExempt } from './articles/c12OtherFloaters';
import type { Field } from './field';
import type { EngineResult } from './engine';
import { pairsIn, type PairedLevel } from './levelPairing';
import { measure } from './measure';
import { compareExchanges, compareOpponents } from './search/firstAccepted';
import type { Couple, SearchContext, Solution } from './search/phase';
import { colourReason } from './tell';

const say = (key: WordKey, article: string | undefined, args: TraceStep['args']): TraceStep => ({
  key,
  ...(article ? { article } : {}),
  args,
});

const one = (no: PlayerNo) => ({ players: [no] });

/** What a pairing that somebody made does worse than the text asks; empty if it is the right one. */
export function judgeRound(
  context: SearchContext,
  ours: EngineResult,
  played: PlayedRound,
): TraceStep[] {
  const { field } = context;
  const present = new Map(field.cards.map((card, player) => [card.no, player]));
  const incomplete = whoIsMissing(field, played);
  if (incomplete.length > 0) return incomplete;
  const couples = played.pairs.map(({ white, black }): Couple => [
    present.get(white) ?? -1,
    present.get(black) ?? -1,
  ]);
  const illegal = couples.flatMap((couple) => whyIllegal(field, couple) ?? []);
  const bye = played.bye === null ? undefined : present.get(played.bye);
  if (bye !== undefined && !mayBeExempt(field.cards[bye]))
    illegal.push(say('french1994.refused.exempt', 'B.1.b', { player: one(field.cards[bye].no) }));
  if (illegal.length > 0) return illegal;
  for (const paired of ours.levels) {
    const step = judgeLevel(context, paired, couples);
    if (step) return [step];
  }
  return judgeColours(ours, played);
}

/** Everybody who takes part has one opponent or the exemption, and nobody else. */
function whoIsMissing(field: Field, played: PlayedRound): TraceStep[] {
  const present = field.cards.map(({ no }) => no);
  const named = namedIn(played, present);
  const missing = { players: named.missing };
  const twice = { players: present.filter((no) => named.twice.includes(no)) };
  const unknown = { players: named.unknown };
  const steps: TraceStep[] = [];
  if (missing.players.length > 0)
    steps.push(say('french1994.judge.missing', undefined, { players: missing }));
  if (twice.players.length > 0)
    steps.push(say('french1994.judge.twice', undefined, { players: twice }));
  if (unknown.players.length > 0)
    steps.push(say('french1994.judge.unknown', undefined, { players: unknown }));
  return steps;
}

/** The absolute rule that forbids a pair, if any. */
export function whyIllegal(field: Field, [a, b]: Couple): TraceStep | null {
  const args = { a: one(field.cards[a].no), b: one(field.cards[b].no) };
  if (field.haveMet(a, b)) return say('french1994.refused.met', 'B.1.a', args);
  if (field.areKeptApart(a, b)) return say('french1994.refused.apart', undefined, args);
  return field.mayMeet(a, b) ? null : say('french1994.refused.clash', 'B.2', args);
}

/** The first level, from the top, that is paired otherwise: the first criterion that suffers. */
function judgeLevel(
  context: SearchContext,
  paired: PairedLevel,
  couples: readonly Couple[],
): TraceStep | null {
  const { field } = context;
  const here = new Set([...paired.level.moved, ...paired.level.residents]);
  const inside = couples.filter(([a, b]) => here.has(a) && here.has(b));
  const ours = [...paired.solution.placed, ...paired.solution.rest];
  if (sameCouples(inside, ours)) return null;
  const score = { points: field.cards[paired.level.residents[0]].score };
  const pairs = { ours: pairsIn(paired.solution), theirs: inside.length, score };
  if (inside.length < pairs.ours) return say('french1994.judge.pairs', 'C.14', pairs);
  if (inside.length > pairs.ours) return say('french1994.judge.below', 'C.12, C.13', { score });
  const theirs = measure(context, paired, inside);
  if (!theirs)
    return say('french1994.judge.moved', 'A.3', {
      score,
      players: { players: paired.stage.s1.map((player) => field.cards[player].no) },
    });
  return firstWorse(field, paired.solution, theirs, score);
}

function firstWorse(
  field: Field,
  ours: Solution,
  theirs: Solution,
  score: { points: number },
): TraceStep {
  const below = say('french1994.judge.below', 'C.12, C.13', { score });
  const decide = (difference: number, worse: () => TraceStep): TraceStep | null =>
    difference === 0 ? null : difference > 0 ? worse() : below;
  const counts = (a: number, b: number) => ({ score, ours: a, theirs: b });
  const pairOf = (solution: Solution, list: 'placed' | 'rest', other: Solution) => {
    const index = solution[list].findIndex(([, b], i) => b !== other[list][i]?.[1]);
    const [a, b] = solution[list][Math.max(0, index)];
    return { score, a: one(field.cards[a].no), b: one(field.cards[b].no) };
  };
  const exchange = (solution: Solution) => ({
    score,
    out: { players: (solution.exchange?.out ?? []).map((player) => field.cards[player].no) },
    in: { players: (solution.exchange?.in ?? []).map((player) => field.cards[player].no) },
  });
  return (
    decide(theirs.disturbed - ours.disturbed, () =>
      say('french1994.judge.x', 'B.4', counts(ours.disturbed, theirs.disturbed)),
    ) ??
    decide(theirs.strongForced - ours.strongForced, () =>
      say('french1994.judge.baf77', 'BAF 77', counts(ours.strongForced, theirs.strongForced)),
    ) ??
    decide(theirs.up - ours.up, () =>
      say('french1994.judge.up', theirs.up > 1 ? 'B.5' : 'B.6', { score }),
    ) ??
    decide(compareOpponents(theirs.placed, ours.placed), () =>
      say('french1994.judge.opponent', 'C.7', pairOf(ours, 'placed', theirs)),
    ) ??
    decide(theirs.down - ours.down, () =>
      say('french1994.judge.down', theirs.down > 1 ? 'B.5' : 'B.6', { score }),
    ) ??
    decide(compareExchanges(theirs, ours), () =>
      say(
        ours.exchange ? 'french1994.judge.exchange' : 'french1994.judge.no-exchange',
        'D.2',
        exchange(ours),
      ),
    ) ??
    decide(compareOpponents(theirs.rest, ours.rest), () =>
      say('french1994.judge.permutation', 'D.1', pairOf(ours, 'rest', theirs)),
    ) ??
    below
  );
}

const keyOf = ([a, b]: Couple): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

function sameCouples(one: readonly Couple[], other: readonly Couple[]): boolean {
  const keys = new Set(one.map(keyOf));
  return one.length === other.length && other.every((couple) => keys.has(keyOf(couple)));
}

/** Right opponents, wrong colours: each such pair with the rule. */
function judgeColours(ours: EngineResult, played: PlayedRound): TraceStep[] {
  const whites = new Set(played.pairs.map(({ white }) => white));
  return ours.pairs
    .filter(({ white }) => !whites.has(white))
    .map(({ white, black, rule }) => {
      const { article } = colourReason(rule);
      return say('french1994.judge.colour', article, {
        white: one(white),
        black: one(black),
        rule: { reason: colourReason(rule) },
      });
    });
}
