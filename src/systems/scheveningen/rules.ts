import type { ParameterForm } from '../parameterForm';

/** The one rule that is announced: that an odd number of boards is played although colours are not equal then. */
const NAME = 'odd';
const VALUES = ['yes', 'no'];
const SET = 'table';

const piecesOf = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((piece) => piece.trim())
    .filter(Boolean);

const wordsOf = (piece: string): readonly [name: string, value: string] => {
  const [name = '', ...value] = piece.toLowerCase().split(/[:=\s]+/);
  return [name, value.join(' ')];
};

export const allowsOddBoards = (text = ''): boolean =>
  piecesOf(text).some((piece) => wordsOf(piece).join(' ') === `${NAME} yes`);

/** Pieces that are not understood, or that say the rule once more. */
export const unreadIn = (text: string): readonly string[] =>
  piecesOf(text).filter((piece, index) => {
    const [name, value] = wordsOf(piece);
    return name !== NAME || !VALUES.includes(value) || index > 0;
  });

export const parameterForm: ParameterForm = {
  sets: [{ id: SET, label: 'fixedTable.set.usual' }],
  fields: [{ name: NAME, label: 'fixedTable.field.odd' }],
  read: (text) => ({
    set: SET,
    values: Object.fromEntries(piecesOf(text).map(wordsOf)),
    usual: { [NAME]: 'no' },
  }),
  withSet: (text) => text,
  withValue: (_, name, value) => (value.trim() === '' ? '' : `${name} ${value.trim()}`),
};
