import { isChecked, openCells } from '../../src/event/open/openEvent';
import { planRound } from '../../src/event/round/planRound';
import { prepareRound, previewRound } from '../../src/event/round/proposeRound';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { type BookCells } from '../../src/sheets/plan/cells';
import { systemById } from '../../src/systems';
import { asWritten, plansIn, registryRows } from '../../src/sheets/stored/registry';
import { quantity } from '../../src/tiebreaks/ffe-1998/quantity';
import { event } from '../support/event';
import { outputs } from '../../scripts/fuzz/kinds/outputs';

/** What `npm run fuzz` found, in its smallest form. Expected: an answer or problems, never a throw. */
const twoPlayed = event(
  'XXR 5',
  { no: 1, rounds: ['2 w 1', '3 b 1'] },
  { no: 2, rounds: ['1 b 0', '4 w 1'] },
  { no: 3, rounds: ['4 w 1', '1 w 0'] },
  { no: 4, rounds: ['3 b 0', '2 b 0'] },
);
const cells = planCells(eventPlan(twoPlayed, DEFAULT_SETTINGS));

test.each([-1, 0, 1.5, NaN])('a record of round %p is none: nothing is asked', (round) => {
  const [first, ...rest] = cells.record!;
  const opened = openCells({ ...cells, record: [[round, first[1]], ...rest] });
  expect(isChecked(opened) && opened.typed).toEqual([]);
});

test('a sheet of a round without pairs is left as it is when players are numbered', () => {
  const [eventTable, players] = cells.tables;
  const round = cells.tables.find(({ name }) => name === 'Round_1')!;
  const unnumbered = { ...players, header: ['', ...players.header.slice(1)] };
  const book: BookCells = { tables: [eventTable, unnumbered, { ...round, rows: [] }] };
  const opened = openCells(book);
  if (!isChecked(opened)) throw new Error(JSON.stringify(opened?.problems));
  const prepared = prepareRound(opened, { again: false, attendance: new Map(), seed: 'SEED' });
  if (!prepared.ok) throw new Error('refused');
  const result = systemById(opened.settings.system)!.pair(prepared.task);
  if (!result.ok) throw new Error('no pairing');
  const plan = planRound(opened, previewRound(opened, prepared, result), { liveLists: [] });
  expect(plan.sheets.map(({ key }) => key)).toContain('round-1');
});

test('a hidden sheet of what was written that somebody has been at tells nothing', () => {
  const plan = asWritten({ key: 'players', name: 'Players', mode: 'replace', blocks: [] });
  const [row] = registryRows(new Map([['players', plan]]));
  expect([...plansIn([row]).keys()]).toEqual(['players']);
  const spoilt = row.map((cell, index) => (index === 0 ? cell : cell.slice(0, -3)));
  expect(plansIn([spoilt, ['log']]).size).toBe(0);
});

/** Less than one in a hundred is cut off to none: ±736 (errata of the text of 1998, 2). */
test('Q of one point in a thousand games is a number', () => {
  expect([quantity(2, 1000), quantity(1998, 1000)]).toEqual([-736, 736]);
});

type Evening = Parameters<typeof outputs.judge>[0];
const kept = (what: Evening['acts'][number]['what'], ...by: [number, number, number]) => ({
  what,
  by,
});
test.each<[string, Omit<Evening, 'system'>]>([
  [
    'a match of teams that is forfeited as a whole has its table in every list',
    { players: 4, firstTable: 101, acts: [kept('pair', 1, 828, 791)] },
  ],
  [
    'the points beside the names of teams are those that were published, whatever is corrected since',
    {
      ...{ players: 9, firstTable: 101 },
      acts: [
        ...[kept('pair', 969, 267, 450), kept('results', 408, 513, 123)],
        ...[kept('pair', 460, 359, 802), kept('results', 724, 267, 347)],
        kept('correct', 729, 558, 316),
      ],
    },
  ],
])('%s', async (_, evening) => {
  expect(await outputs.judge({ ...evening, system: 'team-round-robin' })).toBeNull();
});
