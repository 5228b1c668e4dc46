import type { Reason } from '../../explain/reason';
import { firstDay } from '../../model/day';
import { error, type Checked } from '../../model/problems';
import { distribute } from '../../prizes/distribute';
import { joinPlayers } from '../../prizes/joinPlayers';
import { readContenders } from '../../prizes/readContenders';
import { readPrizes, type PrizeTable } from '../../prizes/readPrizes';
import { money } from '../../prizes/reasons';
import { sumsOf } from '../../prizes/sums';
import type { Distribution } from '../../prizes/types';
import { DEFAULT_PRIZE_RULES, type PrizeRules } from '../../sheets/prizeRules';
import { LANGUAGES, type PlayerNo, type Tournament } from '../../model/types';
import { isTeamBook } from '../../model/matches/teamEvent';
import { changeSheets } from '../../sheets/write/changePlan';
import { type Plan } from '../../sheets/plan/plan';
import { cellPlace } from '../../sheets/plan/cells';
import { teamEventOf } from '../../tiebreaks/teams/fromTournament';
import { teamStandings } from '../../tiebreaks/teams/standings';
import { giveTeamPrizes } from './teamPrizes';
import { PLAYER_COLUMNS, STANDINGS_COLUMNS } from '../../sheets/names/headers';
import { prizeListSheet, rulesText } from '../../prizes/prizeListSheet';
import { prizesSheet } from '../../prizes/prizesSheet';
import { systemById } from '../../systems';
import type { Standings } from '../../tiebreaks/standings/standings';
import { rankingOf } from './lists';
import { logLine } from '../log/logLine';
import type { CheckedEvent, OpenEvent } from '../open/openEvent';

/** The rules of an event's prizes: as its settings say, else the usual ones. */
export const prizeRulesOf = ({ settings }: OpenEvent): PrizeRules =>
  settings.prizeRules ?? DEFAULT_PRIZE_RULES;

export const hasPrizes = ({ read }: OpenEvent): boolean => read.tables.prizes !== undefined;

/** An empty table of prizes; one that exists is never written over. */
export function planPrizeTable(event: CheckedEvent): Checked<Plan> {
  const existing = event.read.tables.prizes;
  if (existing)
    return {
      ok: false,
      problems: [error('prize-table-there', cellPlace(existing, -1, 0), existing.sheet)],
    };
  const title: Reason = { key: 'prizes.table-made' };
  const { tournament, settings } = event;
  const ofTeams = isTeamBook(tournament);
  const sheet = prizesSheet(tournament.info.name, settings.language, ofTeams);
  const plan = { title, sheets: [sheet], activate: sheet.key, log: [logLine(event, title)] };
  return { ok: true, value: plan, warnings: [] };
}

/** The prizes by the standings after the last paired round. Every problem names its cell. */
export function prizesOf(event: CheckedEvent, rules: PrizeRules): Checked<Distribution> {
  const { prizes: table, players } = event.read.tables;
  if (!table) return { ok: false, problems: [error('prize-table-missing', { kind: 'file' }, '')] };
  const { settings, tournament } = event;
  const source: PrizeSource = {
    cells: [table.header, ...table.rows],
    placeAt: (row, column) => cellPlace(table, row - 1, column),
    ...(players ? { players: [players.header, ...players.rows] } : {}),
  };
  const { tieBreaks, tieBreakEdition: edition } = settings;
  if (isTeamBook(tournament))
    return givePrizesOfTeams(tournament, { tieBreaks, edition }, rules, source);
  const list = rankingOf(event, { tieBreaks, after: 0 });
  if (!list.ok) return list;
  const out = systemById(settings.system)?.asStandingsCount?.(tournament).out;
  return givePrizes(tournament, list.value, rules, { ...source, out });
}

