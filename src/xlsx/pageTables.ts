import type { SheetCells } from '../sheets/plan/cells';

/**
 * The tables of a page that was saved from a results site, or that a program wrote and called `.xls`:
 * HTML, and the XML of older spreadsheets. Tables that only lay out a page hold others, or little.
 */
export function tablesOfPage(page: string): {
  readonly tables: readonly SheetCells[];
  /** The page breaks off inside a table. */
  readonly isCut: boolean;
} {
  const found: Table[] = [];
  const open: Table[] = [];
  let name = '';
  let at = 0;
  for (const tag of page.matchAll(TAG)) {
    const [whole, closing, rawName, attributes] = tag;
    const top = open.at(-1);
    if (top?.cell) top.cell.text += page.slice(at, tag.index);
    at = tag.index + whole.length;
    // A comment, a script, a style.
    if (rawName === undefined) continue;
    const element = rawName.toLowerCase().replace(/^\w+:/, '');
    if (element === 'worksheet' && !closing) name = attribute(attributes, 'Name') ?? '';
    if (element === 'table' && !closing) {
      open.push(newTable(name || `Table ${found.length + 1}`));
      found.push(open.at(-1)!);
    } else if (element === 'table') open.pop()?.endRow();
    else if (top) top.tag(element, closing !== '', attributes);
  }
  const tables = found
    .filter(({ rows }) => rows.length >= LEAST && rows.some((row) => row.length >= LEAST))
    .map(({ sheet, rows }) => ({ sheet, row: 0, column: 0, rows }));
  return { tables, isCut: open.length > 0 };
}

/** Fewer rows or columns are no table of an event. */
const LEAST = 3;
/** So wide a cell is a slip of whoever wrote the page. */
const MOST_SPAN = 200;

/**
 * A tag; a comment, a script and a style are passed over whole, to the end of the page where they do not
 * end. What another tag begins in was none: so nothing is looked at for every tag anew.
 */
const TAG =
  /<!--[\s\S]*?(?:-->|$)|<(?:script|style)\b[\s\S]*?(?:<\/(?:script|style)\s*>|$)|<(\/?)([a-z][\w:]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;

interface Table {
  readonly sheet: string;
  readonly rows: string[][];
  cell: { text: string; span: number } | null;
  tag(element: string, isClosing: boolean, attributes: string): void;
  endRow(): void;
}

function newTable(sheet: string): Table {
  let row: string[] | null = null;
  /** Columns that a cell of a row above still takes: so many rows more. */
  const taken: number[] = [];
  const table: Table = {
    sheet,
    rows: [],
    cell: null,
    endRow() {
      endCell();
      if (row) table.rows.push(row);
      row = null;
    },
    tag(element, isClosing, attributes) {
      if (element === 'br' && table.cell) table.cell.text += ' ';
      if (element === 'tr' || element === 'row') {
        table.endRow();
        if (!isClosing) {
          row = [];
          fillTaken(row);
        }
      } else if (element === 'td' || element === 'th' || element === 'cell') {
        endCell();
        if (isClosing) return;
        row ??= [];
        // The XML of spreadsheets counts from 1 and leaves empty cells out.
        const index = Number(attribute(attributes, 'Index') ?? 0);
        while (row.length < Math.min(index, MOST_SPAN) - 1) row.push('');
        const across = Number(attribute(attributes, 'MergeAcross') ?? 0) + 1;
        const span = Number(attribute(attributes, 'colspan') ?? across);
        const down = Number(attribute(attributes, 'rowspan') ?? 1);
        const width = Math.min(MOST_SPAN, Math.max(1, span || 1));
        for (let each = 0; each < width; each++)
          if (down > 1) taken[row.length + each] = Math.min(down, MOST_SPAN);
        table.cell = { text: '', span: width };
      }
    },
  };
  function endCell(): void {
    const { cell } = table;
    if (!cell || !row) return;
    row.push(plainText(cell.text), ...Array.from({ length: cell.span - 1 }, () => ''));
    table.cell = null;
    fillTaken(row);
  }
  function fillTaken(cells: string[]): void {
    while ((taken[cells.length] ?? 0) > 1) {
      taken[cells.length]--;
      cells.push('');
    }
  }
  return table;
}

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`\\b${name}\\s*=\\s*["']?([^"'\\s>]*)`, 'i').exec(attributes)?.[1] ?? null;

/** The letters of Latin-1 from 160 on, by their names in HTML. */
const NAMED = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg
  plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave
  Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH
  Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
  agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml
  eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...NAMED.split(/\s+/).map((name, at) => [name, String.fromCharCode(160 + at)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['rsquo', '’'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
]);

function plainText(text: string): string {
  const plain = text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,8});?/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
  return plain.replace(/[\s\u00A0]+/g, ' ').trim();
}
