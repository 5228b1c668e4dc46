/**
 * Two or more arbiters who do anything in any order in one workbook, the same for a seed every time: results
 * in the pane and straight into the sheet, corrections, pairing, pairing again, lists, sorting, filtering,
 * renaming, undo, taking over, offline and back, and what they do at once (`busyActs.ts`). What must hold
 * afterwards: `judge.ts`.
 */
import { streamOf } from '../../../src/generate/random';
import { putRight } from '../../../taskpane/actions/round/lost';
import { sharedEvent, type Arbiter } from '../pane/arbiters';
import { unplayed } from '../pane/proving';
import { ACTS, USUAL, type Act } from './acts';
import { BUSY, BUSY_ACTS } from './busyActs';
import { gameKey, type Hour } from './hour';
import { judge } from './judge';

const NAMES = ['ann', 'bob', 'cid'];

const ALL_ACTS: Readonly<Record<string, Act>> = { ...ACTS, ...BUSY_ACTS };

/** Whoever is told that a result is at another board looks at both slips, and moves it back. */
async function putAllRight(hour: Hour, arbiter: Arbiter): Promise<void> {
  for (const lost of arbiter.desk.getState().lost) {
    const { round, at, result, isTwice = false } = lost;
    const own = gameKey(arbiter, round, lost);
    const isSlip = (key: string) => hour.given.get(key)?.has(result) ?? false;
    const isOpen = isTwice || lost.there === '';
    if (!isOpen || !isSlip(own) || (at && isSlip(gameKey(arbiter, round, at)))) continue;
    hour.done.push(`${arbiter.person.name} puts right`);
    await arbiter.at((desk) => putRight(desk, lost));
  }
}

export interface Played {
  readonly done: readonly string[];
  /** What does not hold; null: everything does. */
  readonly wrong: string | null;
}

export interface HourOptions {
  /** Each pane reads what came before somebody types into the sheet, and moved results are put right. */
  readonly isAttentive?: boolean;
  /** As hours were before much was done at once: their seeds are kept. */
  readonly isUsual?: boolean;
  readonly steps?: number;
  /** For whoever looks at an hour that went wrong. */
  readonly onStep?: (hour: Hour) => void;
}

export async function playHour(
  seed: number,
  { isAttentive = true, isUsual = false, steps = 14, onStep }: HourOptions = {},
): Promise<Played> {
  const numbers = streamOf(seed, 'monkeys');
  const below = (n: number) => numbers.integer(0, n - 1);
  const isShared = below(5) > 0;
  const count = 2 + below(2);
  const room = await sharedEvent(unplayed(5 + below(5)), NAMES.slice(0, count), isShared);
  const hour: Hour = {
    ...{ room, below, done: [`${count}${isShared ? '' : ' unshared'}`] },
    ...{ given: new Map(), kept: new Map(), causes: new Set(), told: [], isAttentive },
  };
  if (!isShared) hour.causes.add('unshared');
  const [first] = room.arbiters;
  room.watch = (arbiter) =>
    void arbiter.desk.subscribe(() => {
      for (const lost of arbiter.desk.getState().lost) {
        const { round, result, at } = lost;
        const game = gameKey(arbiter, round, lost);
        hour.told.push({ round, result, game, at: at && gameKey(arbiter, round, at) });
      }
    });
  room.arbiters.forEach(room.watch);
  await ACTS.pair(hour, first);
  await room.settle();
  const choice: readonly string[] = isUsual ? USUAL : [...USUAL, ...BUSY];
  for (let step = 0; step < steps; step++) {
    const arbiter = room.arbiters[below(room.arbiters.length)];
    const act = choice[below(choice.length)];
    hour.done.push(`${arbiter.person.name} ${act}`);
    // Colleagues' cells may come between two batches of an action.
    let chances = below(3) === 0 ? 2 : 0;
    for (const each of room.arbiters)
      each.person.beforeBatch = () => {
        if (chances === 0 || below(4) > 0) return;
        chances--;
        for (const other of room.arbiters) if (other !== each) other.meetNow();
        each.meetNow();
      };
    await ALL_ACTS[act](hour, arbiter);
    for (const each of room.arbiters) each.person.beforeBatch = () => undefined;
    onStep?.(hour);
    if (below(3) > 0) await arbiter.meet();
    if (below(4) === 0) await room.settle();
    if (isAttentive) await putAllRight(hour, arbiter);
  }
  for (const { person } of room.arbiters) person.coauthor.isOffline = false;
  // Lines of the log that are written again need a meeting too.
  for (let more = 0; more < 3; more++) await room.settle();
  room.meet();
  return { done: hour.done, wrong: judge(hour) };
}
