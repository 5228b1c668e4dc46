import { blankEvent, blankPlayer } from '../../../src/model/blank';
import { roundToPair } from '../../../src/model/tournament';
import { makeTask } from '../../../src/model/taskFor';
import type { Colour, Entry, Outcome, Player, Tournament } from '../../../src/model/types';
import { burstein2026 } from '../../../src/systems/burstein-2026';
import { fieldOf, type Ranked } from '../../../src/systems/burstein-2026/field';
import { oppositionIn } from '../../../src/systems/burstein-2026/opposition';
import {
  choicesFor,
  firstPairing,
  pairingCount,
  placeOf,
} from '../../../src/systems/burstein-2026/bracket/order';
import { isSeedingRound, seedingRounds } from '../../../src/systems/burstein-2026/seeding';
import { placeOf as witnessPlace } from '../../../src/systems/literal/burstein-2026/witness';

/** Expectations by hand from the articles of C.04.4.2; those of the note are its own lines. */
const CODES: Readonly<Record<string, Outcome>> = {
  1: 'win',
  '=': 'draw',
  0: 'loss',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  U: 'pairingBye',
  F: 'fullBye',
  H: 'halfBye',
  Z: 'zeroBye',
};

/** "3w1 U": white against 3, won; the bye. */
const entriesOf = (text: string): Entry[] =>
  text.split(' ').map((round): Entry => {
    const [, opponent, colour, code] = /^(\d*)([wb]?)(.)$/.exec(round)!;
    return {
      outcome: CODES[code],
      opponent: opponent === '' ? null : Number(opponent),
      colour: colour === '' ? null : ({ w: 'white', b: 'black' } as Record<string, Colour>)[colour],
    };
  });

const event = (totalRounds: number, ...players: string[]): Tournament =>
  blankEvent(
    players.map((rounds, i): Player => ({
      ...blankPlayer(i + 1, 2000 - i),
      entries: entriesOf(rounds),
    })),
    totalRounds,
  );

describe('1.6.2: seeding rounds', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [5, 2],
    [7, 3],
    [8, 4],
    [9, 4],
    [15, 4],
  ])('an event of %i rounds has %i', (rounds, expected) =>
    expect(seedingRounds(rounds)).toBe(expected),
  );

  test('their account says whose articles it cites; later ones begin with brackets of this text', () => {
    const four = ['2w1', '1b0', '4w=', '3b='];
    const first = burstein2026.pair(roundToPair(blank(4), 1));
    expect(first.ok && first.trace.steps[0].key).toBe('burstein2026.seeding');
    const second = burstein2026.pair(roundToPair(event(3, ...four), 2));
    expect(second.ok && second.trace.steps[0].key).toBe('burstein2026.bracket');
    expect(second.ok && second.trace.system).toBe('burstein-2026');
  });

  test('nobody has said how many rounds there are: refused where it matters, with its cure', () => {
    const open = { ...event(2, '2w1', '1b0', '4w=', '3b='), roundsDeclared: false };
    const result = burstein2026.pair(makeTask(open, 2));
    expect(!result.ok && result.refusal.code).toBe('bad-request');
    expect(!result.ok && result.refusal.cures).toHaveLength(1);
    expect(isSeedingRound(makeTask(open, 2))).toBe(true);
  });
});

const blank = (players: number): Tournament =>
  blankEvent(
    Array.from({ length: players }, (_, i) => blankPlayer(i + 1, 2000 - i)),
    3,
  );

describe('1.7: opposition', () => {
  const buchholz = (tournament: Tournament) =>
    tournament.players.map((player) => oppositionIn(tournament)(player).buchholz / 2);
  const sonnebornBerger = (tournament: Tournament) =>
    tournament.players.map((player) => oppositionIn(tournament)(player).sonnebornBerger / 4);

  // Points: 1 has 2, 2 has 1, 3 has ½, 4 has ½.
  const played = event(5, '2w1 3b1', '1b0 4w1', '4w= 1w0', '3b= 2b0');
  test('1.7.1: scores of the opponents met; what was scored times them', () => {
    expect(buchholz(played)).toEqual([1.5, 2.5, 2.5, 1.5]);
    expect(sonnebornBerger(played)).toEqual([1.5, 0.5, 0.25, 0.25]);
  });

  // Points: 1 has 1½ (win, half-point bye), 2 has 1 (loss, forfeit win), 3 has 0 (forfeit loss).
  const unplayed = event(5, '2w1 H', '1b0 3w+', 'Z 2b-');
  test('1.7.2: a round without a game is one against oneself with its points', () => {
    expect(buchholz(unplayed)).toEqual([1 + 1.5, 1.5 + 1, 0]);
    expect(sonnebornBerger(unplayed)).toEqual([1 + 0.75, 1, 0]);
  });

  test('1.7.2: zero-point byes that last until now are draws to the opponents, not to oneself', () => {
    // 2 lost to 1 and stayed away twice: to 1 they have 0 + ½ + ½, to themselves 0.
    const away = event(5, '2w1 3w1 3b0', '1b0 Z Z', 'Z 1b0 1w1');
    expect(buchholz(away)[0]).toBe(1 + 1 + 1);
    expect(buchholz(away)[1]).toBe(2);
    // Back in between: nothing is added.
    const back = event(5, '2w1 3w1 2b1', '1b0 Z 1w0', 'Z 1b0 Z');
    expect(buchholz(back)[0]).toBe(0 + 0.5 + 0);
  });

  test('1.7.2: virtual points do not count', () => {
    const accelerated = {
      ...played,
      players: played.players.map((player) => ({ ...player, virtualPoints: [2, 2, 2] })),
    };
    expect(buchholz(accelerated)).toEqual(buchholz(played));
  });
});

