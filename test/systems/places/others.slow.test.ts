import type { Card } from '../../../src/systems/dutch-2011/cards';
import { candidates } from '../../../src/systems/dutch-2011/byHand';
import { transpositions } from '../../../src/systems/dutch-2011/articles/d1transpositions';
import { edition2011 } from '../../../src/systems/dutch-2011/edition2011';
import { edition2012 } from '../../../src/systems/dutch-2012/edition2012';
import { dutch2011 } from '../../../src/systems/dutch-2011';
import { dutch2012 } from '../../../src/systems/dutch-2012';
import { pairRound } from '../../../src/systems/dutch-2011/pairRound';
import { placesOf } from '../../../src/systems/dutch-2011/shapes';
import { subsetsOf } from '../../../src/systems/shared/combinations';
import { dubov1997 } from '../../../src/systems/dubov-1997';
import type { Account } from '../../../src/systems/dubov-1997';
import { placeOf } from '../../../src/systems/dubov-1997/shapes';
import { makeField } from '../../../src/systems/dubov-1997/field';
import { french1994 } from '../../../src/systems/french-1994';
import { runEngine } from '../../../src/systems/french-1994/engine';
import { candidates as frenchCandidates } from '../../../src/systems/french-1994/byHand';
import { permutations } from '../../../src/systems/french-1994/articles/d1Permutations';
import { placesOf as frenchPlaces } from '../../../src/systems/french-1994/shapes';
import type { TraceStep } from '../../../src/explain/reason';
import { randomRounds } from '../dutch-2016/events';

/** Counted places against the lists that the texts give, written out to the accepted candidate. */

const isSame = (a: readonly (readonly Card[])[], b: readonly (readonly Card[])[]): boolean =>
  a.length === b.length && a.every((pair, i) => pair.every((card, j) => card === b[i][j]));

test.each([
  ['2011', dutch2011, edition2011],
  ['2012', dutch2012, edition2012],
] as const)('Dutch %s: brackets and remainders (D.1–D.3)', (_, system, edition) => {
  const seen = { bracket: 0, movedDown: 0, remainder: 0 };
  for (let seed = 1; seed <= 25; seed++)
    for (const task of randomRounds(seed, 5 + (seed % 8), 6, system)) {
      const round = pairRound(edition, task);
      for (const { bracket, found } of round.levels ?? []) {
        if (bracket.players.length > 7) continue;
        for (const { of, number } of placesOf(round, bracket, found)) {
          if (of === 'rows' || of === 'g2') throw new Error('no columns here');
          let listed = 0;
          if (of === 'movedDown') {
            const movedDown = bracket.players.filter((card) => bracket.movedDown.has(card));
            const size = found.movedDownPairs.length;
            const positions = movedDown.map((_, i) => i);
            const sets =
              edition.choiceOfMovedDown === 'anySet'
                ? [...subsetsOf(positions, size)]
                : [positions.slice(0, size)];
            const accepted = found.movedDownPairs;
            search: for (const set of sets) {
              const s1 = set.map((i) => movedDown[i]);
              const s2 = bracket.players.filter((card) => !s1.includes(card));
              for (const order of transpositions(s2.length, s1.length)) {
                listed++;
                const pairs = s1.map((card, i) => [card, s2[order[i]]]);
                const inRank = pairs.map(([a, b]) => (a.rank < b.rank ? [a, b] : [b, a]));
                if (isSame(inRank, accepted)) break search;
              }
            }
          } else {
            const apart = new Set(found.movedDownPairs.flat());
            const rest = bracket.players.filter((card) => !apart.has(card));
            for (const { pairs } of candidates(rest, found.group.pairs.length)) {
              listed++;
              if (isSame(pairs, found.group.pairs)) break;
            }
          }
          expect([of, number]).toEqual([of, String(listed)]);
          seen[of]++;
        }
      }
    }
  expect(seen.bracket).toBeGreaterThan(50);
  expect(Math.min(seen.movedDown, seen.remainder)).toBeGreaterThan(5);
});

test('French 1994: homogeneous parts (D.1, D.2, BAF 80) and those from above', () => {
  let seen = 0;
  for (let seed = 1; seed <= 25; seed++)
    for (const task of randomRounds(seed, 5 + (seed % 8), 6, french1994))
      for (const level of runEngine(task).result?.levels ?? []) {
        const { solution, stage } = level;
        const group = [...solution.restS1, ...solution.restS2];
        if (group.length > 8) continue;
        for (const { of, number } of frenchPlaces(level)) {
          let listed = 0;
          const wanted = String(
            (of === 'movedDown' ? solution.placed : solution.rest).map(([, b]) => b),
          );
          if (of === 'movedDown')
            for (const order of permutations(stage.pool, stage.s1.length)) {
              listed++;
              if (String(order) === wanted) break;
            }
          else
            for (const { couples } of frenchCandidates(group, solution.restS1.length)) {
              listed++;
              if (String(couples) === String(solution.rest)) break;
            }
          expect([of, number]).toEqual([of, String(listed)]);
          seen++;
        }
      }
  expect(seen).toBeGreaterThan(100);
});

/** R8 taken at its word: every order of the black column is tried, the first without a ban is taken. */
test('Dubov 1997: the first possible order of the black column, and its work by hand', () => {
  let moved = 0;
  for (let seed = 1; seed <= 40; seed++)
    for (const task of randomRounds(seed, 6 + (seed % 9), 6, dubov1997)) {
      const result = dubov1997.explain!(task);
      if (!result.ok) continue;
      const { cards, ban } = makeField(task);
      const index = new Map(cards.map((card) => [card.no, card.index]));
      const rows = (result.trace.data as Account).groups.flatMap(({ events }) =>
        events.flatMap((event) => (event.kind === 'rows' ? [event] : [])),
      );
      const tables = allSteps(result.trace.steps).filter(({ key }) => key === 'picture.place.rows');
      expect(tables).toHaveLength(rows.filter(({ clashes }) => clashes.length > 0).length);
      let at = 0;
      for (const event of rows) {
        const { white, black } = event.columns;
        if (white.length > 7) continue;
        let listed = 0;
        for (const order of permutations(black)) {
          listed++;
          if (order.every((no, row) => ban[index.get(white[row])!][index.get(no)!] === null)) {
            expect(order).toEqual(event.opponents);
            break;
          }
        }
        expect(placeOf(event).number).toBe(String(listed));
        if (event.clashes.length === 0) continue;
        moved++;
        const table = tables[at++].table;
        // The last line is the accepted order; the lines before it cover every number once.
        if (!table) continue;
        expect(table.rows.at(-1)![0]).toBe(String(listed));
        const numbers = table.rows.flatMap(([cell]) => {
          const [from, to] = String(cell).split(' … ').map(Number);
          return Array.from({ length: (to ?? from) - from + 1 }, (_, i) => from + i);
        });
        expect(numbers).toEqual(Array.from({ length: listed }, (_, i) => i + 1));
      }
    }
  expect(moved).toBeGreaterThan(20);
});

const allSteps = (steps: readonly TraceStep[]): TraceStep[] =>
  steps.flatMap((step) => [step, ...allSteps(step.steps ?? [])]);
