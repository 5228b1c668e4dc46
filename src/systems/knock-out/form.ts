import type { ParameterForm } from '../parameterForm';
import { piecesOf, readRules, USUAL } from './parameters';

const SET = 'cup';

/** What is announced of a knock-out, field by field. */
export const parameterForm: ParameterForm = {
  sets: [{ id: SET, label: 'knockOut.set.usual' }],
  fields: [
    { name: 'draw', label: 'knockOut.field.draw' },
    { name: 'byes', label: 'knockOut.field.byes' },
    { name: 'games', label: 'knockOut.field.games' },
    { name: 'third', label: 'knockOut.field.third' },
    { name: 'lots', label: 'knockOut.field.lots' },
  ],
  read: (text) => ({
    set: SET,
    values: Object.fromEntries(piecesOf(text).map((piece) => [nameOf(piece), valueOf(piece)])),
    usual: Object.fromEntries(
      parameterForm.fields.map(({ name }) => [name, String(USUAL[name as keyof typeof USUAL])]),
    ),
  }),
  withSet: (text) => text,
  withValue: (text, name, value) => {
    const others = piecesOf(text).filter((piece) => nameOf(piece) !== name);
    const said = value.trim() === '' ? [] : [`${name} ${value.trim()}`];
    return [...others, ...said].join('; ');
  },
};

/** Whether a text says anything that is not understood. */
export const unreadIn = (text: string): readonly string[] => readRules(text).unread;

const nameOf = (piece: string): string => piece.toLowerCase().split(/[:=\s]/)[0]!;

const valueOf = (piece: string): string => piece.slice(nameOf(piece).length + 1).trim();
