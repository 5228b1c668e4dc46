/** Somebody who enters late is known as well as the others, and the papers that are stale are named. */
import { NOBODY } from '../../src/model/blank';
import { enterPlayer } from '../../taskpane/actions/round/attendance';
import { event } from '../support/event';
import { deskOver } from '../support/files/memoryBook';

const PLAYED = event(
  'XXR 5',
  { no: 1, name: 'Alder', rating: 2100, points: '1.0', rounds: ['3 w 1'] },
  { no: 2, name: 'Birch', rating: 2000, points: '1.0', rounds: ['4 b 1'] },
  { no: 3, name: 'Cedar', rating: 1900, points: '0.0', rounds: ['1 b 0'] },
  { no: 4, name: 'Dogwood', rating: 1800, points: '0.0', rounds: ['2 w 0'] },
);
const terms = { missed: 'zeroBye', evenLater: false } as const;
const ROWAN = {
  ...NOBODY,
  name: 'Rowan',
  rating: 1950,
  club: 'Grove',
  federation: 'FRA',
  fideId: '1000001',
  born: '3 mai 2009',
  sex: 'w',
} as const;

test('club, federation, number, birth and sex are written; numbers below are new', async () => {
  const { desk } = await deskOver(PLAYED);
  expect(await enterPlayer(desk, ROWAN, terms)).toBe(true);
  const { event: open, notice } = desk.getState();
  expect(open!.tournament!.players.find(({ name }) => name === 'Rowan')).toMatchObject({
    no: 3,
    club: 'Grove',
    federation: 'FRA',
    fideId: '1000001',
    born: '2009/05/03',
    sex: 'w',
  });
  expect(notice!.lines).toContainEqual({
    key: 'pane.papers-stale',
    args: { count: 2, no: 3, round: 1 },
  });
});

test('at the end of the list nobody moves, and nothing is stale', async () => {
  const { desk } = await deskOver(PLAYED);
  await enterPlayer(desk, { ...ROWAN, rating: 1000 }, terms);
  expect(desk.getState().notice!.lines.map(({ key }) => key)).not.toContain('pane.papers-stale');
});
