import type { Checked } from '../../model/problems';
import type { Language, PlayerNo } from '../../model/types';
import type { Plan } from '../../sheets/plan/plan';
import { countedBy, ownRankingBy } from '../../systems/shared/counted';
import type { PairingSystem } from '../../systems/system';
import { standings } from '../../tiebreaks/standings/standings';
import type { CheckedEvent } from '../open/openEvent';
import { appealBook } from './appealBook';
import { appealFacts } from './appealFacts';
import { appealLog } from './appealLog';

/** The appeal file of an event in a workbook, with the places by the tie-breaks that it announces. */
export function appealOf(
  event: CheckedEvent,
  system: PairingSystem,
  round: number,
  players: readonly [PlayerNo, PlayerNo],
  language: Language,
): Checked<Plan> {
  const { tournament, settings } = event;
  const facts = appealFacts(tournament, system, round, players);
  if (!facts.ok) return facts;
  const counted = countedBy(settings.system, tournament);
  const { tieBreaks, tieBreakEdition: edition } = settings;
  const own = ownRankingBy(settings.system, tournament);
  const list = standings(counted, { tieBreaks, edition, own });
  const plan = appealBook({
    facts: facts.value,
    system,
    counted,
    standings: list.ok ? list.value : undefined,
    log: appealLog(event, round, language),
    language,
  });
  return { ok: true, value: plan, warnings: [] };
}
