import type { PlayerNo } from '../model/types';
import { tieBreakOutcome } from './compute';
import { EDITIONS, entryOf, findTieBreak } from './editions';
import type { Field } from './field';
import type { TieBreakCode, TieBreakEdition } from './types';
import { wordedCode } from './wordedCode';

/** A column of a table that somebody printed: figures by player, and how exactly they are printed. */
export interface PublishedColumn {
  readonly head: string;
  /** What a legend below the table says of it. */
  readonly legend?: string;
  readonly values: ReadonlyMap<PlayerNo, number>;
  readonly decimals: number;
}

/** How it was found out which tie-break a column holds. */
export const MATCHES = ['head', 'legend', 'fit'] as const;
export type TieBreakMatch = (typeof MATCHES)[number];

export interface MatchedColumn {
  readonly column: PublishedColumn;
  readonly code: TieBreakCode;
  readonly by: TieBreakMatch;
  readonly equal: number;
  readonly differing: readonly PlayerNo[];
}

export interface PublishedComparison {
  readonly edition: TieBreakEdition;
  readonly matched: readonly MatchedColumn[];
  /** Columns that hold no tie-break that we could tell. */
  readonly unmatched: readonly PublishedColumn[];
}

/** Some programs print the points among the tie-breaks. */
const POINTS = 'PTS';

/** A column must agree with a tie-break for most players before we say that it is one. */
const FITTING = 0.6;

/**
 * Columns beside what they ought to hold, by the edition with which most figures agree, the first of
 * equals; `codes` narrows down what the columns may be.
 */
export function comparePublished(
  field: Field,
  columns: readonly PublishedColumn[],
  codes: readonly string[],
  editions: readonly TieBreakEdition[] = EDITIONS,
): PublishedComparison {
  const comparisons = editions.map((each) => compareBy(field, columns, codes, each));
  const equals = ({ matched }: PublishedComparison) =>
    matched.reduce((sum, { equal }) => sum + equal, 0);
  return comparisons.reduce((best, each) => (equals(each) > equals(best) ? each : best));
}

function compareBy(
  field: Field,
  columns: readonly PublishedColumn[],
  codes: readonly string[],
  edition: TieBreakEdition,
): PublishedComparison {
  const wanted = codes.flatMap((code) => findTieBreak(edition, code)?.code ?? []);
  const matched: MatchedColumn[] = [];
  const unmatched: PublishedColumn[] = [];
  for (const column of columns) {
    const named = nameOf(edition, column);
    const isWanted = named && (wanted.length === 0 || wanted.includes(named.code));
    const match = isWanted ? named : fitting(field, edition, column, wanted);
    if (match) matched.push({ column, ...match, ...judge(field, edition, column, match.code) });
    else unmatched.push(column);
  }
  return { edition, matched, unmatched };
}

function nameOf(
  edition: TieBreakEdition,
  { head, legend }: PublishedColumn,
): { code: TieBreakCode; by: TieBreakMatch } | undefined {
  const byHead = codeOf(edition, head);
  if (byHead) return { code: byHead, by: 'head' };
  const byLegend = legend === undefined ? undefined : codeOf(edition, legend);
  return byLegend === undefined ? undefined : { code: byLegend, by: 'legend' };
}

const codeOf = (edition: TieBreakEdition, text: string): TieBreakCode | undefined => {
  const found = text === '' ? undefined : findTieBreak(edition, text);
  if (found) return found.code;
  const worded = wordedCode(text);
  return worded === null ? undefined : findTieBreak(edition, worded)?.code;
};

/** The tie-break with which most figures of a column agree, if they are enough. */
function fitting(
  field: Field,
  edition: TieBreakEdition,
  column: PublishedColumn,
  wanted: readonly TieBreakCode[],
): { code: TieBreakCode; by: TieBreakMatch } | null {
  const candidates =
    wanted.length > 0
      ? wanted
      : edition.catalogue
          .filter(({ code, scope, isHelper, withinTie }) =>
            isHelper ? code === POINTS : scope !== 'team' && !withinTie,
          )
          .map(({ code }) => code);
  // The same figure everywhere says nothing of what it is.
  if (new Set(column.values.values()).size < 2) return null;
  let best: { code: TieBreakCode; equal: number } | null = null;
  for (const code of candidates) {
    const isDefined = [...column.values.keys()].some(
      (no) => tieBreakOutcome(edition, field, code, no).value !== null,
    );
    const equal = isDefined ? judge(field, edition, column, code).equal : 0;
    if (!best || equal > best.equal) best = { code, equal };
  }
  return best && best.equal >= FITTING * column.values.size && best.equal > 1
    ? { code: best.code, by: 'fit' }
    : null;
}

function judge(
  field: Field,
  edition: TieBreakEdition,
  { values, decimals }: PublishedColumn,
  code: TieBreakCode,
): { equal: number; differing: readonly PlayerNo[] } {
  const { isWhole } = entryOf(edition, code);
  // As exactly as it is printed: 17.8 may stand for 17.75, and a mean rating for its fraction.
  const tolerance = decimals > 0 ? 0.5 / 10 ** decimals + 1e-6 : isWhole ? 0.5 : 1e-6;
  const differing: PlayerNo[] = [];
  let equal = 0;
  for (const [no, shown] of values) {
    const { value } = tieBreakOutcome(edition, field, code, no);
    // Programs print 0 for what has no value.
    if (Math.abs((value ?? 0) - shown) <= tolerance) equal++;
    else differing.push(no);
  }
  return { equal, differing };
}
