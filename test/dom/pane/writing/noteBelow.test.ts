/** A note of the arbiter's right below the list by name keeps nobody from playing, and stays. */
import '../../../support/files/textCoding';
import { enterPlayer } from '../../../../taskpane/actions/round/attendance';
import { list, nextRound, SEVEN, sevenPlayers } from '../../../support/pane/deskBook';
import { verified } from '../../../support/pane/proving';

test('a late entry goes in; the list is left as it is, and what to move is said', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  const before = office.sheet('By name').values('A1:E12');
  office.type('By name', 'A12', 'lunch at one');
  const rowan = { ...SEVEN.players[0], name: 'Rowan', rating: 2500 };
  const isIn = await enterPlayer(desk, rowan, { missed: 'zeroBye', evenLater: true });
  expect(isIn).toBe(true);
  expect(desk.getState().event?.tournament?.players).toHaveLength(8);
  const { notice } = desk.getState();
  expect(notice?.tone).toBe('warning');
  expect(notice?.lines).toContainEqual({
    key: 'pane.list-in-the-way',
    args: { cell: 'By name!A12', text: 'lunch at one' },
  });
  expect(office.sheet('By name').values('A1:E11')).toEqual(before.slice(0, 11));
  expect(office.sheet('By name').values('A12')).toEqual([['lunch at one']]);
  expect((await verified(office)).breaks).toEqual([]);

  // Asked for by itself it is refused at the cell; moved away, it is written.
  await list(desk, 'byName');
  expect(desk.getState().notice?.problems?.[0].code).toBe('cell-in-the-way');
  office.type('By name', 'A12', '');
  await list(desk, 'byName');
  expect(office.sheet('By name').values('A5:A12').flat()).toContain('Rowan');
});
