import type { Reason } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import { tieBreakOutcome } from '../compute';
import { EDITIONS, entryOf, findTieBreak } from '../editions';
import type { Field } from '../field';
import { inPublishedOrder } from './publishedOrder';
import type { TieBreakCode, TieBreakEdition } from '../types';
import { wordedCode } from './wordedCode';

/** A column of a table that somebody printed: figures by player, and how exactly they are printed. */
export interface PublishedColumn {
  readonly head: string;
  /** What a legend below the table says of it. */
  readonly legend?: string;
  readonly values: ReadonlyMap<PlayerNo, number>;
  readonly decimals: number;
}

/** How it was found out which tie-break a column holds; `asked`: by an explicit list. */
export const MATCHES = ['head', 'legend', 'fit', 'asked'] as const;
export type TieBreakMatch = (typeof MATCHES)[number];

/** A column beside the tie-break that it is taken for, by the edition with which most of its figures agree. */
export interface MatchedColumn extends Judgement {
  readonly column: PublishedColumn;
  readonly edition: TieBreakEdition;
  readonly code: TieBreakCode;
  readonly by: TieBreakMatch;
}

interface Judgement {
  readonly equal: number;
  readonly differing: readonly PlayerNo[];
  /** Why nothing was compared: it cannot be computed here, or programs print it on another scale. */
  readonly notCompared?: Reason;
}

export interface PublishedComparison {
  readonly matched: readonly MatchedColumn[];
  /** Columns that hold no tie-break that we could tell. */
  readonly unmatched: readonly PublishedColumn[];
}

/** Some programs print the points among the tie-breaks. */
const POINTS = 'PTS';

/** A column must agree with a tie-break for most players before we say that it is one. */
const FITTING = 0.6;

type Match = Omit<MatchedColumn, 'column'>;

/**
 * Columns beside what they ought to hold. `codes` are what they hold, in the order of the columns; without them the
 * heading says it, then the figures, then the legend, whose words fit several tie-breaks. Each column has the edition
 * with which most of its figures agree; among equals the one that most columns have.
 */
export function comparePublished(
  field: Field,
  columns: readonly PublishedColumn[],
  codes: readonly string[],
  editions: readonly TieBreakEdition[] = EDITIONS,
): PublishedComparison {
  const matches =
    codes.length > 0
      ? askedMatches(field, columns, codes, editions)
      : columns.map((column) => editions.map((edition) => matchOf(field, edition, column)));
  const equals = editions.map((_, at) =>
    matches.reduce((sum, byEdition) => sum + (byEdition[at]?.equal ?? 0), 0),
  );
  const usual = equals.indexOf(Math.max(...equals));
  const matched: MatchedColumn[] = [];
  const unmatched: PublishedColumn[] = [];
  columns.forEach((column, index) => {
    const best = [matches[index][usual], ...matches[index]].reduce((a, b) =>
      !a || (b && b.equal > a.equal) ? b : a,
    );
    if (best) matched.push({ column, ...best });
    else unmatched.push(column);
  });
  return { matched, unmatched };
}

/** The codes of the list by the columns, in their order; a column that none of them belongs to has no match. */
function askedMatches(
  field: Field,
  columns: readonly PublishedColumn[],
  codes: readonly string[],
  editions: readonly TieBreakEdition[],
): (Match | null)[][] {
  const judged = columns.map((column) =>
    codes.map((text) =>
      editions.map((edition): Match | null => {
        const code = codeOf(edition, text);
        return code ? { edition, code, by: 'asked', ...judge(field, edition, column, code) } : null;
      }),
    ),
  );
  const best = (column: number, code: number): number =>
    Math.max(...judged[column][code].map((match) => match?.equal ?? 0));
  const isNamed = (column: number, code: number): boolean =>
    columns[column].head.trim().toLowerCase() === codes[code].trim().toLowerCase();
  const all = field.numbers.length + 1;
  const given = inPublishedOrder(columns.length, codes.length, (column, code) =>
    isNamed(column, code) ? all : best(column, code),
  );
  return given.map((code, column) =>
    code === null ? editions.map(() => null) : judged[column][code],
  );
}

/** What a column holds by one edition. */
function matchOf(field: Field, edition: TieBreakEdition, column: PublishedColumn): Match | null {
  const found = (code: TieBreakCode, by: TieBreakMatch): Match => ({
    edition,
    code,
    by,
    ...judge(field, edition, column, code),
  });
  const byHead = codeOf(edition, column.head);
  if (byHead) return found(byHead, 'head');
  const told = column.legend === undefined ? undefined : codeOf(edition, column.legend);
  const byLegend = told === undefined ? null : found(told, 'legend');
  if (byLegend?.notCompared) return byLegend;
  const fitted = fitting(field, edition, column);
  const byFit = fitted === null ? null : found(fitted, 'fit');
  return byFit && byFit.equal > (byLegend?.equal ?? 0) ? byFit : byLegend;
}

const codeOf = (edition: TieBreakEdition, text: string): TieBreakCode | undefined => {
  const found = text === '' ? undefined : findTieBreak(edition, text);
  if (found) return found.code;
  const worded = wordedCode(text);
  return worded === null ? undefined : findTieBreak(edition, worded)?.code;
};

/** The tie-break with which most figures of a column agree, if they are enough, noughts apart too. */
function fitting(
  field: Field,
  edition: TieBreakEdition,
  column: PublishedColumn,
): TieBreakCode | null {
  // The same figure everywhere says nothing of what it is.
  if (new Set(column.values.values()).size < 2) return null;
  const candidates = edition.catalogue.filter(({ code, scope, isHelper, withinTie }) =>
    isHelper ? code === POINTS : scope !== 'team' && !withinTie,
  );
  let best: { code: TieBreakCode; equal: number } | null = null;
  for (const { code } of candidates) {
    const { equal, notCompared } = judge(field, edition, column, code);
    if (!notCompared && (!best || equal > best.equal)) best = { code, equal };
  }
  if (!best || best.equal < FITTING * column.values.size || best.equal < 2) return null;
  const differing = new Set(judge(field, edition, column, best.code).differing);
  const telling = [...column.values].filter(([, shown]) => shown !== 0).map(([no]) => no);
  const agreeing = telling.filter((no) => !differing.has(no));
  return agreeing.length >= FITTING * telling.length ? best.code : null;
}

function judge(
  field: Field,
  edition: TieBreakEdition,
  { values, decimals }: PublishedColumn,
  code: TieBreakCode,
): Judgement {
  const { isWhole, withinTie } = entryOf(edition, code);
  if (withinTie)
    return { equal: 0, differing: [], notCompared: { key: 'functions.compare.within-tie' } };
  // As exactly as it is printed: 17.8 may stand for 17.75, and a mean rating for its fraction.
  const tolerance = decimals > 0 ? 0.5 / 10 ** decimals + 1e-6 : isWhole ? 0.5 : 1e-6;
  const differing: PlayerNo[] = [];
  let equal = 0;
  let because: Reason | undefined;
  let isComputed = false;
  for (const [no, shown] of values) {
    const { value, undefinedBecause } = tieBreakOutcome(edition, field, code, no);
    if (value !== null) isComputed = true;
    because ??= undefinedBecause;
    // Programs print 0 for what has no value; any other figure for it cannot be compared.
    if (Math.abs((value ?? 0) - shown) <= tolerance) equal++;
    else if (value !== null) differing.push(no);
  }
  return isComputed ? { equal, differing } : { equal: 0, differing: [], notCompared: because };
}