/** The same in an event of teams, for teams and for the players of the boards. */
export function givePrizesOfTeams(
  tournament: Tournament,
  by: { readonly tieBreaks: readonly string[]; readonly edition: string },
  rules: PrizeRules,
  { cells, placeAt, players = listed(tournament) }: PrizeSource,
): Checked<Distribution> {
  const ofTeams = teamEventOf(tournament);
  const list = ofTeams && teamStandings(ofTeams, by);
  if (!list) return { ok: false, problems: [error('no-teams', { kind: 'file' }, '')] };
  if (!list.ok) return list;
  const year = yearOf(tournament);
  const source = { cells, placeAt, players, year, edition: by.edition };
  return giveTeamPrizes(tournament, list.value, rules, source);
}

type Cells = readonly (readonly unknown[])[];

export interface PrizeSource extends Pick<PrizeTable, 'cells' | 'placeAt'> {
  /** Who is left out of the standings, and so wins nothing; absent: nobody. */
  readonly out?: ReadonlySet<PlayerNo>;
  /** The list of players with its header and the arbiter's own columns; else what the event knows. */
  readonly players?: Cells;
}

/** Gives the prizes of a table, wherever it stands, to a ranking. */
export function givePrizes(
  tournament: Tournament,
  { rows }: Standings,
  rules: PrizeRules,
  { cells, placeAt, out, players = listed(tournament) }: PrizeSource,
): Checked<Distribution> {
  const header = (['rank', 'no', 'name', 'points'] as const).map((column) =>
    STANDINGS_COLUMNS.written(column, 'en'),
  );
  const standings = [
    header,
    ...rows
      .filter(({ no }) => !out?.has(no))
      .map(({ rank, no, name, points }) => [rank, no, name || String(no), points]),
  ];
  const people = readContenders(joinPlayers(standings, players), () => ({ kind: 'file' }));
  if (!people.ok) return people;
  const ladders = readPrizes({
    cells,
    placeAt,
    standings: people.value.headers,
    year: yearOf(tournament),
    share: rules.share,
  });
  if (!ladders.ok) return ladders;
  const value = distribute(ladders.value, people.value.contenders, rules);
  return { ok: true, value, warnings: [] };
}

/** Where there is no sheet of players: what the event itself knows, headed in every language. */
function listed({ players }: Tournament): unknown[][] {
  const columns = ['no', 'name', 'rating', 'born', 'sex', 'club', 'federation', 'title'] as const;
  const own = ['club', 'federation', 'title'] as const;
  const others = LANGUAGES.filter((language) => language !== 'en');
  return [
    [
      ...columns.map((column) => PLAYER_COLUMNS.written(column, 'en')),
      ...others.flatMap((language) =>
        own.map((column) => PLAYER_COLUMNS.written(column, language)),
      ),
    ],
    ...players.map((player) => [
      ...columns.map((column) => player[column]),
      ...others.flatMap(() => own.map((column) => player[column])),
    ]),
  ];
}

const yearOf = ({ info }: Tournament): number | null => {
  const year = Number(firstDay(info)?.slice(0, 4));
  return year >= 1900 ? year : null;
};

/** The distribution as a sheet; rules that were chosen in the pane go into the settings with it. */
export function planPrizeList(event: CheckedEvent, rules: PrizeRules, given: Distribution): Plan {
  const { read, tournament, settings } = event;
  const { language } = settings;
  const round = tournament.pairedRounds;
  const sheet = prizeListSheet(given, rules, round, tournament.info.name, language);
  const changed = changeSheets({
    read,
    before: tournament,
    after: tournament,
    settings: { ...settings, prizeRules: rules },
    language,
  });
  const sums = sumsOf(given);
  const title: Reason = {
    key: 'prizes.list-written',
    args: { count: given.awards.length, sum: money(sums.given), kept: money(sums.kept) },
  };
  const line = { ...logLine(event, title, { round }), detail: rulesText(rules, language) };
  return { title, sheets: [...changed, sheet], activate: sheet.key, log: [line] };
}
