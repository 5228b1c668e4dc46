import type { Reason } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import type { Plan } from '../../sheets/plan/plan';
import { formulaDetailSheet } from '../../sheets/write/working/formulaDetail';
import { countedBy } from '../../systems/shared/counted';
import { editionById } from '../../tiebreaks/editions';
import { type TieBreakCode } from '../../tiebreaks/types';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';

/** The terms of a player's tie-breaks as ordinary formulas in a sheet of their own. */
export function planFormulaDetail(
  event: CheckedEvent,
  no: PlayerNo,
  codes: readonly TieBreakCode[],
): Plan {
  const { settings, tournament } = event;
  const edition = editionById(settings.tieBreakEdition)!;
  // A round robin may leave results out of its standings.
  const sheet = formulaDetailSheet({
    tournament: countedBy(settings.system, tournament),
    edition,
    asked: codes.map((code) => ({ no, code })),
    language: settings.language,
  });
  const title: Reason = { key: 'course.detail-written', args: { player: { players: [no] } } };
  return { title, sheets: [sheet], activate: sheet.key, log: [logLine(event, title)] };
}
