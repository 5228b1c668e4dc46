import type { Language } from '../../../model/types';
import { widthFor } from '../../plan/look';
import type { CellValue, SheetPlan } from '../../plan/plan';
import { say } from '../../plan/say';
import { compareNames } from '../../names/compareNames';
import { listSheet } from './listSheet';

/** A list of one section: its sheet as that section would write it. */
export interface SectionList {
  readonly label: string;
  /** Beside its name over the list, e.g. which round. */
  readonly note?: string;
  readonly sheet: SheetPlan;
}

export interface AllSections {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly eventName: string;
  readonly language: Language;
}

/**
 * One list by name out of those of several sections, with a column that says which. The columns are
 * those of the sections' own lists, found by their headers.
 */
export function allSectionsSheet(lists: readonly SectionList[], about: AllSections): SheetPlan {
  const { language } = about;
  const tables = lists.map(({ label, sheet }) => ({ label, ...tableIn(sheet) }));
  const [first = '', ...others] = [...new Set(tables.flatMap(({ header }) => header))];
  const header = [first, say(language, 'head.section'), ...others];
  const rows = tables
    .flatMap((table) =>
      table.rows.map((row): CellValue[] => [
        row[table.header.indexOf(first)] ?? '',
        table.label,
        ...others.map((text) => row[table.header.indexOf(text)] ?? ''),
      ]),
    )
    .sort(
      (a, b) =>
        compareNames(String(a[0]), String(b[0])) || compareNames(String(a[1]), String(b[1])),
    );
  const texts = (index: number) => rows.map((row) => String(row[index] ?? ''));
  const isShort = (index: number) => texts(index).every((text) => text.length <= SHORT);
  return listSheet({
    ...about,
    subtitle: [
      lists.map(({ label, note }) => [label, note].filter(Boolean).join(': ')).join(', '),
      say(language, 'sheet.players-title', { count: rows.length }),
    ].join(' · '),
    header,
    rows,
    widths: header.map((text, index) =>
      isShort(index)
        ? Math.max(8, text.length + 2)
        : widthFor([text, ...texts(index)], index === 0 ? 22 : 10, 34),
    ),
    texts: header.flatMap((_, index) => (index === 0 || !isShort(index) ? [index] : [])),
    columns: header.map((_, index) =>
      index > 0 && isShort(index) ? { align: 'center' as const } : null,
    ),
  });
}

/** Numbers, colours, boxes to tick: centred. */
const SHORT = 7;

/** The last block of a list is its header with the rows below. */
function tableIn({ blocks }: SheetPlan): { header: string[]; rows: CellValue[][] } {
  const [header = [], ...rows] = blocks[blocks.length - 1].cells;
  return { header: header.map(String), rows: rows.map((row) => [...row]) };
}
