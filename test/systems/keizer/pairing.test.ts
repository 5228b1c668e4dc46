import { isPlayed } from '../../../src/model/outcomes';
import { makeTask } from '../../../src/model/taskFor';
import type { RoundToPair, Tournament } from '../../../src/model/types';
import { keizer } from '../../../src/systems/keizer';
import { ladderAfter } from '../../../src/systems/keizer/ladder';
import { readRules } from '../../../src/systems/keizer/parameters';
import { seeded } from '../dutch-2016/events';
import { season, type Evening } from './events';

const taskOf = (event: Tournament, present?: readonly number[]): RoundToPair =>
  makeTask(event, event.pairedRounds + 1, present);
const paired = (task: RoundToPair) => {
  const result = keizer.pair(task);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result;
};

/** Seasons that are tried; 20,000 in a long run. */
const SEASONS = Number(process.env['SEASONS'] ?? 25);

/** K5–K7 at their word: every complete pairing is made, and the first in the order of the text taken. */
function witness({ tournament, round, present }: RoundToPair): { pairs: string[]; bye: number } {
  const { rules } = readRules(tournament.systemParameters);
  const order = ladderAfter(tournament, rules)
    .map(({ no }) => no)
    .filter((no) => present.includes(no));
  const entriesOf = (no: number) => tournament.players.find((each) => each.no === no)!.entries;
  const lastGame = (a: number, b: number) =>
    entriesOf(a).reduce(
      (last, { opponent, outcome }, index) =>
        opponent === b && isPlayed(outcome) ? index + 1 : last,
      -Infinity,
    );
  function* rounds(left: readonly number[], between: number): Generator<string[]> {
    if (left.length === 0) yield [];
    const [first, ...others] = left;
    for (const other of others) {
      if (round - lastGame(first, other) <= between) continue;
      const rest = others.filter((no) => no !== other);
      for (const more of rounds(rest, between)) yield [`${first}-${other}`, ...more];
    }
  }
  const byes = (no: number) =>
    entriesOf(no).filter(({ outcome }) => outcome === 'pairingBye').length;
  const free =
    order.length % 2 === 0 ? [0] : [...order].reverse().sort((a, b) => byes(a) - byes(b)); // the sort is stable
  for (let between = rules.rematch; between >= 0; between--)
    for (const bye of free)
      for (const pairs of rounds(
        order.filter((no) => no !== bye),
        between,
      ))
        // prettier-ignore
        return { pairs, bye };
  throw new Error('no round');
}

/** A season by the ladder itself: some evenings few come, some games are postponed. */
function* playedSeason(seed: number, count: number, evenings: number, text: string) {
  const random = seeded(seed);
  const played: Evening[] = [];
  for (let evening = 0; evening < evenings; evening++) {
    const event = season(count, played, text);
    const present = event.players.map(({ no }) => no).filter(() => random() < 0.7);
    if (present.length === 0) present.push(1);
    const task = taskOf(event, present);
    const result = paired(task);
    yield { task, result };
    const others: Record<number, 'pairingBye' | 'zeroBye'> = {};
    for (const { no } of event.players) if (!present.includes(no)) others[no] = 'zeroBye';
    if (result.bye !== null) others[result.bye] = 'pairingBye';
    played.push({
      games: result.pairs.map(({ white, black }) => [
        white,
        black,
        ['1-0', '0-1', '½', 'adj'][Math.floor(random() * 4)],
      ]),
      others,
    });
  }
}

test('round 1: neighbours meet, the lower one with White', () => {
  const { pairs, bye } = paired(taskOf(season(7, [])));
  expect(pairs).toEqual([
    { white: 2, black: 1 },
    { white: 4, black: 3 },
    { white: 6, black: 5 },
  ]);
  expect(bye).toBe(7);
});

