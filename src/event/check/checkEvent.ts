import { fill, sayReason } from '../../explain/phrasebook';
import type { Reason, TraceStep } from '../../explain/reason';
import { sayProblem } from '../../explain/sayProblem';
import { checkSheet, type Finding } from '../../sheets/write/working/checkSheet';
import { type Plan } from '../../sheets/plan/plan';
import { say as sayOnSheet } from '../../sheets/plan/say';
import type { PairingSystem, PlayedRound } from '../../systems/system';
import { standingsSummary } from './checkStandings';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import { pairedEvent } from '../open/paired';
import { labels } from '../open/players';
import { workbookDepartures } from '../announced/workbookDepartures';
import { verdictOnRound, type DifferingRound } from './verdictOnRound';

export interface CheckReport {
  readonly rounds: number;
  readonly differing: number;
  readonly findings: readonly Finding[];
  /** Lists found in the workbook that show points or ranks, and how many of their cells differ. */
  readonly lists: number;
  readonly cells: number;
  readonly wrongCells: number;
}

/** What a round has that the rules would not give it; empty: nothing. */
export function roundFindings(
  event: CheckedEvent,
  system: PairingSystem,
  round: number,
): Finding[] {
  const judged = verdictOnRound(event.tournament, system, round, () => workbookDepartures(event));
  if (judged.kind === 'right') return [];
  if (judged.kind === 'differs') return differences(pairedEvent(event), judged);
  return judged.problems.map((problem) => ({
    round,
    finding: sayProblem(event.settings.language, problem).sentence,
    played: '',
    expected: '',
    article: '',
  }));
}

/**
 * What the log says of it comes first. A correction that explains the round is all there is to say:
 * with the results as they were then, the rules give what was played. So it is with numbers and ratings
 * that were changed since: the round was paired by those of its day.
 */
const saidOf = ({ cause, reasons }: DifferingRound): readonly TraceStep[] =>
  cause && EXPLAINING.includes(cause.key) ? [cause] : [...(cause ? [cause] : []), ...reasons];

const EXPLAINING: readonly Reason['key'][] = ['check.cause-correction', 'check.cause-numbers'];

function differences(event: CheckedEvent, differing: DifferingRound): Finding[] {
  const { tournament, settings } = event;
  const { language } = settings;
  const player = labels(tournament.players);
  const say = (step: TraceStep) => sayReason(language, step, { player });
  const list = ({ pairs, bye }: PlayedRound) =>
    [
      ...pairs.map(({ white, black }) => `${white}-${black}`),
      ...(bye === null ? [] : [`${bye} ${sayOnSheet(language, 'word.pairing-bye')}`]),
    ].join(', ');
  const steps = saidOf(differing);
  const { check } = differing;
  const first: Finding = {
    round: check.round,
    finding: steps[0] ? say(steps[0]) : sayReason(language, { key: 'pane.differs' }),
    played: list(check.onlyPlayed),
    expected: list(check.onlyOurs),
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

/** The report as the sheet Check, with its line of the log. */
export function planCheck(event: CheckedEvent, system: PairingSystem, report: CheckReport): Plan {
  const { language } = event.settings;
  const { rounds, differing, findings } = report;
  const title: Reason = { key: 'pane.check-done', args: { rounds, differing } };
  const lists = standingsSummary(report);
  const summary = [title, lists].map((line) => sayReason(language, line)).join(' · ');
  const { name } = event.tournament.info;
  const sheet = checkSheet(findings, summary, fill(language, system.name), name, language);
  const log = [logLine(event, title, { system: true, detail: [lists] })];
  return { title, sheets: [sheet], activate: 'check', log };
}
