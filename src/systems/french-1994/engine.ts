import { inTableOrder } from '../../model/rounds/tableOrder';
import {
  opposite,
  type Colour,
  type Pair,
  type PlayerNo,
  type RoundToPair,
} from '../../model/types';
import { makeField, type Field } from './field';
import { decideColours, type ColourRule } from './articles/eColours';
import type { PairedLevel } from './levelPairing';
import { OFFICIAL, type French1994Options } from './options';
import { pairRound } from './pairRound';
import type { Couple } from './search/phase';

/** A pair with the rule that gave its colours. */
export interface ColouredPair extends Pair {
  readonly rule: ColourRule;
}

export interface EngineResult {
  readonly field: Field;
  readonly levels: readonly PairedLevel[];
  /** In the order F.1. */
  readonly pairs: readonly ColouredPair[];
  readonly bye: PlayerNo | null;
}

/** Chapters C, E and F.1; null if no legal pairing exists. */
export function runEngine(
  task: RoundToPair,
  options: French1994Options = OFFICIAL,
  progress?: (done: number) => void,
): { readonly field: Field; readonly result: EngineResult | null } {
  return runOn(makeField(task), task, options, progress);
}

/** The same on a field that may carry further prohibitions (to ask "why not?"). */
export function runOn(
  field: Field,
  task: RoundToPair,
  options: French1994Options,
  progress?: (done: number) => void,
): { readonly field: Field; readonly result: EngineResult | null } {
  const context = { field, weakestFirst: options.weakestPreferenceFirst };
  const levels = pairRound(context, progress);
  if (!levels) return { field, result: null };
  const drawn = drawnColour(task);
  const couples = levels.flatMap(({ solution }) => [...solution.placed, ...solution.rest]);
  const firstS1 = new Map(levels.flatMap(({ solution }) => solution.restS1.map(positionInS1)));
  const coloured = couples.map((couple) => colour(field, couple, drawn, firstS1));
  const byPair = new Map(coloured.map((pair) => [pair.white, pair]));
  const ordered = inTableOrder(coloured, publishedScores(task, field));
  const last = levels[levels.length - 1];
  const exempt = last?.solution.leavers[0];
  return {
    field,
    result: {
      field,
      levels,
      pairs: ordered.flatMap((pair) => byPair.get(pair.white) ?? []),
      bye: exempt === undefined ? null : field.cards[exempt].no,
    },
  };
}

/** F.1 goes by real scores; virtual points of an acceleration are no part of them. */
function publishedScores({ tournament, round }: RoundToPair, field: Field) {
  const virtual = new Map(
    tournament.players.map(({ no, virtualPoints }) => [no, virtualPoints[round - 1] ?? 0]),
  );
  const scores = new Map(
    field.cards.map(({ no, score }): [PlayerNo, number] => [no, score - (virtual.get(no) ?? 0)]),
  );
  return (no: PlayerNo): number => scores.get(no) ?? 0;
}

const positionInS1 = (player: number, index: number): [number, number] => [player, index];

function colour(
  field: Field,
  couple: Couple,
  drawn: Colour,
  firstS1: ReadonlyMap<number, number>,
): ColouredPair {
  const [a, b] = couple[0] < couple[1] ? couple : [couple[1], couple[0]];
  const [stronger, weaker] = [field.cards[a], field.cards[b]];
  const decision =
    field.round === 1
      ? {
          // Sentence after E.4: even places of S1 get the other colour than odd ones (ruling 20).
          stronger: (firstS1.get(a) ?? 0) % 2 === 0 ? drawn : opposite(drawn),
          rule: 'first-round' as const,
        }
      : decideColours(stronger, weaker, drawn);
  return decision.stronger === 'white'
    ? { white: stronger.no, black: weaker.no, rule: decision.rule }
    : { white: weaker.no, black: stronger.no, rule: decision.rule };
}

/** A.7, end: the colour drawn for the first player; where it is not written down, as in round 1. */
export function drawnColour({ tournament }: RoundToPair): Colour {
  if (tournament.initialColour) return tournament.initialColour;
  const first = tournament.players.find((player) => player.entries[0]?.colour);
  return first?.entries[0].colour ?? 'white';
}
