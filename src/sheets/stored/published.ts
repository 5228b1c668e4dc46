import { playerByNo } from '../../model/tournament';
import type { HalfPoints, PlayerNo, Tournament } from '../../model/types';
import type { CellContent } from '../plan/cells';
import type { RoundRead, RoundRow } from '../read/readRound';
import { pointsShown, tableNumbers } from '../../model/rounds/tableNumbers';
import { roundIn, type Round } from '../../model/rounds/round';

/** A table of a published round, or a player with a bye: who sits where, and the points beside the names. */
export interface Seat {
  /** Null: a bye. */
  readonly table: number | null;
  readonly white: PlayerNo;
  readonly black: PlayerNo | null;
  readonly whiteShown: HalfPoints;
  readonly blackShown: HalfPoints | null;
}

/**
 * The rounds as they were published, in a very hidden sheet. The sheet of a round shows the same and comes
 * first, as it is what people see; by this record a table that somebody typed over is noticed, and a table
 * or points that somebody deleted are known still.
 */
export type PublishedRounds = ReadonlyMap<number, readonly Seat[]>;

/** A round as its sheet is to have it. */
export function seatsOf(
  tournament: Tournament,
  { round, games, byes }: Round,
  firstTable: number,
): Seat[] {
  const players = playerByNo(tournament);
  const shown = (no: PlayerNo) => pointsShown(tournament, players.get(no)!, round);
  return [
    ...tableNumbers(games, players, firstTable).map(({ table, white, black }) => ({
      ...{ table, white, black },
      whiteShown: shown(white),
      blackShown: shown(black),
    })),
    ...byes.map(({ no }) => ({
      ...{ table: null, white: no, black: null },
      whiteShown: shown(no),
      blackShown: null,
    })),
  ];
}

/** All rounds of an event, and the one that is published now. */
export function publishedRounds(
  tournament: Tournament,
  firstTable: number,
  next?: Round,
): PublishedRounds {
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, index) =>
    roundIn(tournament, index + 1),
  );
  return new Map(
    [...rounds.filter(({ round }) => round !== next?.round), ...(next ? [next] : [])].map(
      (content) => [content.round, seatsOf(tournament, content, firstTable)],
    ),
  );
}

const HEADING = 'published-rounds';
const VERSION = '1';
/** A row of the hidden sheet holds a round, or as much of it as fits into a cell. */
const SEATS_A_ROW = 1000;

export function publishedRows(rounds: PublishedRounds): (readonly [string, string])[] {
  const rows: [string, string][] = [[HEADING, VERSION]];
  for (const [round, seats] of rounds) {
    const texts = seats.map(({ table, white, black, whiteShown, blackShown }) =>
      [table, white, black, whiteShown, blackShown].map((part) => part ?? '').join('/'),
    );
    for (let at = 0; at < Math.max(1, texts.length); at += SEATS_A_ROW)
      rows.push([String(round), texts.slice(at, at + SEATS_A_ROW).join(';')]);
  }
  return rows;
}

/** Null: there is none, or it is not as we write it; then the sheets alone say it. */
export function parsePublished(
  rows: readonly (readonly CellContent[])[] | undefined,
): PublishedRounds | null {
  const [heading, ...rest] = (rows ?? []).map((row) => row.map((cell) => String(cell ?? '')));
  if (heading?.[0] !== HEADING || heading[1] !== VERSION) return null;
  const rounds = new Map<number, Seat[]>();
  for (const [round = '', text = ''] of rest) {
    if (round === '') continue;
    const seats = text.split(';').filter(Boolean).map(parseSeat);
    if (!/^[1-9]\d*$/.test(round) || seats.includes(null)) return null;
    rounds.set(Number(round), [...(rounds.get(Number(round)) ?? []), ...(seats as Seat[])]);
  }
  return rounds;
}

function parseSeat(text: string): Seat | null {
  const match = /^(\d*)\/(\d+)\/(\d*)\/(\d+)\/(\d*)$/.exec(text);
  if (!match) return null;
  const [table = null, white, black = null, whiteShown, blackShown = null] = match
    .slice(1)
    .map((part) => (part === '' ? null : Number(part)));
  return { table, white: white!, black, whiteShown: whiteShown!, blackShown };
}

const keyOf = ({ white, black }: Pick<Seat, 'white' | 'black'>): string => `${white}-${black}`;

/** Rounds as read, with the tables and points that their sheets lack and the record knows. */
export const withPublished = (
  rounds: readonly RoundRead[],
  published: PublishedRounds | null,
): readonly RoundRead[] => rounds.map((read) => completed(read, published));

function completed(read: RoundRead, published: PublishedRounds | null): RoundRead {
  const recorded = published?.get(read.round);
  if (!recorded) return read;
  const seats = new Map(recorded.map((seat) => [keyOf(seat), seat]));
  const shownOf = new Map(
    recorded.flatMap(({ white, black, whiteShown, blackShown }) => [
      [white, whiteShown] as const,
      [black, blackShown] as const,
    ]),
  );
  const isWhole = read.rows.every(
    (row) =>
      seats.has(keyOf(row)) &&
      (row.black === null || row.table !== null) &&
      sidesOf(row).every((no) => read.entries.get(no)?.shown !== undefined),
  );
  if (isWhole) return read;
  const entries = new Map(read.entries);
  const used = new Set(read.rows.map(({ table }) => table));
  const rows = read.rows.map((row) => {
    const seat = seats.get(keyOf(row));
    const known = seat?.table ?? null;
    const table = row.table ?? (known !== null && !used.has(known) ? known : null);
    for (const no of sidesOf(row)) {
      const { shown: inCell, ...entry } = entries.get(no)!;
      // Whoever was typed into a row may have the points of another beside their name.
      const shown = (seat ? inCell : undefined) ?? shownOf.get(no);
      entries.set(no, {
        ...entry,
        ...(table === null || row.black === null ? {} : { table }),
        ...(shown === undefined || shown === null ? {} : { shown }),
      });
    }
    return { ...row, table };
  });
  return { ...read, rows, entries };
}

const sidesOf = ({ white, black }: RoundRow): readonly PlayerNo[] =>
  black === null ? [white] : [white, black];

/**
 * Whether games of a round stand at other tables than those that were published. Where players were
 * exchanged too the record does not say it: that is another change.
 */
export function tablesMoved(
  published: PublishedRounds | null,
  { round, rows }: Pick<RoundRead, 'round' | 'rows'>,
): boolean {
  const seats = new Map((published?.get(round) ?? []).map((seat) => [keyOf(seat), seat]));
  // Whoever enters late gets a row below the games, which the record does not have.
  const games = rows.filter(({ black }) => black !== null);
  if (games.length === 0 || !games.every((row) => seats.has(keyOf(row)))) return false;
  return games.some((row) => seats.get(keyOf(row))!.table !== row.table);
}

/** The record once players have other numbers: old → new. */
export const renumberedSeats = (
  published: PublishedRounds,
  numbers: ReadonlyMap<PlayerNo, PlayerNo>,
): PublishedRounds => {
  const now = (no: PlayerNo) => numbers.get(no) ?? no;
  return new Map(
    [...published].map(([round, seats]) => [
      round,
      seats.map((seat) => ({
        ...seat,
        white: now(seat.white),
        black: seat.black === null ? null : now(seat.black),
      })),
    ]),
  );
};
