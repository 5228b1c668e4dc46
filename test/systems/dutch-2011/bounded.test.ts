import { dutch2011 } from '../../../src/systems/dutch-2011';
import { dutch2012 } from '../../../src/systems/dutch-2012';
import { crosstable, nextRound } from './builder';
import { simulate } from './simulate';

/**
 * The literal procedure is factorial. These must end at all, whatever the machine; bench/ measures
 * how fast. The limits are wide so that a busy machine does not fail them.
 */
const WIDE = 30_000;

test.each([dutch2011, dutch2012])(
  '$id: 60 equals after many rounds of draws',
  (system) => {
    let rounds = 0;
    const plan = { players: 60, rounds: 30, draws: 1, forfeits: 0, byes: 0 };
    simulate(system, 1, plan, () => rounds++);
    expect(rounds).toBe(30);
  },
  WIDE,
);

test.each([dutch2011, dutch2012])(
  '$id: a large penultimate bracket searched again for a lowest bracket that cannot be paired (C.13)',
  (system) => {
    const half = 74;
    const rows = Array.from({ length: 2 * half }, (_, i) => {
      const opponent = i < half ? i + half + 1 : i - half + 1;
      const white = i % 2 === (i < half ? 0 : half % 2 === 0 ? 1 : 0);
      return `${opponent}${white ? 'w' : 'b'}=`;
    });
    rows.push('150w0', '149b0');
    const result = system.pair(nextRound(crosstable(rows)));
    if (!result.ok) throw new Error('refused');
    const opponents = result.pairs
      .filter(({ white, black }) => white > 148 || black > 148)
      .map(({ white, black }) => Math.min(white, black));
    // Two of the others had to come down.
    expect(opponents.length).toBe(2);
    expect(opponents.every((no) => no <= 148)).toBe(true);
  },
  WIDE,
);
