/** Custom functions for teams: they take board scores, which no crosstable of players has. */
import { cellContent } from '../src/formats/crosstable/range';
import { readTeamTable, type TeamTableMatch } from '../src/formats/crosstable/readTeamTable';
import { plainWord } from '../src/formats/tidy';
import { error } from '../src/model/problems';
import {
  berlin as berlinOf,
  TEAM_BERGER_COMBINATIONS,
  teamGamePoints,
  teamMatchPoints,
  teamSonnebornBerger as teamBergerOf,
  type TeamBergerCombination,
  type TeamMatch,
  type TeamMatches,
} from '../src/tiebreaks/standings/byNumbers';
import { type TieBreakValue } from '../src/tiebreaks/types';
import { detailRows } from './call/answer';
import { countArgument, isOmitted, numberArgument } from './call/arguments';
import { badArgument, notAvailable, refusal } from './call/errors';

/**
 * Match points of a team: 2, 1 or 0 for more than, exactly or less than half the boards.
 * @customfunction MATCH_POINTS
 * @param scores Game points of the team in each match.
 * @param boards Number of boards of a match.
 * @returns The sum of the match points.
 */
export function matchPoints(scores: unknown[][], boards: number): number {
  const points = boardScores('scores', scores);
  return valueOf(teamMatchPoints(points, boardsArgument(boards)));
}

/**
 * The working of MATCH_POINTS: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction MATCH_POINTS_DETAIL
 * @param scores Game points of the team in each match.
 * @param boards Number of boards of a match.
 * @returns One row per match under a header row.
 */
export function matchPointsDetail(scores: unknown[][], boards: number): unknown[][] {
  return detailRows(teamMatchPoints(boardScores('scores', scores), boardsArgument(boards)), String);
}

/**
 * Berlin of a team in a match: the score of the first board counts most, of the last board once.
 * @customfunction BERLIN
 * @param scores Scores of the boards, from the first board on.
 * @returns The Berlin value.
 */
export function berlin(scores: unknown[][]): number {
  return valueOf(berlinOf(boardScores('scores', scores)));
}

/**
 * The working of BERLIN: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction BERLIN_DETAIL
 * @param scores Scores of the boards, from the first board on.
 * @returns One row per board under a header row.
 */
export function berlinDetail(scores: unknown[][]): unknown[][] {
  return detailRows(berlinOf(boardScores('scores', scores)), String);
}

/**
 * Game points of a team: the points of all its boards in all matches.
 * @customfunction GAME_POINTS
 * @param team Number or name of the team.
 * @param table Table of the matches with its header row; cells such as 5:2½, or a grid of points.
 * @param boards Number of boards of a match.
 * @returns The game points.
 */
export function gamePoints(team: unknown, table: unknown[][], boards: number): number {
  const { event, no } = teamOf(team, table, boards);
  return teamGamePoints(event, no);
}

/**
 * Sonneborn-Berger of a team: the score of each opponent times the result made against it.
 * @customfunction TEAM_SONNEBORN_BERGER
 * @param team Number or name of the team.
 * @param table Table of the matches with its header row; cells such as 5:2½, or a grid of points.
 * @param boards Number of boards of a match.
 * @param [combination] Opponent's points x own points: "MPxGP" if omitted, "MPxMP", "GPxGP", "GPxMP".
 * @returns The value, or #N/A with the reason why there is none.
 */
export function teamSonnebornBerger(
  team: unknown,
  table: unknown[][],
  boards: number,
  combination?: string,
): number {
  const { event, no } = teamOf(team, table, boards);
  return valueOf(teamBergerOf(event, no, combinationArgument(combination)));
}

/**
 * The working of TEAM_SONNEBORN_BERGER: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction TEAM_SONNEBORN_BERGER_DETAIL
 * @param team Number or name of the team.
 * @param table Table of the matches with its header row; cells such as 5:2½, or a grid of points.
 * @param boards Number of boards of a match.
 * @param [combination] Opponent's points x own points: "MPxGP" if omitted, "MPxMP", "GPxGP", "GPxMP".
 * @returns One row per match under a header row.
 */
export function teamSonnebornBergerDetail(
  team: unknown,
  table: unknown[][],
  boards: number,
  combination?: string,
): unknown[][] {
  const { event, no, names } = teamOf(team, table, boards);
  return detailRows(
    teamBergerOf(event, no, combinationArgument(combination)),
    (other) => names.get(other) ?? String(other),
  );
}

function valueOf(answer: TieBreakValue): number {
  if (answer.value === null) throw notAvailable(answer.undefinedBecause!);
  return answer.value;
}

/** A blank cell is 0 in Excel, and a board or a match without points is 0 as well. */
function boardScores(name: string, cells: unknown[][]): number[] {
  return cells.flat().map((cell) => {
    const content = cellContent(cell);
    return content === null ? 0 : numberArgument(name, content, '0, ½, 1 …');
  });
}

function combinationArgument(value: unknown): TeamBergerCombination {
  if (isOmitted(value)) return 'MPxGP';
  const wanted = plainWord(String(value)).replace(/[×*]/g, 'x').replace(/\s/g, '');
  const found = TEAM_BERGER_COMBINATIONS.find((known) => known.toLowerCase() === wanted);
  if (!found) throw badArgument('combination', value, TEAM_BERGER_COMBINATIONS.join(', '));
  return found;
}

interface Team {
  readonly event: TeamMatches;
  readonly no: number;
  readonly names: ReadonlyMap<number, string>;
}

function teamOf(team: unknown, table: unknown[][], boardCount: number): Team {
  const boards = boardsArgument(boardCount);
  const read = readTeamTable(table, boards);
  if (!read.ok) throw refusal(read.problems);
  const event = {
    boards,
    matches: new Map(read.value.map((row) => [row.no, row.matches.flatMap(againstSomebody)])),
  };
  const wanted = plainWord(String(team ?? ''));
  const found = read.value.find(
    (row) => String(row.no) === wanted || plainWord(row.name) === wanted,
  );
  if (!found) {
    const place = { kind: 'argument', name: 'team' } as const;
    throw refusal([error('player-not-found', place, String(team ?? ''))]);
  }
  return { event, no: found.no, names: new Map(read.value.map((row) => [row.no, row.name])) };
}

/** Rounds without a match have nobody whose score could count. */
const againstSomebody = ({ round, opponent, gamePoints }: TeamTableMatch): TeamMatch[] =>
  opponent === null ? [] : [{ round, opponent, gamePoints }];

function boardsArgument(value: unknown): number {
  if (isOmitted(value)) throw badArgument('boards', value ?? '', '1, 2, 3 …');
  return countArgument('boards', value, 1);
}
