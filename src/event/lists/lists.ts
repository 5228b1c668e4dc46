import type { Reason } from '../../explain/reason';
import type { SystemId, Tournament } from '../../model/types';
import { cardsSheet } from '../../sheets/write/lists/cards/cardsSheet';
import { crosstableSheet } from '../../sheets/write/lists/crosstableSheet';
import { rankedCrosstable } from '../../sheets/write/lists/rankedCrosstable';
import { byTableSheet, wallSheet } from '../../sheets/write/lists/wallSheet';
import { eventPlan } from '../../sheets/write/eventPlan';
import { listAsCsv } from '../../sheets/write/lists/csv';
import { progressSheet } from '../../sheets/write/lists/progressSheet';
import { slipsSheet } from '../../sheets/write/lists/cards/slipsSheet';
import { standingsSheet } from '../../sheets/write/lists/standingsSheet';
import { tableCardsSheet } from '../../sheets/write/lists/cards/tableCardsSheet';
import { type Plan, type SheetPlan } from '../../sheets/plan/plan';
import { ratingChangeSheet } from '../../ratings/ratingChangeSheet';
import { groupSheets, groupsOf, groupsSheet } from '../../sheets/write/lists/groupsSheet';
import { checkInSheet } from '../../sheets/write/lists/checkInSheet';
import { scheduleSheet } from '../../sheets/write/lists/scheduleSheet';
import { cmaSheet } from '../../sheets/write/lists/cmaSheet';
import {
  boardsSheet,
  matchesSheet,
  seatsByNameSheet,
  teamCrosstableSheet,
  teamStandingsSheet,
  type RoundWithMatches,
} from '../../sheets/write/lists/teamLists';
import { captainSlipsSheet, matchCardsSheet } from '../../sheets/write/lists/cards/matchCards';
import { teamRoundOf } from '../../model/matches/teamRound';
import { error, type Checked } from '../../model/problems';
import { roundIn } from '../../model/rounds/round';
import { isTeamBook } from '../../model/matches/teamEvent';
import { teamEventOf } from '../../tiebreaks/teams/fromTournament';
import { teamStandings } from '../../tiebreaks/teams/standings';
import { systemById } from '../../systems';
import { ownRankingBy } from '../../systems/shared/counted';
import type { ExtraList } from '../../systems/system';
import { editionById } from '../../tiebreaks/editions';
import { standings, type Standings } from '../../tiebreaks/standings/standings';
import type { WordKey } from '../../words';
import { logLine } from '../log/logLine';
import { columnsToGroupBy, columnsToShow, feesOf } from './playerColumns';
import type { CheckedEvent, OpenEvent } from '../open/openEvent';

/** The lists that an event can show beside its rounds. */
const COMMON_OUTPUTS = {
  standings: ['standings', 'crosstable', 'cards', 'progress', 'ratingChange'],
  wall: ['byTable', 'byName', 'byClub', 'byFederation', 'byRating'],
  tables: ['slips', 'tableCards', 'checkIn'],
} as const;
export const OUTPUT_GROUPS = ['standings', 'wall', 'tables'] as const;
export type OutputGroup = (typeof OUTPUT_GROUPS)[number];
/** Those of an event of teams. */
const TEAM_OUTPUTS = {
  standings: ['standings', 'crosstable', 'boards', 'ratingChange'],
  wall: ['byTable', 'byName'],
  tables: ['captainSlips', 'slips'],
} as const;
export type Output =
  | (typeof COMMON_OUTPUTS)[OutputGroup][number]
  | (typeof TEAM_OUTPUTS)[OutputGroup][number]
  | ExtraList;

/** The lists of every event, and those of its pairing system. */
export const outputsOf = (
  { settings, tournament }: OpenEvent,
  group: OutputGroup,
): readonly Output[] =>
  tournament && isTeamBook(tournament)
    ? TEAM_OUTPUTS[group]
    : [
        ...COMMON_OUTPUTS[group],
        ...(group === 'standings' ? (systemById(settings.system)?.extraLists ?? []) : []),
      ];

/** What can be printed before a round is paired. */
export const OUTPUTS_BEFORE_ROUND_1: readonly Output[] = ['checkIn'];

export interface OutputOptions {
  /** 0: after all rounds. */
  readonly after: number;
  readonly tieBreaks: readonly string[];
  readonly isLive: boolean;
  /** Columns of the players that the standings show beside the names, by their headers. */
  readonly columns?: readonly string[];
  /** The crosstable in the order of the pairing numbers, not of the ranks. */
  readonly byNumber?: boolean;
}

