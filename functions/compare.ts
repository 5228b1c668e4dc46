/** The custom function that puts ours beside what somebody published. */
import { findLayout } from '../src/formats/crosstable/layout';
import { cellWord, inRange, type Range } from '../src/formats/crosstable/range';
import type { PlayerNo } from '../src/model/types';
import { sayReason } from '../src/explain/phrasebook';
import { tieBreakOutcome } from '../src/tiebreaks/compute';
import { causeOfDifference } from '../src/tiebreaks/publishedCause';
import {
  comparePublished,
  type PublishedComparison,
  type TieBreakMatch,
  type MatchedColumn,
  type PublishedColumn,
} from '../src/tiebreaks/published';
import type { WordKey } from '../src/words';
import { say, type Cell } from './answer';
import {
  editionArgument,
  isOmitted,
  namedArguments,
  textsOf,
  tieBreaksArgument,
} from './arguments';
import { refusal } from './errors';
import { editionsByDefault } from './eventEdition';
import { language } from './language';
import { loadTable, type Loaded } from './loadTable';
import { notFinalTexts } from './openGames';

/**
 * Published tie-breaks of a crosstable beside ours, with a mark where they differ; the last rows say which tie-break each column was taken for, and why.
 * @customfunction COMPARE_TIEBREAKS
 * @param table Crosstable with its header row and its columns of tie-breaks.
 * @param [tieBreaks] Codes that the columns hold, such as "BH-C1,BH,SB"; found by heading, legend or trying if omitted.
 * @param [edition] Edition of the rules by its id; the one with which most figures agree if omitted.
 * @returns One row per player under a header row, then remarks.
 */
export function compareTiebreaks(
  table: unknown[][],
  tieBreaks?: unknown[][],
  edition?: string,
): unknown[][] {
  const loaded = loadTable(table);
  const { field } = loaded;
  const given = namedArguments(['tieBreaks', 'edition'], [tieBreaks, edition]);
  const texts = textsOf(given('tieBreaks'));
  const rules = isOmitted(given('edition')) ? undefined : editionArgument(given('edition'));
  if (texts.length > 0) tieBreaksArgument('tieBreaks', texts, given('edition'));
  const columns = publishedColumns(table as Range, loaded);
  const compared = comparePublished(field, columns, texts, rules ? [rules] : editionsByDefault());
  const header = [
    say('functions.head.no'),
    say('functions.head.name'),
    ...compared.matched.flatMap(({ column, code }) => [
      `${column.head} (${say('functions.compare.published')})`,
      code,
      '≠',
    ]),
  ];
  const rows = field.numbers.map((no): Cell[] => [
    no,
    loaded.nameOf(no),
    ...compared.matched.flatMap((match) => cellsOf(loaded, match, no)),
  ]);
  const width = header.length;
  const remarks = [
    ...remarksOf(loaded, compared),
    ...notFinalTexts(field.tournament),
    ...loaded.contradictions,
  ];
  return [header, ...rows, ...remarks.map((text) => padded(text, width))];
}

const padded = (text: string, width: number): Cell[] => [
  '',
  text,
  ...Array<Cell>(Math.max(0, width - 2)).fill(''),
];

function cellsOf(
  { field }: Loaded,
  { column, edition, code, differing }: MatchedColumn,
  no: PlayerNo,
): Cell[] {
  const ours = tieBreakOutcome(edition, field, code, no).value;
  return [column.values.get(no) ?? '', ours ?? '–', differing.includes(no) ? '≠' : ''];
}

const BY_WORD: Readonly<Record<TieBreakMatch, WordKey>> = {
  head: 'functions.compare.by-head',
  legend: 'functions.compare.by-legend',
  fit: 'functions.compare.by-fit',
  asked: 'functions.compare.by-list',
};

/** How many differences of a column are explained one by one. */
const EXPLAINED = 10;

