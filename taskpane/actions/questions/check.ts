import { planCheck, roundFindings, type CheckReport } from '../../../src/event/check/checkEvent';
import { checkLists } from '../../../src/event/check/checkLists';
import { standingsSummary } from '../../../src/event/check/checkStandings';
import { isChecked, type CheckedEvent } from '../../../src/event/open/openEvent';
import { pairedTournament } from '../../../src/event/open/paired';
import { picturesOf } from '../../../src/event/answers/picture';
import { sayRefusal } from '../../../src/event/round/refusal';
import { planWorking } from '../../../src/event/answers/working';
import { taskOf } from '../../../src/systems/competition';
import type { Finding } from '../../../src/sheets/write/working/checkSheet';
import { systemById } from '../../../src/systems';
import { whyNotByRank } from '../../../src/systems/audit/byRank';
import type { PairingSystem } from '../../../src/systems/system';
import { appealOf } from '../../../src/event/appeal/ofEvent';
import { yieldToPane } from '../../store/yieldToPane';
import type { Desk } from '../../store/desk';
import { tellCopy } from '../lists/outputs';

/** The system of the event; says so if there is none of that name. */
function systemOf(desk: Desk, { settings }: CheckedEvent): PairingSystem | undefined {
  const system = systemById(settings.system);
  if (!system) desk.tell('error', { key: 'pane.no-system', args: { system: settings.system } });
  return system;
}

/**
 * Pairs every round again and recomputes the standings that the workbook shows; says what differs,
 * by which article; writes the sheet Check.
 */
export function checkEvent(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.checking' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return desk.refuse(event?.problems ?? []);
    const system = systemOf(desk, event);
    if (!system) return;
    const rounds = pairedTournament(event).pairedRounds;
    const findings: Finding[] = [];
    let differing = 0;
    for (let round = 1; round <= rounds; round++) {
      desk.progress((round - 1) / rounds);
      await yieldToPane();
      const found = roundFindings(event, system, round);
      if (found.length > 0) differing++;
      findings.push(...found);
    }
    const shown = checkLists(event, await desk.ports.book.readSheets(desk.getState().section));
    const report: CheckReport = {
      ...shown,
      rounds,
      differing,
      findings: [...findings, ...shown.findings],
    };
    const plan = planCheck(event, system, report);
    if (!(await desk.write(plan))) return;
    desk.set({ check: report, view: 'check' });
    const tone = report.findings.length === 0 ? 'success' : 'warning';
    desk.tell(tone, plan.title, standingsSummary(report));
  });
}

/** The reasons of a round that was paired, by pairing it again. */
export function explainRound(desk: Desk, round: number): Promise<void> {
  return desk.run(
    { key: 'pane.pairing', args: { round } },
    async () => {
      const { event } = desk.getState();
      if (!isChecked(event)) return;
      const task = taskOf(systemById(event.settings.system), event.tournament, round);
      if (!task.ok) return desk.refuse(task.problems);
      const { system } = event.settings;
      const result = await desk.ports.pairing.explain(system, task.value, (done) =>
        desk.progress(done),
      );
      if (!result.ok) {
        const said = sayRefusal(event, task.value.tournament, result.refusal);
        return desk.set({ notice: { tone: 'error', ...said } });
      }
      const own = systemById(system);
      const pictures = own ? picturesOf(own, task.value) : [];
      desk.set({ explanation: { round, steps: result.trace.steps, pictures, why: null } });
    },
    true,
  );
}

export function explainWhyNot(desk: Desk, round: number, a: number, b: number): Promise<void> {
  return desk.run({ key: 'pane.pairing', args: { round } }, async () => {
    const { event, explanation } = desk.getState();
    if (!isChecked(event)) return;
    const task = taskOf(systemById(event.settings.system), event.tournament, round);
    if (!task.ok) return desk.refuse(task.problems);
    const system = systemOf(desk, event);
    if (!system) return;
    await yieldToPane();
    const why = { a, b, steps: whyNotByRank(system, task.value, a, b) };
    const shown = explanation?.round === round ? explanation : { steps: [], pictures: [] };
    desk.set({ explanation: { ...shown, round, why } });
  });
}

/** A workbook for an appeals committee: of a round, and of two players who might have met in it. */
export function openAppeal(desk: Desk, round: number, a: number, b: number): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, language } = desk.getState();
    if (!isChecked(event)) return;
    const system = systemOf(desk, event);
    if (!system) return;
    await yieldToPane();
    const plan = appealOf(event, system, round, [a, b], language);
    if (!plan.ok) return desk.refuse(plan.problems);
    const { writeBook } = await import('../../../src/xlsx/workbook');
    const bytes = await writeBook(plan.value, { language, time: '' });
    tellCopy(desk, await desk.ports.book.openCopy(bytes));
  });
}

/** Writes the explanation as a sheet of cells. */
export function writeWorking(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, explanation } = desk.getState();
    if (!isChecked(event) || !explanation) return;
    const system = systemOf(desk, event);
    if (!system) return;
    const { round, steps, pictures, why } = explanation;
    const all = why ? [...steps, ...why.steps] : steps;
    const plan = planWorking(event, system, round, all, pictures);
    if (await desk.write(plan)) desk.tell('success', plan.title);
  });
}
