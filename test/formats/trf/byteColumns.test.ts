import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { check } from '../../../src/model/check';

/**
 * C, PHP and others fill a field up to a number of bytes: in UTF-8 the line moves to the left by one column
 * for each letter of two bytes. Expected is what the same line says with a name of plain letters.
 */
const line = (no: number, name: string, entries: string) =>
  `001 ${String(no).padStart(4)}      ${name} ${String(2000 - 100 * no).padStart(4)} SUI` +
  `${' '.repeat(24)} 1.0 ${String(no).padStart(4)}${entries}`;

const filled = (name: string) =>
  name + ' '.repeat(Math.max(0, 33 - new TextEncoder().encode(name).length));

const event = (name: string) =>
  [
    'XXR 2',
    line(1, 'Alder, Ada'.padEnd(33), '     2 w 1     3 b 0'),
    line(2, name, '     1 b 0  0000 - U'),
    line(3, 'Cedar, Cy'.padEnd(33), '  0000 - H     1 w 1'),
  ].join('\n');

const read = (text: string) => {
  const raw = parseTrf(text);
  const checked = check(raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems, null, 1));
  return {
    told: checked.warnings.filter(({ code }) => code === 'columns-in-bytes').length,
    players: checked.value.players.map(({ name, rating, federation, entries }) => [
      name,
      rating,
      federation,
      entries.map(({ outcome, opponent }) => [outcome, opponent]),
    ]),
  };
};

test.each([
  'Björk, Bo',
  'Ærøskøbing, Åse',
  'Сидоров, Ян',
  'Александр Иванов',
  'Παπαδόπουλος',
  // Ten letters of two bytes move the line by a whole round.
  'Сидоровичи',
  '李明',
])('%s in columns of bytes', (name) => {
  const plain = read(event('Birch, Bo'.padEnd(33)));
  const moved = read(event(filled(name)));
  expect(moved.told).toBe(1);
  expect(moved.players).toEqual(
    plain.players.map((player) =>
      player[0] === 'Birch, Bo' ? [name, ...player.slice(1)] : player,
    ),
  );
  // By letters it is read as ever, and nothing is told.
  const byLetters = read(event(name.padEnd(33)));
  expect([byLetters.told, byLetters.players]).toEqual([0, moved.players]);
});
