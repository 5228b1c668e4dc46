import { error, type Problem } from '../../model/problems';
import { plainWord } from '../tidy';
import { cellWord } from './range';
import type { TableRows } from './tableRows';

/**
 * Club sheets often name the opponent (`Birch 1`) where a crosstable has their number: said once, instead of every
 * cell that is no entry. Null: the cells are of another kind.
 */
export function namedOpponents(table: TableRows, problems: readonly Problem[]): Problem | null {
  const unread = problems.filter(({ code }) => code === 'unknown-cell');
  const [first] = unread;
  if (!first || unread.length < FEW) return null;
  const { columns, rows } = table.layout;
  const name = columns.get('name');
  if (name === undefined) return null;
  const names = rows
    .map((row) => plainWord(cellWord(table.range[row][name])))
    .flatMap((text) => [text, ...text.split(/[\s,]+/)])
    .filter((word) => word.length >= LETTERS);
  const known = new Set(names);
  const isNamed = ({ value }: Problem) => {
    const words = plainWord(value).split(/[^\p{L}'’-]+/u);
    return words.some((word) => word.length >= LETTERS && known.has(word));
  };
  const named = unread.filter(isNamed);
  return 2 * named.length >= unread.length
    ? error('opponents-by-name', first.place, named[0]!.value)
    : null;
}

/** Fewer are told one by one. */
const FEW = 4;
/** Shorter words stand in other cells too. */
const LETTERS = 3;
