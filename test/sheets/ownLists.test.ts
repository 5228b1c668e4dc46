import {
  readOwnLists,
  withOwnList,
  withoutOwnList,
  writeOwnLists,
} from '../../src/sheets/ownLists';
import { readSettings } from '../../src/sheets/read/readSettings';

const table = (value: string) => ({
  sheet: 'Event',
  name: 'Event',
  row: 3,
  column: 0,
  header: ['Setting', 'Value'],
  rows: [
    ['Tie-breaks', 'BH'],
    ['Own tie-break lists', value],
  ],
});

test('several lists stand in one cell, and are read back', () => {
  const lists = [
    { name: 'Club cup', codes: ['BH-C1', 'SB'] },
    { name: 'Jovens 2026', codes: ['DE', 'WIN'] },
  ];
  expect(writeOwnLists(lists)).toBe('Club cup = BH-C1, SB; Jovens 2026 = DE, WIN');
  expect(readOwnLists(writeOwnLists(lists))).toEqual(lists);
  expect(readSettings(table('Club cup = bh-c1 sb;')).settings.ownLists).toEqual([lists[0]]);
});

test.each(['Club cup', '= BH', 'Club =', 'A = BH = SB', 'A = BH; a = SB'])(
  '“%s” is told at its cell, and nothing of it is guessed',
  (text) => {
    const { settings, problems } = readSettings(table(text));
    expect(settings.ownLists).toBeUndefined();
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'unreadable-tie-break-lists',
        severity: 'error',
        place: { kind: 'cell', sheet: 'Event', address: 'B6' },
      }),
    );
  },
);

test('a list of the same name takes its place, whatever the capitals', () => {
  const lists = [
    { name: 'Cup', codes: ['BH'] },
    { name: 'Youth', codes: ['SB'] },
  ];
  expect(withOwnList(lists, { name: 'cup', codes: ['DE'] })).toEqual([
    { name: 'cup', codes: ['DE'] },
    lists[1],
  ]);
  expect(withoutOwnList(lists, 'YOUTH')).toEqual([lists[0]]);
});
