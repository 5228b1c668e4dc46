import type { Acceleration } from '../../model/acceleration';
import { CLASSIC_POINTS, pointSystem } from '../../model/outcomes';
import { error, warning, type Place, type Problem } from '../../model/problems';
import type { Located } from '../../model/raw';
import {
  LANGUAGES,
  type Colour,
  type EventInfo,
  type ForbiddenGroup,
  type Language,
  type PointSystem,
  type SystemId,
} from '../../model/types';
import { SYSTEM_IDS, SYSTEM_IF_UNSAID, systemByWords } from '../../systems';
import { readOwnLists } from '../ownLists';
import { readPrizeRules } from '../prizeRules';
import { EDITION_OF_OLD_WORKBOOKS, editionById } from '../../tiebreaks/editions';
import { cellPlace, type CellContent, type TableCells } from '../plan/cells';
import { ACCELERATION_WORDS, COLOUR_WORDS, EVENT_ROWS, type EventRow } from '../names/eventWords';
import { columnOf, EVENT_COLUMNS, findColumns, plainHeader } from '../names/headers';
import { parseForbidden } from '../names/forbidden';
import { parseKeepApart } from '../keepApart';
import { cellDate, cellInteger, cellPoints, cellText } from '../plan/numbers';
import { PAPERS } from '../plan/plan';
import { DEFAULT_SETTINGS, type EventSettings } from '../settings';
import { wordsOf, type ProblemCode } from '../../words';

export interface SettingsRead {
  readonly info: Partial<EventInfo>;
  readonly settings: EventSettings;
  readonly totalRounds?: Located<number>;
  readonly initialColour?: Colour;
  readonly points: PointSystem;
  /** Absent: none, or the virtual points that each player has in his row. */
  readonly acceleration?: Located<Acceleration>;
  readonly forbidden: readonly ForbiddenGroup[];
  readonly problems: readonly Problem[];
  /** Where the value of each setting stands, so that it can be changed there. */
  readonly cells: ReadonlyMap<
    EventRow,
    { readonly row: number; readonly column: number; readonly place: Place }
  >;
  readonly columns: { readonly setting: number; readonly value: number };
  /** The settings that the table fills in; all others have the value that stands for silence. */
  readonly said: ReadonlySet<EventRow>;
}

interface Cell {
  readonly content: CellContent;
  readonly place: Place;
  readonly row: number;
  readonly column: number;
}

/** Reads the table Event (Setting | Value). Rows of the arbiter's own are left alone. */
export function readSettings(table: TableCells | undefined): SettingsRead {
  const cells = table ? settingCells(table) : new Map<EventRow, Cell>();
  const problems: Problem[] = [];
  const text = (row: EventRow): string => cellText(cells.get(row)?.content);
  const bad = (row: EventRow, code: ProblemCode): void => {
    const cell = cells.get(row);
    const known = row === 'system' ? { known: SYSTEM_IDS.join(', ') } : undefined;
    if (cell) problems.push(error(code, cell.place, cellText(cell.content), known));
  };
  const read = <T>(
    row: EventRow,
    code: ProblemCode,
    parse: (text: string) => T | null,
  ): T | undefined => {
    if (text(row) === '') return undefined;
    const value = parse(text(row));
    if (value === null) bad(row, code);
    return value ?? undefined;
  };

  const rounds = read('rounds', 'bad-round-count', cellInteger);
  const halves = (row: EventRow) => read(row, 'points-not-a-number', cellPoints);
  const forbidden = parseForbidden(text('forbidden'));
  if (forbidden.unread.length > 0) bad('forbidden', 'unreadable-forbidden');
  const language = read('language', 'unknown-language', parseLanguage);
  const system = read('system', 'unknown-system-setting', parseSystem);
  if (table && text('system') === '')
    problems.push(warning('system-not-chosen', place(table), '', { system: SYSTEM_IF_UNSAID.id }));

  const acceleration = read('acceleration', 'unknown-acceleration', (word) =>
    ACCELERATION_WORDS.meaning(word),
  );
  const prizeRules = read('prizeRules', 'prize-rules-unknown', (words) => {
    const understood = readPrizeRules(splitList(words.replace(/,/g, ';')));
    return understood.ok ? understood.rules : null;
  });
  const keepApart = read('keepApart', 'unreadable-keep-apart', parseKeepApart);
  const paper = read(
    'paper',
    'unknown-paper',
    (word) => PAPERS.find((each) => plainHeader(each) === plainHeader(word)) ?? null,
  );
  const sectionOrder = read('sectionOrder', 'table-not-a-number', cellInteger);
  const ownLists = read('tieBreakLists', 'unreadable-tie-break-lists', readOwnLists);
  const tieBreakEdition = text('tieBreakEdition') || EDITION_OF_OLD_WORKBOOKS.id;
  return {
    info: {
      name: text('name'),
      place: text('place'),
      federation: text('federation'),
      start: cellDate(cells.get('start')?.content),
      end: cellDate(cells.get('end')?.content),
      arbiter: text('arbiter'),
      deputies: splitList(text('deputies')),
      timeControl: text('timeControl'),
      roundDates: splitDates(text('roundDates')),
    },
    settings: {
      system: system ?? SYSTEM_IF_UNSAID.id,
      tieBreaks:
        text('tieBreaks') === ''
          ? (editionById(tieBreakEdition)?.defaultList ?? [])
          : tieBreakCodes(text('tieBreaks')),
      tieBreakEdition,
      firstTable:
        read('firstTable', 'table-not-a-number', cellInteger) ?? DEFAULT_SETTINGS.firstTable,
      language: language ?? DEFAULT_SETTINGS.language,
      seed: text('seed'),
      ...(text('section') === '' ? {} : { section: text('section') }),
      ...(sectionOrder === undefined ? {} : { sectionOrder }),
      ...(prizeRules ? { prizeRules } : {}),
      ...(text('address') === '' ? {} : { address: text('address') }),
      ...(text('ratingList') === '' ? {} : { ratingList: text('ratingList') }),
      ...(keepApart ? { keepApart } : {}),
      ...(paper ? { paper } : {}),
      ...(ownLists && ownLists.length > 0 ? { ownLists } : {}),
    },
    totalRounds:
      rounds === undefined ? undefined : { value: rounds, place: cells.get('rounds')!.place },
    initialColour: read('initialColour', 'unknown-colour', (word) => COLOUR_WORDS.meaning(word)),
    points: readPoints(halves),
    ...(acceleration === 'baku'
      ? { acceleration: { value: { method: 'baku' }, place: cells.get('acceleration')!.place } }
      : {}),
    forbidden: forbidden.groups,
    problems,
    cells,
    columns: eventColumns(table),
    said: new Set([...cells.keys()].filter((row) => text(row) !== '')),
  };
}

