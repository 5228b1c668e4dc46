import type { PlayerNo } from '../../model/types';
import type { Plan, PrintPlan, SheetPlan } from '../../sheets/plan/plan';
import { onOnePage } from '../../sheets/plan/pages';
import { formulaDetailSheet } from '../../sheets/write/working/formulaDetail';
import { Field } from '../../tiebreaks/field';
import { computeTieBreak } from '../../tiebreaks/compute';
import { isWithinTie, type Standings } from '../../tiebreaks/standings/standings';
import type { TieBreakCode } from '../../tiebreaks/types';
import { footerOf, type Appeal } from './appeal';
import { positionSheet } from './positionSheet';
import { roundPage } from './roundPage';

/** The file for an appeals committee: position, answer and price, the round and its record, the tie-breaks. */
export function appealBook(appeal: Appeal): Plan {
  const sheets = [positionSheet(appeal), roundPage(appeal), ...tieBreakSheets(appeal)];
  const { facts } = appeal;
  return {
    title: {
      key: 'appeal.title',
      args: { round: facts.task.round, players: { players: facts.players } },
    },
    sheets,
    activate: sheets[0]!.key,
  };
}

/**
 * The tie-breaks that may decide between the two: with as many points all down to the first that parts
 * them, otherwise every one that was announced and is not of a tie, since they are in none together.
 */
export function decidingCodes(
  { rows, tieBreaks, edition }: Standings,
  [a, b]: readonly [PlayerNo, PlayerNo],
): readonly TieBreakCode[] {
  const [one, other] = [a, b].map((no) => rows.find((row) => row.no === no));
  if (!one || !other || one.points !== other.points)
    return tieBreaks.filter((code) => !isWithinTie(edition, code));
  const at = tieBreaks.findIndex((code) => one.tieBreaks[code] !== other.tieBreaks[code]);
  return at < 0 ? tieBreaks : tieBreaks.slice(0, at + 1);
}

/** Every term of the two as an ordinary formula, on the rows of those whom a term names. */
function tieBreakSheets(appeal: Appeal): SheetPlan[] {
  const { facts, counted, standings, language } = appeal;
  if (!standings || standings.rows.length === 0) return [];
  const { edition } = standings;
  const field = new Field(counted);
  const asked = decidingCodes(standings, facts.players).flatMap((code) =>
    facts.players.map((no) => ({ no, code, ...tiedWith(standings, no, code) })),
  );
  const named = asked.flatMap(({ no, code, tied }) =>
    computeTieBreak(edition, field, code, no, tied).parts.flatMap(({ opponent }) => opponent ?? []),
  );
  const met = facts.players.flatMap((no) =>
    (counted.players.find((player) => player.no === no)?.entries ?? []).flatMap(
      ({ opponent }) => opponent ?? [],
    ),
  );
  if (asked.length === 0) return [];
  const only = new Set([...facts.players, ...named, ...met]);
  const sheet = formulaDetailSheet({
    tournament: counted,
    edition,
    asked,
    only,
    beside: true,
    language,
  });
  // The third page of three, however much stands on it.
  const print = { ...sheet.print!, onePage: true, footer: footerOf(appeal) };
  return [{ ...sheet, print: { ...print, orientation: orientationOf(sheet) } }];
}

/** Upright where lines are more than a lying page has at a scale that its width allows. */
const orientationOf = ({ print, widths }: SheetPlan): PrintPlan['orientation'] =>
  onOnePage(Object.values(widths ?? {}), print!.area!.rows).orientation;

/** Within a tie, the tie is of those whom nothing before it parted. */
function tiedWith(
  { rows, edition, tieBreaks }: Standings,
  no: PlayerNo,
  code: TieBreakCode,
): { readonly tied?: readonly PlayerNo[] } {
  if (!isWithinTie(edition, code)) return {};
  const before = tieBreaks.slice(0, tieBreaks.indexOf(code));
  const own = rows.find((row) => row.no === no);
  if (!own) return {};
  const tied = rows.filter(
    (row) =>
      row.points === own.points &&
      before.every((each) => row.tieBreaks[each] === own.tieBreaks[each]),
  );
  return { tied: tied.map((row) => row.no) };
}
