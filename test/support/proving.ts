import type { Tournament } from '../../src/model/types';
import { gamesOf } from '../../src/event/results/results';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { typeResult } from '../../taskpane/actions/correction';
import { applyPlan } from '../../taskpane/excel/applyPlan';
import type { Desk } from '../../taskpane/store/desk';
import { saveBook } from '../../workbench/files/workbookFile';
import { Terminal } from './cli';
import { nextRound, openDesk, SEVEN, type DeskBook } from './deskBook';
import { startOffice, type Office } from './officeHost';

export const NAMES = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elm',
  'Fir',
  'Gorse',
  'Hazel',
  'Ivy',
  'Juniper',
];

/** Ten players, or fewer, of an event of five rounds. */
export function unplayed(count = NAMES.length): Tournament {
  const players = NAMES.slice(0, count).map((name, index) => ({
    ...SEVEN.players[0],
    ...{ no: index + 1, name, rating: 2200 - 50 * index, entries: [] },
  }));
  const info = { ...SEVEN.info, name: 'Open' };
  return { ...SEVEN, info, totalRounds: 5, players, pairedRounds: 0 };
}

/** An event of ten, or fewer, before its first round. */
export async function fresh(system = 'dutch-2026', count = NAMES.length): Promise<DeskBook> {
  const office = await startOffice();
  const event = unplayed(count);
  const plan = eventPlan(event, { ...DEFAULT_SETTINGS, system });
  await applyPlan(plan, { language: 'en', time: '10:00' });
  return { office, desk: await openDesk() };
}

const RESULTS = ['1-0', '½-½', '0-1', '0-1', '1-0'];

/** Pairs so many rounds and enters their results. */
export async function play(desk: Desk, rounds: number): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    await nextRound(desk);
    for (const [index, game] of gamesOf(desk.getState().event, round).entries())
      await typeResult(desk, round, game, RESULTS[(index + round) % RESULTS.length]);
  }
}

export interface Verified {
  readonly ok: boolean;
  readonly breaks: readonly string[];
  readonly found: readonly string[];
  readonly digest: string;
}

/** The workbook of a test, saved and asked by the command line whether it is what its log says. */
export async function verified(office: Office, ...words: string[]): Promise<Verified> {
  return verifiedBytes(await saveBook(office.book), ...words);
}

export async function verifiedBytes(bytes: Uint8Array, ...words: string[]): Promise<Verified> {
  const terminal = new Terminal();
  terminal.write('e.xlsx', bytes);
  const exit = await terminal.run('verify', 'e.xlsx', '--json', ...words);
  if (terminal.stdout === '') throw new Error(`${exit}: ${terminal.stderr}`);
  return JSON.parse(terminal.stdout) as Verified;
}
