/**
 * An event of matches of two games (C.04.5) through the desk of the pane: every other round has the second
 * games, with colours reversed at the same tables.
 */
import '../../../support/files/textCoding';
import { eventTrf } from '../../../../src/event/lists/exportTrf';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { isChecked } from '../../../../src/event/open/openEvent';
import { openTrf } from '../../../../src/event/open/openTrf';
import { gamesOf } from '../../../../src/event/results/results';
import { withSystem } from '../../../../src/event/setup/setup';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { newEvent } from '../../../../src/sheets/names/newEvent';
import { score } from '../../../../src/model/tournament';
import { systemById, systemsToChoose } from '../../../../src/systems';
import { recheckRound } from '../../../../src/systems/audit/recheck';
import { checkEvent, explainRound } from '../../../../taskpane/actions/questions/check';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { adoptEvent, lookForList } from '../../../../taskpane/actions/setup/setup';
import type { Desk } from '../../../../taskpane/store/desk';
import { list, nextRound, openDesk, result } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';

jest.setTimeout(120_000);

const FORM = {
  ...withSystem(
    {
      name: 'Seven, two games',
      place: '',
      start: '2026-05-01',
      end: '',
      arbiter: '',
      rounds: 6,
      byePoints: 2,
      initialColour: 'white' as const,
      settings: DEFAULT_SETTINGS,
    },
    'double-swiss-2026',
  ),
};

function checkedEvent(desk: Desk) {
  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
}

const pairsOf = (desk: Desk, round: number) =>
  gamesOf(desk.getState().event, round).map(({ white, black, table }) => [table, white, black]);

async function play(desk: Desk, round: number, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) await result(desk, round, index, text);
}

test('is offered for a day of 2026', () => {
  const { others } = systemsToChoose('2026-05-01', 'dutch-2026');
  expect(others.map(({ id }) => id)).toContain('double-swiss-2026');
});

test('a new event says nothing of the bye, which is a win and a draw', () => {
  const made = newEvent(FORM, [], false);
  expect(made).toMatchObject({ ok: true, value: { systemCode: 'FIDE_DOUBLESWISS' } });
});

test('from a list through two matches, back and out again', async () => {
  const office = await startOffice();
  ['Name', 'Rating'].forEach((text, column) => office.type('Sheet1', `${'AB'[column]}1`, text));
  ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Gorse', 'Hazel'].forEach((name, index) => {
    office.type('Sheet1', `A${index + 2}`, name);
    office.type('Sheet1', `B${index + 2}`, String(2100 - 100 * index));
  });
  const desk = await openDesk();
  await lookForList(desk, 'Sheet1');
  await adoptEvent(desk, FORM, false);

  await nextRound(desk);
  // 3.4: the largest number has the bye; 3.6: the smaller half against the larger one.
  expect(pairsOf(desk, 1)).toEqual([
    [1, 1, 4],
    [2, 5, 2],
    [3, 3, 6],
  ]);
  expect(office.sheet('Round 1').text('A2')[0][0]).toContain('Match 1 of 3, game 1');
  await play(desk, 1, ['1-0', '½-½', '0-1']);
  await nextRound(desk);
  expect(pairsOf(desk, 2)).toEqual([
    [1, 4, 1],
    [2, 2, 5],
    [3, 6, 3],
  ]);
  expect(office.sheet('Round 2').text('A2')[0][0]).toContain('Match 1 of 3, game 2');
  await play(desk, 2, ['½-½', '½-½', '1-0']);
  const points = () => {
    const { tournament } = checkedEvent(desk);
    return tournament.players.map((player) => score(tournament, player) / 2);
  };
  expect(points()).toEqual([1.5, 1, 0, 0.5, 1, 2, 1.5]);

  await nextRound(desk);
  const third = pairsOf(desk, 3);
  await play(desk, 3, ['1-0', '1-0', '1-0']);
  await nextRound(desk);
  await loadHistory(desk);
  await putBack(desk, desk.getState().history[0].id);
  expect(checkedEvent(desk).tournament.pairedRounds).toBe(3);
  await nextRound(desk);
  expect(pairsOf(desk, 4)).toEqual(third.map(([table, white, black]) => [table, black, white]));
  await play(desk, 4, ['1-0', '0-1', '½-½']);

  await list(desk, 'standings', false, [...FORM.settings.tieBreaks]);
  await list(desk, 'crosstable', false, [...FORM.settings.tieBreaks]);
  await explainRound(desk, 2);
  expect(desk.getState().explanation?.steps.length).toBeGreaterThan(1);
  await checkEvent(desk);
  expect(desk.getState().check?.findings).toEqual([]);
  const event = checkedEvent(desk);
  expect(verifyEvent(event).breaks).toEqual([]);

  const trf = eventTrf(event, 'trf26');
  if (!trf.ok) throw new Error(JSON.stringify(trf.problems));
  const back = openTrf(trf.value);
  if (!back.ok) throw new Error(JSON.stringify(back.problems));
  const { tournament } = back.value;
  expect(tournament.players.map((player) => score(tournament, player))).toEqual(
    event.tournament.players.map((player) => score(event.tournament, player)),
  );
  for (const match of [1, 2])
    expect(recheckRound(tournament, systemById('double-swiss-2026')!, match)).toMatchObject({
      differs: false,
    });
});
