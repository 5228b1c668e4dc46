import { check } from '../../model/check';
import { error, warning, type Checked, type Place, type Problem } from '../../model/problems';
import type { Located, RawPlayer, RawTournament } from '../../model/raw';
import type { Colour, Tournament } from '../../model/types';
import type { ProblemCode } from '../../words';
import { isUnratedWord } from '../unrated';
import { GridReader } from './grid';
import type { CrosstableColumn } from './headers';
import { findLayout, type Layout } from './layout';
import { makePointsHeader } from './pointsHeader';
import { contradictions, fittingPoints, parsePoints, type PrintedRow } from './printedPoints';
import { cellWord, inRange, type PlaceOf, type Range } from './range';
import type { Reading, TableKind } from './reading';
import { RoundsReader } from './rounds';

export { parsePoints };

export interface CrosstableRead {
  readonly tournament: Tournament;
  /** The same before it was checked: what an event is made of. */
  readonly raw: RawTournament;
  /** False where the table names no colours: enough for tie-breaks, not for pairing. */
  readonly hasColours: boolean;
  /** What kind of table it was taken for. */
  readonly kind: TableKind;
  /** Starting numbers by the numbers of `tournament`, where the table prints both. */
  readonly startNumbers?: ReadonlyMap<number, number>;
}

/**
 * A crosstable with its header row: the add-in's own, one pasted from a results site, a wall grid,
 * an American chart, the grid of a round robin. It is read in every way that fits, and the reading
 * with the fewest problems is the one that counts, or whose problems are told.
 */
export function readCrosstable(
  range: Range,
  where: string | PlaceOf = 'table',
): Checked<CrosstableRead> {
  const placeOf = typeof where === 'string' ? inRange(where) : where;
  const found = findLayout(range, placeOf);
  if (!found.ok) return found;
  return new CrosstableReader(range, found.value, placeOf).read();
}

/** So many games with one colour on both sides are no slips any more. */
const COLOUR_SLIPS = 4;

interface Judged {
  readonly reading: Reading;
  readonly raw: RawTournament;
  readonly checked: Checked<Tournament>;
  readonly hasColours: boolean;
  readonly errors: number;
  readonly warnings: number;
}

class CrosstableReader {
  private readonly told: readonly Problem[];

  constructor(
    private readonly range: Range,
    private readonly layout: Layout,
    private readonly placeOf: PlaceOf,
  ) {
    this.told = this.aboutTheTable();
  }

  read(): Checked<CrosstableRead> {
    const numberings = this.numberings();
    const rounds = new RoundsReader(this.range, this.layout, this.placeOf, numberings);
    const grid = new GridReader(this.range, this.layout, this.placeOf, numberings);
    let best: Judged | undefined;
    for (const reading of this.readings(grid, rounds)) {
      const judged = this.judge(reading);
      if (!best || isBetter(judged, best)) best = judged;
      if (best.errors === 0 && best.warnings === 0) break;
    }
    if (!best) return this.withoutRounds(numberings[0]);
    const { reading, raw, checked, hasColours } = best;
    if (!checked.ok) return this.refuse(checked.problems, reading, raw);
    const refusal = this.notUnderstood(reading, checked.value, rounds);
    if (refusal) return { ok: false, problems: [refusal, ...checked.warnings] };
    const byContent =
      rounds.isByContent && rounds.columns.length > 0 && !reading.kind.id.startsWith('grid');
    const warnings = [
      ...this.told,
      ...(byContent ? [this.aboutColumns('rounds-by-content', rounds.columns)] : []),
      ...checked.warnings,
    ];
    return {
      ok: true,
      value: {
        tournament: checked.value,
        raw,
        hasColours,
        kind: reading.kind,
        startNumbers: startNumbersOf(reading, numberings),
      },
      warnings,
    };
  }

  private *readings(grid: GridReader, rounds: RoundsReader): Generator<Reading> {
    yield* grid.readings();
    yield* rounds.readings();
  }

  /** Sites number the opponents by starting number or by rank; by the order as a last resort. */
  private numberings() {
    const columns = (['no', 'rank'] as const).filter((key) => this.layout.columns.has(key));
    return [...columns, null].map((by) => {
      const column = by === null ? undefined : this.layout.columns.get(by);
      const numbers = this.layout.rows.map((row, index) => {
        if (column === undefined) return index + 1;
        const text = cellWord(this.range[row][column]).replace(/\.$/, '');
        return /^\d+$/.test(text) ? Number(text) : NaN;
      });
      return { by, numbers };
    });
  }

