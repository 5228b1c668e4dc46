import { append } from '../../model/largest';
import { error, type Place, type Problem } from '../../model/problems';
import type { Language } from '../../model/types';
import type { RawTournament } from '../../model/raw';
import { plainWord } from '../../formats/tidy';
import { cellPlace, type BookCells, type HiddenCells, type TableCells } from '../plan/cells';
import { isTable, roundOfLineUp, roundOfTable } from '../names/headers';
import type { EventSettings } from '../settings';
import { withTrfExtras } from '../stored/trfExtras';
import { contractProblems, parseStoredEvent, type StoredEvent } from '../stored/event/storedEvent';
import { groupsApart, groupsAvoided } from '../keepApart';
import type { LogHead } from '../stored/log/logHead';
import { parseRecord, type RoundRecord } from '../stored/record';
import { parsePublished, withPublished, type PublishedRounds } from '../stored/published';
import { withDepartures } from '../stored/event/departureText';
import { codeOfMatches } from './teams/codeOfMatches';
import { ratedRows, withNationalRatings } from './ratedRows';
import { rawPlayer } from './rawPlayer';
import { readPlayers, type PlayerRow, type PlayersRead } from './readPlayers';
import { readRound, type KnownPlayers, type RoundRead } from './readRound';
import { withTeams } from './teams/rawTeams';
import { isTeamRound, readTeamRound } from './teams/readTeamRound';
import { memberColumns, readTeams, type TeamsRead } from './teams/readTeams';
import { readSettings, type SettingsRead } from './readSettings';

/** A workbook that keeps the contract, read but not yet believed. */
export interface EventRead {
  readonly raw: RawTournament;
  readonly settings: EventSettings;
  readonly event: SettingsRead;
  readonly players: PlayersRead | null;
  /** The teams of an event of teams; null: players play for themselves. */
  readonly teams: TeamsRead | null;
  readonly rounds: readonly RoundRead[];
  /** Earlier rounds as they were when the last one was paired; null: not known. */
  readonly record: RoundRecord | null;
  /** The rounds as they were published; null: under a version that kept them in their sheets alone. */
  readonly published: PublishedRounds | null;
  /** The terms that round 1 fixed and the departures from them; null: the workbook is older than these. */
  readonly stored: StoredEvent | null;
  /** The ends of its log as they are kept outside the cells. */
  readonly heads: readonly LogHead[];
  /** The hidden cells as they were found, for whoever reads the event as a plan will leave it. */
  readonly hidden: Pick<BookCells, HiddenCells>;
  /** The tables as they were found, for whoever writes into them. */
  readonly tables: {
    readonly event?: TableCells;
    readonly players?: TableCells;
    readonly log?: TableCells;
    readonly prizes?: TableCells;
    readonly teams?: TableCells;
    readonly lineUps: ReadonlyMap<number, TableCells>;
    readonly rounds: ReadonlyMap<number, TableCells>;
  };
}

/** Whether there is an event at all: a table of players by our name, or all the rest of one. */
export const hasEvent = (book: BookCells): boolean =>
  book.tables.some((table) => isTable('players', table.name)) || hasLostPlayers(book);

/** Settings and rounds or our own memory of them, but no table of players: it has another name. */
const hasLostPlayers = ({ tables, record, stored }: BookCells): boolean =>
  tables.some(({ name }) => isTable('event', name)) &&
  (tables.some(({ name }) => roundOfTable(name) !== null) || Boolean(record ?? stored));

/** Cells → `RawTournament`; hand `raw` to `check()`. */
export function readEvent(book: BookCells): EventRead {
  const tables = findTables(book);
  const event = readSettings(tables.event);
  const problems: Problem[] = [...contractProblems(book.stored), ...event.problems];
  const { players, known } = tables.players
    ? playersOf(tables.players, tables.teams !== undefined)
    : NOBODY;
  if (!players) {
    const code = hasLostPlayers(book) ? 'players-table-renamed' : 'no-players-table';
    problems.push(error(code, { kind: 'file' }, ''));
  }
  append(problems, players?.problems ?? []);
  const teams = tables.teams ? readTeams(tables.teams, players, tables.players) : null;
  append(problems, teams?.problems ?? []);

  const published = parsePublished(book.published);
  const { language } = event.settings;
  const inSheets = [...tables.rounds]
    .sort(([a], [b]) => a - b)
    .map(([round, table]) =>
      teams && isTeamRound(table.header)
        ? readTeamRound(table, round, known, teams, {
            boardColours: event.teams.boardColours,
            language,
          })
        : roundOf(table, round, known, language),
    );
  const rounds = withPublished(inSheets, published);
  rounds.forEach((round, index) => {
    if (round.round !== index + 1 && rounds[index - 1]?.round !== round.round - 1)
      problems.push(
        error('round-missing', tablePlace(tables.rounds.get(round.round)!), round.sheet, {
          round: index + 1,
        }),
      );
    // Without the players every number would be told to be nobody's.
    if (players) append(problems, round.problems);
  });

  const apart = groupsApart(
    event.settings.keepApart ?? [],
    players,
    tables.players,
    event.cells.get('keepApart')?.place ?? { kind: 'file' },
  );
  const avoided = groupsAvoided(
    event.settings.avoid ?? [],
    players,
    tables.players,
    event.cells.get('avoid')?.place ?? { kind: 'file' },
  );
  const rated = ratedRows(players?.rows ?? [], event.info.rankMethod);
  for (const each of [apart, avoided, rated]) append(problems, each.problems);
  const ofTables: RawTournament = {
    info: event.info,
    totalRounds: event.totalRounds,
    initialColour: event.initialColour,
    points: event.points,
    pointPlaces: {
      pairingBye: placeOfByePoints(event),
      draw: event.cells.get('drawPoints')?.place ?? event.cells.get('winPoints')?.place,
    },
    players: rated.rows.map((row) => rawPlayer(row, rounds)),
    forbidden: [...event.forbidden, ...apart.groups],
    avoided: avoided.groups,
    tieOrders: event.tieOrders,
    virtualPoints: players?.virtualPoints ?? [],
    ...codeOfMatches(event.settings.system),
    ...(event.systemParameters ? { systemParameters: event.systemParameters } : {}),
    ...(event.acceleration ? { acceleration: event.acceleration } : {}),
    problems,
  };
  const stored = parseStoredEvent(book.stored);
  const extras = withRatings(withTrfExtras(ofTables, book.carried), event, players);
  const raw = withDepartures(teams ? withTeams(extras, event, teams, rounds) : extras, stored);
  const record = parseRecord(book.record);
  return {
    ...{ raw, settings: event.settings, event, players, teams, rounds },
    ...{ record, published, stored, tables, heads: book.heads ?? [], hidden: hiddenOf(book) },
  };
}