function remarksOf(loaded: Loaded, { matched, unmatched }: PublishedComparison): string[] {
  return [
    ...matched.map(columnRemark),
    ...unmatched.map(({ head }) => say('functions.compare.unmatched', { head })),
    ...(matched.length + unmatched.length === 0 ? [say('functions.compare.nothing')] : []),
    ...matched.flatMap((match) => causesOf(loaded, match)),
  ];
}

function columnRemark({ column, edition, code, by, equal, notCompared }: MatchedColumn): string {
  const { head, values } = column;
  if (!notCompared)
    return say(BY_WORD[by], { head, code, edition: edition.id, equal, all: values.size });
  const why = sayReason(language(), notCompared);
  return say('functions.compare.not-compared', { head, code, edition: edition.id, why });
}

/** One sentence for each figure that differs: what whoever printed it probably did. */
function causesOf({ field, nameOf }: Loaded, match: MatchedColumn): string[] {
  const { differing, column } = match;
  const told = differing.slice(0, EXPLAINED).map((no) => {
    const player = (each: PlayerNo): string => `${each} ${nameOf(each)}`;
    return `${column.head}, ${sayReason(language(), causeOfDifference(field, match, no), { player })}`;
  });
  const left = differing.length - told.length;
  return left > 0
    ? [...told, say('functions.compare.more', { head: column.head, count: left })]
    : told;
}

/** Columns of figures that are no other part of a crosstable. */
function publishedColumns(table: Range, { checked }: Loaded): PublishedColumn[] {
  const found = findLayout(table, inRange('table'));
  if (!found.ok) throw refusal(found.problems);
  const { unknown, heads, rows, headerRow } = found.value;
  const numbers = checked.raw.players.map(({ no }) => no.value);
  const legends = legendsIn(table, headerRow);
  return unknown.flatMap((column) => {
    const values = new Map<PlayerNo, number>();
    let decimals = 0;
    rows.forEach((row, index) => {
      const cell = table[row][column];
      // A 0 is a figure here: blanks look like it too, but a column of tie-breaks has none.
      const shown = cell === 0 ? ZERO : figure(cellWord(cell));
      if (!shown || numbers[index] === undefined) return;
      values.set(numbers[index], shown.value);
      decimals = Math.max(decimals, shown.decimals);
    });
    // A few figures in a column of words are no tie-break.
    if (values.size < 2 || values.size < rows.length / 2) return [];
    const head = heads[column] || columnName(column);
    return [{ head, legend: legends.get(headerWordOf(head)), values, decimals }];
  });
}

const ZERO = { value: 0, decimals: 0 };
const columnName = (column: number): string =>
  say('functions.compare.column', { column: column + 1 });
const headerWordOf = (head: string): string => head.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `TB1: Buchholz Cut 1`, `Tie Break2: …`, in the lines above and below the table. */
function legendsIn(table: Range, headerRow: number): ReadonlyMap<string, string> {
  const legends = new Map<string, string>();
  table.forEach((row, index) => {
    if (index === headerRow) return;
    for (const cell of row) {
      const match =
        /^\s*(?:tb|tie[\s-]?break|wtg|wertung|desempate|d[ée]partage|des)\s*\.?\s*(\d)\s*[:=.)-]\s*(.+)$/i.exec(
          typeof cell === 'string' ? cell : '',
        );
      if (!match) continue;
      for (const word of ['tb', 'wtg', 'des', 'tiebreak'])
        legends.set(`${word}${match[1]}`, match[2]);
    }
  });
  return legends;
}

/** `27½`, `27,5`, `48.75`; null: no figure. */
function figure(text: string): { value: number; decimals: number } | null {
  const match = /^(\d+)?(?:([¼½¾])|[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match || text.trim() === '') return null;
  const fraction = match[2] ? { '¼': 0.25, '½': 0.5, '¾': 0.75 }[match[2]]! : 0;
  const value = Number(match[1] ?? 0) + fraction + (match[3] ? Number(`0.${match[3]}`) : 0);
  return { value, decimals: match[2] ? 2 : (match[3]?.length ?? 0) };
}
