/** In the end nobody is accused, and after a forgery somebody is. */
import { reasonsSaidWell, unreadableWord } from '../../../scripts/fuzz/saidWell';
import { roundFindings } from '../../../src/event/check/checkEvent';
import { checkLists } from '../../../src/event/check/checkLists';
import { verifyEvent } from '../../../src/event/log/verifyEvent';
import { verifyLists } from '../../../src/event/log/verifyLists';
import {
  PLAYER_COLUMNS,
  ROUND_COLUMNS,
  roundTableName,
  TEAM_COLUMNS,
} from '../../../src/sheets/names/headers';
import type { CheckedEvent } from '../../../src/event/open/openEvent';
import { LANGUAGES } from '../../../src/model/types';
import type { SheetCells } from '../../../src/sheets/plan/cells';
import type { KnownWords } from '../../../src/sheets/names/knownWords';
import type { Finding } from '../../../src/sheets/write/working/checkSheet';
import { systemById } from '../../../src/systems';
import { checkEvent } from '../../../taskpane/actions/questions/check';
import type { Desk } from '../../../taskpane/store/desk';
import { verified } from '../pane/proving';
import { sheetsSaidWell } from './holds';
import { RESULT } from './handActs';
import {
  cellsOf,
  eventOf,
  headsOf,
  oneOf,
  pairedRounds,
  type RandomBelow,
  type Room,
} from './room';

export async function accusedOrExcused(room: Room, random: RandomBelow): Promise<string | null> {
  const [desk] = room.panes;
  await desk.refresh();
  const unsaid = sheetsSaidWell(room);
  if (unsaid) return unsaid;
  desk.setLanguage('en');
  const { sections } = desk.getState();
  for (const section of sections) {
    desk.openSection(section);
    const words = sections.length > 1 ? ['--section', section.label] : [];
    const wrong = await accused(room, desk, words);
    if (wrong) return `${section.label}: ${wrong}`;
  }
  const section = oneOf(random, sections);
  if (!section) return null;
  desk.openSection(section);
  return forged(room, desk, random, sections.length > 1 ? ['--section', section.label] : []);
}

async function accused(room: Room, desk: Desk, words: readonly string[]): Promise<string | null> {
  // Undone to before the first round there is nothing to verify.
  if (!room.table(desk, 'Round_1')) return null;
  const found = await verified(room.office, ...words);
  if (found.breaks.length > 0) return `verify: ${found.breaks.join(' | ')}`;
  // Nothing was ever left unreadable: no line may be blind.
  const blind = found.found.find((line) => line.includes('does not say what it left'));
  if (blind) return `verify: ${blind}`;
  const event = eventOf(desk);
  const system = event && systemById(event.settings.system);
  if (!event || !system) return null;
  // As the pane checks, in a language whose sentences are known here.
  const english = { ...event, settings: { ...event.settings, language: 'en' as const } };
  const sheets = await desk.ports.book.readSheets(desk.getState().section);
  const rounds = Array.from({ length: pairedRounds(desk) }, (_, at) => at + 1);
  const findings = rounds.flatMap((round) => roundFindings(english, system, round));
  const unsaid = foundSaidWell(event, sheets);
  if (unsaid) return unsaid;
  const against = accusations([...findings, ...checkLists(english, sheets).findings]);
  if (against.length > 0) return `check: ${against.join(' | ')}`;
  await checkEvent(desk);
  return desk.getState().notice?.tone === 'error' ? 'check is refused' : null;
}

/** What `verify` finds, in every language; what Check finds of the last round and the lists, in one. */
function foundSaidWell(event: CheckedEvent, sheets: readonly SheetCells[]): string | null {
  const proved = verifyEvent(event);
  const lists = verifyLists(event, sheets);
  const unsaid = reasonsSaidWell(
    [...proved.breaks, ...proved.summary, ...proved.found, ...lists.breaks, ...lists.found],
    '',
  );
  if (unsaid) return unsaid;
  const { pairedRounds: round, players } = event.tournament;
  const language = LANGUAGES[(round + players.length) % LANGUAGES.length];
  const system = systemById(event.settings.system);
  const spoken = { ...event, settings: { ...event.settings, language } };
  const findings = [
    ...(system && round > 0 ? roundFindings(spoken, system, round) : []),
    ...checkLists(spoken, sheets).findings,
  ];
  const odd = findings.find(({ finding }) => unreadableWord(finding));
  return odd ? `check in ${language}: ${odd.finding}` : null;
}

/** What the log explains is no accusation, and an old list is one of before. */
const EXPLAINED =
  /^the file logs that|numbers and ratings of its day|^explained by a correction|the event has changed since: write it again/;

function accusations(findings: readonly Finding[]): string[] {
  let isExplained = false;
  return findings.flatMap(({ round, finding }) => {
    // What is said further of a round names none.
    if (round !== null || EXPLAINED.test(finding)) isExplained = EXPLAINED.test(finding);
    return isExplained ? [] : [finding];
  });
}

type Forgery = (
  room: Room,
  desk: Desk,
  random: RandomBelow,
) => Promise<string | null> | string | null;

