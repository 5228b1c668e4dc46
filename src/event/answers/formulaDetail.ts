import type { Reason } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import type { Plan } from '../../sheets/plan/plan';
import { editionsBesideSheet } from '../../sheets/write/working/editionsBeside';
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

/** A tie-break of a player by the event's edition and by another, term beside term. */
export function planEditionsBeside(
  event: CheckedEvent,
  no: PlayerNo,
  code: TieBreakCode,
  other: string,
): Plan {
  const { settings, tournament } = event;
  const sheet = editionsBesideSheet({
    tournament: countedBy(settings.system, tournament),
    no,
    code,
    editions: [editionById(other)!, editionById(settings.tieBreakEdition)!],
    language: settings.language,
  });
  const title: Reason = {
    key: 'rules.editions.title',
    args: { code, player: { players: [no] } },
  };
  return { title, sheets: [sheet], activate: sheet.key, log: [logLine(event, title)] };
}
