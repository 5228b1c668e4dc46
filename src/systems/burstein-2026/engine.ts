import type { Reason, TraceStep } from '../../explain/reason';
import type { RoundToPair } from '../../model/types';
import { giveColours } from '../dutch/colours';
import { missingResults, noLegalRound } from '../dutch/refusals';
import { inTableOrder } from '../../model/rounds/tableOrder';
import type { BracketShape } from '../../explain/picture';
import type { PairingResult, Progress } from '../system';
import { assignBye } from './bye';
import { byeStep, plainBye } from './byeSteps';
import { edition } from './edition';
import { fieldOf, type Field } from './field';
import { pairRound, type PairedRound } from './pairRound';
import { shapesOf } from './shapes';
import { traceOf } from './trace';

/** A round after the seeding ones. */
export function pairByIndex(
  task: RoundToPair,
  depth: 'round' | 'byHand',
  progress?: Progress,
): PairingResult {
  const missing = missingResults(task, edition);
  if (missing) return { ok: false, refusal: missing };
  const field = fieldOf(task);
  const round = pairRound(field, progress);
  if (!round) return { ok: false, refusal: noLegalRound(field) };
  return answer(round, field, depth);
}

/** The round in table order; its account is worked out when somebody asks for it. */
function answer(round: PairedRound, field: Field, depth: 'round' | 'byHand'): PairingResult {
  const scores = new Map(field.players.map(({ no, score }) => [no, score]));
  const coloured = round.brackets.flatMap(({ pairs }) =>
    pairs.map(([higher, lower]) => {
      const { white, black } = giveColours(higher, lower, field.initialColour);
      return { white: white.no, black: black.no };
    }),
  );
  let trace: ReturnType<typeof traceOf> | undefined;
  return {
    ok: true,
    // C.04.2 3.6; with an acceleration by the pairing score (C.04.7 1.5).
    pairs: inTableOrder(coloured, (no) => scores.get(no)!),
    bye: round.bye?.player.no ?? null,
    get trace() {
      return (trace ??= traceOf(round, field, depth));
    },
  };
}

export function bracketsByIndex(task: RoundToPair): BracketShape[] {
  const round = missingResults(task, edition) ? null : pairRound(fieldOf(task));
  return round ? shapesOf(round) : [];
}

/** 3.1: what decided about the bye; null: nobody has it. */
export function byeByIndex(
  task: RoundToPair,
): { readonly says: Reason; readonly working: readonly TraceStep[] } | null {
  const field = fieldOf(task);
  const bye = assignBye(field);
  return bye === null || bye === 'none'
    ? null
    : { says: plainBye(bye), working: [byeStep(bye, field)] };
}