function settingCells(table: TableCells): Map<EventRow, Cell> {
  const { setting, value } = eventColumns(table);
  const cells = new Map<EventRow, Cell>();
  table.rows.forEach((row, index) => {
    const key = columnOf(EVENT_ROWS, cellText(row[setting]));
    if (key !== null && !cells.has(key))
      cells.set(key, {
        content: row[value] ?? null,
        place: cellPlace(table, index, value),
        row: index,
        column: value,
      });
  });
  return cells;
}

function eventColumns(table: TableCells | undefined): { setting: number; value: number } {
  const columns = findColumns(EVENT_COLUMNS, table?.header ?? []);
  return { setting: columns.get('setting') ?? 0, value: columns.get('value') ?? 1 };
}

const place = (table: TableCells): Place => cellPlace(table, -1, 0);

function readPoints(halves: (row: EventRow) => number | undefined): PointSystem {
  const other = {
    byePoints: 'pairingBye',
    forfeitLossPoints: 'forfeitLoss',
  } as const;
  const given: Partial<Record<keyof PointSystem, number>> = {};
  for (const [row, outcome] of Object.entries(other) as [keyof typeof other, keyof PointSystem][]) {
    const points = halves(row);
    if (points !== undefined) given[outcome] = points;
  }
  const zero = halves('zeroPoints');
  if (zero !== undefined) Object.assign(given, { zeroBye: zero, absent: zero });
  return pointSystem(
    halves('winPoints') ?? CLASSIC_POINTS.win,
    halves('drawPoints') ?? CLASSIC_POINTS.draw,
    halves('lossPoints') ?? CLASSIC_POINTS.loss,
    given,
  );
}

/** By id, or by a name that begins like it: `Dutch 2016 (C.04.3)`, `Néerlandais 2016`. */
export const parseSystem = (text: string): SystemId | null =>
  systemByWords(plainHeader(text))?.id ?? null;

export function parseLanguage(text: string): Language | null {
  const plain = plainHeader(text);
  return (
    LANGUAGES.find(
      (language) =>
        plain === language ||
        plain.startsWith(`${language} `) ||
        plainHeader(wordsOf(language).name) === plain ||
        wordsOf(language).otherNames.includes(plain),
    ) ?? null
  );
}

/** A date for each round; between two semicolons may stand none. */
const splitDates = (text: string): string[] =>
  text.includes(';') ? text.split(';').map((part) => part.trim()) : splitList(text);

const splitList = (text: string): string[] =>
  text
    .split(/[;\n]|, (?=\S)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const tieBreakCodes = (text: string): string[] =>
  text
    .split(/[,;\s]+/)
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');
