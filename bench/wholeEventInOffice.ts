/**
 * Runs inside a jsdom window (see wholeEvent.bench.ts): a large event from the pasted list to the last
 * standings, through the desk and the real office.js, over the workbook in memory.
 */
import { gamesOf } from '../src/event/results/results';
import { roundToPair } from '../src/model/tournament';
import { DEFAULT_SETTINGS } from '../src/sheets/settings';
import { systemById } from '../src/systems';
import type { Desk } from '../taskpane/store/desk';
import { writeOutput } from '../taskpane/actions/lists/outputs';
import { queueResult } from '../taskpane/actions/round/results';
import { adoptEvent, lookForList } from '../taskpane/actions/setup/setup';
import { openDesk, nextRound } from '../test/support/pane/deskBook';
import { startOffice, type Office } from '../test/support/pane/officeHost';
import { MemoryBook } from '../workbench/host/memory/memoryBook';
import type { Book } from '../workbench/host/book';

export interface Step {
  readonly round: number;
  /** Milliseconds of the processor. */
  readonly pairedAndWritten: number;
  readonly results: number;
  readonly standings: number;
  /** The engine alone, and the cells of the same sheets given to a workbook directly. */
  readonly engine: number;
  readonly cells: number;
  readonly heapMegabytes: number;
}

export interface Machine {
  cpuTime(): number;
  heapMegabytes(): number;
}

export interface WholeEvent {
  readonly adopted: number;
  readonly steps: readonly Step[];
}

const FORM = {
  name: 'Large',
  place: '',
  start: '2026-05-01',
  end: '',
  arbiter: '',
  byePoints: 2,
  initialColour: 'white',
  settings: DEFAULT_SETTINGS,
} as const;

const RESULTS = ['1-0', '½-½', '0-1'];

/** Always the same event: who wins follows from the numbers of the two and the round. */
const resultOf = (white: number, black: number, round: number): string =>
  RESULTS[(white * 7 + black * 3 + round) % 3];

export async function measure(
  machine: Machine,
  players: number,
  rounds: number,
): Promise<WholeEvent> {
  const office = await startOffice();
  pasteList(office.book, players);
  const desk = await openDesk();
  const spent = async (work: () => Promise<unknown>): Promise<number> => {
    const start = machine.cpuTime();
    await work();
    return machine.cpuTime() - start;
  };
  const adopted = await spent(async () => {
    await lookForList(desk, 'List');
    await adoptEvent(desk, { ...FORM, rounds }, false);
  });
  const steps: Step[] = [];
  for (let round = 1; round <= rounds; round++) {
    const pairedAndWritten = await spent(() => nextRound(desk));
    const results = await spent(() => typeResults(desk, round));
    const standings = await spent(() =>
      writeOutput(desk, 'standings', { after: 0, tieBreaks: ['BH', 'SB'], isLive: false }),
    );
    const { event } = desk.getState();
    const { tournament, settings } = event!;
    if (tournament?.pairedRounds !== round) throw new Error(`Round ${round} was not written`);
    const engine = await spent(async () => {
      systemById(settings.system)!.pair(roundToPair(tournament, round));
    });
    const cells = await spent(async () =>
      writeDirectly(office, [`Round ${round}`, 'By name', 'Standings']),
    );
    const heapMegabytes = machine.heapMegabytes();
    steps.push({ round, pairedAndWritten, results, standings, engine, cells, heapMegabytes });
  }
  return { adopted, steps };
}

function pasteList(book: Book, players: number): void {
  const rows = Array.from({ length: players }, (_, index) => [
    `Player, Fictional ${index + 1}`,
    2600 - Math.floor(index / 2),
    ['FRA', 'POR', 'ENG'][index % 3],
    `Club ${index % 40}`,
  ]);
  const cells = [['Name', 'Rating', 'Federation', 'Club'], ...rows];
  book.addSheet('List').write(
    { row: 0, column: 0, rows: cells.length, columns: 4 },
    cells.map((row) => row.map((value) => ({ value }))),
  );
}

/** As fast as fingers can be: all that comes while the first is written is written together. */
async function typeResults(desk: Desk, round: number): Promise<void> {
  const typed = gamesOf(desk.getState().event, round).map((game) => {
    const text = resultOf(game.white, game.black, round);
    return queueResult(desk, { round, game, text });
  });
  await Promise.all(typed);
}

/** The cells of these sheets into a new workbook, one write each. */
function writeDirectly({ book }: Office, names: readonly string[]): void {
  const plain = new MemoryBook();
  plain.beginBatch();
  for (const name of names) {
    const from = book.sheets().find((sheet) => sheet.name === name)!;
    const area = from.usedArea(true)!;
    const cells = Array.from({ length: area.rows }, (_, row) =>
      Array.from({ length: area.columns }, (_unused, column) =>
        from.content(area.row + row, area.column + column),
      ),
    );
    plain.addSheet(name).write(area, cells);
  }
  plain.endBatch();
}

Object.assign(globalThis, { measure });