test('the first in the order of the text, by trying everything', () => {
  let lowered = 0;
  for (let seed = 1; seed <= SEASONS; seed++)
    for (const { task, result } of playedSeason(seed, 4 + (seed % 5), 8, 'rematch 3')) {
      const { pairs, bye } = witness(task);
      const places = new Map(
        ladderAfter(task.tournament, readRules(task.tournament.systemParameters).rules).map(
          ({ no, place }) => [no, place],
        ),
      );
      const ours = result.pairs.map(({ white, black }) =>
        places.get(white)! < places.get(black)! ? `${white}-${black}` : `${black}-${white}`,
      );
      expect([ours, result.bye ?? 0]).toEqual([pairs, bye]);
      if (result.trace.steps.some(({ key }) => key === 'keizer.lowered')) lowered++;
    }
  expect(lowered).toBeGreaterThan(5);
});

test('the system agrees with its own rounds, and names what another one breaks', () => {
  for (let seed = 1; seed <= Math.ceil(SEASONS / 3); seed++)
    for (const { task, result } of playedSeason(seed, 9, 6, '')) {
      expect(keizer.judge(task, result)).toEqual([]);
      expect(keizer.legality(task, result)).toEqual([]);
      for (const { white, black } of result.pairs)
        expect(keizer.whyNot(task, white, black)[0].key).toBe('keizer.why.paired');
      if (result.pairs.length < 2) continue;
      const [first, second, ...others] = result.pairs;
      const exchanged = [
        { white: first.white, black: second.white },
        { white: first.black, black: second.black },
        ...others,
      ];
      expect(keizer.judge(task, { ...result, pairs: exchanged })).toHaveLength(1);
      expect(keizer.whyNot(task, first.white, second.white)).toHaveLength(1);
    }
});

test('who met last evening meet again only where nobody else is there', () => {
  const evening = { games: [[1, 2, '½'], [3, 4, '½']] as const }; // prettier-ignore
  const event = season(4, [evening]);
  expect(paired(taskOf(event)).pairs.map(({ white, black }) => white + black)).not.toContain(3);
  const two = paired(taskOf(event, [1, 2]));
  expect(two.pairs).toHaveLength(1);
  expect(two.trace.steps.map(({ key }) => key)).toContain('keizer.lowered');
});

test('two games against one opponent at most, where that is announced', () => {
  const evening = { games: [[1, 2, '½']] as const };
  const event = season(4, [evening, evening], 'rematch 0; meetings 2');
  const answer = paired(taskOf(event));
  expect(answer.pairs.some(({ white, black }) => white + black === 3)).toBe(false);
});

test('players with the same balance change the colours of their last game', () => {
  const event = season(2, [{ games: [[1, 2, '1-0']] }, { games: [[2, 1, '1-0']] }], 'rematch 0');
  expect(paired(taskOf(event)).pairs).toHaveLength(1);
  const even = season(4, [{ games: [[2, 1, '½']] }, { games: [[1, 3, '½'], [4, 2, '½']] }], 'rematch 0'); // prettier-ignore
  const [first] = paired(taskOf(even, [1, 2])).pairs;
  expect(first).toEqual({ white: 1, black: 2 });
});

test('refused: rules that are not understood, blank results, everybody kept apart', () => {
  const codeOf = (task: RoundToPair) => {
    const result = keizer.pair(task);
    return result.ok ? 'ok' : `${result.refusal.code}: ${result.refusal.reasons[0].key}`;
  };
  expect(codeOf(taskOf(season(4, [], 'top many')))).toBe('bad-request: keizer.refusal.parameter');
  expect(codeOf(taskOf(season(4, [{ games: [[1, 2, '*']] }])))).toBe(
    'bad-request: keizer.refusal.pending',
  );
  const apart = { ...season(2, []), forbidden: [{ players: [1, 2], rounds: null }] };
  expect(codeOf(taskOf(apart))).toBe('no-legal-pairing: keizer.refusal.apart');
});

test('one player alone has the bye; a thousand are paired', () => {
  expect(paired(taskOf(season(3, []), [2]))).toMatchObject({ pairs: [], bye: 2 });
  expect(paired(taskOf(season(1000, []))).pairs).toHaveLength(500);
});
