import { inTableOrder } from '../../src/model/rounds/tableOrder';
import { SYSTEMS } from '../../src/systems';
import { isSamePairs, type BracketWalk, type TriedPairs } from '../../src/systems/walk';
import { identifierPlace } from '../../src/systems/matches/identifierPlace';
import { pairingsInOrder } from '../../src/systems/matches/byHand';
import type { Competitor } from '../../src/systems/matches/field';
import { blankPlayer } from '../../src/model/blank';
import type { RoundToPair } from '../../src/model/types';
import type { PairingSystem } from '../../src/systems/system';
import { Work } from '../../src/systems/literal/work';
import { randomRounds } from './dutch-2016/events';
import { randomEvent, teamPlay, twoGames } from './matches/randomMatches';

const WALKED = SYSTEMS.filter(({ walk }) => walk !== null);

test('the systems in which pairs can be tried', () => {
  expect(WALKED.map(({ id }) => id)).toEqual([
    'dutch-2016',
    'dutch-2026',
    'dubov-2026',
    'burstein-2026',
    'team-swiss-2026',
    'double-swiss-2026',
  ]);
});

/** Each round as it stands before it is paired: the events play on afterwards. */
function eachRound(system: PairingSystem, seeds: number, see: (task: RoundToPair) => void): void {
  for (let seed = 1; seed <= seeds; seed++) {
    if (system.competitors)
      randomEvent(seed, system, 9, system.pairsTeams ? teamPlay : twoGames, see);
    else for (const task of randomRounds(seed, 5 + seed, 4, system)) see(task);
  }
}

/** Every way of joining these players in so many pairs. */
function* pairings(players: readonly number[], pairs: number): Generator<TriedPairs> {
  if (pairs === 0) yield [];
  if (pairs === 0 || players.length < 2 * pairs) return;
  const [first, ...others] = players;
  for (const partner of others)
    for (const rest of pairings(
      others.filter((no) => no !== partner),
      pairs - 1,
    ))
      yield [[first, partner], ...rest];
  yield* pairings(others, pairs);
}

const playersOf = (walk: BracketWalk): number[] =>
  walk
    .standing(walk.accepted)
    .flatMap(({ heads, rows }) =>
      heads[0] === 'walk.part.below' ? [] : rows.flatMap((row) => row.filter((no) => no !== null)),
    );

/**
 * Everything that can be tried in small brackets. `judge` compares whole rounds and knows nothing of what
 * is tried here: where somebody plays the tried pairs and all others as they are, it names the same article.
 */
test.each(WALKED.map((system) => [system.id, system] as const))(
  '%s: what is said of tried pairs is what `judge` says of the round with them',
  (_, system) => {
    const seen = { accepted: 0, forbidden: 0, worse: 0, later: 0 };
    eachRound(system, 9, (task) => {
      const round = system.pair(task);
      if (!round.ok) return;
      for (const walk of system.walk!(task)) {
        const players = playersOf(walk);
        if (players.length > 6) continue;
        const places = new Set<string>();
        let total = 0;
        for (const tried of pairings(players, walk.accepted.length)) {
          const verdict = walk.judge(tried);
          seen[verdict.kind]++;
          expect(verdict.kind === 'accepted').toBe(isSamePairs(tried, walk.accepted));
          const { place } = verdict;
          if (place) expect(BigInt(place.number)).toBeLessThanOrEqual(BigInt(place.total));
          // A set of upfloaters or shifters has several pairings.
          if (place && (place.of === 'candidates' || place.of === 'rows')) {
            places.add(place.number);
            total++;
          }
          // Of those who are left over the others of the round depend: only the same can be compared.
          const left = (pairs: TriedPairs) => players.filter((no) => !pairs.flat().includes(no));
          if (String(left(tried)) !== String(left(walk.accepted))) continue;
          const inside = new Set(walk.accepted.flat());
          const others = round.pairs.filter(({ white }) => !inside.has(white));
          const pairs = [...others, ...tried.map(([white, black]) => ({ white, black }))];
          const played = { pairs: inTableOrder(pairs, () => 0), bye: round.bye };
          const [step] = system.judge(task, played);
          if (verdict.kind === 'accepted') continue;
          expect([tried, step.article]).toEqual([tried, verdict.reason.article]);
        }
        // No two of them stand in the same place.
        expect(places.size).toBe(total);
      }
    });
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
    expect(seen.forbidden + seen.worse + seen.later).toBeGreaterThan(70);
  },
);

/** The literal readings know nothing of the engines: what they pair must be what is called accepted. */
test.each(WALKED.map((system) => [system.id, system] as const))(
  '%s: the literal reading accepts what is called accepted',
  (_, system) => {
    let seen = 0;
    eachRound(system, 5, (task) => {
      const round = system.pair(task);
      if (!round.ok) return;
      const opinions = system.secondOpinion!(task, round, new Work(60_000));
      for (const walk of system.walk!(task)) {
        const all = playersOf(walk).sort((a, b) => a - b);
        const opinion = opinions.find(
          ({ players }) => String([...players].sort((a, b) => a - b)) === String(all),
        );
        if (!opinion?.literal) continue;
        const literal = opinion.literal.pairs.map(({ white, black }) => [white, black] as const);
        expect(walk.judge(literal).kind).toBe('accepted');
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(10);
  },
);

test('3.6.2: identifiers stand where they are counted', () => {
  for (const size of [2, 4, 6, 8]) {
    const members = Array.from({ length: size }, (_, i) => blankPlayer(i) as unknown as Competitor);
    let listed = 0n;
    for (const pairing of pairingsInOrder(members)) {
      const rows = pairing.map(([a, b]) => [a.no, b.no] as const);
      expect(identifierPlace(size, rows).number).toBe(++listed);
    }
    const last = Array.from({ length: size / 2 }, (_, i) => [2 * i, 2 * i + 1] as const);
    expect(identifierPlace(size, last).total).toBe(listed);
  }
});
