import { isOfTwoGames } from '../model/matches/byeOfTwoGames';
import { CLASSIC_POINTS } from '../model/outcomes';
import {
  LANGUAGES,
  type EventInfo,
  type Language,
  type PointSystem,
  type SystemId,
  type Tournament,
} from '../model/types';
import { SYSTEM_IDS, systemInForce } from '../systems';
import { NEWEST_EDITION } from '../tiebreaks/editions';
import { ACCELERATION_WORDS, COLOUR_WORDS, PROFILE_WORDS, type EventRow } from './names/eventWords';
import { makeRankMethod, parseRankMethod } from '../model/rules/ratingMethod';
import { makeTieOrders, parseTieOrders, type TieOrderKind } from '../model/rules/tieOrders';
import { isTeamBook } from '../model/matches/teamEvent';
import { makeForbidden, parseForbidden } from './names/forbidden';
import {
  makeAvoid,
  makeKeepApart,
  parseAvoid,
  parseKeepApart,
  type AvoidRule,
  type KeepApart,
} from './keepApart';
import { cellDate, cellInteger, cellPoints } from './plan/numbers';
import { readOwnLists, writeOwnLists, type OwnList } from './ownLists';
import type { Paper } from './plan/plan';
import { writePrizeRules, type PrizeRules } from './prizeRules';
import { settingRow, type EventOf, type PaneText, type SettingRow } from './settingRow';
import {
  parseLanguage,
  parsePaper,
  parsePrizeRules,
  parseSystem,
  splitCodes,
  splitDates,
  splitList,
} from './settingWords';
import type { Term } from './stored/event/termLists';
import {
  parseBoards,
  readMatchPoints,
  parseTeamBye,
  parseTeamScores,
  writeBoards,
  writeMatchPoints,
  writeTeamBye,
  writeTeamScores,
  type TeamBye,
} from './teams/teamBook';

/** What the workbook knows of the event beyond the tournament itself. */
export interface EventSettings {
  readonly system: SystemId;
  /** Codes in order, e.g. BH-C1, SB. */
  readonly tieBreaks: readonly string[];
  readonly tieBreakEdition: string;
  readonly firstTable: number;
  readonly language: Language;
  /** Seed of the drawing of lots for the initial colour; empty: drawn by hand or not yet. */
  readonly seed: string;
  /** What the event is called among others in the workbook; absent: the one without a name. */
  readonly section?: string;
  /** Its place among the sections of the workbook, from 1; absent: as their tables stand. */
  readonly sectionOrder?: number;
  /** Where the event is published, for QR codes; absent: not said. */
  readonly address?: string;
  /** Which rating list ratings were taken from, and its date; absent: none. */
  readonly ratingList?: string;
  /** How the prizes are given; absent: as usual. */
  readonly prizeRules?: PrizeRules;
  /** Columns whose entries keep players apart; absent: none. */
  readonly keepApart?: readonly KeepApart[];
  /** The same where it is possible at the price announced; absent: none. */
  readonly avoid?: readonly AvoidRule[];
  /** On which sheets are printed; absent: A4. */
  readonly paper?: Paper;
  /** An evening of a club: the same chain of records, and fewer questions; absent: a rated event. */
  readonly profile?: 'club';
  /** Lists of tie-breaks of the arbiter's own; absent: none. */
  readonly ownLists?: readonly OwnList[];
}

/** Of a new event, until its day is known: the rules in force. */
export const DEFAULT_SETTINGS: EventSettings = {
  system: systemInForce().id,
  tieBreaks: NEWEST_EDITION.defaultList,
  tieBreakEdition: NEWEST_EDITION.id,
  firstTable: 1,
  language: 'en',
  seed: '',
};

type Event = EventOf<EventSettings>;
type Row<Fixed extends boolean = boolean> = SettingRow<EventSettings, Fixed>;

const FREE = { isFixed: false, isUnusual: false } as const;
const RARE = { isFixed: false, isUnusual: true } as const;
const FIXED = { isFixed: true, isUnusual: false } as const;
const FIXED_RARE = { isFixed: true, isUnusual: true } as const;

type TextsOf<Of> = {
  [Key in keyof Of]-?: Of[Key] extends string | undefined ? Key : never;
}[keyof Of];

