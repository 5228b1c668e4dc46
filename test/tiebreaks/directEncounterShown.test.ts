/**
 * C.07 art. 6 looks at those who are tied, so the direct encounter is shown of them alone. In FOUR all
 * have different points; in SEVEN after round 1 there are 1, 1, 1, ½, ½, 0, 0 points, and the two with
 * ½ and with 0 are tied.
 */
import { standings as spill } from '../../functions/tables';
import { makeCrosstableCell } from '../../src/formats/crosstable/cells/parseCell';
import type { Tournament } from '../../src/model/types';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { rankedCrosstable } from '../../src/sheets/write/lists/rankedCrosstable';
import { standingsFormula, standingsSheet } from '../../src/sheets/write/lists/standingsSheet';
import { standings } from '../../src/tiebreaks/standings/standings';
import { FOUR } from '../support/fourPlayers';
import { SEVEN } from '../support/seven';

const listOf = (event: Tournament) => {
  const list = standings(event, { tieBreaks: ['DE'], edition: 'C07-2026' });
  if (!list.ok) throw new Error('no standings');
  return list.value;
};
const shown = (event: Tournament) =>
  standingsSheet(event, listOf(event), DEFAULT_SETTINGS, 'en', false)
    .blocks[1].cells.slice(1)
    .map((row) => row[5]);
const table = (event: Tournament) => [
  ['No', 'Name', 'Rtg', 'R1', 'R2', 'R3'].slice(0, 3 + event.pairedRounds),
  ...event.players.map((player) => [
    player.no,
    player.name,
    player.rating,
    ...player.entries.map(makeCrosstableCell),
  ]),
];
const spilled = (event: Tournament, ties?: boolean) =>
  spill(table(event), [['DE']], undefined, undefined, 'C07-2026', undefined, ties)
    .slice(1)
    .map((row) => row[5]);

test('whoever is tied with nobody has no direct encounter in a list', () => {
  expect(shown(FOUR)).toEqual(['–', '–', '–', '–']);
  expect(shown(SEVEN).filter((cell) => cell !== '–')).toHaveLength(7);
  const cells = rankedCrosstable(FOUR, listOf(FOUR), 'en', false).blocks[1].cells.slice(1);
  expect(cells.map((row) => row[row.length - 1])).toEqual(['–', '–', '–', '–']);
});

test('the live list shows the same; formulas of before give what they gave', () => {
  // Written once the last release knew the argument.
  const released = { STANDINGS: ['ties?'] };
  expect(standingsFormula(FOUR, listOf(FOUR), DEFAULT_SETTINGS, released)).toMatch(/,,TRUE\)$/);
  for (const event of [FOUR, SEVEN]) expect(spilled(event, true)).toEqual(shown(event));
  expect(spilled(FOUR)).toEqual([1, 1, 1, 1]);
});
