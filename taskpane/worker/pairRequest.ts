import { systemById } from '../../src/systems';
import { explainByRank, pairByRank } from '../../src/systems/audit/byRank';
import type { PairingResult, Progress } from '../../src/systems/system';
import type { PairRequest } from './messages';

/** Does the work; the account of the system stays behind, as it may hold what cannot be sent. */
export function pairRequest(
  { system, task, byHand }: PairRequest,
  progress: Progress,
): PairingResult {
  const engine = systemById(system);
  if (!engine) throw new Error(`No pairing system "${system}"`);
  const work = byHand ? explainByRank : pairByRank;
  const result = work(engine, task, progress);
  return result.ok ? { ...result, trace: { ...result.trace, data: null } } : result;
}