  private judge(reading: Reading): Judged {
    const problems = [...reading.problems];
    const players = this.layout.rows.map((row, index) =>
      this.player(row, index, reading, problems),
    );
    const printed = players.map(({ claimedPoints, entries }): PrintedRow => ({
      outcomes: entries.flatMap((entry) => (entry ? [entry.outcome] : [])),
      printed: claimedPoints?.value ?? null,
    }));
    const given = this.layout.points ?? reading.points;
    const points = given ?? (problems.length === 0 ? fittingPoints(printed) : null) ?? undefined;
    if (points && !this.layout.points) {
      const column = this.layout.columns.get('points');
      const place = this.placeOf(this.layout.headerRow, column ?? 0);
      const head = column === undefined ? '' : this.layout.heads[column];
      problems.push(
        warning('points-counted-otherwise', place, head, {
          points: makePointsHeader('', points).trim(),
        }),
      );
    }
    problems.sort((a, b) => position(a.place) - position(b.place));
    const coloured = giveColours(players);
    const hasColours = coloured && !this.dropColours(players, problems);
    const raw = { info: {}, points, players, forbidden: [], virtualPoints: [], problems };
    const checked = check(raw);
    const kept = checked.ok
      ? { ...checked, warnings: this.relevant(checked.warnings, players) }
      : { ...checked, problems: this.withoutConsequences(checked.problems, problems, reading) };
    const all = kept.ok ? kept.warnings : kept.problems;
    const errors = all.filter(({ severity }) => severity === 'error').length;
    return { reading, raw, checked: kept, hasColours, errors, warnings: all.length - errors };
  }

  /**
   * Old tables print colours that cannot be. Now and then that is a slip, which is told at its
   * cell; where it is the rule, the results still count and the colours do not.
   */
  private dropColours(players: RawPlayer[], problems: Problem[]): boolean {
    const byNo = new Map(players.map((player) => [player.no.value, player]));
    const wrong = players.flatMap((player) =>
      player.entries.filter((entry, round) => {
        if (!entry || entry.opponent === null) return false;
        const back = byNo.get(entry.opponent)?.entries[round];
        return back?.opponent === player.no.value && back.colour === entry.colour;
      }),
    );
    if (wrong.length / 2 < COLOUR_SLIPS) return false;
    const { place, text } = wrong[0]!;
    problems.push(warning('colours-contradict', place, text, { games: wrong.length / 2 }));
    players.forEach((player, at) => {
      const entries = player.entries.map((entry) => entry && { ...entry, colour: null });
      players[at] = { ...player, entries };
    });
    giveColours(players);
    return true;
  }

  /** Everybody meets everybody, perhaps twice: that is no fault of a round robin. */
  private relevant(
    warnings: readonly Problem[],
    players: readonly RawPlayer[],
  ): readonly Problem[] {
    const met = players.map(
      ({ entries }) => new Set(entries.map((entry) => entry?.opponent ?? null)),
    );
    const isRoundRobin = met.every((opponents) => {
      opponents.delete(null);
      return opponents.size >= players.length - 2;
    });
    const ofSwiss = ['met-twice', 'no-entry-in-round'];
    return isRoundRobin ? warnings.filter(({ code }) => !ofSwiss.includes(code)) : warnings;
  }

  private player(row: number, index: number, reading: Reading, problems: Problem[]): RawPlayer {
    const at = (column: CrosstableColumn) => this.layout.columns.get(column);
    const place = (column: number | undefined) => this.placeOf(row, column ?? 0);
    const word = (column: CrosstableColumn) => {
      const index = at(column);
      return index === undefined ? '' : cellWord(this.range[row][index]);
    };
    const numbers = reading.kind.numbers;
    const no: Located<number> = {
      value: reading.numbers[index],
      place: place(numbers === null ? undefined : at(numbers)),
    };
    if (Number.isNaN(no.value) && numbers !== null)
      problems.push(error('bad-number', no.place, word(numbers)));
    const claimed = this.printedPoints(row);
    return {
      place: place(0),
      no,
      name: word('name'),
      title: { value: word('title').toUpperCase(), place: place(at('title')) },
      rating: { value: this.rating(row, problems), place: place(at('rating')) },
      federation: word('federation'),
      ...(claimed === null
        ? {}
        : { claimedPoints: { value: claimed, place: place(at('points')) } }),
      entries: reading.entries[index],
    };
  }

