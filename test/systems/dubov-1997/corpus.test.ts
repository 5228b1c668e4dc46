import { corpusFiles, readCase } from '../../support/cases';
import { pairRound } from '../../../src/systems/dubov-1997/pairRound';
import { inTableOrder } from '../../../src/systems/publication';

test.each(
  corpusFiles('dubov-1997', '.json')
    .map(readCase)
    .map((c) => [c.name, c] as const),
)('%s', (_, { task, expected }) => {
  const round = pairRound(task);
  if (!round.ok) throw new Error('refused');
  const by = new Map(round.account.cards.map((c) => [c.no, c.score]));
  const pairs = inTableOrder(
    round.account.pairs.map(({ white, black }) => ({ white, black })),
    (no) => by.get(no)!,
  );
  expect({ pairs, bye: round.account.bye?.player ?? null }).toEqual(expected);
});
