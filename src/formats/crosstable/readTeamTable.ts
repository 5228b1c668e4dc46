import { error, type Checked, type Problem } from '../../model/problems';
import { plainWord } from '../tidy';
import { findLayout } from './layout';
import { cellContent, cellWord, inRange, rangePlace, type Range } from './range';

/** A team and what it made in each round, in points. */
export interface TeamRow {
  readonly no: number;
  readonly name: string;
  readonly matches: readonly {
    readonly round: number;
    readonly opponent: number;
    readonly gamePoints: number;
  }[];
}

/** `5:2½`, `5w2.5`, `5 (2,5)`: the opponent's number and the own game points. */
const MATCH = /^(\d{1,3}) ?[:/;(wb-] ?(\d{0,2}(?:½|[.,]\d)?)\)?$/;

/**
 * A table of team matches with its header row: No, Team, one column per round with `5:2½`, or the
 * grid of a round robin with the game points alone (row i, column j: i against j).
 */
export function readTeamTable(
  range: Range,
  boards: number,
  name = 'table',
): Checked<readonly TeamRow[]> {
  const found = findLayout(range, inRange(name));
  if (!found.ok) return found;
  const { rows, rounds, columns } = found.value;
  const problems: Problem[] = [];
  const numberColumn = columns.get('no') ?? columns.get('rank');
  const numbers = rows.map((row, index) =>
    numberColumn === undefined ? index + 1 : Number(cellWord(range[row][numberColumn])),
  );
  const cell = (row: number, column: number) => cellContent(range[rows[row]][rounds[column]]);
  const isGrid =
    rounds.length === rows.length &&
    !rows.some((_, i) => rounds.some((__, j) => MATCH.test(word(cell(i, j)))));

  const teams = rows.map((row, i): TeamRow => {
    const matches: TeamRow['matches'][number][] = [];
    rounds.forEach((column, j) => {
      const content = cell(i, j);
      const text = word(content);
      const place = rangePlace(name, row, column);
      if (isGrid) {
        if (i === j) return;
        const own = parseGamePoints(text);
        const theirs = parseGamePoints(word(cell(j, i)));
        // A blank arrives as 0: a match lost on all boards if the opponent's cell shows its points.
        const gamePoints = content === null && theirs ? 0 : own;
        if (gamePoints !== null) matches.push({ round: j + 1, opponent: numbers[j], gamePoints });
        else if (content !== null) problems.push(error('unknown-team-cell', place, text));
        return;
      }
      if (content === null) return;
      const match = MATCH.exec(text);
      const gamePoints = match && parseGamePoints(match[2]);
      if (!match || gamePoints === null) problems.push(error('unknown-team-cell', place, text));
      else if (!numbers.includes(Number(match[1])))
        problems.push(error('unknown-opponent', place, text, { round: j + 1, opponent: match[1] }));
      else matches.push({ round: j + 1, opponent: Number(match[1]), gamePoints });
      if (gamePoints !== null && gamePoints > boards)
        problems.push(error('more-points-than-boards', place, text, { boards }));
    });
    const nameColumn = columns.get('name');
    return {
      no: numbers[i],
      name: nameColumn === undefined ? '' : cellWord(range[row][nameColumn]),
      matches,
    };
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: teams, warnings: [] };
}

const word = (content: string | number | null): string => plainTeamWord(String(content ?? ''));
/** `plainWord` drops full stops, which are decimal points here. */
const plainTeamWord = (text: string): string => plainWord(text.replace(/\./g, ','));

/** `2½`, `2.5`, `2,5`, `½`, `2`; null if it is none. */
export function parseGamePoints(text: string): number | null {
  const match = /^(\d{0,2})(½|[.,]\d)?$/.exec(text.trim());
  if (!match || text.trim() === '') return null;
  const fraction = match[2] === '½' ? 0.5 : Number((match[2] ?? '0').replace(/[.,]/, '0.'));
  return Number(match[1] || 0) + fraction;
}
