import { corpusFiles, readCase } from '../../support/cases';
import { LANGUAGES } from '../../../src/model/types';
import { stepsAsText } from '../../../src/explain/text';
import { dubov1997 } from '../../../src/systems/dubov-1997';

/** Rounds computed by an independent reading of the text by the same rulings. */
const cases = corpusFiles('dubov-1997', '.json').map(readCase);

describe('every round of the corpus: pairs in table order, colours, bye', () => {
  test.each(cases.map((c) => [c.name, c] as const))('%s', (_, { task, expected }) => {
    const result = dubov1997.pair(task);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    expect({ pairs: result.pairs, bye: result.bye }).toEqual(expected);
    expect(dubov1997.judge(task, expected)).toEqual([]);
  });
});

test('every account can be said in every language, every pair stands in it once', () => {
  for (const { task } of cases) {
    const result = dubov1997.pair(task);
    if (!result.ok) throw new Error('refused');
    const tabled = result.trace.steps
      .flatMap((step) => [step, ...(step.steps ?? [])])
      .flatMap((step) => (step.key === 'dubov1997.pairs' ? step.table!.rows : []));
    expect(tabled).toHaveLength(result.pairs.length);
    for (const language of LANGUAGES)
      expect(() => stepsAsText(result.trace.steps, { language })).not.toThrow();
  }
});
