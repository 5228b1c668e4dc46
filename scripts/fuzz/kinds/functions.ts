import './cellErrors';
import { FUNCTIONS } from '../../../functions';
import { eventTable } from '../../../src/event/lists/exportTable';
import type { Random } from '../../../src/generate/random';
import { SYSTEM_IDS } from '../../../src/systems';
import { EDITION_IDS } from '../../../src/tiebreaks/editions';
import { playedEvent } from '../events';
import { withoutPieces, type FuzzKind } from '../kind';
import { changeList, NASTY_WORDS, otherNumber, pick, repeatedly } from '../nasty';
import { unreadableWord } from '../saidWell';
import { isCellError } from './cellErrors';
import { functionShapes, type Parameter } from './functionShapes';

interface FunctionCall {
  readonly id: string;
  readonly given: readonly unknown[];
}

type Cell = string | number | boolean | null;

/** A function of the add-in with whatever a cell can hold in its arguments. */
export const functions: FuzzKind<FunctionCall> = {
  name: 'functions',

  async make(random) {
    const { id, parameters } = pick(random, await functionShapes());
    const table = tableCells(random);
    return { id, given: parameters.map((parameter) => argument(random, parameter, table)) };
  },

  async judge({ id, given }) {
    const call = FUNCTIONS[id] as unknown as (...parameters: readonly unknown[]) => unknown;
    let value: unknown;
    try {
      value = await call(...given);
    } catch (thrown) {
      if (!isCellError(thrown)) throw thrown;
      const ours = unreadableWord(thrown.message ?? '', JSON.stringify(given));
      return ours ? `${id} says ${ours}: ${thrown.message}` : null;
    }
    const rows = Array.isArray(value) ? (value as unknown[]) : [[value]];
    if (rows.length === 0) return `${id} gives no rows`;
    for (const row of rows) {
      if (!Array.isArray(row) || row.length === 0) return `${id} gives a row that is none`;
      if (row.length !== (rows[0] as unknown[]).length) return `${id} gives rows of unequal length`;
      for (const cell of row as unknown[]) {
        const isPlain = typeof cell === 'string' || typeof cell === 'boolean';
        const fits = isPlain || Number.isFinite(cell) || isCellError(cell);
        if (!fits) return `${id} gives ${String(cell)} in a cell`;
        const said = typeof cell === 'string' ? cell : isCellError(cell) ? cell.message : '';
        if (unreadableWord(said ?? '', JSON.stringify(given)))
          return `${id} says ${said} in a cell`;
      }
    }
    return null;
  },

  *shrink({ id, given }) {
    for (const [at, each] of given.entries()) {
      if (!Array.isArray(each)) continue;
      for (const rows of withoutPieces(each as unknown[]))
        yield { id, given: given.map((other, index) => (index === at ? rows : other)) };
    }
  },
  show: ({ id, given }) => `${id}(${given.map((each) => JSON.stringify(each)).join(', ')})`,
};

/** A crosstable as Excel hands it over: blank cells are 0 or null, depending on the build. */
function tableCells(random: Random): Cell[][] {
  const made = eventTable(playedEvent(random, [2, 9]).tournament, '\t', 'en');
  if (!made.ok) throw new Error('no table');
  const blank = pick(random, [0, null, '']);
  const rows = made.value
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').map((cell): Cell => (cell === '' ? blank : asTyped(cell))));
  if (random.happens(0.4)) return rows;
  return repeatedly(random, 6, rows, (all) =>
    changeList(random, all, (row) => changeList(random, row, (cell) => otherCell(random, cell))),
  );
}

const asTyped = (text: string): Cell => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);

const otherCell = (random: Random, cell: Cell): Cell =>
  random.happens(0.5)
    ? pick<Cell>(random, [...NASTY_WORDS, null, true, false, 0, 0.5, -7, 1e21, 46000])
    : asTyped(otherNumber(random, String(cell ?? '')));

/** What Excel can hand over for a parameter: a range is always rows of cells, what is left out is null. */
function argument(random: Random, parameter: Parameter, table: Cell[][]): unknown {
  if (parameter.isRepeating) return [one(random, parameter, table), one(random, parameter, table)];
  return parameter.isOptional && random.happens(0.5) ? null : one(random, parameter, table);
}

function one(random: Random, { isRange }: Parameter, table: Cell[][]): unknown {
  if (isRange) return random.happens(0.8) ? table : [[otherCell(random, 1)]];
  if (random.happens(0.4)) return random.integer(0, 9);
  if (random.happens(0.3))
    return pick(random, ['BH', 'SB', 'DE', 'BH/C1', ...EDITION_IDS, ...SYSTEM_IDS]);
  return otherCell(random, random.integer(-1, 2500));
}
