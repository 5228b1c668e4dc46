/**
 * Whatever the pane does in whatever order, undo, two panes and restarts included: all that the room reads of
 * the round says the same after every step, and in the end Check and `verify` accuse nobody. A few kept seeds
 * here; `DESK=200 npx jest --selectProjects dom -- test/dom/pane/anyOrder` for more, `DESK_FROM` the first.
 */
import type { Finding } from '../../../src/sheets/write/working/checkSheet';
import { checkEvent } from '../../../taskpane/actions/check';
import { outputsThatDiffer } from '../../../scripts/fuzz/roundOutputs';
import { actAnyhow, eventOf } from '../../support/deskActs';
import type { DeskBook } from '../../support/deskBook';
import { verified } from '../../support/proving';

/** An undo of an undo where there is no event; a list of before; a round paired again after a correction. */
const KEPT_SEEDS = [1004, 1009, 1024];
const COUNT = Number(process.env.DESK ?? 0);
const FROM = Number(process.env.DESK_FROM ?? 1000);
const SEEDS = COUNT > 0 ? Array.from({ length: COUNT }, (_, index) => FROM + index) : KEPT_SEEDS;
const STEPS = 14;

function differing({ office, desk }: DeskBook): string[] {
  const event = eventOf(desk);
  if (!event || event.tournament.pairedRounds === 0) return [];
  const isThere = office.sheetNames().includes('By name') && !event.phase;
  const cells = isThere ? office.sheet('By name').values('A4:E24') : undefined;
  return outputsThatDiffer(
    event,
    cells?.filter(([name]) => name !== ''),
  );
}

/** What the log explains is no accusation, and an old list is one of before. */
const EXPLAINED =
  /^the file logs that|numbers and ratings of its day|^explained by a correction|the event has changed since: write it again/;

function accusations(findings: readonly Finding[]): string[] {
  let isExplained = false;
  return findings.flatMap(({ round, finding }) => {
    // What is said further of a round names none.
    if (round !== null || EXPLAINED.test(finding)) isExplained = EXPLAINED.test(finding);
    return isExplained ? [] : [finding];
  });
}

test.each(SEEDS)('seed %i', async (seed) => {
  const agree = (done: readonly string[], wrong: readonly string[]) => {
    if (wrong.length > 0) throw new Error(`${done.join(' ')}:\n${wrong.join('\n')}`);
  };
  const { office, desk, done } = await actAnyhow(seed, STEPS, (book, so) =>
    agree(so, differing(book)),
  );
  // Undone to before the first round there is nothing to verify.
  if (!office.sheetNames().includes('Round 1')) return;
  agree(done, (await verified(office)).breaks);
  await desk.refresh();
  await checkEvent(desk);
  agree(done, accusations(desk.getState().check?.findings ?? []));
});
