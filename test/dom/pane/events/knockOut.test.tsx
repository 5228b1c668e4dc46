/** A knock-out in the pane: rules, the draw, a level meeting, who goes on, the standings. */
import { proposeNumberExchange } from '../../../../src/event/byHand/changes';
import { planEntry } from '../../../../src/event/byHand/lateEntry';
import type { CheckedEvent } from '../../../../src/event/open/openEvent';
import { blankPlayer } from '../../../../src/model/blank';
import { startOffice } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';

test('a cup of five: byes, a level meeting, a decision, the final, the places', async () => {
  const office = await startOffice();
  ['Name', 'Ash, Rue', 'Birch, Sage', 'Cedar, Moss', 'Dill, Fern', 'Elder, Ivy'].forEach(
    (name, row) => office.type('Sheet1', `A${row + 1}`, name),
  );
  const pane = await Pane.open('en');
  await pane.click('start-adopt');
  await pane.click('adopt-look');
  await pane.fill('field-system', 'knock-out');
  await pane.fill('field-rounds', '3');
  await pane.fill('field-rule-third', 'yes');
  await pane.click('adopt-event');
  const state = () => pane.desk.getState().event!;
  expect(state().settings.system).toBe('knock-out');
  expect(state().tournament!.systemParameters).toBe('third yes');
  const typeRound = async (round: number, ...results: string[]) => {
    results.forEach((result, row) => office.type(`Round ${round}`, `F${row + 5}`, result));
    await pane.settle(() => pane.desk.refresh());
  };
  const pairs = () =>
    state().tournament!.players.flatMap(({ no, entries }) => {
      const { opponent, colour } = entries.at(-1)!;
      return colour === 'white' ? [`${no}-${opponent}`] : [];
    });
  await pane.click('pair-next');
  await pane.click('write-round');
  expect(pairs()).toHaveLength(1);
  expect(state().tournament!.players.map(({ entries }) => entries[0]!.outcome)).toEqual([
    'zeroBye',
    'zeroBye',
    'zeroBye',
    'pending',
    'pending',
  ]);
  // The bracket is drawn: nobody enters any more, and numbers are its places.
  const entered = planEntry(
    pane.desk.getState().event as CheckedEvent,
    { ...blankPlayer(0, 0), name: 'Fern, May' },
    { missed: 'zeroBye', evenLater: true },
  );
  expect(entered).toMatchObject({ ok: false, problems: [{ code: 'bracket-is-drawn' }] });
  const exchange = proposeNumberExchange(pane.desk.getState().event as CheckedEvent, 1, 2);
  expect(exchange).toMatchObject({ ok: false, problems: [{ code: 'bracket-is-drawn' }] });
  await typeRound(1, '1-0');
  await pane.click('pair-next');
  await pane.click('write-round');
  expect(pairs()).toHaveLength(2);
  await typeRound(2, '½-½', '1-0');
  await pane.click('open-results');
  expect(pane.has('goes-on')).toBe(true);
  const [white, black] = pairs()
    .find((pair) => pair.includes('1'))!
    .split('-');
  const other = white === '1' ? black! : white!;
  await pane.fill(`goes-on-way-1-${other}`, 'decision');
  await pane.click(`goes-on-${other}`);
  expect(pane.has('goes-on')).toBe(false);
  expect(state().tournament!.tieOrders).toEqual({ playOff: [[Number(other), 1]] });
  await pane.settle(() => pane.desk.show('home'));
  await pane.click('pair-next');
  await pane.click('write-round');
  expect(
    pairs()
      .map((pair) => pair.split('-').sort().join('-'))
      .some((pair) => pair.includes(other)),
  ).toBe(true);
  expect(pairs()).toHaveLength(2);
  await typeRound(3, '1-0', '1-0');
  await pane.click('open-standings');
  await pane.click('write-standings');
  const ranks = office.sheet('Standings').formulas('A1:A12').flat().map(String);
  expect(ranks).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5']));
});
