import { TIE_ORDERS, type TieOrderKind, type TieOrders } from '../../../model/rules/tieOrders';
import type { Player, PlayerNo, Tournament } from '../../../model/types';
import { LANGUAGES, wordsOf } from '../../../words';
import { plainWord } from '../../tidy';
import { cellWord, type Range } from '../range';

/** Columns that our own crosstables have behind the points, where the event has something to say in them. */
const HEADS: Readonly<Record<TieOrderKind, string>> = { playOff: 'PO', lots: 'LOTS' };
const STATUS_HEAD = 'Status';

interface BesideColumn {
  readonly head: string;
  readonly cell: (player: Player) => string | number;
}

/** Who is expelled, and what play-off and lots decided: what the standings must know beside the results. */
export function besideColumns({ players, tieOrders = {} }: Tournament): BesideColumn[] {
  const expelled = wordsOf('en').read.statuses.expelled[0];
  return [
    ...(players.some((player) => player.expelled)
      ? [{ head: STATUS_HEAD, cell: (player: Player) => (player.expelled ? expelled : '') }]
      : []),
    ...TIE_ORDERS.flatMap((kind) => {
      // One row of numbers for all ties: only those who were tied are ever compared.
      const all = tieOrders[kind]?.flat() ?? [];
      const cell = ({ no }: Player) => (all.includes(no) ? all.indexOf(no) + 1 : '');
      return all.length > 0 ? [{ head: HEADS[kind], cell }] : [];
    }),
  ];
}

const EXPELLED: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => wordsOf(language).read.statuses.expelled.map(plainWord)),
);

/** In a column of the status: whoever stands there as expelled. */
export function expelledRows(range: Range, heads: readonly string[]): (row: number) => boolean {
  const column = heads.findIndex((head) => head.trim() === STATUS_HEAD);
  if (column < 0) return () => false;
  return (row) => EXPELLED.has(plainWord(cellWord(range[row]?.[column])));
}

/** Orders of the tied; a column under such a head that holds anything but places is somebody else's. */
export function printedOrders(
  range: Range,
  heads: readonly string[],
  rows: readonly number[],
  numbers: readonly PlayerNo[],
): TieOrders {
  return Object.fromEntries(
    TIE_ORDERS.flatMap((kind) => {
      const column = heads.findIndex((head) => head.trim() === HEADS[kind]);
      if (column < 0) return [];
      const texts = rows.map((row) => cellWord(range[row]?.[column]));
      const placed = texts.flatMap((text, index) =>
        text === '' ? [] : [{ text, no: numbers[index] }],
      );
      const isOurs =
        placed.every(({ text }) => /^\d{1,4}$/.test(text)) &&
        new Set(placed.map(({ text }) => text)).size === placed.length;
      if (!isOurs || placed.length < 2) return [];
      const order = placed.sort((a, b) => Number(a.text) - Number(b.text)).map(({ no }) => no);
      return [[kind, [order]]];
    }),
  );
}
