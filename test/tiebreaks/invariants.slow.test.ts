import fc from 'fast-check';
import { CLASSIC_POINTS, isPlayed } from '../../src/model/outcomes';
import { check } from '../../src/model/check';
import type { RawEntry } from '../../src/model/raw';
import type { Outcome, Tournament } from '../../src/model/types';
import { computeTieBreak } from '../../src/tiebreaks/compute';
import { editionById, EDITIONS } from '../../src/tiebreaks/editions';
import { Field } from '../../src/tiebreaks/field';
import { isKept, UNPLAYED_READINGS } from '../../src/tiebreaks/types';
import { rankField } from '../../src/tiebreaks/standings/standings';

const FRENCH = editionById('FFE-1998')!;

/** What befalls a pair, and a player whom nobody plays. */
const GAMES: readonly (readonly [Outcome, Outcome])[] = [
  ['win', 'loss'],
  ['draw', 'draw'],
  ['loss', 'win'],
  ['forfeitWin', 'forfeitLoss'],
  ['forfeitLoss', 'forfeitLoss'],
];
const ALONE: readonly Outcome[] = ['pairingBye', 'fullBye', 'halfBye', 'zeroBye'];

const entry = (outcome: Outcome, opponent: number | null, isWhite: boolean): RawEntry => ({
  place: { kind: 'file' },
  outcome,
  opponent,
  colour: opponent === null ? null : isWhite ? 'white' : 'black',
  text: '',
});

/** Any event: 2…12 players, 1…7 rounds, all kinds of games, byes and ratings (0: unrated). */
const events = fc
  .record({ players: fc.integer({ min: 2, max: 12 }), rounds: fc.integer({ min: 1, max: 7 }) })
  .chain(({ players, rounds }) =>
    fc.record({
      ratings: fc.array(fc.constantFrom(0, 1400, 1650, 1900, 2050, 2300), {
        minLength: players,
        maxLength: players,
      }),
      rounds: fc.array(
        fc.record({
          order: fc.shuffledSubarray(
            Array.from({ length: players }, (_, i) => i),
            { minLength: players, maxLength: players },
          ),
          paired: fc.integer({ min: 1, max: Math.floor(players / 2) }),
          games: fc.array(fc.constantFrom(...GAMES), { minLength: 6, maxLength: 6 }),
          alone: fc.array(fc.constantFrom(...ALONE), { minLength: 12, maxLength: 12 }),
        }),
        { minLength: rounds, maxLength: rounds },
      ),
    }),
  )
  .map(({ ratings, rounds }): Tournament => {
    const entries = ratings.map(() => [] as RawEntry[]);
    rounds.forEach(({ order, paired, games, alone }) => {
      order.forEach((player, at) => {
        if (at >= 2 * paired) {
          entries[player].push(entry(alone[at], null, true));
          return;
        }
        const isWhite = at % 2 === 0;
        const opponent = order[isWhite ? at + 1 : at - 1];
        const outcome = games[Math.floor(at / 2)][isWhite ? 0 : 1];
        entries[player].push(entry(outcome, opponent + 1, isWhite));
      });
    });
    return checked(entries, ratings);
  });

function checked(entries: RawEntry[][], ratings: readonly number[]): Tournament {
  const place = { kind: 'file' } as const;
  const result = check({
    info: {},
    players: entries.map((rounds, i) => ({
      place,
      no: { value: i + 1, place },
      name: `Player ${i + 1}`,
      title: { value: '', place },
      rating: { value: ratings[i], place },
      entries: rounds,
    })),
    points: CLASSIC_POINTS,
    forbidden: [],
    virtualPoints: [],
    problems: [],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

jest.setTimeout(60_000);

it('the mean of the adjusted scores is half the rounds (ruling A2)', () => {
  fc.assert(
    fc.property(events, (event) => {
      const field = new Field(event);
      const sum = field.numbers.reduce(
        (total, no) => total + computeTieBreak(FRENCH, field, 'SA', no).value!,
        0,
      );
      // A free round of an odd round robin is no round: everybody plays the others once.
      const rounds = field.roundsOfPlayer(field.numbers[0]).length;
      return sum / field.numbers.length === rounds / 2;
    }),
  );
});

it('every value is the sum of its kept parts; an undefined one says why', () => {
  fc.assert(
    fc.property(events, fc.constantFrom(...UNPLAYED_READINGS), (event, unplayed) => {
      const field = new Field(event);
      for (const code of [
        ...FRENCH.catalogue.map((entry) => entry.code),
        'BH-C3',
        'BH-M3',
        'CUM-C3',
        'ARO-C2',
      ])
        for (const no of field.numbers) {
          const { value, parts, undefinedBecause } = computeTieBreak(
            FRENCH,
            field,
            code,
            no,
            undefined,
            { unplayed },
          );
          if (value === null) {
            expect(undefinedBecause?.key).toMatch(/^tiebreaks\.undefined\./);
            continue;
          }
          const sum = parts.filter(isKept).reduce((total, part) => total + part.value, 0);
          expect(Math.abs(sum - value)).toBeLessThan(1e-6);
        }
    }),
    { numRuns: 25 },
  );
});

it('standings are a ranking: places follow points, and equal places differ in nothing', () => {
  fc.assert(
    fc.property(events, (event) => {
      const codes = ['DE', 'BH-C1', 'BH', 'SB', 'PERF', 'KOYA-E'] as const;
      const { rows } = rankField(new Field(event), FRENCH, codes);
      rows.forEach((row, i) => {
        const above = rows[i - 1];
        if (!above) return expect(row.rank).toBe(1);
        expect(row.points).toBeLessThanOrEqual(above.points);
        if (row.rank !== above.rank) {
          expect(row.rank).toBe(i + 1);
          expect(row.brokenBy === null).toBe(row.points !== above.points);
          return;
        }
        expect([row.points, row.tieBreaks]).toEqual([above.points, above.tieBreaks]);
        expect(row.brokenBy).toBe(null);
      });
      expect(new Set(rows.map(({ no }) => no)).size).toBe(event.players.length);
    }),
  );
});

it('in a round robin without forfeits the Buchholz is the total less the own score', () => {
  const results = fc.infiniteStream(fc.constantFrom<0 | 1 | 2>(0, 1, 2));
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 9 }), results, (n, stream) => {
      const entries = Array.from({ length: n }, () => [] as RawEntry[]);
      const rounds = n % 2 === 0 ? n - 1 : n;
      for (let r = 0; r < rounds; r++)
        for (let i = 0; i < n; i++) {
          const j = opponentInCircle(i, r, n);
          if (j === null || j < i) continue;
          const [white, black] = GAMES[stream.next().value as number];
          entries[i][r] = entry(white, j + 1, true);
          entries[j][r] = entry(black, i + 1, false);
        }
      const field = new Field(
        checked(
          entries,
          entries.map(() => 2000),
        ),
      );
      expect(field.isRoundRobin).toBe(true);
      const total = field.numbers.reduce((sum, no) => sum + field.score(no) / 2, 0);
      for (const no of field.numbers) {
        const { value } = computeTieBreak(FRENCH, field, 'BH', no);
        expect(value).toBe(total - field.score(no) / 2);
      }
    }),
  );
});

