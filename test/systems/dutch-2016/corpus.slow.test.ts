import fs from 'fs';
import path from 'path';
import { taskFor } from '../../../src/model/taskFor';
import { dutch2016 } from '../../../src/systems/dutch-2016';
import { recheckRound } from '../../../src/systems/audit/recheck';
import { corpusFiles, readTrf } from '../../support/cases';

/** Expected: every round as bbpPairings 5.0.1 and JaVaFo (2017 mode) paired it, colours and bye included. */
const files = corpusFiles('dutch-2016', '.trf');

test('the corpus is there', () => expect(files).toHaveLength(200));

test.each(Array.from({ length: 10 }, (_, part) => part))(
  'tenth %i of the corpus: no round differs',
  (part) => {
    const differing: string[] = [];
    for (const file of files.filter((_, index) => index % 10 === part)) {
      const tournament = readTrf(file);
      for (let round = 1; round <= tournament.pairedRounds; round++) {
        const check = recheckRound(tournament, dutch2016, round);
        if ('problems' in check || check.differs)
          differing.push(`${path.basename(file)} round ${round}`);
      }
    }
    expect(differing).toEqual([]);
  },
  60_000,
);

/** Expected: the file of pairs written by bbpPairings 5.0.1, in its table order, bye last. */
test('a collapsed bracket of 120 players with scores all over, table order included', () => {
  const base = path.join(__dirname, '../../fixtures/dutch-2016/collapsed-bracket-of-120');
  const task = taskFor(readTrf(`${base}.trf`));
  if (!task.ok) throw new Error(JSON.stringify(task.problems));
  const result = dutch2016.pair(task.value);
  if (!result.ok) throw new Error(result.refusal.code);
  const lines = result.pairs.map(({ white, black }) => `${white} ${black}`);
  if (result.bye !== null) lines.push(`${result.bye} 0`);
  expect(lines).toEqual(fs.readFileSync(`${base}.pairs`, 'utf8').trim().split('\n'));
});
