import path from 'path';
import type { Tournament } from '../../../src/model/types';
import { recheckRound } from '../../../src/systems/audit/recheck';
import type { Edition } from '../../../src/systems/dutch-2011/edition';
import { edition2011 as edition2011 } from '../../../src/systems/dutch-2011/edition2011';
import { systemOf } from '../../../src/systems/dutch-2011/system';
import { edition2012 as edition2012 } from '../../../src/systems/dutch-2012/edition2012';
import { corpusFiles, readCase, readTrf } from '../../support/cases';

/**
 * What Istanbul 2012 changed, each on a round of the corpus whose pairing depends on it: with the
 * rule of 2011 in its place the pairing of JaVaFo 1.4 is missed.
 */
const tournament = (name: string): Tournament => {
  const file = corpusFiles('dutch-2012', '.trf').find((one) => path.basename(one).includes(name));
  return readTrf(file!);
};

const differs = (edition: Edition, name: string, round: number): boolean => {
  const check = recheckRound(tournament(name), systemOf(edition), round);
  if ('problems' in check) throw new Error(name);
  return check.differs;
};

test.each([
  ['A.11: closeness of scores before colours', ['closeness'], '0067', 5],
  ['A.11: closeness of scores before colours', ['closeness'], '0115', 6],
  ['C.8.b, D.3: other sets of players moved down', ['choiceOfMovedDown'], '0049', 11],
  ['C.8.b, D.3: other sets of players moved down', ['choiceOfMovedDown'], '0070', 6],
  ['C.13: joined before the penultimate is homogeneous', ['leastM1BeforeJoining'], '0025', 8],
] as const)('%s', (_, rules, name, round) => {
  const old = Object.fromEntries(rules.map((rule) => [rule, edition2011[rule]]));
  expect(differs(edition2012, name, round)).toBe(false);
  expect(differs({ ...edition2012, ...old }, name, round)).toBe(true);
});

/** And the other way round, on rounds paired by an independent reading of the text of 2011. */
test.each([
  [
    'C.12: in 2011 the other set need not have the same scores',
    'backtrackingKeepsScores',
    't116_n08_r5',
  ],
  [
    'C.14: in 2011 S1 keeps the highest of the players moved down',
    'choiceOfMovedDown',
    't597_n08_r6',
  ],
] as const)('%s', (_, rule, name) => {
  const file = corpusFiles('dutch-2011', '.json').find((one) => one.includes(name));
  const { task, expected } = readCase(file!);
  const pairs = (edition: Edition) => {
    const result = systemOf(edition).pair(task);
    return result.ok ? result.pairs : null;
  };
  expect(pairs(edition2011)).toEqual(expected.pairs);
  expect(pairs({ ...edition2011, [rule]: edition2012[rule] })).not.toEqual(expected.pairs);
});
