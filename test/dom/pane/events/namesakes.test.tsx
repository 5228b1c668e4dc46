/** Two players of one name are told apart wherever the pane shows a name without its number. */
import '../../../support/files/textCoding';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { applyPlan } from '../../../../taskpane/excel/applyPlan';
import { startOffice } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';
import { SEVEN } from '../../../support/seven';

jest.setTimeout(60_000);

/** 1 and 4 sit at table 1, 5 and 2 at another; 4 and 5 are both called Elm. */
const TWINS = {
  ...SEVEN,
  players: SEVEN.players.map((player) => {
    if (player.no === 4) return { ...player, name: 'Elm', club: 'Rooks' };
    return player.no === 5 ? { ...player, club: 'Bishops' } : player;
  }),
};

test('in the list of results, by table and in pickers', async () => {
  await startOffice();
  await applyPlan(eventPlan(TWINS, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  const pane = await Pane.open('en');
  await pane.click('open-results');
  const list = pane.text('result-grid');
  expect(list).toContain('Elm (Rooks, 1800)');
  expect(list).toContain('Elm (Bishops, 1700)');
  expect(list).not.toContain('Alder (');
  await pane.fill('by-table-table', '1');
  expect(pane.root.textContent).toContain('Alder – Elm (Rooks, 1800)');
  await pane.click('back');
  await pane.click('open-round');
  await pane.fill('attendance-player', 'Elm');
  expect(pane.text('attendance')).toMatch(/^4 Elm \(Rooks, 1800\)5 Elm \(Bishops, 1700\)$/);
});

test('in the preview of a round, which says what everybody has so far', async () => {
  await startOffice();
  await applyPlan(eventPlan(TWINS, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  const pane = await Pane.open('en');
  await pane.click('pair-next');
  const rows = [...pane.find('preview').querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows[0]).toEqual(['Table', 'White', 'Pts', 'Black', 'Pts']);
  const shown = new Map(
    rows.slice(1).flatMap(([, white, whitePoints, black, blackPoints]) => [
      [white, whitePoints],
      [black, blackPoints],
    ]),
  );
  // What round 1 gave them (test/support/seven.ts): a win, a draw and a loss.
  expect(shown.get('1 Alder')).toBe('1');
  expect(shown.get('5 Elm (Bishops, 1700)')).toBe('½');
  expect(shown.get('4 Elm (Rooks, 1800)')).toBe('0');
});
