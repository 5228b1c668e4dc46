/** The lot for the colours of round 1 is drawn once: another one needs a reason, which is logged. */
import { confirmRound, drawAgain, pairRound } from '../../taskpane/actions/round/round';
import { event } from '../support/event';
import { deskOver } from '../support/files/memoryBook';

const NEW = event(
  'XXR 3',
  ...['Alder', 'Birch', 'Cedar', 'Dogwood'].map((name, index) => ({
    no: index + 1,
    name,
    rating: 2100 - index * 100,
  })),
);

async function drawing() {
  const { desk, book } = await deskOver(NEW);
  let drawn = 0;
  Object.assign(desk.ports, { seed: () => `LOT${++drawn}` });
  return { desk, book, seed: () => desk.getState().preview!.seed };
}

test('previewed again, the round keeps its lot', async () => {
  const { desk, seed } = await drawing();
  await pairRound(desk);
  expect(seed()).toBe('LOT1');
  desk.set({ preview: null, view: 'round' });
  await pairRound(desk);
  expect(seed()).toBe('LOT1');
  await drawAgain(desk, '  ');
  expect(seed()).toBe('LOT1');
});

test('another lot needs a reason, and the log names both', async () => {
  const { desk, book, seed } = await drawing();
  await pairRound(desk);
  await drawAgain(desk, 'not drawn in public');
  expect(seed()).not.toBe('LOT1');
  await confirmRound(desk, false);
  const details = book.plans.flatMap(({ log }) => log ?? []).map(({ detail }) => detail);
  expect(details.join()).toContain('LOT1');
  expect(details.join()).toContain('not drawn in public');
});
