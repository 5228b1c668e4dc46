/** Lists that were written: whether they are still what would be written now. */
import '../../../support/files/textCoding';
import { planList, rankingOf, type Output } from '../../../../src/event/lists/lists';
import { PAPER_WORDS, papersOf } from '../../../../src/event/lists/papers';
import { isChecked, type CheckedEvent } from '../../../../src/event/open/openEvent';
import { gamesOf } from '../../../../src/event/results/results';
import { listDigests } from '../../../../src/sheets/stored/log/lists';
import { typeResult } from '../../../../taskpane/actions/round/correction';
import { writeOutput } from '../../../../taskpane/actions/lists/outputs';
import { confirmRound, pairRound } from '../../../../taskpane/actions/round/round';
import type { Desk } from '../../../../taskpane/store/desk';
import { fresh, play } from '../../../support/pane/proving';

jest.setTimeout(120_000);

const eventOf = (desk: Desk): CheckedEvent => {
  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error('not checked');
  return event;
};
const optionsOf = (desk: Desk) => ({
  after: 0,
  tieBreaks: eventOf(desk).settings.tieBreaks,
  isLive: false,
});
const states = (desk: Desk) =>
  Object.fromEntries(
    papersOf(eventOf(desk), optionsOf(desk)).map(({ output, state }) => [output, state]),
  );

test('a paper is out of date once what it shows has changed, and publishing a round names it', async () => {
  const { desk } = await fresh();
  await play(desk, 1);
  for (const output of ['standings', 'slips', 'byTable'] as const)
    await writeOutput(desk, output, optionsOf(desk));
  expect(states(desk)).toMatchObject({
    standings: 'current',
    slips: 'current',
    byTable: 'current',
  });
  await pairRound(desk);
  await confirmRound(desk, false);
  const { notice } = desk.getState();
  expect(notice?.lines.find(({ key }) => key === 'home.papers-stale')?.args).toEqual({
    papers: 'By table; Result slips, four to a page',
  });
  expect(states(desk)).toMatchObject({ slips: 'stale', byTable: 'stale', byName: 'current' });
  await writeOutput(desk, 'slips', optionsOf(desk));
  expect(states(desk)).toMatchObject({ slips: 'current', byTable: 'stale' });
});

test('a live list follows by itself; a correction makes the standings stale', async () => {
  const { desk } = await fresh();
  await play(desk, 1);
  await writeOutput(desk, 'crosstable', { ...optionsOf(desk), isLive: true });
  await writeOutput(desk, 'standings', optionsOf(desk));
  expect(states(desk)).toMatchObject({ crosstable: 'live', standings: 'current' });
  await typeResult(desk, 1, gamesOf(eventOf(desk), 1)[0], '0-1');
  expect(states(desk)).toMatchObject({ crosstable: 'live', standings: 'stale' });
});

test('each list is called in proofs as its sheet is', async () => {
  const { desk } = await fresh();
  await play(desk, 1);
  const event = eventOf(desk);
  const list = rankingOf(event, optionsOf(desk));
  if (!list.ok) throw new Error('no ranking');
  for (const [output, word] of Object.entries(PAPER_WORDS)) {
    const { sheets } = planList(event, output as Output, list.value, false);
    expect([output, [...listDigests(sheets).keys()]]).toEqual([output, [word]]);
  }
});
