import { rankingOf } from '../../src/event/lists/lists';
import { isChecked, openCells } from '../../src/event/open/openEvent';
import { eventPage, planQr } from '../../src/event/lists/publish';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { applyToCells } from '../../src/sheets/plan/applyToCells';
import { planCells } from '../../src/sheets/plan/planCells';
import { readCode } from '../qr/readCode';
import { SEVEN } from '../support/seven';

const ADDRESS = 'https://example.org/open?a=<1>&b="2"';
const book = () => planCells(eventPlan(SEVEN, DEFAULT_SETTINGS));
const opened = (cells = book()) => {
  const event = openCells(cells);
  if (!isChecked(event)) throw new Error('not checked');
  return event;
};

/** The modules that the paths of a picture draw. */
function modulesOf(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let at = 0; at < Number(length); at++) rows[Number(y) - 4][Number(x) - 4 + at] = true;
  return rows;
}

test('the page carries its address as a code that reads back, and escapes it', () => {
  const event = opened();
  const list = rankingOf(event, { tieBreaks: ['BH'], after: 0 });
  if (!list.ok) throw new Error('no ranking');
  const page = eventPage(event, list.value, 'en', ADDRESS, true);
  const extent = Number(/viewBox="0 0 (\d+) \1"/.exec(page)![1]);
  const path = /crispEdges" d="([^"]+)"/.exec(page)![1];
  expect(readCode(modulesOf(path, extent - 8)).text).toBe(ADDRESS);
  expect(page).toContain('a=&lt;1&gt;&amp;b=&quot;2&quot;');
  expect(page).not.toContain('<1>');
  expect(eventPage(event, list.value, 'en', '', false)).not.toContain('class=qr');
});

test('the poster is the same code as a picture, which is square in every program, and the address stays in the settings', () => {
  const cells = book();
  const plan = planQr(opened(cells), ADDRESS);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const sheet = plan.value.sheets.find(({ key }) => key === 'qr')!;
  const [{ dots }] = sheet.pictures!;
  const rows = dots.slice(4, -4).map((row) => [...row.slice(4, -4)].map((dot) => dot === '1'));
  expect(readCode(rows).text).toBe(ADDRESS);
  expect(sheet.blocks[0].cells[1]).toEqual([ADDRESS]);
  expect(opened(applyToCells(cells, plan.value.sheets)).settings.address).toBe(ADDRESS);
});

test('what is no address is refused', () => {
  for (const address of ['', 'x'.repeat(500)]) {
    const plan = planQr(opened(), address);
    expect(plan.ok ? '' : plan.problems[0].code).toBe('address-bad');
  }
});

test('the crosstable of the page is by rank, as that of the workbook', () => {
  const event = opened();
  const list = rankingOf(event, { tieBreaks: [], after: 0 });
  if (!list.ok) throw new Error('no ranking');
  // 3 and 7 have won, 2 and 5 have drawn: the standings are in another order.
  const order = list.value.rows.map(({ no }) => no);
  expect(order).not.toEqual([1, 2, 3, 4, 5, 6, 7]);
  const page = eventPage(event, list.value, 'en', '', false);
  const [, section] = /<section id=crosstable[^>]*>([\s\S]*?)<\/section>/.exec(page)!;
  const numbers = [...section.matchAll(/<tr><td[^>]*>\d+(?:<\/td>)?<td[^>]*>(\d+)</g)].map(
    ([, no]) => Number(no),
  );
  expect(numbers).toEqual(order);
});

test('points and tie-breaks are written as the language does', () => {
  const event = opened();
  const list = rankingOf(event, { tieBreaks: ['BH'], after: 0 });
  if (!list.ok) throw new Error('no ranking');
  // 2 and 5 have drawn with each other.
  expect(eventPage(event, list.value, 'en', '', false)).toContain('<td>0.5');
  for (const language of ['fr', 'pt'] as const) {
    const page = eventPage(event, list.value, language, '', false);
    expect(page).toContain('<td>0,5');
    expect(page).not.toMatch(/<td>\d+\.\d/);
  }
});

test('namesakes are told apart by club and rating', () => {
  const players = SEVEN.players.map((player) =>
    player.no === 4 ? { ...player, name: 'Elm', club: 'Rooks' } : player,
  );
  const event = opened(planCells(eventPlan({ ...SEVEN, players }, DEFAULT_SETTINGS)));
  const list = rankingOf(event, { tieBreaks: [], after: 0 });
  if (!list.ok) throw new Error('no ranking');
  const page = eventPage(event, list.value, 'en', '', false);
  expect(page).toContain('Elm (Rooks, 1800)</a>');
  expect(page).toContain('Elm (1700)</a>');
  expect(page).not.toContain('>Elm</a>');
});
