import { outcomeOf } from './shim';
import { FUNCTIONS } from '../../functions';
import { setEventEdition } from '../../functions/call/eventEdition';

const call = (id: string, ...given: unknown[]): unknown =>
  outcomeOf(() => (FUNCTIONS[id] as (...parameters: unknown[]) => unknown)(...given));

/** Ed was absent twice: editions part in how that counts for Ana. */
const table = () => [
  ['No', 'Name', 'Rtg', 'R1', 'R2', 'R3'],
  [1, 'Ana', 2000, '2w1', '3b½', '4w1'],
  [2, 'Bea', 1900, '1b0', '4w1', '3b-'],
  [3, 'Carl', 1800, '4b1', '1w½', '2w+'],
  [4, 'Didier', 0, '3w0', '2b0', '1b0'],
];

afterEach(() => void setEventEdition(null));

const byEach = (id: string, ...given: unknown[]) =>
  ['C07-2026', 'FFE-1998'].map((edition) => call(id, ...given, edition));

test('a formula without an edition means the event’s own', () => {
  const [newest, french] = byEach('BUCHHOLZ', 3, table(), null);
  expect(newest).not.toBe(french);
  expect(call('BUCHHOLZ', 3, table(), null, null)).toBe(newest);
  setEventEdition('FFE-1998');
  expect(call('BUCHHOLZ', 3, table(), null, null)).toBe(french);
  expect(call('TIEBREAK', 3, table(), 'BH', null, null)).toBe(french);
  // Which edition that is stands in the head of the last column, where the formula names none.
  const own = call('STANDINGS', table(), 'BH', null, null, null) as unknown[][];
  const named = call('STANDINGS', table(), 'BH', null, null, 'FFE-1998') as unknown[][];
  expect(own.slice(1)).toEqual(named.slice(1));
  expect(own[0].at(-1)).toBe(`${String(named[0].at(-1))} (FFE-1998)`);
  // One that is named counts, whatever the event has.
  expect(call('BUCHHOLZ', 3, table(), null, 'C07-2026')).toBe(newest);
  setEventEdition(null);
  expect(call('BUCHHOLZ', 3, table(), null, null)).toBe(newest);
});

test('what the event’s edition lacks comes from the newest that has it', () => {
  setEventEdition('C07-2024');
  expect(call('KASHDAN', 1, table(), null)).toBe(call('KASHDAN', 1, table(), 'FFE-1998'));
  setEventEdition('FFE-1998');
  expect(call('BLACK_GAMES', 1, table(), null)).toBe(call('BLACK_GAMES', 1, table(), 'C07-2026'));
  expect(call('PROVISIONAL_RATING', 4, table(), null)).toBe(
    call('PROVISIONAL_RATING', 4, table(), 'FFE-1998'),
  );
  expect(call('TIEBREAK', 1, table(), 'XYZ', null, null)).toMatch(/^#VALUE!.*XYZ/);
});

test('only a change that answers depend on asks for another calculation', () => {
  call('BUCHHOLZ', 1, table(), null, null);
  expect(setEventEdition('C07-2026')).toBe(false);
  expect(setEventEdition('C07-2023')).toBe(true);
  expect(setEventEdition('C07-2023')).toBe(false);
  expect(setEventEdition(null)).toBe(true);
});
