import { playerByNo } from '../tournament';
import type { Colour, Entry, Outcome, PlayerNo, Tournament } from '../types';
import { facingSeats } from './facingSeats';
import { teamMatchesOf, type MatchOfTeam } from './teamMatches';

/** Two players who face each other in a match; null: nobody sits there. */
export interface BoardOfMatch {
  readonly first: PlayerNo | null;
  readonly second: PlayerNo | null;
  /** Of the first team's player. */
  readonly colour: Colour;
}

/** A match of a round, by the numbers of its teams. The first team has the colour of board 1 that comes first. */
export interface Match {
  readonly first: PlayerNo;
  readonly second: PlayerNo;
  readonly boards: readonly BoardOfMatch[];
  /** The whole match is forfeited: what each team has. Boards say who was to sit there; none if nobody says. */
  readonly forfeit?: readonly [Outcome, Outcome];
  /** Where the round was published. */
  readonly table?: number;
}

/** A round of teams: its matches, and who has none. */
export interface RoundOfTeams {
  readonly matches: readonly Match[];
  readonly byes: readonly { readonly team: PlayerNo; readonly outcome: Outcome }[];
}

/** Boards of a match have numbers of their own: board 2 of the third match is 302. */
const BOARDS_OF_A_MATCH = 100;
export const boardTable = (match: number, board: number): number =>
  match * BOARDS_OF_A_MATCH + board;
export const matchOfTable = (table: number): number => Math.floor(table / BOARDS_OF_A_MATCH);
export const boardOfTable = (table: number): number => table % BOARDS_OF_A_MATCH;
/** `3.2`, as sheets and lists have it. */
export const boardLabel = (table: number): string =>
  `${matchOfTable(table)}.${boardOfTable(table)}`;

/** Colours of the boards of the team that stands first, from the first board. */
export const boardColour = (colours: string | undefined, board: number): Colour =>
  (colours?.[board] ?? 'WB'[board % 2]) === 'W' ? 'white' : 'black';

const known = new WeakMap<Tournament, ReturnType<typeof teamMatchesOf>>();

/** The matches of an event, asked for again and again. */
export function matchesOf(tournament: Tournament): ReturnType<typeof teamMatchesOf> {
  if (!known.has(tournament)) known.set(tournament, teamMatchesOf(tournament));
  return known.get(tournament);
}

/** How many boards a match has. */
export const boardsOf = (tournament: Tournament): number =>
  tournament.teamPlay?.boardColours?.length ?? matchesOf(tournament)?.boards ?? 1;

/** The matches of a round, in the order of their tables, and the byes of teams. */
export function roundOfTeams(tournament: Tournament, round: number): RoundOfTeams {
  const teams = matchesOf(tournament)?.teams ?? [];
  const of = new Map(teams.map(({ no, matches }) => [no, matches[round - 1]]));
  const colours = tournament.teamPlay?.boardColours;
  const letter = boardColour(colours, 0);
  const matches: Match[] = [];
  const byes: { team: PlayerNo; outcome: Outcome }[] = [];
  for (const { no } of teams) {
    const own = of.get(no);
    if (!own) continue;
    const { opponent, outcome, colour } = own;
    const theirs = opponent === null ? undefined : of.get(opponent);
    if (opponent === null || !theirs) {
      if (outcome !== 'absent' && outcome !== 'zeroBye') byes.push({ team: no, outcome });
      else if (isAskedOff(tournament, no, round)) byes.push({ team: no, outcome: 'zeroBye' });
      continue;
    }
    const isFirst = colour === null ? no < opponent : colour === letter;
    if (isFirst) matches.push(matchBetween(tournament, [no, own], [opponent, theirs], round));
  }
  byes.sort((a, b) => byeOrder(a.outcome) - byeOrder(b.outcome) || a.team - b.team);
  return { matches: matches.sort((a, b) => (a.table ?? 0) - (b.table ?? 0)), byes };
}

const isAskedOff = ({ teamPlay }: Tournament, no: PlayerNo, round: number): boolean =>
  teamPlay?.requestedByes.some((each) => each.round === round && each.ids.includes(no)) ?? false;

const byeOrder = (outcome: Outcome): number =>
  ['pairingBye', 'fullBye', 'halfBye', 'zeroBye'].indexOf(outcome);

type Side = readonly [PlayerNo, MatchOfTeam];

function matchBetween(
  tournament: Tournament,
  [first, own]: Side,
  [second, theirs]: Side,
  round: number,
): Match {
  const colours = tournament.teamPlay?.boardColours;
  const forfeits = tournament.teamPlay?.forfeits ?? [];
  const forfeited = forfeits.find(
    (each) =>
      each.round === round &&
      [each.white, each.black].includes(first) &&
      [each.white, each.black].includes(second),
  );
  const isForfeit = forfeited !== undefined;
  const byNo = playerByNo(tournament);
  const entryOf = (no: PlayerNo) => byNo.get(no)?.entries[round - 1];
  const seats = isForfeit
    ? facingSeats(seatsThere(own.seats, entryOf), seatsThere(theirs.seats, entryOf), entryOf)
    : facingSeats(own.seats, theirs.seats, entryOf);
  const isEmpty = seats.every(([a, b]) => a === null && b === null);
  const count = isForfeit && isEmpty ? 0 : Math.max(boardsOf(tournament), seats.length);
  const boards = Array.from({ length: count }, (_, board) => ({
    first: seats[board]?.[0] ?? null,
    second: seats[board]?.[1] ?? null,
    colour: boardColour(colours, board),
  }));
  const table = forfeited?.table ?? tableOf(tournament, boards, round);
  return {
    ...{ first, second, boards },
    ...(isForfeit ? { forfeit: [own.outcome, theirs.outcome] as const } : {}),
    ...(table === undefined ? {} : { table }),
  };
}

/** In a forfeited match: with an opponent, or won for want of one. Of a team that stayed away nobody sits. */
const seatsThere = (
  seats: readonly PlayerNo[],
  entryOf: (no: PlayerNo) => Entry | undefined,
): readonly PlayerNo[] => {
  const isThere = (no: PlayerNo): boolean => {
    const entry = entryOf(no);
    return entry !== undefined && (entry.opponent !== null || entry.outcome === 'forfeitWin');
  };
  return seats.map((no) => (isThere(no) ? no : 0));
};

function tableOf(
  { players }: Tournament,
  boards: readonly BoardOfMatch[],
  round: number,
): number | undefined {
  const seated = new Set(boards.flatMap(({ first, second }) => [first, second]));
  for (const { no, entries } of players) {
    const table = seated.has(no) ? entries[round - 1]?.table : undefined;
    if (table !== undefined) return matchOfTable(table);
  }
  return undefined;
}

/** What White and Black of a board are, by the colour of the first team's player. */
export const sidesOfBoard = ({
  first,
  second,
  colour,
}: BoardOfMatch): {
  white: PlayerNo | null;
  black: PlayerNo | null;
} => (colour === 'white' ? { white: first, black: second } : { white: second, black: first });
