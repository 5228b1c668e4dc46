import { plainWord, tidy } from '../formats/tidy';
import { looksLikeDate } from '../formats/results';
import { error, type Checked, type Place, type Problem } from '../model/problems';
import { plainHeader } from '../sheets/names/headers';
import { knownWords } from '../sheets/names/knownWords';
import { PRIZE_WORDS, SHARE_RULES, type ShareRule } from '../sheets/prizeRules';
import type { ReadKey } from '../words';
import { readCondition, type ConditionColumn } from './readCondition';
import type { Cents, Condition, Ladder } from './types';

export const PRIZE_COLUMNS = knownWords('prizeColumns');

export interface PrizeTable {
  readonly cells: readonly (readonly unknown[])[];
  /** Where a cell stands, for problems; the header is row 0. */
  readonly placeAt: (row: number, column: number) => Place;
  /** Plain headers of the standings: a prize may be for what stands in any of them. */
  readonly standings: ReadonlySet<string>;
  /** Year of the event, for ages; null: not said. */
  readonly year: number | null;
  /** For ladders that do not say it themselves. */
  readonly share: ShareRule;
}

type Column = ReadKey<'prizeColumns'> | 'own';

/** One row of the table, understood. */
interface Line {
  readonly row: number;
  readonly name: string;
  readonly places: readonly [number, number];
  readonly value: Cents;
  readonly share: ShareRule | null;
  readonly conditions: readonly Condition[];
}

/** A cell of a range that a formula names. */
export const placeInArgument =
  (name: string) =>
  (row: number, column: number): Place => ({
    kind: 'argument',
    name,
    row: row + 1,
    column: column + 1,
  });

/** Blanks of a range are 0. */
export const prizeText = (cell: unknown): string =>
  cell === 0 || cell === null || cell === undefined ? '' : tidy(String(cell));

/**
 * A table of prizes becomes ladders: rows with the same conditions are the places of one. A table
 * that contradicts itself is refused with the cells; nothing in it is guessed.
 */