/** Ratings that stand in the tables go before those that a TRF brought along, and so does the method. */
function withRatings(
  raw: RawTournament,
  { info }: SettingsRead,
  players: PlayersRead | null,
): RawTournament {
  if (!players?.columns.has('nationalRating'))
    return info.rankMethod ? { ...raw, info: { ...raw.info, rankMethod: info.rankMethod } } : raw;
  return {
    ...raw,
    info: { ...raw.info, rankMethod: info.rankMethod },
    players: withNationalRatings(raw.players, players.rows, info),
  };
}

const hiddenOf = ({ record, carried, stored, published }: BookCells): EventRead['hidden'] => ({
  ...(record && { record }),
  ...(carried && { carried }),
  ...(stored && { stored }),
  ...(published && { published }),
});

/** Where a match has two games, an empty cell says that the bye is worth what the text says. */
function placeOfByePoints({ cells, said, settings }: SettingsRead): Place | undefined {
  const isUnsaid = !said.has('byePoints') && codeOfMatches(settings.system).systemCode;
  return isUnsaid ? undefined : cells.get('byePoints')?.place;
}

function findTables(book: BookCells): EventRead['tables'] {
  const rounds = new Map<number, TableCells>();
  const lineUps = new Map<number, TableCells>();
  for (const table of book.tables) {
    const round = roundOfTable(table.name);
    if (round !== null && !rounds.has(round)) rounds.set(round, table);
    const lineUp = roundOfLineUp(table.name);
    if (lineUp !== null && !lineUps.has(lineUp)) lineUps.set(lineUp, table);
  }
  return {
    lineUps,
    teams: book.tables.find((table) => isTable('teams', table.name)),
    event: book.tables.find((table) => isTable('event', table.name)),
    players: book.tables.find((table) => isTable('players', table.name)),
    log: book.tables.find((table) => isTable('log', table.name)),
    prizes: book.tables.find((table) => isTable('prizes', table.name)),
    rounds,
  };
}

const tablePlace = (table: TableCells): Place => cellPlace(table, -1, 0);

interface ReadPlayers {
  readonly players: PlayersRead | null;
  readonly known: KnownPlayers;
}

const NOBODY: ReadPlayers = { players: null, known: knownPlayers([]) };

/** The same table gives the same again: of an event's tables a result changes one. */
const playersRead = new WeakMap<TableCells, ReadPlayers & { readonly ofTeams: boolean }>();
const roundsRead = new WeakMap<
  TableCells,
  { known: KnownPlayers; language: Language; read: RoundRead }
>();

function playersOf(table: TableCells, ofTeams: boolean): ReadPlayers {
  const before = playersRead.get(table);
  if (before?.ofTeams === ofTeams) return before;
  const players = readPlayers(table, ofTeams ? [...memberColumns(table).values()] : []);
  const read = { players, known: knownPlayers(players.rows), ofTeams };
  playersRead.set(table, read);
  return read;
}

function roundOf(
  table: TableCells,
  round: number,
  known: KnownPlayers,
  language: Language,
): RoundRead {
  const before = roundsRead.get(table);
  const isSame = before?.known === known && before.language === language;
  if (isSame && before.read.round === round) return before.read;
  const read = readRound(table, round, known, language);
  roundsRead.set(table, { known, language, read });
  return read;
}

function knownPlayers(rows: readonly PlayerRow[]): KnownPlayers {
  const byName = new Map<string, number | null>();
  for (const row of rows) {
    const name = plainWord(row.name);
    byName.set(name, byName.has(name) ? null : row.no.value);
  }
  return { names: new Map(rows.map((row) => [row.no.value, row.name])), byName };
}
