import { fill } from '../../explain/phrasebook';
import { pictureSteps } from '../../explain/pictureTable';
import { picturesOf } from '../answers/picture';
import type { Reason, TraceStep } from '../../explain/reason';
import type { Tournament } from '../../model/types';
import { pairedEntries, withRound } from '../../model/rounds/round';
import { listChanges, storedAfter, type Change } from '../../sheets/write/changePlan';
import { storedEventSheet } from '../../sheets/stored/event/storedEventSheet';
import { crosstableSheet } from '../../sheets/write/lists/crosstableSheet';
import { roundPlan } from '../../sheets/write/eventPlan';
import { standingsSheet } from '../../sheets/write/lists/standingsSheet';
import { tidyResults } from '../../sheets/write/tidyResults';
import { workingSheet } from '../../sheets/write/working/workingSheet';
import { type EventSettings } from '../../sheets/settings';
import { type LogEntry, type Plan, type SheetPlan } from '../../sheets/plan/plan';
import type { LiveList } from '../../sheets/liveLists';
import { workingKey } from '../../sheets/write/working/workingSheet';
import { systemById } from '../../systems';
import { countedBy, ownRankingBy } from '../../systems/shared/counted';
import { standings } from '../../tiebreaks/standings/standings';
import { storedWithRound } from './storedWithRound';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import type { Preview } from './proposeRound';
import { typedAttendanceLines } from './typedAttendance';

export interface RoundExtras {
  /** Which lists are formulas now: they name the rounds and must learn of a new one. */
  readonly liveLists: readonly LiveList[];
  /** The steps that the sheet Working shows; absent: no such sheet. */
  readonly working?: readonly TraceStep[];
}

/** Everything that pairing a round writes, with its line of the log. */
export function planRound(
  event: CheckedEvent,
  preview: Preview,
  extras: RoundExtras,
  isByHand = false,
): Plan {
  const { settings, read, tournament: before } = event;
  const { round } = preview.content;
  const after = preview.numbers
    ? preview.tournament
    : { ...before, ...rolledOnly(preview, before) };
  const plan = roundPlan(preview.tournament, preview.content, settings);
  const change: Change = {
    read,
    before,
    after,
    numbers: preview.numbers ?? undefined,
    ...(preview.replaces ? { replaces: round } : {}),
    settings: { ...settings, seed: preview.seed ?? settings.seed },
    language: settings.language,
    // Players may have been typed straight into the sheet since it was written.
    isRecounted: round === 1,
  };
  const stored = storedAfter({
    ...change,
    stored: (kept) => storedWithRound(event, preview, kept, isByHand),
  });
  const title: Reason = {
    key: preview.replaces ? 'pane.round-paired-again' : 'pane.round-paired',
    args: { round, games: preview.content.games.length },
  };
  const working = extras.working ? [workingOf(preview, extras.working, settings)] : [];
  const lists = liveSheets(preview, extras.liveLists, settings);
  const tidied = tidyResults(read).filter(({ key }) => key !== `round-${round}`);
  // Of the round as it was paired before.
  const isStale = preview.replaces && working.length === 0;
  return {
    ...plan,
    title,
    ...(isStale ? { remove: [workingKey(round)] } : {}),
    sheets: [
      ...listChanges(change),
      ...tidied,
      ...plan.sheets,
      ...(stored ? [storedEventSheet(stored)] : []),
      ...working,
      ...lists,
    ],
    log: [
      ...typedAttendanceLines(event, round),
      ...attendanceLines(event, preview),
      logLine(event, title, { round, system: true, detail: preview.warnings }),
    ],
  };
}

/** Who was marked away or withdrawn with this round: as much a fact of the event as the pairing. */
function attendanceLines(event: CheckedEvent, { noted, content: { round } }: Preview): LogEntry[] {
  if (noted.count === 0) return [];
  const title = { key: 'pane.roll-saved', args: { count: noted.count, round } } as const;
  return [logLine(event, title, { round, detail: noted.reasons })];
}

const workingOf = (
  { task, content }: Preview,
  steps: readonly TraceStep[],
  { system, language }: EventSettings,
): SheetPlan =>
  workingSheet({
    tournament: task.tournament,
    round: content.round,
    systemName: fill(language, systemById(system)!.name),
    // Words and players lead; articles follow.
    steps: [...pictureSteps(picturesOf(systemById(system)!, task)), ...steps],
    language,
  });

/** Live lists name the rounds in their formula: with a new round they are written again. */
function liveSheets(
  { tournament, content, replaces }: Preview,
  lists: readonly LiveList[],
  settings: EventSettings,
): SheetPlan[] {
  if (lists.length === 0 || replaces || content.teams) return [];
  const entries = pairedEntries(content.games, content.byes);
  // As it will read once it is written.
  const after = withRound(tournament, entries, 'absent');
  const { tieBreaks, tieBreakEdition: edition, language } = settings;
  const own = ownRankingBy(settings.system, after);
  const list = standings(countedBy(settings.system, after), { tieBreaks, edition, own });
  return lists.flatMap((key) => {
    if (key === 'crosstable') return [crosstableSheet(after, language, true)];
    return list.ok ? [standingsSheet(after, list.value, settings, language, true)] : [];
  });
}

/** Of the previewed event only what the attendance and the lots changed; the rounds stay as they are. */
function rolledOnly(preview: Preview, whole: Tournament): Partial<Tournament> {
  const { players, initialColour, teams, teamPlay, systemParameters } = preview.tournament;
  return {
    initialColour,
    ...(teams && teamPlay ? { teams, teamPlay } : {}),
    ...(systemParameters === undefined ? {} : { systemParameters }),
    players: whole.players.map((player, index) => ({
      ...player,
      withdrawn: players[index]!.withdrawn,
      expelled: players[index]!.expelled,
      requestedByes: players[index]!.requestedByes,
    })),
  };
}