test('1.8: Buchholz, Sonneborn-Berger, number; points have no say', () => {
  const tournament = event(5, '2w1 3b1', '1b0 4w1', '4w= 1w0', '3b= 2b0');
  const { players } = fieldOf(roundToPair(tournament, 3));
  const inOrder = [...players].sort((a, b) => a.place - b.place);
  expect(inOrder.map(({ no }) => no)).toEqual([2, 3, 1, 4]);
});

describe('3.1: the bye', () => {
  const bye = (tournament: Tournament) => {
    const result = burstein2026.pair(roundToPair(tournament));
    return result.ok ? result.bye : 'refused';
  };
  test('3.1.3: the lowest score', () =>
    expect(bye(event(3, '4w1', '5b1', 'U', '1b0', '2w='))).toBe(4));
  test('3.1.4: of equals who has played most', () =>
    expect(bye(event(3, '3w1', '4b=', '1b0', '2w=', 'Z'))).toBe(3));
  test('3.1.5: of equals the lowest ranked: who lost to the weaker one, then the higher number', () => {
    // 3 lost to 1, 4 lost to 2; 1 and 2 have a point each, so that numbers decide.
    expect(bye(event(3, '3w1', '4b1', '1b0', '2w0', 'U'))).toBe(4);
  });
  test('3.1.1: neither after a full-point bye nor after a win by forfeit', () => {
    expect(bye(event(3, '3w=', '4b=', '1b=', '2w=', 'F'))).toBe(4);
    expect(bye(event(3, '2w0', '1b1', '4w+', '3b-', 'H'))).not.toBe(3);
  });
});

describe('4: the order of pairings', () => {
  const six = Array.from({ length: 6 }, (_, i) => ({ no: i + 1, place: i }) as Ranked);
  const bracket = { players: six };

  type Pairs = [Ranked, Ranked][];
  function* all(
    left: readonly Ranked[],
    floats: number,
    pairs: Pairs = [],
    out: Ranked[] = [],
  ): Generator<{ pairs: Pairs; floaters: Ranked[] }> {
    if (left.length === 0) yield { pairs, floaters: out };
    else
      for (const choice of choicesFor(left, floats))
        if (choice)
          yield* all(
            left.slice(1).filter((each) => each !== choice),
            floats,
            [...pairs, [left[0], choice]],
            out,
          );
        else yield* all(left.slice(1), floats - 1, pairs, [...out, left[0]]);
  }
  const listed = [...all(six, 2)];
  const text = ({ pairs, floaters }: (typeof listed)[number]): string =>
    [...pairs.map(([a, b]) => [a.no, b.no]), ...floaters.map(({ no }) => [no, 0])]
      .sort((a, b) => a[0] - b[0])
      .map(([a, b]) => `${a}-${b}`)
      .join(', ');

  test('six players, two pairs: the lines of the note, 45 in all', () => {
    expect(listed.map(text).slice(0, 9)).toEqual([
      '1-6, 2-5, 3-0, 4-0',
      '1-6, 2-4, 3-0, 5-0',
      '1-6, 2-3, 4-0, 5-0',
      '1-6, 2-0, 3-5, 4-0',
      '1-6, 2-0, 3-4, 5-0',
      '1-6, 2-0, 3-0, 4-5',
      '1-5, 2-6, 3-0, 4-0',
      '1-5, 2-4, 3-0, 6-0',
      '1-5, 2-3, 4-0, 6-0',
    ]);
    expect(text(listed.at(-1)!)).toBe('1-0, 2-0, 3-4, 5-6');
    expect(new Set(listed.map(text)).size).toBe(45);
    expect(pairingCount(6, 2)).toBe(45n);
    expect(text({ ...(firstPairing(bracket, 2) as (typeof listed)[number]) })).toBe(
      text(listed[0]),
    );
  });

  test('the place of a pairing is where it stands in the list, which 4.3 sorts', () => {
    listed.forEach((pairing, index) => {
      expect(placeOf(bracket, pairing)).toEqual({ number: BigInt(index + 1), total: 45n });
    });
    const places = listed.map((pairing) => witnessPlace(pairing, six));
    for (let i = 1; i < places.length; i++) {
      const at = places[i].findIndex((value, j) => value !== places[i - 1][j]);
      expect(places[i][at]).toBeGreaterThan(places[i - 1][at]);
    }
  });
});
