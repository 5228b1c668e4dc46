/** The custom functions of single tie-breaks, made from their table. Thin: they convert and call. */
import { ask, detailOf, numberOf, type Asked, type Cell } from '../call/answer';
import { countArgument, isOmitted, namedArguments } from '../call/arguments';
import { argumentsAfterTable, TIE_BREAK_FUNCTIONS, type TieBreakFunction } from './tieBreakTable';

type Called<T> = (player: unknown, table: unknown[][], ...rest: unknown[]) => T;

const asker = (row: TieBreakFunction): Called<Asked> => {
  const names = argumentsAfterTable(row);
  return (player, table, ...rest) => {
    const given = namedArguments(names, rest);
    const code = row.cut ? withCut(row.code, row.cut, given('n')) : row.code;
    const unplayed = row.takesUnplayed && given('unplayed');
    const unrated = row.takesUnrated && given('unrated');
    return ask(player, table, code, given('edition'), { unplayed, unrated }, tiedOf(given('tied')));
  };
};

function withCut(code: string, cut: NonNullable<TieBreakFunction['cut']>, n: unknown): string {
  const terms = countArgument('n', n, cut.byDefault, cut.byDefault);
  return terms === 0 ? code : `${code}${cut.tail}${terms}`;
}

/** A range of numbers or names, or a text that names them between semicolons. */
const tiedOf = (tied: unknown): unknown[] =>
  [tied]
    .flat(2)
    .filter((cell) => !isOmitted(cell))
    .flatMap((cell) => (typeof cell === 'string' ? cell.split(';') : [cell]));

export const TIE_BREAKS: Readonly<Record<string, Called<number | Cell[][]>>> = Object.fromEntries(
  TIE_BREAK_FUNCTIONS.flatMap((row) => {
    const asked = asker(row);
    const value: Called<number> = (...given) => numberOf(asked(...given));
    const detail: Called<Cell[][]> = (...given) => detailOf(asked(...given));
    return [
      [row.id, value],
      [`${row.id}_DETAIL`, detail],
    ];
  }),
);
