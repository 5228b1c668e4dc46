import {
  importedRound,
  importQuestion,
  importTask,
  type ImportedRound,
} from '../../../src/event/check/importCheck';
import type { Reason } from '../../../src/explain/reason';
import type { Problem } from '../../../src/model/problems';
import type { SystemId, Tournament } from '../../../src/model/types';
import type { Plan } from '../../../src/sheets/plan/plan';
import type { Departure } from '../../../src/sheets/stored/event/storedEvent';
import { systemById } from '../../../src/systems';
import type { Desk } from '../../store/desk';

/** An event that is about to be written. */
export interface Incoming {
  readonly tournament: Tournament;
  readonly system: SystemId;
  readonly plan: (departures: readonly Departure[]) => Plan;
  /** What its source claims and the results do not bear out. */
  readonly warnings: readonly Problem[];
  /** What its source does not say. */
  readonly assumed: readonly Reason[];
}

/**
 * Pairs every round that comes with a file again, off the page's thread, before anything is written.
 * Rounds that differ are asked about.
 */
export async function checkAndWrite(desk: Desk, incoming: Incoming): Promise<void> {
  const system = systemById(incoming.system);
  const rounds = system ? await checkRounds(desk, incoming) : [];
  const question = system ? importQuestion(system, rounds) : null;
  const departures = rounds.flatMap((each) => (each.kind === 'wrong' ? [each.line] : []));
  if (question) return desk.set({ importing: { incoming, departures, ...question } });
  const right = rounds.filter(({ kind }) => kind === 'right').length;
  const said: Reason[] =
    right > 0 && right === rounds.length
      ? [{ key: 'import.all-right', args: { rounds: right } }]
      : [];
  await writeIncoming(desk, incoming, [], said);
}

async function checkRounds(desk: Desk, { tournament, system: id }: Incoming) {
  const system = systemById(id)!;
  const rounds: ImportedRound[] = [];
  const count = tournament.pairedRounds;
  for (let round = 1; round <= count; round++) {
    const what: Reason = { key: 'import.checking', args: { round, rounds: count } };
    desk.set({ busy: { what, progress: (round - 1) / count, canCancel: true } });
    const task = importTask(tournament, systemById(id), round);
    const result = task && (await desk.ports.pairing.pair(id, task, () => {}));
    rounds.push(
      task && result
        ? importedRound(tournament, system, task, result)
        : { round, kind: 'unchecked' },
    );
  }
  return rounds;
}

/** The arbiter takes the event as it is: each wrong round gets its departure. */
export function confirmImport(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { importing } = desk.getState();
    if (!importing) return;
    await writeIncoming(desk, importing.incoming, importing.departures, []);
  });
}

export function dropImport(desk: Desk): void {
  desk.set({ importing: null });
  desk.tell('info', { key: 'import.dropped' });
}

async function writeIncoming(
  desk: Desk,
  { plan: make, warnings, assumed }: Incoming,
  departures: readonly Departure[],
  said: readonly Reason[],
): Promise<void> {
  const plan = make(departures);
  if (!(await desk.write(plan))) return;
  const tone = warnings.length > 0 || departures.length > 0 ? 'warning' : 'success';
  desk.set({
    importing: null,
    adopted: null,
    view: 'home',
    notice: { tone, lines: [plan.title, ...said, ...assumed], problems: warnings },
  });
}
