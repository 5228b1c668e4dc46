/** The crosstable by rank, worked by hand from the games of FOUR; a grid in a round robin. */
import { checkStandings } from '../../src/event/check/checkStandings';
import type { CheckedEvent } from '../../src/event/open/openEvent';
import type { CellContent } from '../../src/sheets/plan/cells';
import { rankedCrosstable } from '../../src/sheets/write/lists/rankedCrosstable';
import { standings } from '../../src/tiebreaks/standings/standings';
import { FOUR } from '../support/fourPlayers';
import { deskOver } from '../support/files/memoryBook';

const list = standings(FOUR, { tieBreaks: ['SB'], edition: 'C07-2026' });
if (!list.ok) throw new Error('no standings');
const body = (isRoundRobin: boolean) =>
  rankedCrosstable(FOUR, list.value, 'en', isRoundRobin).blocks[1].cells;

test('ranks, numbers, rounds, points and tie-breaks', () => {
  expect(body(false)).toEqual([
    ['Rank', 'No', 'Name', 'Rtg', 'R1', 'R2', 'R3', 'Pts', 'SB'],
    [1, 1, 'Alder', 2100, '2w1', '3b½', '4w1', 2.5, 3],
    [2, 2, 'Birch', 2000, '1b0', '4w1', '3w1', 2, 1.5],
    [3, 3, 'Cedar', 1900, '4b½', '1w½', '2b0', 1, 1.5],
    [4, 4, 'Dogwood', 1800, '3w½', '2b0', '1b0', 0.5, 0.5],
  ]);
});

test('in a round robin everybody has a column', () => {
  expect(body(true).map((row) => row.slice(4, 8))).toEqual([
    ['1', '2', '3', '4'],
    ['■', '1', '½', '1'],
    ['0', '■', '1', '1'],
    ['½', '0', '■', '½'],
    ['0', '0', '½', '■'],
  ]);
});

test('decimals stand below each other', () => {
  const { formats } = rankedCrosstable(FOUR, list.value, 'en', false);
  expect(formats).toContainEqual({
    area: { row: 4, column: 8, rows: 4, columns: 1 },
    align: 'center',
    numberFormat: '0.0',
  });
  expect(formats).toContainEqual({
    area: { row: 3, column: 8, rows: 1, columns: 1 },
    align: 'center',
  });
});

test.each([false, true])('is no reproach when the event is checked (grid: %s)', async (isGrid) => {
  const { desk } = await deskOver(FOUR);
  const event = desk.getState().event as CheckedEvent;
  const { tieBreaks, tieBreakEdition: edition } = event.settings;
  const own = standings(FOUR, { tieBreaks, edition });
  if (!own.ok) throw new Error('no standings');
  const plan = rankedCrosstable(FOUR, own.value, 'en', isGrid);
  const rows = plan.blocks.flatMap(({ cells }, index) =>
    index === 0 ? [...cells, ...Array.from({ length: 3 - cells.length }, () => [null])] : cells,
  ) as CellContent[][];
  const report = checkStandings(event, [{ sheet: plan.name, row: 0, column: 0, rows }]);
  expect(report).toMatchObject({ wrongCells: 0, findings: [] });
});
