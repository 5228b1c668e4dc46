import fs from 'fs';
import { run } from '../../cli/run';

/** One command line of the product, run in this process: what it printed, and how it ended. */
export interface Answer {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Reads real files and writes none: the corpora stay as they are. */
export async function pairsheet(...words: readonly string[]): Promise<Answer> {
  let out = '';
  let err = '';
  const exit = await run(words, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    read: (path) => fs.readFileSync(path),
    write: (path) => {
      throw new Error(`${path} would be written`);
    },
    exists: (path) => fs.existsSync(path),
    now: () => new Date(),
  });
  return { exit, out, err };
}

export interface StandingsRow {
  readonly rank: number;
  readonly no: number;
  readonly name: string;
  readonly points: number;
  readonly tieBreaks: Readonly<Record<string, number | string | null>>;
}

export type StandingsAnswer =
  | { readonly ok: true; readonly rows: readonly StandingsRow[]; readonly err: string }
  | { readonly ok: false; readonly exit: number; readonly err: string };

export async function standings(
  file: string,
  codes: readonly string[],
  ...options: readonly string[]
): Promise<StandingsAnswer> {
  const wanted = codes.length > 0 ? ['--tie-breaks', codes.join(',')] : [];
  const { exit, out, err } = await pairsheet('standings', file, '--json', ...wanted, ...options);
  if (exit !== 0) return { ok: false, exit, err };
  const { standings: rows } = JSON.parse(out) as { standings: StandingsRow[] };
  return { ok: true, rows, err };
}

export type Pairing = readonly (readonly [white: number, black: number])[];

/**
 * The next round as [white, black], the bye as [n, 0]; a text says why there is none. Without a
 * system it is the one that the file names.
 */
export async function nextRound(file: string, system?: string): Promise<Pairing | string> {
  const asked = system === undefined ? [] : ['--system', system];
  const { exit, out, err } = await pairsheet('pair', file, ...asked, '--json');
  if (exit === 1) return 'no legal pairing';
  if (exit !== 0) return firstLine(err);
  const { pairs, bye } = JSON.parse(out) as {
    pairs: { white: number; black: number }[];
    bye: number | null;
  };
  const paired = pairs.map(({ white, black }): [number, number] => [white, black]);
  return bye === null ? paired : [...paired, [bye, 0]];
}

export const samePairing = (a: Pairing | string | null, b: Pairing | string | null): boolean => {
  const key = (pairing: Pairing | string | null): string =>
    typeof pairing === 'string' || pairing === null
      ? String(pairing)
      : pairing
          .map((pair) => pair.join('-'))
          .sort()
          .join(' ');
  return key(a) === key(b);
};

/** The first error that was told, without the warnings above it. */
export function firstLine(text: string): string {
  const lines = text.split('\n');
  return lines.find((line) => line.includes(' error: ')) ?? lines[0];
}

export function readJson<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