/** A text about the event, as it is typed. */
const infoText = <Fixed extends boolean>(
  key: TextsOf<EventInfo>,
  manner: { isFixed: Fixed; isUnusual: boolean },
  pane?: PaneText,
): Row<Fixed> & TextField =>
  ({
    ...settingRow<string, EventSettings, Fixed>(
      {
        read: (text) => text,
        put: ({ info }, value) => void (info[key] = value),
        get: ({ tournament }) => tournament.info[key],
        write: (value) => value,
      },
      { ...manner, ...(pane ? { pane } : {}) },
    ),
    field: { of: 'info', key },
  }) as const;

/** Who came first of those who were tied, by a play-off or by lot. */
const tieOrder = (kind: TieOrderKind): Row<false> =>
  settingRow(
    {
      read: parseTieOrders,
      problem: 'unreadable-order',
      put: ({ tieOrders }, value, place) => void (tieOrders[kind] = { value, place }),
      get: ({ tournament }: Event) => tournament.tieOrders?.[kind],
      write: (value) => makeTieOrders(value),
    },
    RARE,
  );

type SettingText = Exclude<TextsOf<EventSettings>, 'system' | 'language' | 'paper' | 'profile'>;

/** The same, of what the workbook knows beyond the tournament; absent where nothing is said. */
const settingText = <Fixed extends boolean>(
  key: SettingText,
  manner: { isFixed: Fixed; isUnusual: boolean },
  pane?: PaneText,
): Row<Fixed> & TextField =>
  ({
    ...settingRow<string, EventSettings, Fixed>(
      {
        read: (text) => text,
        put: ({ settings }, value) => void (settings[key] = value),
        get: ({ settings }) => settings[key],
        write: (value) => value,
      },
      { ...manner, ...(pane ? { pane } : {}) },
    ),
    field: { of: 'settings', key },
  }) as const;

/** Where a form keeps a text that is typed as it is. */
export interface TextField {
  readonly field:
    | { readonly of: 'info'; readonly key: TextsOf<EventInfo> }
    | { readonly of: 'settings'; readonly key: SettingText };
}

const date = (key: 'start' | 'end', pane: PaneText): Row<false> & TextField => ({
  ...infoText(key, FREE, pane),
  ...settingRow<string, EventSettings, false>(
    {
      read: (_, content) => cellDate(content),
      put: ({ info }, value) => void (info[key] = value),
      get: ({ tournament }) => tournament.info[key],
      write: (value) => value,
    },
    { ...FREE, pane },
  ),
});

const ofTeams = (tournament: Tournament): Tournament['teamPlay'] =>
  isTeamBook(tournament) ? tournament.teamPlay : undefined;

/** Absent where it is that of a draw in both scores. */
const saidBye = (bye: TeamBye | undefined): TeamBye | undefined =>
  bye && (bye.matchPoints !== null || bye.gamePoints !== null) ? bye : undefined;

/** Points for something; the cell is empty where they are the usual ones. */
const pointsFor = (
  keys: readonly (keyof PointSystem)[],
  usual: number | null,
  manner: typeof FIXED | typeof FIXED_RARE,
): Row<true> =>
  settingRow<number, EventSettings, true>(
    {
      read: cellPoints,
      problem: 'points-not-a-number',
      put: ({ points }, value) => keys.forEach((key) => (points[key] = value)),
      get: ({ tournament: { points } }) =>
        points[keys[0]] === usual ? undefined : points[keys[0]],
      write: (halves) => halves / 2,
    },
    manner,
  );

/** Of a match of two games the usual bye is a win and a draw, which the points of one game cannot say. */
function byePointsRow(): Row<true> {
  const row = pointsFor(['pairingBye'], null, FIXED);
  const isUsual = ({ tournament: { points, systemCode } }: Event): boolean =>
    isOfTwoGames(systemCode) && points.pairingBye === points.win;
  return { ...row, cell: (event, language) => (isUsual(event) ? '' : row.cell(event, language)) };
}

/**
 * Every setting of an event: how its row of the table Event is read and written, whether round 1 fixes
 * it, whether it is written where the event does as everybody does, and where the pane asks for it.
 * The rows stand in the order of `src/words/en/read/settings.ts`.
 */
