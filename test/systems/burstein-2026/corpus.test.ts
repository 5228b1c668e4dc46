import { nextRounds } from '../../support/nextRounds';
import { witness } from './witness';

const cases = nextRounds('burstein-2026');
const key = ({ pairs, bye }: { pairs: readonly { white: number; black: number }[]; bye: number | null }): string =>
  `${pairs.map(({ white, black }) => `${white}-${black}`).sort().join(' ')} bye ${bye}`;

test('witness', () => {
  let n = 0;
  const wrong: string[] = [];
  for (const { name, task, expected } of cases) {
    if (task.present.length > 12) continue;
    n++;
    const found = witness(task);
    if (!found || key(found) !== key(expected)) wrong.push(`${name}: ${found && key(found)} / ${key(expected)}`);
  }
  console.log(n);
  expect(wrong).toEqual([]);
}, 300000);
