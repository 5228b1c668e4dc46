/**
 * Kept apart if possible. Expectations by hand: in round 1 of a Dutch event of eight 1-5, 2-6, 3-7, 4-8
 * meet (C.04.3 4.2.2); every other pairing S1 against S2 is of the same quality and only comes later.
 */
import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import { recheckRound } from '../../src/systems/audit/recheck';
import { blankEvent, blankPlayer } from '../../src/model/blank';
import { taskFor } from '../../src/model/taskFor';
import type { Colour, PlayerNo, Price, Tournament } from '../../src/model/types';
import { stepsAsText } from '../../src/explain/text';
import { makeAvoid, parseAvoid } from '../../src/sheets/keepApart';
import { DEFAULT_SETTINGS, type EventSettings } from '../../src/sheets/settings';
import { planCells } from '../../src/sheets/plan/planCells';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { systemById } from '../../src/systems';
import { judgeByRank, pairByRank, whyNotByRank } from '../../src/systems/audit/byRank';
import { playedEvent } from '../../bench/playedEvent';

const DUTCH = systemById('dutch-2026')!;

function opened(clubs: readonly string[], settings: Partial<EventSettings>): CheckedEvent {
  const players = clubs.map((club, index) => ({
    ...blankPlayer(index + 1),
    name: `Player ${index + 1}`,
    rating: 2400 - index * 20,
    club,
  }));
  const plan = eventPlan(blankEvent(players, 5), { ...DEFAULT_SETTINGS, ...settings });
  const event = openCells(planCells(plan));
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
}

const paired = (tournament: Tournament, round?: number) => {
  const task = taskFor(tournament, round);
  if (!task.ok) throw new Error('no task');
  const result = pairByRank(DUTCH, task.value);
  if (!result.ok) throw new Error('refused');
  return {
    task: task.value,
    result,
    steps: result.trace.steps,
    pairs: result.pairs
      .map(({ white, black }) => [white, black].sort((a, b) => a - b))
      .sort(([a], [b]) => a - b),
  };
};

const CLUBS = ['Rooks', '', '', '', 'Rooks', '', '', ''];
const avoid = (price: Price): Partial<EventSettings> => ({
  avoid: [{ column: 'Club', rounds: 3, price }],
});

test('among pairings of the same quality the next in the order is taken, and called a departure', () => {
  const { pairs, steps, task, result } = paired(opened(CLUBS, avoid('order')).tournament);
  // The first transposition in which 5 does not stand against 1 (4.2.2).
  expect(pairs).toEqual([
    [1, 6],
    [2, 5],
    [3, 7],
    [4, 8],
  ]);
  expect(steps[0]).toMatchObject({
    key: 'avoid.kept',
    args: { column: 'Club', value: 'Rooks', players: { players: [1, 5] } },
    steps: [{ key: 'dutch.judge.later' }, { key: 'avoid.departure' }],
  });
  for (const language of ['en', 'fr', 'pt'] as const)
    expect(stepsAsText([steps[0]], { language }).join(' ')).toMatch(/Rooks/);
  expect(whyNotByRank(DUTCH, task, 1, 5)[0]).toMatchObject({ key: 'avoid.pair' });
  // Judged as announced: this round is right, that of the bare rules is not.
  expect(judgeByRank(DUTCH, task, result)).toEqual([]);
  const bare = paired(opened(CLUBS, {}).tournament).result;
  expect(judgeByRank(DUTCH, task, bare)).not.toEqual([]);
});

