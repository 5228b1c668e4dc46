import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import { compareWithList, planTaken, wantedIn } from '../../src/event/lists/ratingList';
import { matchText } from '../../src/ratings/matchList';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { type BookCells } from '../../src/sheets/plan/cells';
import { applyToCells } from '../../src/sheets/plan/applyToCells';
import { planCells } from '../../src/sheets/plan/planCells';
import { SEVEN } from '../support/seven';

const LIST =
  'FIDE ID;Name;Title;Rating;Rapid;Born;Sex;Fed\n' +
  '501;Alder;FM;2110;2050;1990;m;FRA\n502;Birch;NM;2000;;1985;f;FRA\n503;Cedar;;1850;;;;\n504;Cedar;;1700;;;;\n';

const opened = (cells: BookCells): CheckedEvent => {
  const event = openCells(cells);
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
};
const book = () => planCells(eventPlan(SEVEN, DEFAULT_SETTINGS));
const matched = (event: CheckedEvent) => {
  const found = matchText(LIST, wantedIn(event), () => {});
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
};

test('differences stand side by side; a title of a federation is none; namesakes wait', () => {
  const event = opened(book());
  const compared = compareWithList(event, matched(event).matches, 'Rating', new Map());
  expect(
    compared.map(({ no, match, differences }) => [
      no,
      match.kind,
      ...differences.map(({ field, ours, theirs }) => `${field} ${ours}→${theirs}`),
    ]),
  ).toEqual([
    [
      1,
      'name',
      'rating 2100→2110',
      'id →501',
      'title →FM',
      'federation →FRA',
      'birthYear →1990',
      'sex →m',
    ],
    [2, 'name', 'id →502', 'federation →FRA', 'birthYear →1985', 'sex →w'],
    [3, 'several'],
    [4, 'none'],
    [5, 'none'],
    [6, 'none'],
    [7, 'none'],
  ]);
  const chosen = compareWithList(event, matched(event).matches, 'Rating', new Map([[3, 1]]));
  expect(chosen[2].differences.map(({ theirs }) => theirs)).toEqual(['1700', '504']);
  const rapid = compareWithList(event, matched(event).matches, 'Rapid', new Map());
  expect(rapid[0].differences[0].theirs).toBe('2050');
});

test('only what was chosen is taken; source and date stay in settings and log', () => {
  const cells = book();
  const event = opened(cells);
  const [alder] = compareWithList(event, matched(event).matches, 'Rating', new Map());
  const taken = alder.differences
    .filter(({ field }) => field === 'rating' || field === 'title')
    .map((difference) => ({ no: 1, difference }));
  const plan = planTaken(event, taken, { name: 'list.csv', date: '2026-11' });
  const after = opened(applyToCells(cells, plan.sheets));
  const [first, second] = after.tournament.players;
  expect(first).toMatchObject({ rating: 2110, title: 'FM', fideId: '', federation: '' });
  expect(second).toEqual(event.tournament.players[1]);
  expect(after.settings.ratingList).toBe('list.csv · 2026-11');
  expect(plan.log?.[0].detail).toBe('1 Alder: Rating 2100 → 2110; 1 Alder: Title – → FM');
});

test('a match of somebody who has another number now is dropped', () => {
  const event = opened(book());
  const { matches } = matched(event);
  const players = event.tournament.players.map((player) =>
    player.no === 1 ? { ...player, name: 'Yew' } : player,
  );
  const renamed = { ...event, tournament: { ...event.tournament, players } };
  expect(compareWithList(renamed, matches, 'Rating', new Map()).map(({ no }) => no)).not.toContain(
    1,
  );
});
