import type { PlayerNo } from '../../model/types';
import type { Plan, SheetPlan } from '../../sheets/plan/plan';
import { onOnePage } from '../../sheets/plan/pages';
import { formulaDetailSheet } from '../../sheets/write/working/formulaDetail';
import { Field } from '../../tiebreaks/field';
import { computeTieBreak } from '../../tiebreaks/compute';
import { isWithinTie, type Standings } from '../../tiebreaks/standings/standings';
import type { TieBreakCode } from '../../tiebreaks/types';
import type { Appeal } from './appeal';
import { positionSheet } from './positionSheet';
import { roundPage } from './roundPage';

/** Of a column that nobody has made wider, in characters. */
const USUAL_WIDTH = 9;
/** In percent: letters of eleven points are printed with five and a half. */
const LEAST_SCALE = 50;

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
 * them, otherwise every one that was announced.
 */
export function decidingCodes(
  { rows, tieBreaks }: Standings,
  [a, b]: readonly [PlayerNo, PlayerNo],
): readonly TieBreakCode[] {
  const [one, other] = [a, b].map((no) => rows.find((row) => row.no === no));
  if (!one || !other || one.points !== other.points) return tieBreaks;
  const at = tieBreaks.findIndex((code) => one.tieBreaks[code] !== other.tieBreaks[code]);
  return at < 0 ? tieBreaks : tieBreaks.slice(0, at + 1);
}

/** Every term of the two as an ordinary formula, on the rows of those whom a term names. */
function tieBreakSheets({ facts, counted, standings, language }: Appeal): SheetPlan[] {
  if (!standings) return [];
  const { edition, rows } = standings;
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
  const only = new Set([...facts.players, ...named, ...met]);
  if (rows.length === 0) return [];
  const sheet = formulaDetailSheet({ tournament: counted, edition, asked, only, language });
  const { rows: height, columns } = sheet.print!.area!;
  const widths = Array.from({ length: columns }, (_, at) => sheet.widths?.[at] ?? USUAL_WIDTH);
  const page = onOnePage(widths, height);
  // The third page of three, unless it could no longer be read.
  return [page.scale < LEAST_SCALE ? sheet : { ...sheet, print: { ...sheet.print!, ...page } }];
}

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