/** All but two of one club: the colours and scores of round 1 cost nothing, so all that is left is who meets. */
test('where only another meeting of the same club would come, nothing is changed', () => {
  const clubs = ['Rooks', '', 'Rooks', 'Rooks', 'Rooks', 'Rooks', 'Rooks', 'Rooks'];
  const plain = paired(opened(clubs, {}).tournament).pairs;
  const { pairs, steps } = paired(opened(clubs, avoid('any')).tournament);
  const inside = (couples: readonly number[][]) =>
    couples.filter(([a, b]) => clubs[a - 1] === 'Rooks' && clubs[b - 1] === 'Rooks').length;
  expect(inside(pairs)).toBe(inside(plain));
  expect(pairs).toEqual(plain);
  expect(steps.some(({ key }) => key === 'avoid.others-meet' || key === 'avoid.no-round')).toBe(
    true,
  );
});

/**
 * Events that were played: the cheapest price never changes the quality of a round, every change has
 * fewer meetings, and what a change cost is what the judge of the bare rules says.
 */
test('no price is exceeded, no absolute rule broken, and meetings only become fewer', () => {
  const clubOf = (no: PlayerNo) => no % 5;
  const habits = { draws: 0.3, byes: 0.03, forfeits: 0.03, withdrawals: 0 };
  let changed = 0;
  let dear = 0;
  for (const [round, task] of playedEvent(40, habits, [1, 2, 3, 4, 5], DUTCH)) {
    const bare = pairByRank(DUTCH, task);
    if (!bare.ok) throw new Error('refused');
    const inside = ({ pairs }: { pairs: readonly { white: number; black: number }[] }) =>
      pairs.filter(({ white, black }) => clubOf(white) === clubOf(black)).length;
    for (const price of ['order', 'floats', 'colours', 'any'] as const) {
      const avoided = Array.from({ length: 5 }, (_, club) => ({
        players: task.tournament.players.map(({ no }) => no).filter((no) => clubOf(no) === club),
        rounds: null,
        because: { column: 'Club', value: String(club) },
        price,
      }));
      const asked = { ...task, tournament: { ...task.tournament, avoided } };
      const result = pairByRank(DUTCH, asked);
      if (!result.ok) throw new Error('refused');
      expect(inside(result)).toBeLessThanOrEqual(inside(bare));
      expect(DUTCH.legality(task, result)).toEqual([]);
      const [first] = judgeByRank(DUTCH, task, result);
      if (!first) continue;
      changed++;
      if (first.key === 'dutch.judge.worse') dear++;
      if (price === 'order') expect([round, first.key]).toEqual([round, 'dutch.judge.later']);
      if (price !== 'any') expect(DUTCH.priceOf!(first)).not.toBe('any');
    }
  }
  expect(changed).toBeGreaterThan(5);
  expect(dear).toBeGreaterThan(0);
});

test('check pairs by what was announced', () => {
  const event = opened(CLUBS, avoid('order')).tournament;
  const { result } = paired(event);
  const colourOf = new Map<PlayerNo, { opponent: PlayerNo; colour: Colour }>(
    result.pairs.flatMap(({ white, black }) => [
      [white, { opponent: black, colour: 'white' }],
      [black, { opponent: white, colour: 'black' }],
    ]),
  );
  const played: Tournament = {
    ...event,
    pairedRounds: 1,
    players: event.players.map((player) => ({
      ...player,
      entries: [{ outcome: 'draw' as const, ...colourOf.get(player.no)! }],
    })),
  };
  const again = recheckRound(played, DUTCH, 1);
  expect('problems' in again ? again.problems : again.differs).toBe(false);
  const bare = recheckRound({ ...played, avoided: [] }, DUTCH, 1);
  expect('problems' in bare ? bare.problems : bare.differs).toBe(true);
});

test('what the cell says', () => {
  const rules = [
    { column: 'Club', rounds: 3, price: 'colours' },
    { column: 'Family', rounds: null, price: 'any' },
  ] as const;
  expect(makeAvoid(rules, 'en')).toBe('Club (3): colours; Family: anything');
  expect(parseAvoid(makeAvoid(rules, 'fr'))).toEqual(rules);
  expect(parseAvoid('Club')).toEqual([{ column: 'Club', rounds: null, price: 'order' }]);
  expect(parseAvoid('Club: gold')).toBeNull();
});
