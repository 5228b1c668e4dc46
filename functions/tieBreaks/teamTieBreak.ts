/** Any tie-break of teams by its code, and its working. */
import { readTeamTable } from '../../src/formats/crosstable/readTeamTable';
import { plainWord } from '../../src/formats/tidy';
import { error } from '../../src/model/problems';
import { teamEventOfTable } from '../../src/tiebreaks/teams/fromTable';
import { findOfTeams, teamStandings } from '../../src/tiebreaks/teams/standings';
import type { TieBreakValue } from '../../src/tiebreaks/types';
import { detailRows } from '../call/answer';
import { countArgument, editionFor, isOmitted, primaryArgument } from '../call/arguments';
import { badArgument, notAvailable, refusal } from '../call/errors';

/**
 * A tie-break of a team by its code, as TEAM_STANDINGS has it.
 * @customfunction TEAM_TIEBREAK
 * @param team Number or name of the team.
 * @param code Code or name of the tie-break, such as "BH-C1".
 * @param table Table of the matches with its header row; cells such as 5:2½ or 5:1 ½ 0 1, or a grid of points.
 * @param boards Number of boards of a match.
 * @param [primary] Which points come first: "MP" (match points) if omitted, or "GP" (game points).
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function teamTiebreak(
  team: unknown,
  code: string,
  table: unknown[][],
  boards: number,
  primary?: string,
  edition?: string,
): number {
  const { value } = worked(team, code, table, boards, primary, edition);
  if (value.value === null) throw notAvailable(value.undefinedBecause!);
  return value.value;
}

/**
 * The working of TEAM_TIEBREAK: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction TEAM_TIEBREAK_DETAIL
 * @param team Number or name of the team.
 * @param code Code or name of the tie-break, such as "BH-C1".
 * @param table Table of the matches with its header row; cells such as 5:2½ or 5:1 ½ 0 1, or a grid of points.
 * @param boards Number of boards of a match.
 * @param [primary] Which points come first: "MP" (match points) if omitted, or "GP" (game points).
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function teamTiebreakDetail(
  team: unknown,
  code: string,
  table: unknown[][],
  boards: number,
  primary?: string,
  edition?: string,
): unknown[][] {
  const { value, names } = worked(team, code, table, boards, primary, edition);
  return detailRows(value, (no) => names.get(no) ?? String(no));
}

function worked(
  team: unknown,
  code: string,
  table: unknown[][],
  boards: number,
  primary: unknown,
  edition: unknown,
): { readonly value: TieBreakValue; readonly names: ReadonlyMap<number, string> } {
  if (isOmitted(code)) throw badArgument('code', '', 'BH, EMGSB-C1, EDE …');
  if (isOmitted(boards)) throw badArgument('boards', boards ?? '', '1, 2, 3 …');
  const count = countArgument('boards', boards, 1);
  const read = readTeamTable(table, count);
  if (!read.ok) throw refusal(read.problems);
  const wanted = plainWord(String(team ?? ''));
  const found = read.value.find(
    ({ no, name }) => String(no) === wanted || plainWord(name) === wanted,
  );
  if (!found) {
    const place = { kind: 'argument', name: 'team' } as const;
    throw refusal([error('player-not-found', place, String(team ?? ''))]);
  }
  const list = teamStandings(teamEventOfTable(read.value, count, primaryArgument(primary)), {
    tieBreaks: [code],
    edition: isOmitted(edition) ? editionFor([code], findOfTeams).id : String(edition),
  });
  if (!list.ok) throw refusal(list.problems);
  const { given, detail } = list.value;
  return {
    value: detail(found.no, given[0]!.code),
    names: new Map(read.value.map(({ no, name }) => [no, name])),
  };
}
