import { plainWord, tidy } from '../../formats/tidy';
import { LANGUAGES, type PlayerNo } from '../../model/types';
import type { TableCells } from '../../sheets/plan/cells';
import { cellText } from '../../sheets/plan/numbers';
import type { Plan } from '../../sheets/plan/plan';
import { say } from '../../sheets/plan/say';
import type { CheckedEvent, OpenEvent } from '../open/openEvent';

/** What is written where somebody paid and no amount is due. */
const TICK = '✓';

/** What the arbiter's own columns say of one player. */
export interface Fee {
  readonly isPaid: boolean;
  /** The cell as it is: an amount that was typed is not a tick to be taken away. */
  readonly text: string;
  readonly isTick: boolean;
}

/** What was paid and is due, as far as the list of players has a column for it. */
export interface FeeBook {
  readonly of: (no: PlayerNo) => Fee;
  readonly payers: number;
  readonly debtors: number;
  /** Sums, where amounts stand in the columns. */
  readonly paid: number | null;
  readonly due: number | null;
}

interface Columns {
  readonly table: TableCells;
  readonly rowOf: ReadonlyMap<PlayerNo, number>;
  readonly paid: number;
  readonly due: number;
}

function columnsIn(event: Pick<OpenEvent, 'read'>): Columns | null {
  const table = event.read.tables.players;
  if (!table || !event.read.players) return null;
  const at = (head: 'head.paid' | 'head.due') =>
    table.header.findIndex((header) =>
      LANGUAGES.some((language) => plainWord(say(language, head)) === plainWord(tidy(header))),
    );
  const paid = at('head.paid');
  if (paid < 0) return null;
  const rowOf = new Map(event.read.players.rows.map(({ no, row }) => [no.value, row]));
  return { table, rowOf, paid, due: at('head.due') };
}

/** null: the list of players has no column that says who paid. */
export function feeBook(event: OpenEvent | null): FeeBook | null {
  const columns = event && columnsIn(event);
  if (!event || !columns) return null;
  const players = event.tournament?.players ?? [];
  const of = (no: PlayerNo) => feeIn(columns, no);
  const payers = players.filter(({ no }) => of(no).isPaid).length;
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.some((amount) => amount !== null)
      ? amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
      : null;
  const cells = players.map(({ no }) => textsOf(columns, no));
  const owed = cells.map(({ paid, due }) => {
    const asked = amountIn(due);
    return asked === null
      ? null
      : Math.max(0, asked - (paid === TICK ? asked : (amountIn(paid) ?? 0)));
  });
  return {
    of,
    payers,
    debtors: players.length - payers,
    paid: sum(cells.map(({ paid }) => amountIn(paid))),
    due: sum(owed),
  };
}

function feeIn(columns: Columns, no: PlayerNo): Fee {
  const { paid, due } = textsOf(columns, no);
  const asked = amountIn(due);
  const given = amountIn(paid);
  const isPaid = paid !== '' && given !== 0 && (asked === null || given === null || given >= asked);
  return { isPaid, text: paid, isTick: paid === '' || paid === wordFor(due) };
}

const textsOf = ({ table, rowOf, paid, due }: Columns, no: PlayerNo) => {
  const row = rowOf.get(no);
  const text = (column: number) =>
    row === undefined || column < 0 ? '' : cellText(table.rows[row]?.[column]);
  return { paid: text(paid), due: text(due) };
};

/** 12,50 or 12.50; null: no amount. */
function amountIn(text: string): number | null {
  const plain = text.replace(/[\s€$£]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** The amount that is due, else a tick. */
const wordFor = (due: string): string => (amountIn(due) === null ? TICK : due);

/** Writes that a player paid what is due, or takes that back; null: there is nothing to tick. */
export function planPaid(event: CheckedEvent, no: PlayerNo): Plan | null {
  const columns = columnsIn(event);
  const row = columns?.rowOf.get(no);
  if (!columns || row === undefined || !feeIn(columns, no).isTick) return null;
  const { table, paid: column } = columns;
  const { paid, due } = textsOf(columns, no);
  const value = paid === '' ? (amountIn(due) ?? TICK) : '';
  return {
    title: {
      key: paid === '' ? 'pane.fee-paid' : 'pane.fee-not-paid',
      args: { player: { players: [no] } },
    },
    sheets: [
      {
        key: 'players',
        name: table.sheet,
        mode: 'update',
        blocks: [{ row: table.row + 1 + row, column: table.column + column, cells: [[value]] }],
      },
    ],
  };
}