  private printedPoints(row: number): number | null {
    const column = this.layout.columns.get('points');
    return column === undefined ? null : parsePoints(cellWord(this.range[row][column]));
  }

  /**
   * `2100 F`, `1850 N`, `1641P17`: rated; `1499 E` (estimated), `-`, blank, *non classé*: unrated
   * (ruling A9). American charts have it in the second line: `R: 1794 ->1817`.
   */
  private rating(row: number, problems: Problem[]): number {
    const column = this.layout.columns.get('rating');
    const second = this.layout.secondLines.get(row);
    if (column === undefined && second !== undefined) {
      const before = this.range[second]
        .map(cellWord)
        .map((text) => /\bR: ?(\d{3,4})/.exec(text)?.[1]);
      return Number(before.find((text) => text !== undefined) ?? 0);
    }
    const text = column === undefined ? '' : cellWord(this.range[row][column]);
    if (isUnratedWord(text)) return 0;
    const match = /^\(?(\d{2,4})(?:[.,]0+)?\)?(?:[*?]| ?([a-z])|p\d+)?$/i.exec(text);
    if (match) return match[2]?.toLowerCase() === 'e' ? 0 : Number(match[1]);
    problems.push(error('rating-not-a-number', this.placeOf(row, column ?? 0), text));
    return 0;
  }

  /** What was left out of the table, and what was taken for what. */
  private aboutTheTable(): Problem[] {
    const { skipped, guessedNames } = this.layout;
    const rows = skipped.map((row) => {
      const column = this.range[row].findIndex((cell) => cellWord(cell) !== '');
      return warning('row-left-out', this.placeOf(row, column), cellWord(this.range[row][column]));
    });
    return guessedNames === undefined
      ? rows
      : [...rows, this.aboutColumns('column-taken-for-names', [guessedNames])];
  }

  private aboutColumns(code: ProblemCode, columns: readonly number[]): Problem {
    const heads = columns.map((column) => this.layout.heads[column] || `(${column + 1})`);
    return warning(code, this.placeOf(this.layout.headerRow, columns[0]), heads.join(', '));
  }

  /** No round was found: a list, or a table whose rounds we do not understand. */
  private withoutRounds({
    by,
    numbers,
  }: {
    by: TableKind['numbers'];
    numbers: readonly number[];
  }): Checked<CrosstableRead> {
    const { unknown, headerRow, heads } = this.layout;
    if (unknown.some((column) => this.mayBeRounds(column)))
      return {
        ok: false,
        problems: [
          error(
            'table-without-rounds',
            this.placeOf(headerRow, unknown[0]),
            heads.filter(Boolean).join(' | '),
            {
              known: this.knownColumns(),
              unknown: unknown.map((column) => heads[column] || `(${column + 1})`).join(', '),
            },
          ),
        ],
      };
    const kind: TableKind = { id: 'list', example: '', numbers: by, colours: null };
    const reading: Reading = {
      kind,
      numbers,
      entries: numbers.map(() => []),
      problems: [],
      mirror: () => undefined,
    };
    const { checked, raw, hasColours } = this.judge(reading);
    if (!checked.ok) return checked;
    return { ...checked, value: { tournament: checked.value, raw, hasColours, kind } };
  }

  /** Short cells with a figure or a result in them, most of them filled: clubs and groups are not. */
  private mayBeRounds(column: number): boolean {
    const texts = this.layout.rows.map((row) => cellWord(this.range[row][column])).filter(Boolean);
    const short = texts.filter((text) => text.length <= 8 && /[\d½=+*-]/.test(text));
    return short.length > 0.5 * texts.length;
  }

  private knownColumns(): string {
    const { columns, heads, rounds } = this.layout;
    const named = [...columns.values()]
      .sort((a, b) => a - b)
      .map((column) => heads[column] || `(${column + 1})`);
    const first = rounds.length > 0 ? [heads[rounds[0]], heads[rounds.at(-1)!]] : [];
    return [...named, ...(first.length > 0 ? [[...new Set(first)].join(' … ')] : [])].join(', ');
  }

