import type { PairingSystem, PairingResult } from '../../systems/system';
import { pairByRank } from '../../systems/audit/byRank';
import { error, type Problem, type Result } from '../../model/problems';
import type { LogEntry, Plan } from '../../sheets/plan/plan';
import { lockProblems } from '../announced/lock';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import { planRound, type RoundExtras } from './planRound';
import { prepareRound, previewRound, type PreparedRound, type RoundRequest } from './proposeRound';
import { changeReason, lateCorrections } from '../results/typedCorrections';

/** A round of a workbook: what was paired, and everything that is to be written. */
export interface ProposedRound {
  readonly prepared: PreparedRound;
  readonly result: PairingResult;
  /** With the lines of the log; null: there is no pairing to write. */
  readonly plan: Plan | null;
}

/**
 * Pairs the next round of a workbook in one go, where nobody looks at a preview. What was typed into
 * earlier rounds meanwhile cannot be asked about: it counts, and the log says so.
 */
export function proposeRound(
  given: CheckedEvent,
  system: PairingSystem,
  request: RoundRequest,
  extras: RoundExtras,
): Result<ProposedRound> {
  const event = { ...given, settings: { ...given.settings, system: system.id } };
  const unanswered = unansweredProblems(event);
  if (unanswered.length > 0) return { ok: false, problems: unanswered };
  const prepared = prepareRound(event, request);
  if (!prepared.ok) return prepared;
  const result = pairByRank(system, prepared.task);
  if (!result.ok) return { ok: true, prepared, result, plan: null };
  const plan = planRound(event, previewRound(event, prepared, result), extras);
  return {
    ok: true,
    prepared,
    result,
    plan: { ...plan, log: [...typedLines(event), ...(plan.log ?? [])] },
  };
}

/** What waits for an answer that only the pane can ask for. */
function unansweredProblems(event: CheckedEvent): Problem[] {
  const { manualEdit } = event;
  const open =
    manualEdit && !manualEdit.isOfTables
      ? [error('changes-not-ended', { kind: 'file' }, '', { round: manualEdit.round })]
      : [];
  return [...lockProblems(event), ...open, ...lateCorrections(event)];
}

const typedLines = (event: CheckedEvent): LogEntry[] =>
  event.typed.map(({ round, changes, affects }) => {
    const title = { key: 'pane.typed-kept', args: { round, count: changes.length } } as const;
    return logLine(event, title, { round, detail: [...changes.map(changeReason), ...affects] });
  });