/** Round r of the circle method: i + j ≡ r, the last of an even field plays who is left. */
function opponentInCircle(i: number, r: number, n: number): number | null {
  const m = n % 2 === 0 ? n - 1 : n;
  if (n % 2 === 0 && i === n - 1) {
    for (let j = 0; j < m; j++) if ((2 * j) % m === r) return j;
  }
  const j = (r - i + m) % m;
  if (j !== i) return j;
  return n % 2 === 0 ? n - 1 : null;
}

describe.each(
  EDITIONS.filter(({ id }) => id !== FRENCH.id).map((edition) => [edition.id, edition]),
)('%s', (_, edition) => {
  const codes = [
    ...edition.catalogue.filter(({ scope }) => scope !== 'team').map(({ code }) => code),
    ...['BH/C3', 'BH/M2/P', 'SB/C2/P', 'KS/L-1', 'PS/C3', 'ARO/M1', 'DE/P'],
  ];

  it('every value is the sum of its kept parts; an undefined one says why', () => {
    fc.assert(
      fc.property(events, (event) => {
        const field = new Field(event);
        for (const code of codes)
          for (const no of field.numbers) {
            const result = computeTieBreak(edition, field, code, no);
            if (result.value === null) {
              expect(result.undefinedBecause?.key).toMatch(/^tiebreaks\.undefined\./);
              continue;
            }
            const sum = result.parts.filter(isKept).reduce((total, part) => total + part.value, 0);
            expect([code, Math.abs(sum - result.value) < 1e-6]).toEqual([code, true]);
          }
      }),
      { numRuns: 25 },
    );
  });

  it('standings are a ranking: places follow points, and equal places differ in nothing', () => {
    fc.assert(
      fc.property(events, (event) => {
        const list = ['DE', 'BH/C1', 'BH', 'SB', 'PS'];
        const { rows } = rankField(new Field(event), edition, list);
        rows.forEach((row, i) => {
          const above = rows[i - 1];
          if (!above) return expect(row.rank).toBe(1);
          expect(row.points).toBeLessThanOrEqual(above.points);
          if (row.rank !== above.rank) return expect(row.rank).toBe(i + 1);
          expect([row.points, row.tieBreaks]).toEqual([above.points, above.tieBreaks]);
        });
      }),
      { numRuns: 50 },
    );
  });

  it('the order of the rows changes nothing', () => {
    fc.assert(
      fc.property(events, (event) => {
        // A player keeps his number, wherever he stands: only the order of the list is turned.
        const turned = { ...event, players: [...event.players].reverse() };
        const [field, other] = [new Field(event), new Field(turned)];
        for (const code of codes)
          for (const no of field.numbers)
            expect([code, computeTieBreak(edition, other, code, no).value]).toEqual([
              code,
              computeTieBreak(edition, field, code, no).value,
            ]);
      }),
      { numRuns: 15 },
    );
  });

  it('who missed no round and met nobody who did has the plain sum of the points', () => {
    fc.assert(
      fc.property(events, (event) => {
        const field = new Field(event);
        const played = (no: number) =>
          field.player(no).entries.every(({ outcome }) => isPlayed(outcome));
        for (const no of field.numbers) {
          const opponents = field.player(no).entries.map(({ opponent }) => opponent);
          if (!played(no) || !opponents.every((each) => each !== null && played(each))) continue;
          const sum = opponents.reduce<number>((total, each) => total + field.score(each!) / 2, 0);
          expect(computeTieBreak(edition, field, 'BH', no).value).toBe(sum);
        }
      }),
    );
  });
});
