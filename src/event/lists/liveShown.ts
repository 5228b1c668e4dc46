import { inNamespace, type LiveList } from '../../sheets/liveLists';
import { inSection, type Section } from '../../sheets/names/section';
import { isFormula } from '../../sheets/plan/plan';
import type { CheckedEvent } from '../open/openEvent';
import { planList, rankingOf } from './lists';

/** A list that is a formula, as it was read. */
export interface ShownList {
  readonly list: LiveList;
  readonly formula: string;
  /** Its first two columns, from the header on. */
  readonly shown: readonly (readonly unknown[])[];
}

/** What a formula is to show, for as long as the event is the same. */
const expected = new WeakMap<CheckedEvent, Map<string, readonly (readonly unknown[])[] | null>>();

/**
 * Whether a live list shows another ranking than the event has. Only one that is written as we write it today
 * is judged: with another formula somebody may have meant something else.
 */
export function showsOther(event: CheckedEvent, section: Section, list: ShownList): boolean {
  const known = expected.get(event) ?? new Map<string, readonly (readonly unknown[])[] | null>();
  expected.set(event, known);
  const key = `${list.list} ${list.formula}`;
  if (!known.has(key)) known.set(key, rowsOf(event, section, list));
  const rows = known.get(key);
  if (!rows) return false;
  return rows.some((row, index) => {
    const there = list.shown[index];
    // The list may have grown beyond what was read; the header is in words.
    return index > 0 && there !== undefined && [0, 1].some((at) => !isSame(there[at], row[at]));
  });
}

const isSame = (a: unknown, b: unknown): boolean => String(a ?? '') === String(b ?? '');

/** The first two columns with the header; null: it is not a formula of ours as it is written today. */
function rowsOf(event: CheckedEvent, section: Section, { list, formula }: ShownList) {
  const texts = [...formula.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text]) =>
    text!.replace(/""/g, '"'),
  );
  const tieBreaks = texts[0]?.split(',').filter(Boolean) ?? [];
  const rounds = Array.from({ length: event.tournament.pairedRounds }, (_, index) => index);
  // After all rounds, most likely.
  for (const after of rounds.filter((round) => round === 0 || formula.includes(`,${round},`))) {
    const ranking = rankingOf(event, { tieBreaks, after });
    if (!ranking.ok) return null;
    const [sheet] = inSection(planList(event, list, ranking.value, true), section).sheets;
    const written = sheet?.blocks.flatMap(({ cells }) => cells.flat()).filter(isFormula) ?? [];
    if (written.some((cell) => plain(cell.formula) === plain(inNamespace(formula))))
      return sheet?.spills?.[0]?.shown?.map((row) => row.slice(0, 2)) ?? null;
  }
  return null;
}

const plain = (formula: string): string => formula.replace(/\s/g, '').toUpperCase();
