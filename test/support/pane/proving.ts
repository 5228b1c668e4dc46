import { withSystem } from '../../../src/event/setup/setup';
import type { Language, Tournament } from '../../../src/model/types';
import { gamesOf } from '../../../src/event/results/results';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { systemById } from '../../../src/systems';
import type { PairingSystem } from '../../../src/systems/system';
import { typeResult } from '../../../taskpane/actions/round/correction';
import { adoptEvent, lookForList } from '../../../taskpane/actions/setup/setup';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import type { Desk } from '../../../taskpane/store/desk';
import { saveBook } from '../../../workbench/files/workbookFile';
import { Terminal } from '../cli';
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
  'Kapok',
  'Larch',
];
const USUAL_COUNT = 10;

/** Ten players, or another number, of an event of five rounds. */
export function unplayed(count = USUAL_COUNT): Tournament {
  const players = NAMES.slice(0, count).map((name, index) => ({
    ...SEVEN.players[0],
    ...{ no: index + 1, name, rating: 2200 - 50 * index, entries: [] },
  }));
  const info = { ...SEVEN.info, name: 'Open' };
  return { ...SEVEN, info, totalRounds: 5, players, pairedRounds: 0 };
}

/** With clubs of equal size where the system seats them at a table, and as many rounds as it has. */
function fitted(count: number, system: PairingSystem | undefined): Tournament {
  const field = system?.fieldFor?.(count);
  const event = unplayed(field?.players ?? count);
  const totalRounds = field?.rounds ?? system?.roundsFor?.(count) ?? event.totalRounds;
  const players = event.players.map((player, index) =>
    field ? { ...player, club: `Club ${Math.floor(index / field.boards) + 1}` } : player,
  );
  return { ...event, totalRounds, players };
}

/** An event of ten, or about another number, before its first round. */
export async function fresh(
  system = 'dutch-2026',
  count = USUAL_COUNT,
  language: Language = 'en',
): Promise<DeskBook> {
  const office = await startOffice();
  const event = fitted(count, systemById(system));
  const plan = eventPlan(event, { ...DEFAULT_SETTINGS, system, language });
  await applyPlan(plan, { language, time: '10:00' });
  return { office, desk: await openDesk(language) };
}

/** An event of so many teams of three, two of whom play, before its first round. */
export async function freshTeams(
  system: string,
  count: number,
  language: Language = 'en',
): Promise<DeskBook> {
  const office = await startOffice();
  const rows = NAMES.slice(0, count).flatMap((team, index) =>
    ['a', 'b', 'c'].map((who, board) => [
      ...[`${team} ${who}`, String(2300 - 50 * index - board), team, String(board + 1)],
    ]),
  );
  [['Name', 'Rating', 'Team', 'Board'], ...rows].forEach((row, at) =>
    row.forEach((text, column) => office.type('Sheet1', `${'ABCD'[column]}${at + 1}`, text)),
  );
  const desk = await openDesk(language);
  await lookForList(desk, 'Sheet1');
  const info = { name: 'Open', place: '', start: '2026-05-01', end: '', arbiter: '' };
  const settings = { ...DEFAULT_SETTINGS, language };
  const terms = { rounds: 5, byePoints: 2, initialColour: 'white', settings } as const;
  await adoptEvent(desk, { ...withSystem({ ...info, ...terms }, system), boards: 2 }, false);
  return { office, desk };
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
