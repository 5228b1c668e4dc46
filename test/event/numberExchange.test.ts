/**
 * Two players exchange their pairing numbers: whatever goes by numbers follows the player, the log says
 * who, and C.04.2 closes it once round 4 is paired.
 */
import { proposeNumberExchange } from '../../src/event/byHand/changes';
import { planChange, type Proposal } from '../../src/event/byHand/proposal';
import { Arbiter } from '../support/pane/provingArbiter';

const names = ({ event }: Arbiter) => event.tournament.players.map(({ name }) => name);

const proposed = ({ event }: Arbiter, a: number, b: number): Proposal => {
  const proposal = proposeNumberExchange(event, a, b);
  if (!proposal || 'problems' in proposal) throw new Error(JSON.stringify(proposal));
  return proposal;
};

const exchange = (arbiter: Arbiter, a: number, b: number) =>
  arbiter.write(planChange(arbiter.event, proposed(arbiter, a, b), 'as announced'));

function begun(): Arbiter {
  const arbiter = new Arbiter();
  arbiter.start();
  return arbiter;
}

function playRound(arbiter: Arbiter, round: number): void {
  arbiter.pair();
  arbiter.typeResults(round);
}

it('before round 1 the round is paired by the new numbers, and the log names both', () => {
  const arbiter = begun();
  exchange(arbiter, 4, 5);
  expect(names(arbiter).slice(3, 5)).toEqual(['Player 5', 'Player 4']);
  arbiter.pair();
  // Twelve players, White for the first: 1-7, 8-2, 3-9, 10-4, 5-11, 12-6.
  const opponents = arbiter.event.tournament.players.map(({ entries }) => entries[0]!.opponent);
  expect([opponents[3], opponents[4]]).toEqual([10, 11]);
  expect(arbiter.log()).toContain('Player 4 and Player 5: pairing numbers swapped');
  expect(arbiter.verify()).toEqual({ ok: true, breaks: [] });
});

it('after round 1 opponents, results and tables follow the players, and the file says so', () => {
  const arbiter = begun();
  playRound(arbiter, 1);
  const game = (name: string) => {
    const { players } = arbiter.event.tournament;
    const { entries } = players.find((player) => player.name === name)!;
    const { opponent, outcome, table } = entries[0]!;
    return [players.find(({ no }) => no === opponent)!.name, outcome, table];
  };
  const of = [game('Player 2'), game('Player 3')];
  expect(proposed(arbiter, 2, 3).remarks).toContainEqual(
    expect.objectContaining({ key: 'pane.exchange-by-order', article: 'C.04.2 2.3' }),
  );
  exchange(arbiter, 2, 3);
  expect(names(arbiter).slice(1, 3)).toEqual(['Player 3', 'Player 2']);
  expect([game('Player 2'), game('Player 3')]).toEqual(of);
  expect(arbiter.event.read.stored!.departures).toEqual([
    { kind: 'Regeneration', round: 1, text: '2 3 => 3 2' },
  ]);
  expect(arbiter.verify()).toEqual({ ok: true, breaks: [] });
  playRound(arbiter, 2);
  expect(arbiter.verify()).toEqual({ ok: true, breaks: [] });
});

it('a list without numbers gets those of the initial order, the two exchanged', () => {
  const arbiter = begun();
  arbiter.type(
    'Players',
    'No',
    Array.from({ length: 12 }, () => ''),
  );
  // As if it had been typed by rising rating: the last row is the first of the initial order.
  arbiter.type(
    'Players',
    'Rating',
    Array.from({ length: 12 }, (_, index) => 1000 + 10 * index),
  );
  exchange(arbiter, 12, 11);
  expect(names(arbiter).slice(0, 3)).toEqual(['Player 11', 'Player 12', 'Player 10']);
});

it('once round 4 is paired the numbers are final', () => {
  const arbiter = begun();
  for (const round of [1, 2, 3, 4]) playRound(arbiter, round);
  expect(proposeNumberExchange(arbiter.event, 1, 2)).toMatchObject({
    ok: false,
    problems: [{ code: 'numbers-are-final' }],
  });
});
