import type { LogRow } from '../../sheets/stored/log/logRows';
import {
  headMark,
  lineDigest,
  parseProof,
  passedOn,
  type LineProof,
  type Parts,
  type ProofVersion,
  type State,
} from '../../sheets/stored/log/proof';

/**
 * The lines of a log as a graph. A line follows the one above it, or the lines that it names (`^`): two
 * arbiters in one workbook may each have written below the same line, which is a fork, and whoever writes
 * next joins both. A log of one writer is the case of one line after the other.
 */
export interface ProvedRow {
  readonly row: LogRow;
  /** Counted from 1, as it stands in the table. */
  readonly line: number;
  readonly proof: LineProof;
  /** The event as the lines before left it; null: there was none, or none with a proof. */
  readonly was: State | null;
  readonly parents: readonly ProvedRow[];
}

export interface LogGraph {
  /** Lines that fit, each behind those that it follows. */
  readonly proved: readonly ProvedRow[];
  /** The first line that does not fit, counted from 0; null: all do. */
  readonly broken: number | null;
  /** Lines that no other follows. */
  readonly heads: readonly ProvedRow[];
}

/** A line that can be followed by its own digest. */
const isNamed = (proof: LineProof | null): proof is LineProof =>
  proof !== null && proof.version > 1;

export function readGraph(rows: readonly LogRow[]): LogGraph {
  const proofs = rows.map(({ proof }) => parseProof(proof));
  const done = new Map<number, ProvedRow>();
  const proved: ProvedRow[] = [];
  const firstProof = proofs.findIndex((proof) => proof !== null);
  const unfit = new Set<number>();
  const place = (index: number): void => {
    const proof = proofs[index];
    const row = rows[index]!;
    // Lines of before 0.2.0 have no proof; none may follow one that has.
    if (!proof) {
      if (firstProof >= 0 && index > firstProof) unfit.add(index);
      else if (row.proof !== '') unfit.add(index);
      return;
    }
    const named = proof.heads?.map((mark) => findMark(proofs, mark)) ?? null;
    if (named?.some((parent) => parent === null)) return void unfit.add(index);
    // What follows a line that does not fit by its place alone is not asked.
    if (!named && unfit.has(index - 1)) return;
    const at = (named as number[] | null) ?? (proofs[index - 1] ? [index - 1] : []);
    const parents = at.map((parent) => done.get(parent));
    if (parents.some((parent) => parent === undefined)) return;
    const whole = parents as ProvedRow[];
    const passed = named
      ? [whole.map((parent) => parent.proof.digest).join('+')]
      : possibleBefore(rows, proofs, index);
    if (!passed.some((before) => lineDigest(row, proof, before) === proof.digest))
      return void unfit.add(index);
    const line = { row, line: index + 1, proof, parents: whole, was: joined(whole) };
    done.set(index, line);
    proved.push(line);
  };
  // A line may stand above one that it follows: a colleague's took the place of that one, and it was written again.
  for (let before = -1; before !== proved.length + unfit.size;) {
    before = proved.length + unfit.size;
    rows.forEach((_, index) => {
      if (!done.has(index) && !unfit.has(index)) place(index);
    });
  }
  const isOpen = (index: number) => proofs[index] !== null || unfit.has(index);
  const broken = rows.findIndex((_, index) => isOpen(index) && !done.has(index));
  const followed = new Set(proved.flatMap(({ parents }) => parents));
  return {
    proved,
    broken: broken < 0 ? null : broken,
    heads: proved.filter((line) => !followed.has(line)),
  };
}

/** null: no line has it, or several do. */
function findMark(proofs: readonly (LineProof | null)[], mark: string): number | null {
  const found = proofs.flatMap((proof, index) =>
    isNamed(proof) && headMark(proof) === mark ? [index] : [],
  );
  return found.length === 1 ? found[0]! : null;
}

/**
 * In version 1 the line before passes its time on, unless both were written at once. A program that
 * writes version 2 cannot read a proof of version 3 and takes the line for one without.
 */
function possibleBefore(
  rows: readonly LogRow[],
  proofs: readonly (LineProof | null)[],
  index: number,
): string[] {
  const proof = proofs[index]!;
  const above = rows[index - 1];
  if (!above) return [''];
  const before = proofs[index - 1] ?? null;
  const { time } = above;
  const passed = [passedOn(before, time)];
  if (isBehind(before, proof.version)) return [...passed, passedOn(null, time)];
  const isAtOnce = proof.version === 1 && time === rows[index]!.time;
  return isAtOnce ? [...passed, passedOn(before, '')] : passed;
}

/** An older program went on, or something of its time was put back. */
export const isBehind = (before: LineProof | null, version: ProofVersion): boolean =>
  before !== null && before.version > version && version > 1;

/** All lines before one, itself included. */
function past(line: ProvedRow): Set<ProvedRow> {
  const seen = new Set<ProvedRow>();
  const open = [line];
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...next.parents);
  }
  return seen;
}

/** The last line that both follow; null: they have nothing in common. */
function commonLine(a: ProvedRow, b: ProvedRow): ProvedRow | null {
  const [ofA, ofB] = [past(a), past(b)];
  const common = [...ofA].filter((line) => ofB.has(line));
  const behind = new Set(common.flatMap(({ parents }) => parents));
  return common.filter((line) => !behind.has(line)).sort((x, y) => y.line - x.line)[0] ?? null;
}

/** What a line has otherwise than the one that both sides go back to. Results come in by themselves. */
function touched(line: ProvedRow, from: Parts): string[] {
  return [...new Set([...line.proof.parts.keys(), ...from.keys()])]
    .filter((part) => !part.startsWith('Q'))
    .filter((part) => line.proof.parts.get(part) !== from.get(part));
}

/** Two lines that were written at the same time, and the parts of the event that both changed. */
export interface Fork {
  readonly sides: readonly [ProvedRow, ProvedRow];
  readonly parts: readonly string[];
}

/** Each pair of lines that stand side by side. */
export function forksAmong(heads: readonly ProvedRow[]): Fork[] {
  return heads.flatMap((a, index) =>
    heads.slice(index + 1).map((b): Fork => {
      const from = commonLine(a, b)?.proof.parts ?? new Map<string, string>();
      const [ofA, ofB] = [touched(a, from), touched(b, from)];
      const both = ofA.filter((part) => ofB.includes(part));
      const differs = (part: string) => a.proof.parts.get(part) !== b.proof.parts.get(part);
      return { sides: [a, b], parts: both.filter(differs) };
    }),
  );
}

/** The event as several lines together left it: of each part what the one says that changed it, else the later. */
export function joined(lines: readonly ProvedRow[]): State | null {
  const known = lines.filter(({ proof }) => proof.parts.size > 0);
  const [first, ...others] = [...known].sort((a, b) => a.line - b.line);
  if (!first) return lines[0]?.proof ?? null;
  const version = Math.max(...known.map(({ proof }) => proof.version)) as ProofVersion;
  const parts = new Map(first.proof.parts);
  let before = first;
  for (const line of others) {
    const from = commonLine(before, line)?.proof.parts ?? new Map<string, string>();
    for (const part of touched(line, from)) {
      const text = line.proof.parts.get(part);
      if (text === undefined) parts.delete(part);
      else parts.set(part, text);
    }
    // Of results that came in on both sides, nobody knows what they are together.
    for (const part of [...parts.keys()])
      if (part.startsWith('Q') && parts.get(part) !== line.proof.parts.get(part))
        parts.delete(part);
    before = line;
  }
  return { version, parts };
}
