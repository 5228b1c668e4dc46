import { subsetsOf } from '../../systems/shared/combinations';
import type { WordKey } from '../../words';
import type { Rule } from './rule';
import { numberAsk, plainRule } from './staticRules';

/** So many of the moved-down players are paired, of so many; the sets in the order of 4.4. */
const SETS: readonly (readonly [from: number, taken: number])[] = [
  [4, 2],
  [5, 3],
];

const numbersTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1);

/** By the smallest number in which two differ: as the words of a dictionary. */
export const setsRule = (edition: WordKey, article: string, says: WordKey): Rule =>
  plainRule(edition, article, says, (variant) => {
    const [of, taken] = SETS[variant];
    const sets = [...subsetsOf(numbersTo(of), taken)].map((set) => set.join(', '));
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
