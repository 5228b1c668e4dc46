import { isTable, roundOfLineUp, roundOfTable } from './headers';
import {
  keyParts,
  sectionKey,
  type LogEntry,
  type Plan,
  type SheetKey,
  type SheetPlan,
} from '../plan/plan';

/**
 * One of several events in a workbook. Everything inside `src` speaks of one event by plain names
 * (`Players`, `Round_3`, key `round-3`); this file alone says what they are called in a section, and
 * both edges use it: `read/readSections.ts` takes the names off, `inSection` puts them on.
 */
export interface Section {
  /** What the names of its tables end in: `Round_3_B`. Empty: the event without a name. */
  readonly id: string;
  /** What people call it; its sheets begin with it: `B Round 3`. */
  readonly name: string;
}

/** The event whose tables and sheets have no name in front: every workbook has been that. */
export const UNNAMED: Section = { id: '', name: '' };

export const isSameSection = (a: Pick<Section, 'id'>, b: Pick<Section, 'id'>): boolean =>
  a.id.toLowerCase() === b.id.toLowerCase();

/** Excel's limit for the name of a sheet. */
const SHEET_NAME_LIMIT = 31;
/** So that what stands behind it can still be told apart: `Championnat Rég Classement`. */
export const SECTION_NAME_LIMIT = 15;

/** What no sheet may have in its name, and the apostrophe that none may begin with. */
const NOT_IN_SHEET_NAMES = /[[\]:*?/\\]|^'/;

/** Whether sheets and tables can be called so. */
export const isSectionName = (name: string): boolean =>
  name.length <= SECTION_NAME_LIMIT && !NOT_IN_SHEET_NAMES.test(name) && sectionId(name) !== '';

/** `Youth U14` → `Youth_U14`: names of tables have letters, digits and underscores. */
export const sectionId = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

export const keyIn = ({ id }: Section, key: SheetKey): SheetKey =>
  id === '' ? key : sectionKey(key, id.toLowerCase());

export const tableIn = ({ id }: Section, name: string): string =>
  id === '' ? name : `${name}_${id}`;

/** The plain name of a table of this section; null: it belongs elsewhere. */
export function plainTable({ id }: Pick<Section, 'id'>, name: string): string | null {
  if (id === '') return name;
  const end = `_${id}`.toLowerCase();
  // `Round_3` is a round of the event without a name, also beside a section called 3.
  if (!name.toLowerCase().endsWith(end) || roundOfTable(name) !== null) return null;
  if (roundOfLineUp(name) !== null) return null;
  return name.slice(0, -end.length);
}

/** Whether a table may be one of ours in some section; `word` is how it begins. */
export const mayBeSectionTable = (kind: Parameters<typeof isTable>[0], name: string): boolean => {
  const word = /^(\p{L}+)_?\d*_/u.exec(name)?.[1];
  return word !== undefined && isTable(kind, word);
};

function sheetNameIn({ id, name: section }: Section, name: string): string {
  if (id === '') return name;
  const room = SHEET_NAME_LIMIT - section.length - 1;
  const cut = name.length > room ? name.slice(0, room).trimEnd() : name;
  // Hidden sheets are known by how they begin.
  return name.startsWith('_') ? `${cut}_${section}` : `${section} ${cut}`;
}

/** Texts in quotes, or the name of a table before its bracket. */
const TABLE_IN_FORMULA = /"(?:[^"]|"")*"|(?<![\p{L}\p{N}_.])([\p{L}_][\p{L}\p{N}_.]*)(?=\[)/gu;

function formulaIn(section: Section, formula: string, own: ReadonlySet<string>): string {
  return formula.replace(TABLE_IN_FORMULA, (found: string, name: string | undefined) => {
    if (name === undefined) return found;
    const isOurs =
      own.has(name.toLowerCase()) ||
      roundOfTable(name) !== null ||
      (['event', 'players', 'teams', 'log', 'prizes'] as const).some((kind) => isTable(kind, name));
    return isOurs ? tableIn(section, name) : name;
  });
}

/** A sheet of an event as it is written in its section. A sheet that exists keeps its name. */
export function sheetInSection(sheet: SheetPlan, section: Section): SheetPlan {
  if (section.id === '') return sheet;
  const own = new Set((sheet.tables ?? []).map(({ name }) => name.toLowerCase()));
  const formula = (text: string) => formulaIn(section, text, own);
  return {
    ...sheet,
    key: keyIn(section, sheet.key),
    name: sheet.mode === 'replace' ? sheetNameIn(section, sheet.name) : sheet.name,
    blocks: sheet.blocks.map((block) => ({
      ...block,
      cells: block.cells.map((line) =>
        line.map((cell) =>
          typeof cell === 'object' && cell !== null
            ? { ...cell, formula: formula(cell.formula) }
            : cell,
        ),
      ),
    })),
    ...(sheet.rows && {
      rows: sheet.rows.map((rows) => ({ ...rows, table: tableIn(section, rows.table) })),
    }),
    ...(sheet.rowsGone && {
      rowsGone: sheet.rowsGone.map((rows) => ({ ...rows, table: tableIn(section, rows.table) })),
    }),
    ...(sheet.tables && {
      tables: sheet.tables.map((table) => ({ ...table, name: tableIn(section, table.name) })),
    }),
    ...(sheet.marks && {
      marks: sheet.marks.map((mark) => ({ ...mark, formula: formula(mark.formula) })),
    }),
  };
}

/** A plan of an event as it is written in its section. */
export function inSection(plan: Plan, section: Section): Plan {
  if (section.id === '') return plan;
  return {
    ...plan,
    sheets: plan.sheets.map((sheet) => sheetInSection(sheet, section)),
    ...(plan.remove && { remove: plan.remove.map((key) => keyIn(section, key)) }),
    ...(plan.log && { log: plan.log.map((entry): LogEntry => ({ ...entry, section })) }),
    ...(plan.activate !== undefined && { activate: keyIn(section, plan.activate) }),
  };
}

/** Whose sheets a write touches, by the lower-case ids of the sections; '' is the one without a name. */
export function sectionsOf({ sheets, remove = [], log = [] }: Plan): string[] {
  const keys = [...sheets.map(({ key }) => key), ...remove];
  const ids = [
    ...keys.map((key) => keyParts(key).section),
    ...log.map(({ section }) => section?.id.toLowerCase() ?? ''),
  ];
  return ids.length === 0 ? [''] : [...new Set(ids)].sort();
}