  /** Read without a fault, and still not believed: the printed points say otherwise nearly everywhere. */
  private notUnderstood(
    reading: Reading,
    tournament: Tournament,
    rounds: RoundsReader,
  ): Problem | null {
    const { layout } = this;
    const column = layout.columns.get('points');
    if (!reading.kind.id.startsWith('grid') && !rounds.isByContent) {
      const left = layout.unknown.find((each) => rounds.holdsGames(each));
      if (left !== undefined)
        return error(
          'column-with-games',
          this.placeOf(layout.headerRow, left),
          layout.heads[left] ?? '',
          {
            known: this.knownColumns(),
          },
        );
    }
    if (column === undefined) return null;
    const place = this.placeOf(layout.headerRow, column);
    const printed = layout.rows.map((row) => this.printedPoints(row));
    const texts = layout.rows.map((row) => cellWord(this.range[row][column]));
    const unread = texts.findIndex((text, index) => text !== '' && printed[index] === null);
    if (printed.filter((value) => value === null).length > texts.length / 2 && unread >= 0)
      return error(
        'points-not-understood',
        this.placeOf(layout.rows[unread], column),
        texts[unread],
        {
          head: layout.heads[column],
          known: this.knownColumns(),
        },
      );
    const byNo = new Map(tournament.players.map((player) => [player.no, player]));
    const rows = reading.numbers.map((no, index): PrintedRow => ({
      outcomes: byNo.get(no)?.entries.map(({ outcome }) => outcome) ?? [],
      printed: printed[index],
    }));
    const wrong = contradictions(rows, tournament.points);
    const judged = rows.filter((row) => row.printed !== null).length;
    if (judged < 3 || wrong * 2 <= judged) return null;
    return error('points-contradict', place, layout.heads[column], { wrong, players: judged });
  }

  /** Many problems: first what was understood of the table at all. */
  private refuse(
    problems: readonly Problem[],
    { kind, entries }: Reading,
    raw: RawTournament,
  ): Checked<never> {
    const errors = problems.filter(({ severity }) => severity === 'error');
    const cells = entries.flat().filter(Boolean).length;
    if (errors.length <= 20) return { ok: false, problems: [...problems] };
    const summary = error(
      'table-not-understood',
      this.placeOf(this.layout.headerRow, 0),
      kind.example,
      {
        known: this.knownColumns(),
        cells,
        players: raw.players.length,
        problems: errors.length,
      },
    );
    return { ok: false, problems: [summary, ...problems] };
  }

  /** A cell that cannot be read contradicts the opponent's: only the cause is worth a line. */
  private withoutConsequences(
    all: readonly Problem[],
    causes: readonly Problem[],
    reading: Reading,
  ): Problem[] {
    const whole = causes.filter(({ code }) => code === 'grid-of-match-points');
    if (whole.length > 0) return whole;
    const key = (place: Place) => JSON.stringify(place);
    const unreadable = new Set(causes.map(({ place }) => key(place)));
    return all.filter(({ code, args }) => {
      if (code !== 'opponents-disagree' || !args) return true;
      const [player, opponent, round] = [args.player, args.opponent, args.round].map(Number);
      const place = reading.mirror(player, opponent, round);
      return place === undefined || !unreadable.has(key(place));
    });
  }
}

/** Undefined where the players go by them already, or where the column is not whole. */
function startNumbersOf(
  { kind, numbers }: Reading,
  numberings: readonly { readonly by: TableKind['numbers']; readonly numbers: readonly number[] }[],
): ReadonlyMap<number, number> | undefined {
  const starting = numberings.find(({ by }) => by === 'no')?.numbers;
  if (kind.numbers === 'no' || !starting) return undefined;
  const isWhole = new Set(starting).size === starting.length && !starting.some(Number.isNaN);
  return isWhole ? new Map(numbers.map((no, index) => [no, starting[index]])) : undefined;
}

const isBetter = (a: Judged, b: Judged): boolean =>
  a.errors !== b.errors ? a.errors < b.errors : a.errors === 0 && a.warnings < b.warnings;

/** Row by row, as one reads a table. */
function position(place: Place): number {
  const [row, column] =
    place.kind === 'line'
      ? [place.line, place.column ?? 0]
      : place.kind === 'argument'
        ? [place.row ?? 0, place.column ?? 0]
        : [0, 0];
  return 10_000 * row + column;
}

/**
 * A colour that is missing follows from the opponent's cell. Where neither names one, the lower
 * number has White, so that the table can be checked; the caller is told that it means nothing.
 */
function giveColours(players: RawPlayer[]): boolean {
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

const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
