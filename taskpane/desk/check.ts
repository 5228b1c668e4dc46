import { PHRASES } from '../../src/explain/say';
import { sayReason } from '../../src/explain/phrasebook';
import type { TraceStep } from '../../src/explain/reason';
import { sayProblem } from '../../src/explain/sayProblem';
import { taskFor } from '../../src/model/taskFor';
import type { Language, Tournament } from '../../src/model/types';
import { checkSheet, workingSheet, type Finding } from '../../src/sheets';
import { systemById } from '../../src/systems';
import { judgeByRank, whyNotByRank } from '../../src/systems/byRank';
import { recheckRound, type RoundCheck } from '../../src/systems/recheck';
import type { PairingSystem, PlayedRound } from '../../src/systems/system';
import { say as sayOnSheet } from '../../src/sheets/say';
import type { Desk } from './desk';
import { checkStandings, standingsSummary } from './checkStandings';
import { logLine } from './logLine';
import { refusalNotice } from './refusal';
import type { CheckReport } from './types';

/** Lets the pane draw between two rounds of work. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Pairs every round again and recomputes the standings that the workbook shows; says what differs,
 * by which article; writes the sheet Check.
 */
export function checkEvent(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.checking' }, async () => {
    const { event } = desk.getState();
    if (!event?.tournament) {
      return desk.set({ notice: { tone: 'error', lines: [], problems: event?.problems ?? [] } });
    }
    const { tournament, settings } = event;
    const system = systemById(settings.system);
    if (!system)
      return desk.tell('error', { key: 'pane.no-system', args: { system: settings.system } });
    const findings: Finding[] = [];
    let differing = 0;
    for (let round = 1; round <= tournament.pairedRounds; round++) {
      desk.progress((round - 1) / tournament.pairedRounds);
      await breathe();
      const found = roundFindings(tournament, system, round, settings.language);
      if (found.length > 0) differing++;
      findings.push(...found);
    }
    const sheets = await desk.ports.book.readSheets();
    const { findings: shown, ...counts } = checkStandings(event, tournament, sheets);
    await writeReport(
      desk,
      {
        rounds: tournament.pairedRounds,
        differing,
        findings: [...findings, ...shown],
        ...counts,
      },
      system,
    );
  });
}

async function writeReport(desk: Desk, report: CheckReport, system: PairingSystem): Promise<void> {
  const { event } = desk.getState();
  const { language } = event!.settings;
  const title = {
    key: 'pane.check-done',
    args: { rounds: report.rounds, differing: report.differing },
  };
  const lists = standingsSummary(report);
  const summary = [title, lists].map((line) => sayReason(PHRASES, language, line)).join(' · ');
  const name = system.name[language];
  const sheet = checkSheet(report.findings, summary, name, event!.tournament!.info.name, language);
  const log = [logLine(desk, title, { system: true, detail: [lists] })];
  const written = await desk.write({ title, sheets: [sheet], activate: 'check', log });
  if (!written) return;
  desk.set({ check: report, view: 'check' });
  desk.tell(report.findings.length === 0 ? 'success' : 'warning', title, lists);
}

function roundFindings(
  tournament: Tournament,
  system: PairingSystem,
  round: number,
  language: Language,
): Finding[] {
  const checked = recheckRound(tournament, system, round);
  if ('problems' in checked)
    return checked.problems.map((problem) => ({
      round,
      finding: sayProblem(PHRASES, language, problem).sentence,
      played: '',
      expected: '',
      article: '',
    }));
  return checked.differs ? differences(tournament, system, checked, language) : [];
}

function differences(
  tournament: Tournament,
  system: PairingSystem,
  checked: RoundCheck,
  language: Language,
): Finding[] {
  const names = new Map(tournament.players.map(({ no, name }) => [no, name]));
  const player = (no: number) => `${no} ${names.get(no) ?? ''}`.trim();
  const say = (step: TraceStep) => sayReason(PHRASES, language, step, { player });
  const list = ({ pairs, bye }: PlayedRound) =>
    [
      ...pairs.map(({ white, black }) => `${white}-${black}`),
      ...(bye === null ? [] : [`${bye} ${sayOnSheet(language, 'word.pairing-bye')}`]),
    ].join(', ');
  const steps =
    'refusal' in checked.ours
      ? checked.ours.refusal.reasons
      : judgeByRank(system, checked.task, checked.played);
  const first: Finding = {
    round: checked.round,
    finding:
      steps.length > 0 ? say(steps[0]) : sayReason(PHRASES, language, { key: 'pane.differs' }),
    played: list(checked.onlyPlayed),
    expected: list(checked.onlyOurs),
    article: steps[0]?.article ?? '',
  };
  const more = steps.slice(1, 8).map((step): Finding => ({
    round: null,
    finding: say(step),
    played: '',
    expected: '',
    article: step.article ?? '',
  }));
  return [first, ...more];
}

/** The reasons of a round that was paired, by pairing it again. */
export function explainRound(desk: Desk, round: number): Promise<void> {
  return desk.run(
    { key: 'pane.pairing', args: { round } },
    async () => {
      const { event } = desk.getState();
      if (!event?.tournament) return;
      const task = taskFor(event.tournament, round);
      if (!task.ok)
        return desk.set({ notice: { tone: 'error', lines: [], problems: task.problems } });
      const { system } = event.settings;
      const result = await desk.ports.pairing.explain(system, task.value, (done) =>
        desk.progress(done),
      );
      if (!result.ok) {
        const notice = refusalNotice(event, task.value.tournament, result.refusal);
        return desk.set({ notice });
      }
      desk.set({ explanation: { round, steps: result.trace.steps, why: null } });
    },
    true,
  );
}

export function explainWhyNot(desk: Desk, round: number, a: number, b: number): Promise<void> {
  return desk.run({ key: 'pane.pairing', args: { round } }, async () => {
    const { event, explanation } = desk.getState();
    if (!event?.tournament) return;
    const task = taskFor(event.tournament, round);
    const system = systemById(event.settings.system);
    if (!task.ok)
      return desk.set({ notice: { tone: 'error', lines: [], problems: task.problems } });
    if (!system)
      return desk.tell('error', { key: 'pane.no-system', args: { system: event.settings.system } });
    await breathe();
    const why = { a, b, steps: whyNotByRank(system, task.value, a, b) };
    const steps = explanation?.round === round ? explanation.steps : [];
    desk.set({ explanation: { round, steps, why } });
  });
}

/** The explanation as a sheet of cells. */
export function writeWorking(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, explanation } = desk.getState();
    if (!event?.tournament || !explanation) return;
    const { language, system } = event.settings;
    const { round, steps, why } = explanation;
    const sheet = workingSheet({
      tournament: event.tournament,
      round,
      systemName: systemById(system)!.name[language],
      steps: why ? [...steps, ...why.steps] : steps,
      book: PHRASES,
      language,
    });
    const title = { key: 'pane.working-written', args: { round } };
    const log = [logLine(desk, title, { round })];
    const written = await desk.write({ title, sheets: [sheet], activate: sheet.key, log });
    if (written) desk.tell('success', title);
  });
}
