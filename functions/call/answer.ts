import { fill } from '../../src/explain/phrasebook';
import type { PlayerNo } from '../../src/model/types';
import { computeTieBreak, tieBreakOutcome } from '../../src/tiebreaks/compute';
import { shownParts, type ShownPart } from '../../src/tiebreaks/mean';
import {
  type TieBreakEdition,
  type TieBreakOutcome,
  type TieBreakValue,
} from '../../src/tiebreaks/types';
import { CUT_WORD, WHY_WORD } from '../../src/tiebreaks/partWords';
import type { WordKey } from '../../src/words';
import {
  isOmitted,
  tieBreaksArgument,
  unplayedArgument,
  unratedArgument,
  type AskedTieBreaks,
} from './arguments';
import { notAvailable } from './errors';
import { editionTurn } from './eventEdition';
import { language } from './language';
import { loadTable, type Loaded } from './loadTable';

/** A cell of a spilled answer; "" where there is nothing, because null would show as 0. */
export type Cell = string | number | CustomFunctions.Error;

/** What was asked: the outcome is remembered with the table, the working is made when wanted. */
export interface Asked {
  readonly loaded: Loaded;
  readonly edition: TieBreakEdition;
  readonly isEditionUnsaid: boolean;
  readonly outcome: () => TieBreakOutcome;
  readonly working: () => TieBreakValue;
}

/** Asked for in thousands of cells with the same few codes, so found once. */
const resolved = new Map<string, AskedTieBreaks>();
let resolvedIn = editionTurn();

function resolve(code: string, edition: unknown): AskedTieBreaks {
  if (resolvedIn !== editionTurn()) {
    resolved.clear();
    resolvedIn = editionTurn();
  }
  const key = `${code} ${String(edition ?? '')}`;
  let asked = resolved.get(key);
  if (!asked) resolved.set(key, (asked = tieBreaksArgument('code', [code], edition)));
  return asked;
}

/**
 * Computes one tie-break of one player of a table; remembered with the table. `among`: with whom
 * they are tied, by number or name; everybody with as many points if empty.
 */
export function ask(
  player: unknown,
  table: readonly (readonly unknown[])[],
  wanted: string,
  rules: unknown,
  { unplayed, unrated }: { readonly unplayed?: unknown; readonly unrated?: unknown } = {},
  among: readonly unknown[] = [],
): Asked {
  const {
    edition,
    codes: [code],
  } = resolve(wanted, rules);
  const announced = unratedArgument(unrated);
  const reading = unplayedArgument(unplayed, edition);
  const options = announced === undefined ? reading : { ...reading, unrated: announced };
  const loaded = loadTable(table);
  const no = loaded.playerNo(player);
  const tied =
    among.length === 0
      ? undefined
      : [...new Set([no, ...among.map((each) => loaded.playerNo(each))])];
  const { field } = loaded;
  return {
    loaded,
    edition,
    isEditionUnsaid: isOmitted(rules),
    outcome: () => tieBreakOutcome(edition, field, code, no, tied, options),
    working: () => computeTieBreak(edition, field, code, no, tied, options),
  };
}

/**
 * The number, or #N/A with the reason why there is none. That the table contradicts itself has no
 * place in the cell (`remarks.ts`); TABLE_CHECK and the lists that spill say it in the sheet.
 */
export function numberOf({ outcome, loaded }: Asked): number {
  loaded.tellOfTable();
  const { value, undefinedBecause } = outcome();
  if (value === null) throw notAvailable(undefinedBecause!, loaded.nameOf);
  return value;
}

export const DETAIL_HEADER = [
  'functions.detail.round',
  'functions.detail.opponent',
  'functions.detail.name',
  'functions.detail.used',
  'functions.detail.points',
  'functions.detail.term',
  'functions.detail.counted',
  'functions.detail.why',
  'functions.detail.article',
] as const;

/**
 * The working, one row per term. `counted` holds the terms that count and nothing else, so that an
 * ordinary SUM of that column gives the value; where it is undefined, the column ends in #N/A. A
 * table that contradicts itself is told below.
 */
export function detailOf({ working, loaded, edition, isEditionUnsaid }: Asked): Cell[][] {
  const told = loaded.toldOfTable.map((text): Cell[] => ['', '', '', '', '', '', '', text, '']);
  const [header, ...rows] = detailRows(working(), loaded.nameOf, loaded.field.showsRounds);
  // By which edition, where the formula does not say it, stands in the head of the articles: the shape stays.
  const named = [...header.slice(0, -1), `${header.at(-1) as string} (${edition.id})`];
  return [isEditionUnsaid ? named : header, ...rows, ...told];
}

export function detailRows(
  result: TieBreakValue,
  nameOf: (no: PlayerNo) => string,
  showsRounds = true,
): Cell[][] {
  const rows: Cell[][] = [
    DETAIL_HEADER.map((key) => say(key)),
    ...shownParts(result).map((part) => partRow(part, nameOf, showsRounds)),
  ];
  if (result.value === null) {
    const unavailable = notAvailable(result.undefinedBecause!, nameOf);
    rows.push(['', '', '', '', '', '', unavailable, unavailable.message ?? '', '']);
  }
  return rows;
}

function partRow(part: ShownPart, nameOf: (no: PlayerNo) => string, showsRounds: boolean): Cell[] {
  const why = say(WHY_WORD[part.why], part.args);
  return [
    (showsRounds ? part.round : null) ?? '',
    part.opponent ?? '',
    part.opponent === null ? '' : nameOf(part.opponent),
    part.used ?? '',
    part.points ?? '',
    part.value,
    part.counted ?? '',
    part.cut === null ? why : say(CUT_WORD[part.cut]),
    part.ruling ? `${part.article} (${part.ruling})` : part.article,
  ];
}

export const say = (key: WordKey, args?: Record<string, string | number>): string =>
  fill(language(), key, args);
