import { check } from '../../model/check';
import { error, type Checked, type Place, type Problem } from '../../model/problems';
import type { Located, RawEntry, RawPlayer } from '../../model/raw';
import type { Colour, Tournament } from '../../model/types';
import { tidy } from '../tidy';
import type { CrosstableColumn } from './headers';
import { findLayout, type Layout } from './layout';
import { detectColourLetters, parseCrosstableCell, type ColourLetters } from './parseCell';
import { cellContent, cellWord, rangePlace, type Range } from './range';
import { circleRound, gridResult, isDiagonal, isGridResult } from './roundRobinGrid';

export interface CrosstableRead {
  readonly tournament: Tournament;
  /** False where the table names no colours: enough for tie-breaks, not for pairing. */
  readonly hasColours: boolean;
}

/**
 * A crosstable with its header row: the add-in's own, one pasted from a results site, a French
 * wall grid, or the grid of a round robin.
 */
export function readCrosstable(range: Range, name = 'table'): Checked<CrosstableRead> {
  const found = findLayout(range, name);
  if (!found.ok) return found;
  const reader = new CrosstableReader(range, name, found.value);
  // Sites number the opponents by starting number or by rank; the one that fits together is right.
  const candidates = (['no', 'rank'] as const).filter((column) => found.value.columns.has(column));
  let first: Checked<CrosstableRead> | undefined;
  for (const column of [...candidates, null]) {
    const read = reader.read(column);
    if (read.ok) return read;
    first ??= read;
  }
  return first!;
}

class CrosstableReader {
  private readonly letters: ColourLetters;
  private readonly isGrid: boolean;
  private numbers: readonly Located<number>[] = [];

  constructor(
    private readonly range: Range,
    private readonly name: string,
    private readonly layout: Layout,
  ) {
    this.letters = detectColourLetters(this.cells());
    this.isGrid = this.looksLikeGrid();
  }

  /** `numbers`: the column that numbers the players; null: their order in the table. */
  read(numbers: 'no' | 'rank' | null): Checked<CrosstableRead> {
    const { rows } = this.layout;
    const problems: Problem[] = [];
    this.numbers = rows.map((row, index) => this.number(row, index, numbers, problems));
    const players = rows.map((row, index) => this.player(row, index, problems));
    const hasColours = this.giveColours(players);
    const checked = check({
      info: {},
      points: this.layout.points,
      players,
      forbidden: [],
      virtualPoints: [],
      problems,
    });
    if (!checked.ok)
      return { ok: false, problems: withoutConsequences(checked.problems, problems, this.placeOf) };
    return { ...checked, value: { tournament: checked.value, hasColours } };
  }

  private number(
    row: number,
    index: number,
    numbers: 'no' | 'rank' | null,
    problems: Problem[],
  ): Located<number> {
    const column = numbers === null ? undefined : this.layout.columns.get(numbers);
    const place = rangePlace(this.name, row, column ?? 0);
    if (column === undefined) return { value: index + 1, place };
    const text = cellWord(this.range[row][column]).replace(/\.$/, '');
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (Number.isNaN(value)) problems.push(error('bad-number', place, text));
    return { value, place };
  }

  private player(row: number, index: number, problems: Problem[]): RawPlayer {
    const place = (column: number | undefined) => rangePlace(this.name, row, column ?? 0);
    const column = (key: CrosstableColumn) => this.layout.columns.get(key);
    const word = (at: number | undefined) =>
      at === undefined ? '' : cellWord(this.range[row][at]);
    const claimed = parsePoints(word(column('points')));
    const entries = this.isGrid
      ? this.gridEntries(row, index, problems)
      : this.entries(row, problems);
    return {
      place: place(0),
      no: this.numbers[index],
      name: word(column('name')),
      title: { value: word(column('title')).toUpperCase(), place: place(column('title')) },
      rating: {
        value: this.rating(word(column('rating')), place(column('rating')), problems),
        place: place(column('rating')),
      },
      federation: word(column('federation')),
      ...(claimed === null
        ? {}
        : { claimedPoints: { value: claimed, place: place(column('points')) } }),
      entries,
    };
  }

  /** `2100 F`, `1850 N`: rated; `1499 E` (estimated), `-`, blank: unrated (ruling A9). */
  private rating(text: string, place: RawPlayer['place'], problems: Problem[]): number {
    if (/^(?:|-+|0+|nc|n\.c\.|unr\.?|s\/elo)$/i.test(text)) return 0;
    const match = /^(\d{3,4})(?:[.,]0+)? ?([a-z]?)$/i.exec(text);
    if (match) return match[2].toLowerCase() === 'e' ? 0 : Number(match[1]);
    problems.push(error('rating-not-a-number', place, text));
    return 0;
  }