/** The ranking that the lists go by. */
export const rankingOf = (
  { tournament, settings }: CheckedEvent,
  { tieBreaks, after }: Pick<OutputOptions, 'tieBreaks' | 'after'>,
): ReturnType<typeof standings> => {
  const counted = systemById(settings.system)?.asStandingsCount?.(tournament);
  const list = standings(counted?.tournament ?? tournament, {
    tieBreaks,
    edition: settings.tieBreakEdition,
    after: after || undefined,
    own: ownRankingBy(settings.system, tournament, after || undefined),
  });
  if (!list.ok || !counted) return list;
  return {
    ...list,
    value: { ...list.value, warnings: [...counted.notes, ...list.value.warnings] },
  };
};

const WRITTEN_WORDS: Readonly<Record<Output, WordKey>> = {
  standings: 'pane.written-standings',
  crosstable: 'pane.written-crosstable',
  boards: 'pane.written-boards',
  cards: 'pane.written-cards',
  progress: 'pane.written-progress',
  ratingChange: 'ratings.written-change',
  byTable: 'pane.written-byTable',
  byName: 'pane.written-byName',
  byClub: 'pane.written-byClub',
  byFederation: 'pane.written-byFederation',
  byRating: 'pane.written-byRating',
  slips: 'pane.written-slips',
  captainSlips: 'pane.written-captainSlips',
  tableCards: 'pane.written-tableCards',
  checkIn: 'pane.written-checkIn',
  cma: 'pane.written-cma',
  schedule: 'pane.written-schedule',
};

/** The last round with its matches. */
function lastOfTeams(tournament: Tournament): RoundWithMatches {
  const content = teamRoundOf(tournament, tournament.pairedRounds);
  return { ...content, teams: content.teams! };
}

/** One of the lists of an event of teams, after a round (0: all of them). */
export function planTeamList(
  event: CheckedEvent,
  output: Output,
  { tieBreaks, after }: Pick<OutputOptions, 'tieBreaks' | 'after'>,
): Checked<Plan> {
  const { tournament, settings } = event;
  const ofTeams = teamEventOf(tournament, after || undefined);
  const list = ofTeams && teamStandings(ofTeams, { tieBreaks, edition: settings.tieBreakEdition });
  if (!list) return { ok: false, problems: [error('no-teams', { kind: 'file' }, '')] };
  if (!list.ok) return list;
  const of = { tournament, settings, language: settings.language };
  const shown = lastOfTeams(tournament);
  const sheets: Partial<Record<Output, () => SheetPlan>> = {
    standings: () => teamStandingsSheet(of, list.value),
    crosstable: () => teamCrosstableSheet(of, list.value),
    boards: () => boardsSheet(of),
    ratingChange: () =>
      ratingChangeSheet(
        tournament,
        tournament.players.map(({ no }) => no),
        of.language,
      ),
    byTable: () => matchesSheet(of, shown),
    byName: () => seatsByNameSheet(of, shown),
    captainSlips: () => captainSlipsSheet(of, shown),
    slips: () => matchCardsSheet(of, shown),
  };
  const sheet = sheets[output]?.();
  if (!sheet) return { ok: false, problems: [error('no-teams', { kind: 'file' }, output)] };
  const isOfRound = !['standings', 'crosstable'].includes(output);
  const round = isOfRound ? tournament.pairedRounds : list.value.rounds;
  const title: Reason = { key: WRITTEN_WORDS[output], args: { round } };
  const log = [logLine(event, title, { round })];
  const value: Plan = { title, sheets: [sheet], activate: sheet.key, log };
  return { ok: true, value, warnings: list.warnings };
}

/** One of the lists as a plan; live ones follow the results by themselves. */
export function planList(
  event: CheckedEvent,
  output: Output,
  list: Standings,
  isLive: boolean,
  columns: readonly string[] = [],
  byNumber = false,
): Plan {
  const sheet = sheetOfList(event, output, list, isLive, columns, byNumber);
  // Paper for the room is of the round that is being played, whatever the standings are of.
  const isOfRound = !(outputsOf(event, 'standings') as readonly Output[]).includes(output);
  const round = isOfRound ? event.tournament.pairedRounds : list.rounds;
  const title: Reason = { key: WRITTEN_WORDS[output], args: { round } };
  const log = [logLine(event, title, { round })];
  return { title, sheets: [sheet], activate: sheet.key, log };
}

const chosenColumns = (event: CheckedEvent, columns: readonly string[]) =>
  columnsToShow(event).filter(({ id }) => columns.includes(id));

