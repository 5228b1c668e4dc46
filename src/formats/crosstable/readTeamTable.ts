import { error, type Checked, type Problem } from '../../model/problems';
import { plainWord } from '../tidy';
import { ANY_COLOUR } from './cells/colours';
import { findLayout } from './layout/layout';
import { cellContent, cellWord, inRange, type PlaceOf, type Range } from './range';

/** A team and what it made in each round, in points. */
export interface TeamRow {
  readonly no: number;
  readonly name: string;
  readonly matches: readonly TeamTableMatch[];
}

export interface TeamTableMatch {
  readonly round: number;
  /** null: no match, `kind` says why. */
  readonly opponent: number | null;
  readonly gamePoints: number;
  /** The letter of the colour at the first board, where the cell has one: `5w2½`. */
  readonly letter?: string;
  /** Why there was no match; undefined: it was played. */
  readonly kind?: TeamTableKind;
  /** Points of the boards, where the cell shows them one by one: `5:1 ½ 0 1`. */
  readonly boards?: readonly number[];
}

type TeamTableKind = 'forfeitWin' | 'forfeitLoss' | 'pairingBye' | 'halfBye' | 'zeroBye';

/** What a round without a match is called: `bye:2`, `half:2`, `+:4`, `-:0`, `absent`. */
const WITHOUT_MATCH: readonly (readonly [RegExp, TeamTableKind])[] = [
  [/^(bye|exempt|exe|isento|frei|spielfrei)$/, 'pairingBye'],
  [/^(half|half bye|demi|meio)$/, 'halfBye'],
  [/^(absent|ausente|absente|zero|out)$/, 'zeroBye'],
  [/^(\+|forfeit win)$/, 'forfeitWin'],
  [/^(-|forfeit loss|forfeit|forfait)$/, 'forfeitLoss'],
];

/** `5:2½`, `5w2.5`, `5 (2,5)`: the opponent's number and the own game points. */
const MATCH = new RegExp(`^(\\d{1,3}) ?(?:[:/;(-]|(${ANY_COLOUR})) ?(\\d{0,2}(?:½|[.,]\\d)?)\\)?$`);

/** A cell with a match; null: it is none. */
export function parseTeamMatch(
  cell: string,
): (Pick<TeamTableMatch, 'gamePoints' | 'letter'> & { readonly opponent: number }) | null {
  const match = MATCH.exec(plainTeamWord(cell));
  const gamePoints = match && parseGamePoints(match[3]);
  if (!match || gamePoints === null) return null;
  const letter = match[2] ? { letter: match[2] } : {};
  return { opponent: Number(match[1]), gamePoints, ...letter };
}

/**
 * A table of team matches with its header row: No, Team, one column per round with `5:2½`, or the
 * grid of a round robin with the game points alone (row i, column j: i against j).
 */
