import fs from 'fs';
import { decodeTrf } from '../src/formats/trf/decode';
import { makeTrf } from '../src/formats/trf/write/makeTrf';
import { parseTrf } from '../src/formats/trf/parseTrf';
import { check } from '../src/model/check';
import { median, report } from './measure';

/** Reading, checking and writing a file of 1,000 players and 9 rounds, and reading one of 5,000. */
const bytes = fs.readFileSync('test/fixtures/corpora/speed/big-n1000-r9-usual.trf');

function read() {
  const text = decodeTrf(bytes);
  const checked = text.ok ? check(parseTrf(text.value)) : text;
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems[0]));
  return checked.value;
}

const tournament = read();
report('read and check 1,000 players, 9 rounds', median(21, read), 50);
report(
  'write 1,000 players, 9 rounds',
  median(21, () => void makeTrf(tournament)),
  50,
);

const five = Array.from({ length: 5 }, (_, copy) =>
  tournament.players.map((player) => ({
    ...player,
    no: player.no + 1000 * copy,
    entries: player.entries.map((entry) => ({
      ...entry,
      opponent: entry.opponent === null ? null : entry.opponent + 1000 * copy,
    })),
  })),
).flat();
const large = makeTrf({ ...tournament, players: five });
const readLarge = () => {
  const checked = check(parseTrf(large));
  if (!checked.ok || checked.value.players.length !== 5000) throw new Error('5,000 players');
};
report('read and check 5,000 players, 9 rounds', median(5, readLarge), 500);
