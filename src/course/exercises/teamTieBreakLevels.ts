import { editionInForce, EDITIONS } from '../../tiebreaks/editions';
import { findOfTeams } from '../../tiebreaks/teams/standings';
import type { TieBreakEdition } from '../../tiebreaks/types';

/** Codes by level, from a plain sum to a cut and the count of boards. */
export const TEAM_TIE_BREAK_LEVELS: readonly {
  codes: readonly string[];
  teams: number;
  rounds: number;
  asked: number;
}[] = [
  { codes: ['BH:MP'], teams: 6, rounds: 3, asked: 3 },
  { codes: ['EMMSB'], teams: 6, rounds: 3, asked: 3 },
  { codes: ['EMGSB'], teams: 8, rounds: 4, asked: 3 },
  { codes: ['EMGSB/C1', 'BH:MP/C1'], teams: 8, rounds: 5, asked: 2 },
  { codes: ['EGGSB', 'BC'], teams: 10, rounds: 5, asked: 2 },
];

/** Editions that have all that the levels ask for, the one in force first. */
export function teamTieBreakEditions(): TieBreakEdition[] {
  const codes = TEAM_TIE_BREAK_LEVELS.flatMap((level) => level.codes);
  const able = EDITIONS.filter((edition) => codes.every((code) => findOfTeams(edition, code)));
  const first = editionInForce(null);
  return [first, ...able.filter((edition) => edition !== first)];
}