export const SETTINGS: {
  readonly [Each in EventRow]: Row<Each extends Term ? true : false> & Partial<TextField>;
} = {
  name: infoText('name', FREE, { order: 1, isWide: true, label: 'pane.field-name' }),
  place: infoText('place', FREE, { order: 2, label: 'pane.field-place' }),
  federation: infoText('federation', FREE),
  start: date('start', { order: 4, label: 'pane.field-start' }),
  end: date('end', { order: 5, label: 'pane.field-end' }),
  arbiter: infoText('arbiter', FREE, { order: 3, label: 'pane.field-arbiter' }),
  deputies: settingRow(
    {
      read: splitList,
      put: ({ info }, value) => void (info.deputies = value),
      get: ({ tournament }: Event) => tournament.info.deputies,
      write: (value: readonly string[]) => value.join('; '),
    },
    RARE,
  ),
  timeControl: infoText('timeControl', FREE),
  rounds: settingRow(
    {
      read: cellInteger,
      problem: 'bad-round-count',
      put: (draft, value, place) => void (draft.totalRounds = { value, place }),
      get: ({ tournament }: Event) => tournament.totalRounds,
      write: (value) => value,
    },
    FIXED,
  ),
  roundDates: settingRow(
    {
      read: splitDates,
      put: ({ info }, value) => void (info.roundDates = value),
      get: ({ tournament }: Event) => tournament.info.roundDates,
      write: (value: readonly string[]) => value.join('; '),
    },
    FREE,
  ),
  system: settingRow(
    {
      read: parseSystem,
      problem: 'unknown-system-setting',
      known: () => SYSTEM_IDS.join(', '),
      put: ({ settings }, value) => void (settings.system = value),
      get: ({ settings }: Event) => settings.system,
      write: (value) => value,
    },
    FIXED,
  ),
  systemParameters: settingRow(
    {
      read: (text) => text,
      put: (draft, value) => void (draft.systemParameters = value),
      get: ({ tournament }: Event) => tournament.systemParameters,
      write: (value) => value,
    },
    FIXED_RARE,
  ),
  initialColour: settingRow(
    {
      read: (text) => COLOUR_WORDS.meaning(text),
      problem: 'unknown-colour',
      put: (draft, value) => void (draft.initialColour = value),
      get: ({ tournament }: Event) => tournament.initialColour ?? undefined,
      write: (value, language) => COLOUR_WORDS.written(value, language),
    },
    FREE,
  ),
  seed: settingText('seed', RARE),
  acceleration: settingRow(
    {
      read: (text) => ACCELERATION_WORDS.meaning(text),
      problem: 'unknown-acceleration',
      put: (draft, value, place) => {
        if (value !== 'none') draft.acceleration = { value: { method: value }, place };
      },
      get: ({ tournament }: Event) => {
        const method = tournament.acceleration?.method;
        return method === 'own' ? undefined : method;
      },
      write: (value, language) => ACCELERATION_WORDS.written(value, language),
    },
    FIXED_RARE,
  ),
  tieBreaks: settingRow(
    {
      read: splitCodes,
      put: ({ settings }, value) => void (settings.tieBreaks = value),
      get: ({ settings }: Event) => settings.tieBreaks,
      write: (value: readonly string[]) => value.join(', '),
    },
    FIXED,
  ),
  tieBreakEdition: settingText('tieBreakEdition', FIXED),
  winPoints: pointsFor(['win'], CLASSIC_POINTS.win, FIXED_RARE),
  drawPoints: pointsFor(['draw'], CLASSIC_POINTS.draw, FIXED_RARE),
  lossPoints: pointsFor(['loss'], CLASSIC_POINTS.loss, FIXED_RARE),
  byePoints: byePointsRow(),
  zeroPoints: pointsFor(['zeroBye', 'absent'], 0, FIXED_RARE),
  forfeitLossPoints: pointsFor(['forfeitLoss'], 0, FIXED_RARE),
  firstTable: settingRow(
    {
      read: cellInteger,
      problem: 'table-not-a-number',
      put: ({ settings }, value) => void (settings.firstTable = value),
      get: ({ settings }: Event) => settings.firstTable,
      write: (value) => value,
    },
    FREE,
  ),
  forbidden: settingRow(
    {
      read: (text) => parseForbidden(text).groups,
      isWhole: (text) => parseForbidden(text).unread.length === 0,
      problem: 'unreadable-forbidden',
      put: (draft, value) => void (draft.forbidden = value),
      get: ({ tournament }: Event) => tournament.forbidden,
      write: makeForbidden,
    },
    FIXED,
  ),
  boards: settingRow(
    {
      read: parseBoards,
      problem: 'unreadable-boards',
      put: ({ teams }, value) => void (teams.boardColours = value),
      get: ({ tournament }: Event) => ofTeams(tournament)?.boardColours,
      write: (value) => writeBoards(value),
    },
    FIXED_RARE,
  ),
  matchPoints: settingRow(
    {
      read: readMatchPoints,
      problem: 'unreadable-match-points',
      put: ({ teams }, value) => void (teams.matchPoints = value),
      get: ({ tournament }: Event) => ofTeams(tournament)?.matchPoints,
      write: (value) => writeMatchPoints(value),
    },
    FIXED_RARE,
  ),
  teamScores: settingRow(
    {
      read: parseTeamScores,
      problem: 'unreadable-team-scores',
      put: ({ teams }, value) => void (teams.systemCode = value),
      get: ({ tournament }: Event) => (isTeamBook(tournament) ? tournament.systemCode : undefined),
      write: (value) => writeTeamScores(value) ?? '',
    },
    FIXED_RARE,
  ),
  teamBye: settingRow(
    {
      read: parseTeamBye,
      problem: 'unreadable-team-bye',
      put: ({ teams }, value) => void (teams.bye = value),
      get: ({ tournament }: Event) => saidBye(ofTeams(tournament)?.pairingByes),
      write: (value) => writeTeamBye(value),
    },
    FIXED_RARE,
  ),
  address: settingText('address', RARE),
  ratingList: settingText('ratingList', RARE),
  ratingMethod: settingRow(
    {
      read: parseRankMethod,
      problem: 'unknown-rating-method',
      put: ({ info }, value) => void (info.rankMethod = makeRankMethod(value)),
      get: ({ tournament }: Event) => parseRankMethod(tournament.info.rankMethod) ?? undefined,
      write: makeRankMethod,
    },
    FIXED_RARE,
  ),
  keepApart: settingRow(
    {
      read: parseKeepApart,
      problem: 'unreadable-keep-apart',
      put: ({ settings }, value) => void (settings.keepApart = value),
      get: ({ settings }: Event) => settings.keepApart,
      write: (value) => makeKeepApart(value),
    },
    FIXED,
  ),
  avoid: settingRow(
    {
      read: parseAvoid,
      problem: 'unreadable-avoid',
      put: ({ settings }, value) => void (settings.avoid = value),
      get: ({ settings }: Event) => settings.avoid,
      write: (value, language) => makeAvoid(value, language),
    },
    FIXED_RARE,
  ),
  paper: settingRow(
    {
      read: parsePaper,
      problem: 'unknown-paper',
      put: ({ settings }, value) => void (settings.paper = value),
      get: ({ settings }: Event) => settings.paper,
      write: (value) => value,
    },
    RARE,
  ),
  prizeRules: settingRow(
    {
      read: parsePrizeRules,
      problem: 'prize-rules-unknown',
      put: ({ settings }, value) => void (settings.prizeRules = value),
      get: ({ settings }: Event) => settings.prizeRules,
      write: writePrizeRules,
    },
    RARE,
  ),
  playOff: tieOrder('playOff'),
  lots: tieOrder('lots'),
  tieBreakLists: settingRow(
    {
      read: readOwnLists,
      problem: 'unreadable-tie-break-lists',
      put: ({ settings }, value) => {
        if (value.length > 0) settings.ownLists = value;
      },
      get: ({ settings }: Event) => settings.ownLists,
      write: (value) => writeOwnLists(value),
    },
    RARE,
  ),
  profile: settingRow(
    {
      read: (text) => PROFILE_WORDS.meaning(text),
      problem: 'unknown-profile',
      put: ({ settings }, value) => {
        if (value === 'club') settings.profile = value;
      },
      get: ({ settings }: Event): 'club' | 'rated' | undefined => settings.profile,
      write: (value, language) => PROFILE_WORDS.written(value, language),
    },
    RARE,
  ),
  language: settingRow(
    {
      read: parseLanguage,
      problem: 'unknown-language',
      known: () => LANGUAGES.join(', '),
      put: ({ settings }, value) => void (settings.language = value),
      get: ({ settings }: Event) => settings.language,
      write: (value) => value,
    },
    FREE,
  ),
  section: settingText('section', RARE),
  sectionOrder: settingRow(
    {
      read: cellInteger,
      problem: 'table-not-a-number',
      put: ({ settings }, value) => void (settings.sectionOrder = value),
      get: ({ settings }: Event) => settings.sectionOrder,
      write: (value) => value,
    },
    RARE,
  ),
};