/** Another text of the same kind, that can be read as well. */
function otherText(was: string): string {
  if (was === '1-0') return '0-1';
  if (was === '0-1' || was === '½-½') return '1-0';
  return /^\d+$/.test(was) ? String(Number(was) + 1) : `${was}x`;
}

/** Columns that a proof covers, of the tables of an event. */
const COVERED = {
  Players: [PLAYER_COLUMNS, ['name', 'rating']],
  Teams: [TEAM_COLUMNS, ['captain', 'club', 'nickname']],
} as const;

/** Each says what it did; null: there was nothing to forge. */
const FORGERIES: readonly Forgery[] = [
  (room, desk, random) => {
    // Results of the last round come in through the sheet.
    const round = 1 + random(Math.max(1, pairedRounds(desk) - 1));
    const table = room.table(desk, roundTableName(round));
    if (!table || pairedRounds(desk) < 2) return null;
    const at = headsOf(table).findIndex((head) => ROUND_COLUMNS.meaning(head) === 'result');
    const [, ...rows] = cellsOf(table);
    const row = rows.findIndex((cells) => ['1-0', '0-1'].includes(cells[at]));
    if (row < 0) return null;
    const was = room.type(table, RESULT, row, otherText(rows[row][at]));
    return `result of round ${round}, ${was}`;
  },
  (room, desk, random) => {
    const round = 1 + random(pairedRounds(desk));
    const table = room.table(desk, roundTableName(round));
    if (!table) return null;
    // Of teams the boards below a match have no points.
    const at = headsOf(table).findIndex((head) => ROUND_COLUMNS.meaning(head) === 'points');
    const [, ...rows] = cellsOf(table);
    const row = rows.findIndex((cells) => /^\d/.test(cells[at]));
    if (row < 0) return null;
    const was = room.type(table, [ROUND_COLUMNS, 'points'], row, '9');
    return `points shown in round ${round}: ${was}`;
  },
  (room, desk, random) => {
    const name = oneOf(random, ['Players', 'Teams'] as const);
    const table = room.table(desk, name);
    const [words, columns] = COVERED[name];
    if (!table) return null;
    const column = oneOf<string>(random, columns);
    const row = random(table.area.rows - 1);
    const at = headsOf(table).findIndex((head) => words.meaning(head) === column);
    const was = cellsOf(table)[row + 1][at];
    if (was === '' && name === 'Players') return null;
    room.type(table, [words as KnownWords<string>, column], row, otherText(was));
    return `${name}, ${column} of row ${row}: ${was}`;
  },
  async (room, desk, random) => {
    const event = eventOf(desk)!;
    const sheets = await desk.ports.book.readSheets(desk.getState().section);
    const { asWritten } = verifyLists(event, sheets);
    const lists = sheets.filter(({ sheet }) => asWritten.has(sheet));
    if (lists.length === 0) return null;
    const { sheet: name, ours } = oneOf(random, lists);
    const { row, column, rows, columns } = ours!.area;
    const { sheet } = room.office.sheet(name);
    // The first rows name the event and the line of the log.
    const cells = Array.from({ length: rows * columns }, (_, at) => ({
      row: row + Math.floor(at / columns),
      column: column + (at % columns),
    })).filter((cell) => cell.row > row + 2 && sheet.content(cell.row, cell.column).value !== '');
    if (cells.length === 0) return null;
    const cell = oneOf(random, cells);
    const was = String(sheet.content(cell.row, cell.column).value);
    const value = { value: otherText(was) };
    sheet.write({ ...cell, rows: 1, columns: 1 }, [[value]]);
    return `${name}, row ${cell.row} column ${cell.column}: ${was}`;
  },
  ({ office: { book } }, desk, random) => {
    const log = book.sheets().find(({ name }) => name === 'Log');
    if (!log || desk.getState().section.id !== '') return null;
    const used = log.usedArea(true);
    if (!used || used.rows < 8) return null;
    const cell = { row: used.row + 6 + random(used.rows - 7), column: used.column + 1 };
    const { value } = log.content(cell.row, cell.column);
    if (value === '') return null;
    log.write({ ...cell, rows: 1, columns: 1 }, [[{ value: `${value} (late)` }]]);
    return `line of the log: ${value}`;
  },
];

/** Something is changed behind the log. */
async function forged(
  room: Room,
  desk: Desk,
  random: RandomBelow,
  words: readonly string[],
): Promise<string | null> {
  // Of an event that has not begun nothing was published, and anybody may still type its players.
  if (!eventOf(desk) || !room.table(desk, 'Round_1')) return null;
  const what = await oneOf(random, FORGERIES)(room, desk, random);
  if (what === null) return null;
  const { ok } = await verified(room.office, ...words);
  await desk.refresh();
  const event = eventOf(desk);
  const sheets = await desk.ports.book.readSheets(desk.getState().section);
  const unsaid = event && foundSaidWell(event, sheets);
  if (unsaid) return unsaid;
  return ok ? `a forgery is not found: ${what}` : null;
}