export function readPrizes(table: PrizeTable): Checked<readonly Ladder[]> {
  const problems: Problem[] = [];
  const header = (table.cells[0] ?? []).map(prizeText);
  const at = table.placeAt;
  const columns = header.map((text): Column | null => {
    if (text === '') return null;
    return PRIZE_COLUMNS.meaning(text) ?? (table.standings.has(plainHeader(text)) ? 'own' : null);
  });
  header.forEach((text, column) => {
    const known = columns[column];
    if (text !== '' && known === null)
      problems.push(error('prize-column-unknown', at(0, column), text));
    else if (known !== null && known !== 'own' && columns.indexOf(known) !== column)
      problems.push(error('prize-column-twice', at(0, column), text));
  });
  const valueColumn = columns.indexOf('value');
  if (valueColumn < 0) problems.push(error('prize-value-missing', at(0, 0), header.join(', ')));
  if (problems.length > 0) return { ok: false, problems };

  const lines = table.cells.slice(1).flatMap((cells, index): Line[] => {
    const row = index + 1;
    if (cells.every((cell) => prizeText(cell) === '')) return [];
    const line = readLine(cells, row);
    return line ? [line] : [];
  });
  const ladders = ladderLines(lines).map((rungs, order) => ladderOf(rungs, order));
  if (problems.length === 0 && ladders.length === 0)
    problems.push(error('prize-table-empty', at(0, 0), ''));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: ladders, warnings: [] };

  function readLine(cells: readonly unknown[], row: number): Line | null {
    const before = problems.length;
    const bad = (column: number, expected: string): void =>
      void problems.push(
        error('prize-cell-bad', at(row, column), prizeText(cells[column]), {
          column: header[column],
          expected,
        }),
      );
    const textOf = (key: Column): string => {
      const column = columns.indexOf(key);
      return column < 0 ? '' : prizeText(cells[column]);
    };
    const places = placesOf(textOf('place'));
    // Excel makes a date of 2-3: typing it again would make the same date.
    if (!places && looksLikeDate(textOf('place')))
      problems.push(
        error('prize-place-is-date', at(row, columns.indexOf('place')), textOf('place')),
      );
    else if (!places) bad(columns.indexOf('place'), '1, 2-4');
    const value = centsOf(cells[valueColumn]);
    if (value === null) bad(valueColumn, '500, 99.50');
    const share = shareOf(textOf('share'));
    if (share === undefined) bad(columns.indexOf('share'), SHARE_RULES.join(', '));
    const conditions = columns.flatMap((key, column): Condition[] => {
      const text = prizeText(cells[column]);
      if (text === '' || key === null || !isCondition(key)) return [];
      const read = readCondition(key, header[column], text, table.year);
      if (read.ok) return [read.condition];
      if (read.needsYear) problems.push(error('prize-year-missing', at(row, column), text));
      else bad(column, read.expected);
      return [];
    });
    const born = conditions.filter((condition) => condition.kind === 'born');
    if (
      born.length > 0 &&
      Math.max(...born.map(({ from }) => from)) > Math.min(...born.map(({ to }) => to))
    )
      problems.push(
        error('prize-nobody-possible', at(row, columns.indexOf('born')), textOf('born'), {
          age: textOf('age'),
        }),
      );
    if (problems.length > before || !places || value === null || share === undefined) return null;
    return { row, name: textOf('prize'), places, value, share, conditions };
  }

  function ladderOf(lines: readonly Line[], order: number): Ladder {
    const inOrder = [...lines].sort((a, b) => a.places[0] - b.places[0] || a.row - b.row);
    const placeColumn = Math.max(0, columns.indexOf('place'));
    const shareColumn = Math.max(0, columns.indexOf('share'));
    const { conditions, share } = lines[0];
    let next = 1;
    let least = Infinity;
    for (const { row, places, value } of inOrder) {
      const shown = places[0] === places[1] ? String(places[0]) : places.join('-');
      if (places[0] < next) problems.push(error('prize-place-twice', at(row, placeColumn), shown));
      else if (places[0] > next)
        problems.push(error('prize-place-gap', at(row, placeColumn), shown, { place: next }));
      else if (value > least)
        problems.push(error('prize-value-rises', at(row, valueColumn), String(value / 100)));
      next = Math.max(next, places[1] + 1);
      least = value;
    }
    for (const line of lines)
      if (line.share !== share)
        problems.push(error('prize-share-mixed', at(line.row, shareColumn), line.share ?? ''));
    const names = new Set(lines.map(({ name }) => name));
    const ofConditions = conditions.map(({ text }) => text).join(', ');
    const own = names.size === 1 ? lines[0].name : ofConditions;
    return {
      order,
      name: own || lines[0].name || ofConditions || header[valueColumn],
      conditions,
      share: share ?? table.share,
      prizes: inOrder.flatMap(({ name, places, value }) =>
        Array.from({ length: places[1] - places[0] + 1 }, (_, index) => ({
          name: name || `${places[0] + index}.`,
          value,
        })),
      ),
    };
  }
}

/** Rows for the same people, in the order in which their first one stands. */
function ladderLines(lines: readonly Line[]): readonly Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = JSON.stringify(line.conditions, sameFacts);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** Two conditions are the same whatever the words, capitals and accents in which they are written. */
const sameFacts = (key: string, value: unknown): unknown => {
  if (key === 'text') return undefined;
  return key === 'value' ? plainWord(String(value)) : value;
};

const isCondition = (key: Column): key is ConditionColumn =>
  !(['prize', 'place', 'value', 'share'] as const).some((other) => other === key);

/** `1`, `2-4`; a blank is the first place, so that two blanks contradict each other. */
function placesOf(text: string): readonly [number, number] | null {
  if (text === '') return [1, 1];
  const match = /^(\d{1,3})\.?(?:\s*-\s*(\d{1,3})\.?)?$/.exec(text);
  if (!match) return null;
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
  return from >= 1 && to >= from ? [from, to] : null;
}

/** Money with at most two decimals; a currency sign and spaces are allowed. */
function centsOf(cell: unknown): Cents | null {
  const text = prizeText(cell)
    .replace(/[€$£]|\beur\b/gi, '')
    .replace(/ /g, '');
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : null;
}

/** null: not said; undefined: not understood. */
function shareOf(text: string): ShareRule | null | undefined {
  if (text === '') return null;
  const meaning = PRIZE_WORDS.meaning(text);
  return SHARE_RULES.find((rule) => rule === meaning);
}
