import type { ParameterForm } from '../parameterForm';
import { fractionText } from './fraction';
import { DEFAULT_PRESET, PRESETS, readRules, type KeizerRules } from './parameters';

/** What a club announces of its ladder, field by field. */
export const parameterForm: ParameterForm = {
  sets: [
    { id: DEFAULT_PRESET, label: 'keizer.set.club' },
    { id: 'keizerforclubs', label: 'keizer.set.keizerforclubs' },
    { id: 'freekeizer', label: 'keizer.set.freekeizer' },
  ],
  fields: [
    { name: 'top', label: 'keizer.field.top' },
    { name: 'rematch', label: 'keizer.field.rematch' },
    { name: 'meetings', label: 'keizer.field.meetings' },
    { name: 'postponed', label: 'keizer.field.postponed' },
    { name: 'bye', label: 'keizer.field.bye' },
    { name: 'club', label: 'keizer.field.club' },
    { name: 'away', label: 'keizer.field.away' },
    { name: 'absent', label: 'keizer.field.absent' },
    { name: 'absences', label: 'keizer.field.absences' },
  ],
  read: (text) => {
    const set = setOf(text);
    const { rules } = readRules(set);
    return {
      set,
      values: Object.fromEntries(ownPieces(text).map((piece) => [nameOf(piece), valueOf(piece)])),
      usual: Object.fromEntries(
        parameterForm.fields.map(({ name }) => [name, valueText(rules, name)]),
      ),
    };
  },
  withSet: (text, id) => joined(id, ownPieces(text)),
  withValue: (text, name, value) => {
    const others = ownPieces(text).filter((piece) => nameOf(piece) !== name);
    const said = value.trim() === '' ? [] : [`${name} ${value.trim()}`];
    return joined(setOf(text), [...others, ...said]);
  },
};

const piecesOf = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((piece) => piece.trim())
    .filter(Boolean);

const setOf = (text: string): string => {
  const [first = ''] = piecesOf(text);
  return Object.hasOwn(PRESETS, first.toLowerCase()) ? first.toLowerCase() : DEFAULT_PRESET;
};

const ownPieces = (text: string): string[] =>
  piecesOf(text).filter(
    (piece, index) => index > 0 || !Object.hasOwn(PRESETS, piece.toLowerCase()),
  );

const nameOf = (piece: string): string => piece.toLowerCase().split(/[:=\s]/)[0]!;

const valueOf = (piece: string): string => piece.slice(nameOf(piece).length + 1).trim();

const joined = (set: string, pieces: readonly string[]): string =>
  [...(set === DEFAULT_PRESET ? [] : [set]), ...pieces].join('; ');

/** As the text would say it; empty: no limit, or made from the number of players. */
function valueText(rules: KeizerRules, name: string): string {
  const value = rules[name as keyof KeizerRules];
  if (value === null) return '';
  return typeof value === 'object' ? fractionText(value) : String(value);
}
