import type { BracketShape } from '../../explain/picture';
import type { RoundToPair } from '../../model/types';
import { inTableOrder } from '../../model/rounds/tableOrder';
import type { PairingResult, Progress } from '../system';
import { giveColours } from './articles/article5Colours';
import { fieldOf } from './field';
import { pairRound } from './pairRound';
import { missingData, noLegalRound } from './refusals';
import { shapesOf } from './shapes';
import { traceOf } from './trace';

/** The round in table order; its account is worked out when somebody asks for it. */
export function pairTask(
  task: RoundToPair,
  depth: 'round' | 'byHand',
  progress?: Progress,
): PairingResult {
  const field = fieldOf(task);
  const missing = missingData(task, field);
  if (missing) return { ok: false, refusal: missing };
  const round = pairRound(field, progress);
  if (!round) return { ok: false, refusal: noLegalRound(field) };
  const scores = new Map(field.players.map(({ no, score }) => [no, score]));
  const coloured = round.brackets.flatMap(({ pairs }) =>
    pairs.map(([a, b]) => {
      const { white, black } = giveColours(a, b, field.initialColour);
      return { white: white.no, black: black.no };
    }),
  );
  let trace: ReturnType<typeof traceOf> | undefined;
  return {
    ok: true,
    // C.04.7 1.5: with an acceleration the pairing score sorts the boards too.
    pairs: inTableOrder(coloured, (no) => scores.get(no)!),
    bye: round.bye?.no ?? null,
    get trace() {
      return (trace ??= traceOf(round, field, depth));
    },
  };
}

/** The brackets for a picture; `[]` where there is no round. */
export function bracketsOf(task: RoundToPair): readonly BracketShape[] {
  const field = fieldOf(task);
  const round = missingData(task, field) ? null : pairRound(field);
  return round ? shapesOf(round, field) : [];
}
