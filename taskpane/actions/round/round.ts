import { papersOf } from '../../../src/event/lists/papers';
import { isChecked, type CheckedEvent } from '../../../src/event/open/openEvent';
import { planRound } from '../../../src/event/round/planRound';
import { prepareRound, previewRound, type Preview } from '../../../src/event/round/proposeRound';
import { sayRefusal } from '../../../src/event/round/refusal';
import { fill } from '../../../src/explain/phrasebook';
import type { Reason, TraceStep } from '../../../src/explain/reason';
import { lastFinishedRound } from '../../../src/model/tournament';
import type { SystemId } from '../../../src/model/types';
import { systemById } from '../../../src/systems';
import { wordsOf } from '../../../src/words';
import { LIST_WORDS } from '../lists/listWords';
import type { Desk } from '../../store/desk';
import type { Lot } from '../../store/types';

/** Pairs the next round (or the last one again) and shows it; nothing is written yet. */
export function pairRound(desk: Desk, again = false): Promise<void> {
  if (desk.asksFirst(() => pairRound(desk, again))) return Promise.resolve();
  const { event } = desk.getState();
  const last = event?.tournament?.pairedRounds ?? 0;
  const what: Reason = { key: 'pane.pairing', args: { round: again ? last : last + 1 } };
  return desk.run(
    what,
    async () => {
      if (!isChecked(event)) return desk.refuse(event?.problems ?? []);
      const waiting = waitsFor(event, again);
      if (waiting) return desk.tell('warning', waiting);
      const { attendance: next, attendanceAgain, lot } = desk.getState();
      const seed = lot?.seed ?? desk.ports.seed();
      const request = { again, attendance: again ? attendanceAgain : next, seed };
      const prepared = prepareRound(event, request);
      if (!prepared.ok) return desk.refuse(prepared.problems);
      const { task, tournament, numbers } = prepared;
      const result = await desk.ports.pairing.pair(event.settings.system, task, (done) =>
        desk.progress(done),
      );
      if (!result.ok) {
        const said = sayRefusal(event, tournament, result.refusal, numbers);
        const canMakeByHand = !again && result.refusal.code === 'no-legal-pairing';
        return desk.set({ notice: { tone: 'error', ...said }, canMakeByHand });
      }
      const preview = previewRound(event, prepared, result);
      const drawn = prepared.seed === null ? [] : (lot?.before ?? []).map(drawnBefore);
      desk.set({
        preview: { ...preview, warnings: [...drawn, ...preview.warnings] },
        view: 'preview',
        ...(prepared.seed !== null && !lot ? { lot: { seed: prepared.seed, before: [] } } : {}),
      });
    },
    true,
  );
}

const drawnBefore = ({ seed, why }: Lot['before'][number]): Reason => ({
  key: 'pane.lot-before',
  args: { seed, why },
});

/** Draws another lot, for a reason that the log will name, and shows the round with it. */
export async function drawAgain(desk: Desk, why: string): Promise<void> {
  const { lot, preview } = desk.getState();
  if (!lot || !preview || why.trim() === '') return;
  const before = [...lot.before, { seed: lot.seed, why: why.trim() }];
  desk.set({ lot: { seed: desk.ports.seed(), before } });
  await pairRound(desk, preview.replaces);
}

/** What has to be answered before a round is paired; null: nothing. */
function waitsFor(event: CheckedEvent, again: boolean): Reason | null {
  if (event.typed.length > 0) return { key: 'pane.typed-first' };
  if (event.typedTerms.length > 0) return { key: 'lock.first' };
  const { manualEdit } = event;
  // Paired again, the round is the system's once more.
  return manualEdit && !manualEdit.isOfTables && !again
    ? { key: 'manualEdit.first', args: { round: manualEdit.round } }
    : null;
}

/** Writes the round that was previewed. */
export function confirmRound(desk: Desk, withWorking: boolean): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, preview } = desk.getState();
    if (!isChecked(event) || !preview) return;
    const working = withWorking
      ? await workingSteps(desk, preview, event.settings.system)
      : undefined;
    const liveLists = await desk.ports.book.liveLists(desk.getState().section, desk.read);
    const plan = planRound(event, preview, { working, liveLists });
    if (!(await desk.write(plan))) return;
    // What is noted for the next round stays so while the last one is paired again.
    const noted = preview.replaces ? {} : { attendance: new Map() };
    desk.set({ preview: null, ...noted, attendanceAgain: new Map(), view: 'home' });
    const stale = stalePapers(desk);
    desk.tell(stale.length > 0 ? 'warning' : 'success', plan.title, ...stale);
  });
}

/** Lists that were written before and would be others now: they may hang on the wall. */
function stalePapers(desk: Desk): Reason[] {
  const { event, language } = desk.getState();
  if (!isChecked(event)) return [];
  const after = lastFinishedRound(event.tournament);
  const stale = papersOf(event, { after, tieBreaks: event.settings.tieBreaks })
    .filter(({ state }) => state === 'stale')
    .map(({ output }) => fill(language, LIST_WORDS[output]));
  if (stale.length === 0) return [];
  const papers = stale.join(wordsOf(language).listMark);
  return [{ key: 'home.papers-stale', args: { papers } }];
}

/** Where the preview left the work by hand and the second opinion out, they are done now. */
async function workingSteps(
  desk: Desk,
  { task, steps }: Preview,
  id: SystemId,
): Promise<readonly TraceStep[]> {
  const system = systemById(id);
  if (!system?.explain && !system?.secondOpinion) return steps;
  const again = await desk.ports.pairing.explain(id, task, () => {});
  return again.ok ? again.trace.steps : steps;
}
