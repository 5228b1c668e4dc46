import type { WordKey } from '../../words';
import type { Rule } from './rule';
import { numberAsk, plainRule } from './staticRules';

/** So many of the moved-down players are paired, of so many; the sets in the order of 4.4. */
const SETS: readonly (readonly [from: number, taken: number])[] = [
  [4, 2],
  [5, 3],
];

function* subsets(from: number, of: number, taken: number): Generator<number[]> {
  if (taken === 0) yield [];
  else
    for (let first = from; first <= of - taken + 1; first++)
      for (const rest of subsets(first + 1, of, taken - 1)) yield [first, ...rest];
}

/** By the smallest number in which two differ: as the words of a dictionary. */
export const setsRule = (edition: WordKey, article: string, says: WordKey): Rule =>
  plainRule(edition, article, says, (variant) => {
    const [of, taken] = SETS[variant];
    const sets = [...subsets(1, of, taken)].map((set) => set.join(', '));
    const asked = [sets[sets.length - 1], sets[1], sets[3]];
    return {
      asks: asked.map((set) =>
        numberAsk({ key: 'rules.ask.set', args: { set } }, sets.indexOf(set) + 1),
      ),
      worked: [
        {
          key: 'rules.worked.sets',
          args: { sets: sets.map((set) => `{${set}}`).join(' ') },
        },
      ],
    };
  });