  private entries(row: number, problems: Problem[]): (RawEntry | undefined)[] {
    return this.layout.rounds.map((column) => {
      const content = cellContent(this.range[row][column]);
      const parsed = parseCrosstableCell(content, this.letters);
      const place = rangePlace(this.name, row, column);
      if (parsed.kind === 'empty') return undefined;
      if (parsed.kind === 'entry') return { place, text: tidy(String(content)), ...parsed.entry };
      problems.push(error(parsed.code, place, parsed.value));
      return undefined;
    });
  }

  private gridEntries(row: number, index: number, problems: Problem[]): (RawEntry | undefined)[] {
    const { rounds, rows } = this.layout;
    const entries: (RawEntry | undefined)[] = [];
    rounds.forEach((column, other) => {
      if (other === index) return;
      const cell = cellContent(this.range[row][column]);
      const outcome = gridResult(cell, cellContent(this.range[rows[other]][rounds[index]]));
      const place = rangePlace(this.name, row, column);
      if (outcome)
        entries[circleRound(index, other, rows.length)] = {
          place,
          text: tidy(String(cell ?? '0')),
          outcome,
          opponent: this.numbers[other].value,
          colour: null,
        };
      else if (!isDiagonal(cell)) problems.push(error('unknown-cell', place, String(cell)));
    });
    return Array.from(
      { length: rows.length - 1 + (rows.length % 2) },
      (_, round) => entries[round],
    );
  }

  /** Where the entry of a player in a round stands. */
  private readonly placeOf = (no: number, round: number): Place | undefined => {
    const index = this.numbers.findIndex(({ value }) => value === no);
    if (index < 0 || this.isGrid) return undefined;
    return rangePlace(this.name, this.layout.rows[index], this.layout.rounds[round - 1]);
  };

  /** As many columns as players, and nothing but results in them. */
  private looksLikeGrid(): boolean {
    const { rounds, rows } = this.layout;
    if (rounds.length < 2 || rounds.length !== rows.length) return false;
    let results = 0;
    for (const cell of this.cells()) {
      if (!isGridResult(cell)) return false;
      if (cell !== null) results++;
    }
    const onDiagonal = rows.every((row, i) => isDiagonal(cellContent(this.range[row][rounds[i]])));
    return results > 0 && onDiagonal;
  }

  private *cells(): Iterable<string | number | null> {
    for (const row of this.layout.rows)
      for (const column of this.layout.rounds) yield cellContent(this.range[row][column]);
  }

  /**
   * A colour that is missing follows from the opponent's cell. Where neither names one, the lower
   * number has White, so that the table can be checked; the caller is told that it means nothing.
   */
  private giveColours(players: RawPlayer[]): boolean {
    let known = true;
    const byNo = new Map(players.map((player) => [player.no.value, player]));
    players.forEach((player, at) => {
      const entries = player.entries.map((entry, index) => {
        if (!entry || entry.opponent === null || entry.colour !== null) return entry;
        const back = byNo.get(entry.opponent)?.entries[index];
        const isMutual = back?.opponent === player.no.value;
        if (isMutual && back.colour) return { ...entry, colour: other(back.colour) };
        known = false;
        const colour: Colour = player.no.value < entry.opponent ? 'white' : 'black';
        return { ...entry, colour };
      });
      players[at] = { ...player, entries };
    });
    return known;
  }
}

/** A cell that cannot be read contradicts the opponent's: only the cause is worth a line. */
function withoutConsequences(
  all: readonly Problem[],
  causes: readonly Problem[],
  placeOf: (no: number, round: number) => Place | undefined,
): Problem[] {
  const unreadable = new Set(causes.map(({ place }) => JSON.stringify(place)));
  return all.filter(({ code, args }) => {
    if (code !== 'opponents-disagree' || !args) return true;
    const place = placeOf(Number(args.opponent), Number(args.round));
    return !unreadable.has(JSON.stringify(place));
  });
}

const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

/** Half-points from `5½`, `5.5`, `5,5`; null if it is none. */
export function parsePoints(text: string): number | null {
  const match = /^(\d*)(½|[.,][05]0?)?$/.exec(text.replace(/\s/g, ''));
  if (!match || text === '') return null;
  const half = match[2] === undefined || /^[.,]0/.test(match[2]) ? 0 : 1;
  return 2 * Number(match[1] || 0) + half;
}
