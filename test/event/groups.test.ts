/** Standings with columns of the players, and by groups: places in the group beside the overall ones. */
import { planGroups, planList, rankingOf } from '../../src/event/lists/lists';
import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import { ageGroup, columnsToGroupBy, columnsToShow } from '../../src/event/lists/playerColumns';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { readPublished } from '../../src/sheets/read/readPublished';
import { editionById } from '../../src/tiebreaks/editions';
import { FOUR } from '../support/fourPlayers';

const FACTS: Readonly<Record<number, [club: string, sex: 'm' | 'w', born: string, own: string]>> = {
  1: ['Rooks', 'm', '1950', 'A'],
  2: ['Échecs 2', 'w', '2014/05/01', 'B'],
  3: ['Rooks', 'w', '2000', 'A'],
  4: ['', 'm', '', 'B'],
};

function opened(): CheckedEvent {
  const players = FOUR.players.map((player) => {
    const [club, sex, born] = FACTS[player.no];
    return { ...player, club, sex, born };
  });
  const info = { ...FOUR.info, start: '2026-05-01' };
  const book = planCells(eventPlan({ ...FOUR, players, info }, DEFAULT_SETTINGS));
  const tables = book.tables.map((table) =>
    table.name === 'Players'
      ? {
          ...table,
          header: [...table.header, 'Category', 'Payé', 'Due'],
          rows: table.rows.map((row, index) => [
            ...row,
            FACTS[index + 1][3],
            index === 0 ? 20 : null,
            20,
          ]),
        }
      : table,
  );
  const event = openCells({ ...book, tables });
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
}

const EVENT = opened();
const LIST = (() => {
  const list = rankingOf(EVENT, { tieBreaks: ['BH'], after: 0 });
  if (!list.ok) throw new Error('no ranking');
  return list.value;
})();

test('what is filled in is offered, own columns too', () => {
  expect(columnsToShow(EVENT).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['Club', 'Sex', 'Born', 'Category']),
  );
  expect(columnsToShow(EVENT).map(({ id }) => id)).not.toContain('Title');
  expect(columnsToGroupBy(EVENT).map(({ label }) => label)).toContain('Age');
});

test('columns stand beside the names; such a list is of plain values', () => {
  const sheet = planList(EVENT, 'standings', LIST, true, ['Club', 'Category']).sheets[0];
  const [header, first] = sheet.blocks[1].cells;
  expect(header.slice(0, 6)).toEqual(['Rank', 'No', 'Name', 'Club', 'Category', 'Rtg']);
  const no = Number(first[1]);
  expect(first.slice(3, 5)).toEqual([FACTS[no][0], FACTS[no][3]]);
  expect(sheet.spills).toBeUndefined();
});

test('by club: a group each, places in it and overall; nobody without a club', () => {
  const plan = planGroups(EVENT, LIST, 'Club', { layout: 'one' })!;
  const rows = plan.sheets[0].blocks[1].cells;
  expect(rows[0].slice(0, 4)).toEqual(['In group', 'Overall', 'No', 'Name']);
  const headings = rows.filter((row) => typeof row[0] === 'string').map((row) => row[0]);
  expect(headings).toEqual(['In group', 'Échecs 2 (1)', 'Rooks (2)']);
  const rooks = LIST.rows.filter(({ no }) => FACTS[no][0] === 'Rooks');
  expect(rows.slice(-2).map((row) => row.slice(0, 3))).toEqual(
    rooks.map(({ rank, no }, index) => [index + 1, rank, no]),
  );
});

test('a sheet for each group, with names that Excel takes', () => {
  const { sheets } = planGroups(EVENT, LIST, 'Category', { layout: 'each' })!;
  expect(sheets.map(({ name }) => name)).toEqual(['Category A', 'Category B']);
  expect(new Set(sheets.map(({ key }) => key)).size).toBe(2);
  for (const { name } of sheets) expect(name).toMatch(/^[^\\/?*[\]:]{1,31}$/);
});

test('by sex and by age', () => {
  const groupsBy = (by: string) =>
    planGroups(EVENT, LIST, by, { layout: 'each' })!.sheets.map(({ name }) => name);
  expect(groupsBy('Sex')).toEqual(['Sex Men', 'Sex Women']);
  expect(groupsBy('age')).toEqual(['Age U12', 'Age 21–49', 'Age 65+']);
  expect(ageGroup({ born: '2014' }, 2026)).toBe('U12');
  expect(ageGroup({ born: '2013-12-31' }, 2026)).toBe('U14');
  expect(ageGroup({ born: '' }, 2026)).toBe('');
});

test.each(['en', 'fr', 'pt'] as const)(
  'the check takes groups for no standings (%s)',
  (language) => {
    const event = { ...EVENT, settings: { ...EVENT.settings, language } };
    const sheet = planGroups(event, LIST, 'Club', { layout: 'one' })!.sheets[0];
    const rows = sheet.blocks.flatMap(({ cells }) => cells) as (string | number | null)[][];
    const edition = editionById(EVENT.settings.tieBreakEdition)!;
    const cells = { sheet: sheet.name, row: 0, column: 0, rows };
    expect(readPublished(cells, EVENT.tournament.players, edition)).toBeNull();
  },
);

test('the check-in list shows what is due and what was paid, where the players have such columns', () => {
  const rows = planList(EVENT, 'checkIn', LIST, false).sheets[0].blocks[1].cells.slice(1);
  const first = rows.find(([, no]) => no === 1)!;
  expect(first.slice(-2)).toEqual(['20', '20']);
  const second = rows.find(([, no]) => no === 2)!;
  expect(second.slice(-2)).toEqual(['☐', '20']);
});
