import type { GameLine } from '../../../src/event/results/results';
import { makeResult, parseResult } from '../../../src/formats/results';
import type { Reason } from '../../../src/explain/reason';
import type { Language } from '../../../src/words';
import { asSeen } from './asSeen';
import { resultOfKey } from './results';

/** The game that a typed table number means; or what is wrong with it, in words. */
export type FoundTable =
  { readonly ok: true; readonly game: GameLine } | { readonly ok: false; readonly why: Reason };

export function findTable(games: readonly GameLine[], round: number, typed: string): FoundTable {
  const table = typed.trim();
  const wanted = table.replace(',', '.').replace(/^0+(?=\d)/, '');
  const found = games.filter((game) => asSeen(game).table === wanted);
  if (found.length === 1) return { ok: true, game: found[0] };
  if (found.length > 1) return { ok: false, why: { key: 'pane.table-twice', args: { table } } };
  const numbered = games.filter((game) => game.table !== null && game.table !== undefined);
  if (numbered.length === 0)
    return { ok: false, why: { key: 'pane.no-table-numbers', args: { round } } };
  const tables = numbered
    .sort((a, b) => (a.table ?? 0) - (b.table ?? 0))
    .map((game) => asSeen(game).table);
  const args = { round, table, first: tables[0], last: tables[tables.length - 1] };
  return { ok: false, why: { key: 'pane.no-such-table', args } };
}

/** A key of the legend, or anything that a result cell may say, in our spelling; null: neither. */
export function readTyped(language: Language, typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const code = resultOfKey(language, text);
  if (code) return code;
  const parsed = parseResult(text);
  if (!parsed.ok || parsed.result.black === null) return null;
  const { white, black, unrated } = parsed.result;
  return makeResult(white, black, unrated);
}