export function readTeamTable(
  range: Range,
  boards: number,
  where: string | PlaceOf = 'table',
): Checked<readonly TeamRow[]> {
  const placeOf = typeof where === 'string' ? inRange(where) : where;
  const found = findLayout(range, placeOf);
  if (!found.ok) return found;
  const { rows, rounds, columns } = found.value;
  const problems: Problem[] = [];
  const numberColumn = columns.get('no') ?? columns.get('rank');
  const numbers = rows.map((row, index) =>
    numberColumn === undefined
      ? index + 1
      : Number(cellWord(range[row][numberColumn]).replace(/\.$/, '')),
  );
  numbers.forEach((no, index) => {
    const isNumber = Number.isInteger(no) && no > 0;
    if (isNumber && numbers.indexOf(no) === index) return;
    const [row, column] = [rows[index], numberColumn ?? 0];
    const code = isNumber ? 'duplicate-number' : 'bad-number';
    problems.push(error(code, placeOf(row, column), cellWord(range[row][column])));
  });
  // Who meets whom is not known where two teams cannot be told apart.
  const areNumbered = problems.length === 0;
  const cell = (row: number, column: number) => cellContent(range[rows[row]][rounds[column]]);
  const isGrid =
    rounds.length === rows.length &&
    !rows.some((_, i) => rounds.some((__, j) => MATCH.test(word(cell(i, j)))));

  const teams = rows.map((row, i): TeamRow => {
    const matches: TeamRow['matches'][number][] = [];
    rounds.forEach((column, j) => {
      const content = cell(i, j);
      const text = word(content);
      const place = placeOf(row, column);
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
      const without = roundWithoutMatch(text, j + 1, boards);
      if (without) {
        matches.push(without);
        return;
      }
      const byBoard = boardByBoard(text);
      const match = parseTeamMatch(byBoard ? byBoard.total : text);
      const opponent = match?.opponent ?? 0;
      const gamePoints = match?.gamePoints ?? null;
      if (gamePoints === null)
        problems.push(
          error(isTime(content) ? 'team-cell-is-time' : 'unknown-team-cell', place, text),
        );
      else if (opponent === 0) matches.push(withoutOpponent(j + 1, gamePoints));
      else if (!numbers.includes(opponent))
        problems.push(error('unknown-opponent', place, text, { round: j + 1, opponent }));
      else
        matches.push({
          round: j + 1,
          opponent,
          gamePoints,
          ...(match?.letter ? { letter: match.letter } : {}),
          ...(byBoard ? { boards: byBoard.boards } : {}),
        });
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
  if (areNumbered)
    problems.push(
      ...contradictions(teams, boards, (team, round) =>
        placeOf(rows[numbers.indexOf(team)], rounds[round - 1]),
      ),
    );
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: teams, warnings: [] };
}

/** Both sides of a match must show it, and together they have no more points than boards. */
function contradictions(
  teams: readonly TeamRow[],
  boards: number,
  placeOf: (team: number, round: number) => Problem['place'],
): Problem[] {
  const problems: Problem[] = [];
  const byNo = new Map(teams.map((team) => [team.no, team]));
  for (const { no, matches } of teams)
    for (const { round, opponent, gamePoints } of matches) {
      if (opponent === null) continue;
      const text = `${opponent}:${gamePoints}`;
      // In a grid the columns are opponents, not rounds: the match is the one with each other.
      const theirs = byNo
        .get(opponent)
        ?.matches.filter((match) => match.opponent === no)
        .sort((a, b) => Math.abs(a.round - round) - Math.abs(b.round - round))[0];
      if (!theirs) problems.push(error('match-on-one-side', placeOf(no, round), text));
      else if (no < opponent && gamePoints + theirs.gamePoints > boards)
        problems.push(
          error('match-beyond-boards', placeOf(no, round), text, {
            theirs: theirs.gamePoints,
            boards,
          }),
        );
    }
  return problems;
}

/** `0w0`, `0w2`: results sites give the opponent 0 to a team without a match. */
const withoutOpponent = (round: number, gamePoints: number): TeamTableMatch => ({
  round,
  opponent: null,
  gamePoints,
  kind: gamePoints > 0 ? 'pairingBye' : 'zeroBye',
});

/** `bye:2` → a bye worth two points; null: a match, or nothing that we know. */
function roundWithoutMatch(text: string, round: number, boards: number): TeamTableMatch | null {
  const [, words, points] = /^(.*?)(?: ?[:/;] ?([\d½.,]+))?$/.exec(text)!;
  const kind = WITHOUT_MATCH.find(([word]) => word.test(words.trim()))?.[1];
  // A dash alone says that there was nothing, not what.
  if (!kind || (words === '-' && points === undefined)) return null;
  const usual = { forfeitWin: boards, pairingBye: boards / 2, halfBye: boards / 2 };
  const gamePoints = points === undefined ? null : parseGamePoints(points);
  const byDefault = kind in usual ? usual[kind as keyof typeof usual] : 0;
  return { round, opponent: null, gamePoints: gamePoints ?? byDefault, kind };
}

/** `5:1 ½ 0 1` → the points of the boards, and the cell as if it showed their sum. */
function boardByBoard(text: string): { boards: number[]; total: string } | null {
  const match = /^(\d{1,3}) ?[:/;(] ?([01½](?: [01½])+)\)?$/.exec(text);
  if (!match) return null;
  const boards = match[2].split(' ').map((each) => (each === '½' ? 0.5 : Number(each)));
  const sum = boards.reduce((total, each) => total + each, 0);
  return { boards, total: `${match[1]}:${String(sum).replace('.', ',')}` };
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

/** Excel makes a time of `18:4`: a part of a day, which nobody would write for a match. */
const isTime = (content: unknown): boolean => {
  const part = Number(typeof content === 'string' ? content.replace(',', '.') : content);
  return (
    part > 0 &&
    part < 5 &&
    Math.abs(part * 1440 - Math.round(part * 1440)) < 1e-6 &&
    (part * 4) % 1 !== 0
  );
};
