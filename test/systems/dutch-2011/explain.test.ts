import { sayReason } from '../../../src/explain/phrasebook';
import type { Reason, TraceStep } from '../../../src/explain/reason';
import { LANGUAGES, type RoundToPair } from '../../../src/model/types';
import { dutch2011 } from '../../../src/systems/dutch-2011';
import type { Account } from '../../../src/systems/dutch-2011/account';
import { dutch2012 } from '../../../src/systems/dutch-2012';
import type { PairingSystem } from '../../../src/systems/system';
import { corpusFiles, readCase } from '../../support/cases';
import { crosstable, event, field, nextRound } from './builder';
import { simulate, tinyPlan } from './simulate';

const english = (reason: Reason): string => sayReason('en', reason);

/** Every sentence of a step and of what stands below it, in every language. */
function sayAll(step: TraceStep, seen: Set<string>): void {
  const say = (reason: Reason) => {
    seen.add(reason.key);
    // A phrase that lacks an argument throws.
    for (const language of LANGUAGES) sayReason(language, reason);
  };
  say(step);
  if (step.table) {
    [step.table.title, ...step.table.header].forEach(say);
    for (const cell of step.table.rows.flat()) if (typeof cell === 'object') say(cell);
  }
  for (const inner of step.steps ?? []) sayAll(inner, seen);
}

const paired = (system: PairingSystem, task: RoundToPair) => {
  const result = system.pair(task);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result;
};

test('the trace can be said in every language and names C.1, C.10, C.12, C.13 and C.14', () => {
  const seen = new Set<string>();
  for (const system of [dutch2011, dutch2012])
    for (let seed = 1; seed <= 14; seed++)
      simulate(system, seed, tinyPlan(seed, 16), (task) => {
        const result = system.pair(task);
        if (!result.ok) return;
        for (const step of result.trace.steps) sayAll(step, seen);
        expect(system.judge(task, result)).toEqual([]);
      });
  for (const key of [
    'no-opponent',
    'no-opponent-again',
    'homogeneous-even',
    'heterogeneous',
    'remainder',
    'exchange',
    'given-up.X',
    'given-up.B.5-down',
    'given-up.B.6-up',
    'backtracking',
    'backtracking-none',
    'penultimate',
    'joined',
    'fewer-pairs',
  ])
    expect(seen).toContain(`dutch2011.${key}`);
  expect(seen).toContain('hand.accepted');
});

test('the trace accounts for every pair once, with its colour rule', () => {
  for (const file of corpusFiles('dutch-2011', '.json').slice(0, 20)) {
    const { task } = readCase(file);
    const result = paired(dutch2011, task);
    const data = result.trace.data as Account;
    expect(data.colours.map(({ white, black }) => `${white}-${black}`).sort()).toEqual(
      result.pairs.map(({ white, black }) => `${white}-${black}`).sort(),
    );
    expect(data.bye).toBe(result.bye);
  }
});

/** Round 2 of eight players: 1-5, 2-6, 3-7 and 4-8 were drawn, odd numbers with white. */
const DRAWN = ['5w=', '6b=', '7w=', '8b=', '1b=', '2w=', '3b=', '4w='];

test('by hand: the candidates of a small bracket down to the accepted one', () => {
  const result = paired(dutch2011, nextRound(crosstable(DRAWN)));
  const table = result.trace.steps[0].steps?.[0].table;
  const rows = table!.rows.map(([, exchange, pairs, article, verdict]) => [
    exchange,
    typeof pairs === 'object' ? english(pairs) : '',
    article,
    typeof verdict === 'object' ? english(verdict) : '',
  ]);
  expect(rows[0]).toEqual(['–', '1-5, 2-6, 3-7, 4-8', 'B.1.a', '1-5 cannot meet']);
  // 1-6 both want black: the first transposition without such a pair begins with 1-7.
  const last = rows[rows.length - 1];
  expect(last).toEqual(['–', '1-7, 2-8, 3-5, 4-6', '', '✓ accepted']);
  expect(rows.every(([, , , verdict]) => verdict !== '')).toBe(true);
});

test('why not: the rule that forbids, the requirement that suffers, the order', () => {
  const task = nextRound(crosstable(DRAWN));
  const why = (a: number, b: number) =>
    dutch2011.whyNot(task, a, b).map((s) => [s.article, english(s)]);
  expect(why(5, 1)).toEqual([['B.1.a', '1 and 5 have already played each other']]);
  expect(why(1, 7)).toEqual([['C.6', '1 and 7 are paired with each other']]);
  expect(why(1, 6)[0][0]).toBe('C.10.e');
  expect(why(1, 6)[0][1]).toMatch(/breaks X 2 time/);
  expect(why(1, 2)[0][0]).toBe('D.1, D.2');
  expect(why(1, 99)[0][1]).toMatch(/99/);
  expect(why(1, 1)[0][1]).toMatch(/Not two different players/);
});