/** Where the standings by groups stand: one below the other, or in a sheet each. */
export type GroupLayout = 'one' | 'each';
/** More sheets than that nobody finds their way in. */
const MOST_SHEETS = 30;

/** Standings by a column of the players, with the overall places beside; null: nobody has an entry. */
export function planGroups(
  event: CheckedEvent,
  list: Standings,
  by: string,
  { layout, columns = [] }: { readonly layout: GroupLayout; readonly columns?: readonly string[] },
): Plan | null {
  const { tournament, settings } = event;
  const column = columnsToGroupBy(event).find(({ id }) => id === by);
  if (!column) return null;
  const content = {
    tournament,
    list,
    by: column.label,
    groupOf: column.valueOf,
    extras: chosenColumns(event, columns).filter(({ id }) => id !== by),
    language: settings.language,
  };
  const groups = groupsOf(content);
  if (groups.length === 0) return null;
  const isOne = layout === 'one' || groups.length > MOST_SHEETS;
  const sheets = isOne ? [groupsSheet(content, groups)] : groupSheets(content, groups);
  const title: Reason = {
    key: 'pane.written-groups',
    args: { round: list.rounds, column: column.label, groups: groups.length },
  };
  const log = [logLine(event, title, { round: list.rounds })];
  return { title, sheets, activate: sheets[0]!.key, log };
}

/** The sheet of a list, as it would be written now. */
export function sheetOfList(
  event: CheckedEvent,
  output: Output,
  list: Standings,
  isLive: boolean,
  columns: readonly string[] = [],
  byNumber = false,
): SheetPlan {
  const { settings, tournament } = event;
  const { language } = settings;
  const order = list.rows.map(({ no }) => no);
  const last = () => roundIn(tournament, tournament.pairedRounds);
  switch (output) {
    case 'standings':
      return standingsSheet(
        tournament,
        list,
        settings,
        language,
        isLive,
        chosenColumns(event, columns),
      );
    case 'crosstable':
      // A formula gives the players by their numbers; what stays as it is goes by rank.
      return isLive || byNumber
        ? crosstableSheet(tournament, language, isLive)
        : rankedCrosstable(tournament, list, language, isRoundRobin(settings.system));
    case 'cards':
      return cardsSheet(
        tournament,
        null,
        language,
        systemById(settings.system),
        editionById(settings.tieBreakEdition),
      );
    case 'progress':
      return progressSheet(tournament, order, language);
    case 'ratingChange':
      return ratingChangeSheet(tournament, order, language);
    case 'byTable':
      return byTableSheet(tournament, last(), settings, language);
    case 'byName':
    case 'byClub':
    case 'byFederation':
    case 'byRating':
      return wallSheet(tournament, last(), WALL_ORDER[output], settings, language);
    case 'slips':
      return slipsSheet(tournament, last(), settings, language);
    case 'tableCards':
      return tableCardsSheet(tournament, last(), settings, language);
    case 'checkIn':
      return checkInSheet(tournament, language, feesOf(event));
    case 'captainSlips':
      return captainSlipsSheet({ tournament, settings, language }, lastOfTeams(tournament));
    case 'boards':
      return boardsSheet({ tournament, settings, language });
    case 'cma':
      return cmaSheet(tournament, language);
    case 'schedule':
      return scheduleSheet(tournament, settings, systemById(settings.system)!.scheduled!);
  }
}

const isRoundRobin = (system: SystemId): boolean => systemById(system)?.kind === 'round-robin';

const WALL_ORDER = {
  byName: 'name',
  byClub: 'club',
  byFederation: 'federation',
  byRating: 'rating',
} as const;

/** The standings as comma-separated values, semicolons where the comma is decimal. */
export function standingsCsv({ tournament, settings }: CheckedEvent, list: Standings): string {
  const sheet = standingsSheet(tournament, list, settings, settings.language, false);
  return listAsCsv(sheet, settings.language === 'en' ? ',' : ';');
}

/** A workbook of plain values, for people without the add-in. */
export function planCopy(event: CheckedEvent, list: Standings): Plan {
  // In the copy it is the only event.
  const plan = eventPlan(event.tournament, { ...event.settings, section: undefined });
  const lists = (['standings', 'crosstable'] as const).map((output) =>
    sheetOfList(event, output, list, false),
  );
  // Nobody will pair in the copy: the hidden record stays here.
  return { ...plan, sheets: [...lists, ...plan.sheets.filter(({ visibility }) => !visibility)] };
}

/** `Open-2026.trf`: the name of the event without what file systems dislike. */
export function fileName({ info }: Tournament, extension: string): string {
  const name = info.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `${name || 'event'}.${extension}`;
}
