import fs from 'fs';
import path from 'path';
import { decodeTrf } from '../../src/formats/trf/decode';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { check } from '../../src/model/check';
import type { Tournament } from '../../src/model/types';
import { SYSTEMS, systemById } from '../../src/systems';
import { pairByRank } from '../../src/systems/audit/byRank';
import { recheckRound } from '../../src/systems/audit/recheck';
import type { PairingSystem } from '../../src/systems/system';
import { readCase } from '../../test/support/cases';
import type { Figures } from './figures';
import { readJson, samePairing } from './product';

export function readEventFile(file: string): Tournament | string {
  const text = decodeTrf(fs.readFileSync(file));
  const checked = text.ok ? check(parseTrf(text.value)) : text;
  if (checked.ok) return checked.value;
  const { code, value, place } = checked.problems[0];
  return `refused: ${code} “${value}” ${JSON.stringify(place)}`;
}

/** The edition that a folder is named after: the longest known id that its name begins with. */
export function systemOfFolder(name: string): PairingSystem | undefined {
  const fitting = SYSTEMS.filter(({ id }) => name === id || name.startsWith(`${id}-`));
  return fitting.sort((a, b) => b.id.length - a.id.length)[0];
}

/** Finished events: every round is the pairing expected. */
export function finishedEvents(folder: string, files: readonly string[], figures: Figures): void {
  const system = systemOfFolder(path.basename(folder));
  if (!system) {
    figures.note(`no edition of the product is called like this folder`);
    return;
  }
  for (const name of files) {
    const event = readEventFile(path.join(folder, name));
    if (typeof event === 'string') {
      figures.count('events', false, () => `${name}: ${event}`);
      continue;
    }
    for (let round = 1; round <= event.pairedRounds; round++)
      countRound(event, system, round, true, name, figures);
  }
}

function countRound(
  event: Tournament,
  system: PairingSystem,
  round: number,
  isRight: boolean,
  name: string,
  figures: Figures,
): void {
  const checked = recheckRound(event, system, round);
  const kind = `rounds (${system.id})`;
  if ('problems' in checked)
    figures.count(kind, false, () => `${name} round ${round}: ${checked.problems[0].code}`);
  else
    figures.count(
      kind,
      checked.differs === !isRight,
      () => `${name} round ${round}, ${system.id}: ${isRight ? 'not' : 'unexpectedly'} as played`,
    );
}

/** Which rounds of an event an edition pairs as played. */
export interface Verdict {
  readonly right: readonly number[];
  readonly wrong: readonly number[] | Readonly<Record<string, unknown>>;
}

export const isVerdict = (value: unknown): value is Verdict =>
  typeof value === 'object' && value !== null && 'right' in value && 'wrong' in value;

/** Every key of an expectation that is an edition's id and holds a verdict. */
export function verdicts(
  folder: string,
  file: string,
  expected: Readonly<Record<string, unknown>>,
  figures: Figures,
): void {
  const wanted = Object.entries(expected).filter(([, value]) => isVerdict(value));
  if (wanted.length === 0) return;
  const event = readEventFile(path.join(folder, file));
  if (typeof event === 'string') {
    figures.count('events', false, () => `${file}: ${event}`);
    return;
  }
  for (const [id, value] of wanted) {
    const system = systemById(id);
    const { right, wrong } = value as Verdict;
    if (!system) {
      figures.note(`not in the product: ${id}`);
      continue;
    }
    const wrongRounds = Array.isArray(wrong) ? (wrong as number[]) : Object.keys(wrong).map(Number);
    for (const round of right) countRound(event, system, round, true, file, figures);
    for (const round of wrongRounds) countRound(event, system, round, false, file, figures);
  }
}

/** `expected.json` with a verdict per event. */
export function engineEvents(folder: string, figures: Figures): void {
  for (const event of readJson<{ file: string }[]>(path.join(folder, 'expected.json'))) {
    figures.files++;
    verdicts(folder, event.file, { ...event }, figures);
  }
}

/** JSON cases: one round to pair, with its pairing. */
export function cases(folder: string, files: readonly string[], figures: Figures): void {
  for (const name of files) {
    const file = path.join(folder, name);
    const { system: id } = readJson<{ system: string }>(file);
    const system = systemById(id);
    if (!system) {
      figures.note(`not in the product: ${id}`);
      continue;
    }
    const { task, expected } = readCase(file);
    const result = pairByRank(system, task);
    const pairs = (pairing: typeof expected) =>
      pairing.pairs.map(({ white, black }): [number, number] => [white, black]);
    figures.count(
      'rounds',
      result.ok && result.bye === expected.bye && samePairing(pairs(result), pairs(expected)),
      () => `${name}: ${result.ok ? 'another pairing' : result.refusal.code}`,
    );
  }
}
