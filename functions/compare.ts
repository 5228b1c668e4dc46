/** The custom function that puts ours beside what somebody published. */
import { figureColumns } from '../src/formats/crosstable/layout/figureColumns';
import { findLayout } from '../src/formats/crosstable/layout/layout';
import { inRange, type Range } from '../src/formats/crosstable/range';
import type { PlayerNo } from '../src/model/types';
import { sayReason } from '../src/explain/phrasebook';
import { tieBreakOutcome } from '../src/tiebreaks/compute';
import { causeOfDifference } from '../src/tiebreaks/published/publishedCause';
import {
  comparePublished,
  type PublishedComparison,
  type TieBreakMatch,
  type MatchedColumn,
  type PublishedColumn,
} from '../src/tiebreaks/published/published';
import type { WordKey } from '../src/words';
import { say, type Cell } from './call/answer';
import {
  editionArgument,
  isOmitted,
  namedArguments,
  textsOf,
  tieBreaksArgument,
} from './call/arguments';
import { refusal } from './call/errors';
import { editionsByDefault } from './call/eventEdition';
import { language } from './call/language';
import { loadTable, type Loaded } from './call/loadTable';
import { notFinalTexts } from './call/openGames';

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
    ...loaded.toldOfTable,
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
  const numbers = checked.raw.players.map(({ no }) => no.value);
  return figureColumns(table, found.value, numbers).map((each) => ({
    ...each,
    head: each.head || columnName(each.column),
  }));
}

const columnName = (column: number): string =>
  say('functions.compare.column', { column: column + 1 });
