/**
 * Runs inside a jsdom window (see roundTrips.bench.ts): actions of the pane over the real office.js, with
 * every message between the two counted, and answered after a while as over a network.
 */
import { DEFAULT_REQUEST, generateTournament } from '../src/generate/generate';
import { standingBefore } from '../src/model/tournament';
import { DEFAULT_SETTINGS } from '../src/sheets/settings';
import { eventPlan } from '../src/sheets/write/eventPlan';
import { systemById } from '../src/systems';
import { loadHistory, putBack } from '../taskpane/actions/historyActions';
import { applyPlan } from '../taskpane/excel/applyPlan';
import { list, nextRound, openDesk, result } from '../test/support/pane/deskBook';
import { startOffice } from '../test/support/pane/officeHost';

export interface Trips {
  readonly action: string;
  readonly trips: number;
  /** Characters. */
  readonly sent: number;
  readonly answered: number;
  readonly largest: number;
  /** Milliseconds at each of `DELAYS` a trip; counted from the trips where it can be done only once. */
  readonly times: readonly number[];
  readonly isCounted: boolean;
}

/** So many steps are put back at once, at least. */
const STEPS = 18;

export const DELAYS = [0, 100, 250];

export async function measureTrips(players: number): Promise<Trips[]> {
  let delay = 0;
  let sizes: (readonly [sent: number, answered: number])[] = [];
  await startOffice({
    onTraffic: (sent, answered) => void sizes.push([sent, answered]),
    schedule: (answer) => (delay > 0 ? void setTimeout(answer, delay) : queueMicrotask(answer)),
  });
  const request = { ...DEFAULT_REQUEST, players, rounds: 5, seed: 7 };
  const made = generateTournament(request, systemById('dutch-2016')!);
  if (!made.ok) throw new Error('not paired');
  const event = { ...standingBefore(made.tournament, 5), totalRounds: 9 };
  await applyPlan(eventPlan(event, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  const desk = await openDesk();
  const measured = async (
    action: string,
    work: () => Promise<unknown>,
    isCounted = false,
  ): Promise<Trips> => {
    sizes = [];
    const times: number[] = [];
    let first = sizes;
    for (const each of DELAYS) {
      if (isCounted && each > 0) {
        times.push(times[0]! + first.length * each);
        continue;
      }
      delay = each;
      const start = Date.now();
      await work();
      times.push(Date.now() - start);
      if (each === DELAYS[0]) first = sizes;
      sizes = [];
    }
    delay = 0;
    const { notice } = desk.getState();
    if (notice?.tone === 'error') throw new Error(`${action}: ${JSON.stringify(notice)}`);
    return {
      action,
      trips: first.length,
      sent: first.reduce((sum, [sent]) => sum + sent, 0),
      answered: first.reduce((sum, [, answered]) => sum + answered, 0),
      largest: Math.max(...first.flat()),
      times,
      isCounted,
    };
  };
  let game = 0;
  const rows = [
    await measured('read', () => desk.load()),
    await measured('pair and write a round', () => nextRound(desk, game++ > 0)),
    await measured('one result', () => result(desk, 5, game++, '1-0')),
    await measured('standings as values', () => list(desk, 'standings')),
  ];
  await loadHistory(desk);
  // As many as the workbook keeps, as at the end of a long day.
  while (desk.getState().history.length < STEPS) {
    for (const output of ['crosstable', 'byName', 'standings'] as const) await list(desk, output);
    await loadHistory(desk);
  }
  const oldest = desk.getState().history.at(-1)!;
  const steps = desk.getState().history.length;
  rows.push(await measured(`put back ${steps} steps`, () => putBack(desk, oldest.id), true));
  return rows;
}

Object.assign(globalThis, { measureTrips });
