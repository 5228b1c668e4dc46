import path from 'path';
import type { Figures } from './figures';
import { firstLine, readJson, standings, type StandingsRow } from './product';

type Values = Readonly<Record<string, Readonly<Record<string, number | string | null>>>>;

/** Keys of the French set that the command line knows by a code, and how unplayed rounds are read. */
const FRENCH: Readonly<Record<string, readonly [code: string, unplayed: string]>> = {
  adjustedScore: ['SA', 'default'],
  buchholz: ['BH', 'default'],
  buchholzMedian1: ['BH-M1', 'default'],
  buchholzMedian2: ['BH-M2', 'default'],
  buchholzCut1: ['BH-C1', 'default'],
  buchholzCut2: ['BH-C2', 'default'],
  'buchholz (literal §1)': ['BH', 'literal'],
  'buchholz (played games only)': ['BH', 'played-only'],
  sonnebornBerger: ['SB', 'default'],
  cumulative: ['CUM', 'default'],
  cumulativeCut1: ['CUM-C1', 'default'],
  cumulativeCut2: ['CUM-C2', 'default'],
  wins: ['WINS', 'default'],
  kashdan: ['KASH', 'default'],
  yugoslav: ['YUG', 'default'],
  koya: ['KOYA', 'default'],
  averageRating: ['ARO', 'default'],
  averageRatingCut1: ['ARO-C1', 'default'],
  performance: ['PERF', 'default'],
  sumBuchholz: ['SBH', 'default'],
};

interface ValueFile {
  readonly file: string;
  readonly rounds: number;
  readonly edition: string;
  readonly values: Values;
  readonly ranks?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** `values[player][code]`, `ranks[list][player]` beside a TRF. */
export async function valueFiles(
  folder: string,
  files: readonly string[],
  figures: Figures,
): Promise<void> {
  for (const name of files) {
    const expected = readJson<ValueFile>(path.join(folder, name));
    const event = new Event(path.join(folder, expected.file), expected.edition, figures, [
      '--after',
      String(expected.rounds),
    ]);
    const codes = new Set(Object.values(expected.values).flatMap((values) => Object.keys(values)));
    for (const code of codes) await event.compare(code, column(expected.values, code), name);
    for (const [list, ranks] of Object.entries(expected.ranks ?? {}))
      await event.compareRanks(list, ranks, name);
  }
}

const column = (values: Values, code: string): Readonly<Record<string, number | string | null>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([no, of]) => (code in of ? [[no, of[code]]] : [])),
  );

/** One event under one edition; every list is asked for once. */
export class Event {
  private readonly asked = new Map<string, Promise<readonly StandingsRow[] | string>>();

  constructor(
    private readonly file: string,
    private readonly edition: string,
    private readonly figures: Figures,
    private readonly options: readonly string[] = [],
  ) {}

  /** `tolerance`: half of the last decimal that was printed. */
  async compare(
    code: string,
    expected: Readonly<Record<string, number | string | null>>,
    name: string,
    tolerance = 1e-6,
  ): Promise<void> {
    const isRank = code === 'DE' || code === 'DE/P';
    const [own, unplayed] = FRENCH[code] ?? [code === 'adjusted' ? 'SA' : code, 'default'];
    const isPoints = code === 'PTS' || code === 'points';
    const rows = await this.rows(isPoints ? [] : [own], unplayed);
    const where = `${name}, ${this.edition}`;
    if (typeof rows === 'string') {
      this.figures.count('codes answered', false, () => `${where}, ${code}: ${rows}`);
      return;
    }
    for (const [no, value] of Object.entries(expected)) {
      const row = rows.find((each) => each.no === Number(no));
      const ours = isPoints ? row?.points : isRank ? row?.rank : row?.tieBreaks[own];
      const isSame =
        typeof value === 'number' && typeof ours === 'number'
          ? Math.abs(value - ours) <= tolerance
          : value === ours;
      this.figures.count(
        `values (${this.edition})`,
        isSame,
        () => `${where}, ${code} of ${no}: ${String(ours)}, expected ${String(value)}`,
      );
    }
  }

  async compareRanks(
    list: string,
    expected: Readonly<Record<string, number>>,
    name: string,
  ): Promise<void> {
    const codes = list.split(',').filter((code) => code !== 'PTS');
    const rows = await this.rows(codes);
    if (typeof rows === 'string') {
      this.figures.count('codes answered', false, () => `${name}, ${list}: ${rows}`);
      return;
    }
    for (const [no, rank] of Object.entries(expected)) {
      const ours = rows.find((each) => each.no === Number(no))?.rank;
      this.figures.count(
        `ranks (${this.edition})`,
        ours === rank,
        () => `${name}, ${this.edition}, ${list}: ${no} is ${String(ours)}, expected ${rank}`,
      );
    }
  }

  private rows(
    codes: readonly string[],
    unplayed = 'default',
  ): Promise<readonly StandingsRow[] | string> {
    const key = `${codes.join()} ${unplayed}`;
    const known = this.asked.get(key) ?? this.ask(codes, unplayed);
    this.asked.set(key, known);
    return known;
  }

  private async ask(
    codes: readonly string[],
    unplayed: string,
  ): Promise<readonly StandingsRow[] | string> {
    const reading = unplayed === 'default' ? [] : ['--unplayed', unplayed];
    const options = ['--edition', this.edition, ...reading, ...this.options];
    const list = await standings(this.file, codes, ...options);
    return list.ok ? list.rows : firstLine(list.err);
  }
}
