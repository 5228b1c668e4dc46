import { systemById } from '../../src/systems';
import { pairByRank } from '../../src/systems/audit/byRank';
import { explainWithOpinion } from '../../src/systems/audit/secondOpinion';
import type { PairingResult, Progress } from '../../src/systems/system';
import type { PairRequest } from './messages';

/** Does the work; the account of the system stays behind, as it may hold what cannot be sent. */
export function pairRequest(
  { system, task, byHand }: PairRequest,
  progress: Progress,
): PairingResult {
  const engine = systemById(system);
  if (!engine) throw new Error(`No pairing system "${system}"`);
  const work = byHand ? explainWithOpinion : pairByRank;
  const result = work(engine, task, progress);
  return result.ok ? { ...result, trace: { ...result.trace, data: null } } : result;
}