test('why not: B.2, and players of different brackets', () => {
  // After two rounds 1 and 2 have had white twice.
  const rows = [
    '3w1 4w1',
    '4w1 3w1',
    '1b0 2b0',
    '2b0 1b0',
    '6w= 7b=',
    '5b= 8w=',
    '8w= 5w=',
    '7b= 6b=',
  ];
  const task = nextRound(crosstable(rows));
  expect(dutch2011.whyNot(task, 1, 2)[0].article).toBe('B.2');
  // Round 2 after four decided games: 1 finds an opponent among the winners.
  const decided = ['5w1', '6b1', '7w1', '8b1', '1b0', '2w0', '3b0', '4w0'];
  const [apart] = dutch2011.whyNot(nextRound(crosstable(decided)), 6, 1);
  expect(english(apart)).toMatch(/^1 found an opponent \(4\) in the bracket of 1 point\b/);
});

test('judge: broken rules, worse brackets, later candidates, colours', () => {
  const task = nextRound(crosstable(DRAWN));
  const judge = (text: string, bye: number | null = null) =>
    dutch2011.judge(task, {
      pairs: text.split(' ').map((pair) => {
        const [white, black] = pair.split('-').map(Number);
        return { white, black };
      }),
      bye,
    });
  const { pairs } = paired(dutch2011, task);
  const ours = pairs.map(({ white, black }) => `${white}-${black}`).join(' ');
  expect(judge(ours)).toEqual([]);
  expect(judge('5-1 2-6 3-7 4-8').map(({ article }) => article)).toEqual(Array(4).fill('B.1.a'));
  expect(judge('1-6 2-5 3-8 4-7')[0]).toMatchObject({
    key: 'dutch2011.judge.worse',
    article: 'C.10.e',
  });
  expect(judge('2-1 4-3 5-6 7-8')[0].key).toBe('dutch2011.judge.later');
  expect(judge('2-1 4-3 5-6')[0].key).toBe('dutch2011.judge.left-out');
  expect(judge('2-1 4-3 5-6 7-9')[0].key).toBe('dutch2011.judge.absent');
  const turned = pairs.map(({ white, black }) => `${black}-${white}`).join(' ');
  expect(judge(turned).map(({ key }) => key)).toEqual(Array(4).fill('dutch2011.judge.colour'));
  for (const step of judge(turned)) sayAll(step, new Set());
  for (const step of judge('2-1 4-3 5-6 7-8')) sayAll(step, new Set());
});

test('judge: a bye for a player who had one', () => {
  const rows = ['2w1', '1b0', 'U'];
  const task = nextRound(crosstable(rows));
  const [step] = dutch2011.judge(task, { pairs: [], bye: 3 });
  expect(step.key).toBe('dutch2011.judge.left-out');
  const [bye] = dutch2011
    .judge(task, { pairs: [{ white: 1, black: 2 }], bye: 3 })
    .filter(({ article }) => article === 'B.1.b');
  expect(english(bye)).toMatch(/3 has already had a point/);
});

describe('refusals', () => {
  test('nobody left to meet', () => {
    const result = dutch2011.pair(nextRound(crosstable(['2w1', '1b0'])));
    if (result.ok) throw new Error('paired');
    expect(result.refusal.code).toBe('no-legal-pairing');
    expect(result.refusal.players).toEqual([1, 2]);
    const said = result.refusal.reasons.map(english).join('\n');
    expect(said).toMatch(/No possible opponent in the whole field for 1, 2/);
    expect(result.refusal.cures.map(english).join('\n')).toMatch(/requested bye/);
  });

  test('three who have met everybody but one', () => {
    // 1, 2 and 3 have met each other; only 4 is left for all of them.
    const result = dutch2011.pair(
      nextRound(crosstable(['2w= 3b= .', '1b= . 3w=', '. 1w= 2b=', '. . .'])),
    );
    if (result.ok) throw new Error('paired');
    expect(english(result.refusal.reasons[0])).toBe(
      '1, 2, 3 can only be paired with too few others: 4',
    );
  });

  test('an odd field in which everybody has had a bye', () => {
    const result = dutch2011.pair(nextRound(crosstable(['U Z', 'Z H', 'F Z'])));
    if (result.ok) throw new Error('paired');
    expect(english(result.refusal.reasons[0])).toMatch(/odd/);
  });

  test('players kept apart by the arbiter', () => {
    const tournament = event(field(2), { forbidden: [{ players: [1, 2], rounds: null }] });
    const result = dutch2011.pair(nextRound(tournament));
    if (result.ok) throw new Error('paired');
    expect(english(result.refusal.cures[0])).toMatch(/off the list “Must not meet”/);
    expect(dutch2011.whyNot(nextRound(tournament), 1, 2)[0].key).toBe('dutch2011.why.forbidden');
  });

  test('results missing', () => {
    const tournament = crosstable(['2w1', '1b0']);
    const players = tournament.players.map((one) => ({
      ...one,
      entries: [{ ...one.entries[0], outcome: 'pending' as const }],
    }));
    const result = dutch2011.pair(nextRound({ ...tournament, players }));
    if (result.ok) throw new Error('paired');
    expect(result.refusal.code).toBe('bad-request');
    expect(english(result.refusal.reasons[0])).toBe('Round 1 has games without result: 1, 2');
  });
});
