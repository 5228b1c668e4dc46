/**
 * Nobody who goes by the pane is accused: whatever it can do, `verify` on the saved file finds nothing
 * that the log does not tell of.
 */
import { gamesOf } from '../../../../src/event/results/results';
import { DEFAULT_PRIZE_RULES } from '../../../../src/sheets/prizeRules';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { confirmChange, proposeRating } from '../../../../taskpane/actions/round/changes';
import { checkEvent } from '../../../../taskpane/actions/questions/check';
import { typeResult } from '../../../../taskpane/actions/round/correction';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { makePrizeTable, writePrizeList } from '../../../../taskpane/actions/lists/prizes';
import { adoptEvent, lookForList } from '../../../../taskpane/actions/setup/setup';
import { list, nextRound, openDesk, result } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';
import { fresh, NAMES, play, verified } from '../../../support/pane/proving';

test.each(['dutch-2026', 'dutch-2016', 'dutch-2012', 'dutch-2011', 'dubov-1997', 'french-1994'])(
  'a rating is corrected after three rounds of %s',
  async (system) => {
    const { office, desk } = await fresh(system);
    await play(desk, 3);
    proposeRating(desk, 9, 2195);
    await confirmChange(desk, 'typing error in the list');
    expect(desk.getState().notice?.tone).toBe('success');
    const { breaks, found } = await verified(office);
    expect(breaks).toEqual([]);
    expect(found.join('\n')).toMatch(/was paired by other numbers or ratings: line/);
    await checkEvent(desk);
    const { findings } = desk.getState().check!;
    for (const { round, finding } of findings)
      if (round !== null) expect(finding).toMatch(/numbers and ratings of its day/);
  },
);

test('an event is begun, put back and begun again', async () => {
  const office = await startOffice();
  ['Name', ...NAMES].forEach((text, row) => office.type('Sheet1', `B${row + 2}`, text));
  const desk = await openDesk();
  const form = {
    name: 'Open',
    place: '',
    start: '',
    end: '',
    arbiter: '',
    rounds: 5,
    byePoints: 2,
  };
  const begin = async () => {
    await lookForList(desk, 'Sheet1');
    const more = { initialColour: null, settings: DEFAULT_SETTINGS };
    await adoptEvent(desk, { ...form, ...more } as Parameters<typeof adoptEvent>[1], false);
  };
  await begin();
  await loadHistory(desk);
  await putBack(desk, desk.getState().history[0].id);
  expect(office.sheetNames()).not.toContain('Players');
  await begin();
  await play(desk, 2);
  expect((await verified(office)).breaks).toEqual([]);
});

test('two panes: the other writes a list, this one a result and then an undo', async () => {
  const { office, desk } = await fresh();
  await play(desk, 1);
  await nextRound(desk);
  const other = await openDesk();
  await list(other, 'standings');
  await result(desk, 2, 0, '1-0');
  expect((await verified(office)).breaks).toEqual([]);
  await list(other, 'crosstable');
  await loadHistory(desk);
  await putBack(desk, desk.getState().history[0].id);
  expect((await verified(office)).breaks).toEqual([]);
});

test('every list is written, the prizes too: none is taken for another', async () => {
  const { office, desk } = await fresh();
  await play(desk, 2);
  const outputs = ['standings', 'crosstable', 'progress', 'cards', 'byTable', 'byName'] as const;
  for (const output of [...outputs, 'byClub', 'byRating', 'slips', 'tableCards'] as const)
    await list(desk, output, false, ['BH-C1', 'BH', 'SB']);
  await makePrizeTable(desk);
  const head = office
    .sheet('Prizes')
    .values('A1:A12')
    .findIndex(([cell]) => cell === 'Prize');
  ['First', '1', '100'].forEach((text, at) =>
    office.type('Prizes', `${'ABC'[at]}${head + 2}`, text),
  );
  await desk.refresh();
  await writePrizeList(desk, DEFAULT_PRIZE_RULES);
  expect(office.sheetNames()).toContain('Prize list');
  const { breaks, found } = await verified(office);
  expect(breaks).toEqual([]);
  expect(found.join('\n')).toMatch(/1[01] lists are as the log wrote them/);
  await checkEvent(desk);
  expect(desk.getState().check!.findings).toEqual([]);
});

test('a result corrected after the standings were written: they are out of date, not forged', async () => {
  const { office, desk } = await fresh();
  await play(desk, 2);
  await list(desk, 'standings');
  const [game] = gamesOf(desk.getState().event, 2);
  await typeResult(desk, 2, game, '1-0');
  const { breaks, found } = await verified(office);
  expect(breaks).toEqual([]);
  expect(found.join('\n')).toContain('the event has changed since: write it again');
  await checkEvent(desk);
  const { findings, wrongCells } = desk.getState().check!;
  expect(findings.map(({ finding }) => finding)).toEqual([
    expect.stringContaining('the event has changed since: write it again'),
  ]);
  expect(wrongCells).toBe(0);
});
