import { NOBODY } from '../../src/model/blank';
import {
  announceAbsence,
  correctColours,
  correctRating,
  correctResult,
  enterLate,
  HANDLING_2026,
  initialOrder,
  noShows,
  renumberByInitialOrder,
  repeatedPairs,
  withdraw,
} from '../../src/handling';
import { score } from '../../src/model/tournament';
import { TITLES, type Tournament } from '../../src/model/types';
import { event } from '../support/event';
import type { Line } from '../support/files/trfText';

/** Expected values are read off C.04.2 (Baku 2016 text); the article stands in each test's name. */
const problemCodes = (handled: { ok: boolean; problems?: readonly { code: string }[] }) =>
  handled.problems?.map(({ code }) => code);

/** Four players; as many rounds paired as entries are given for each. */
const four = (a: string[], b: string[], c: string[], d: string[]): Tournament =>
  event(
    'XXR 7',
    { no: 1, name: 'Alpha', rating: 2400, rounds: a },
    { no: 2, name: 'Beta', rating: 2300, rounds: b },
    { no: 3, name: 'Gamma', rating: 2200, rounds: c },
    { no: 4, name: 'Delta', rating: 2100, rounds: d },
  );
const afterOne = () => four(['3 w 1'], ['4 b 0'], ['1 b 0'], ['2 w 1']);
const duringTwo = () =>
  four(['3 w 1', '4 b'], ['4 b 0', '3 w'], ['1 b 0', '2 b'], ['2 w 1', '1 w']);
const afterTwo = () =>
  four(['3 w 1', '4 b 1'], ['4 b 0', '3 w 1'], ['1 b 0', '2 b 0'], ['2 w 1', '1 w 0']);

describe('B.2: initial order', () => {
  test('rating first', () => {
    const { players } = event({ no: 1, rating: 1900 }, { no: 2, rating: 2000, title: '' });
    expect(initialOrder(players)).toEqual([2, 1]);
  });

  test('then the title, GM-IM-WGM-FM-WIM-CM-WFM-WCM and none', () => {
    const lines = ['', ...[...TITLES].reverse()].map((title, index): Line => ({
      no: index + 1,
      title,
    }));
    const { players } = event(...lines);
    const order = initialOrder(players).map((no) => players[no - 1].title);
    expect(order).toEqual(['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', '']);
  });

  test('then the name, accents and capitals aside', () => {
    const { players } = event(
      { no: 1, name: 'zeta' },
      { no: 2, name: 'Émile' },
      { no: 3, name: 'Eva' },
    );
    expect(initialOrder(players)).toEqual([2, 3, 1]);
  });

  test('the third criterion may be replaced if that was announced', () => {
    const { players } = event({ no: 1, name: 'A' }, { no: 2, name: 'B' });
    expect(initialOrder(players, { third: (a, b) => (a.name < b.name ? 1 : -1) })).toEqual([2, 1]);
  });
});

describe('B.3 and C.3: numbers', () => {
  const misplaced = (rounds: number): Tournament => {
    const pending = ['2 w 1', '3 b 1', '4 w 1', '2 b 1'].slice(0, rounds);
    const second = ['1 b 0', '4 w 1', '3 b 1', '1 w 0'].slice(0, rounds);
    const third = ['4 w 1', '1 w 0', '2 w 0', '4 b 1'].slice(0, rounds);
    const fourth = ['3 b 0', '2 b 0', '1 b 0', '3 w 0'].slice(0, rounds);
    return event(
      'XXR 7',
      'XXP 1 4',
      'XXA    4  1.0',
      `013 ${'Team'.padEnd(32)}    1    4`,
      { no: 1, name: 'Alpha', rating: 2100, rounds: pending },
      { no: 2, name: 'Beta', rating: 2300, rounds: second },
      { no: 3, name: 'Gamma', rating: 2200, rounds: third },
      { no: 4, name: 'Delta', rating: 2400, rounds: fourth },
    );
  };

  test('renumbering maps the whole history, forbidden pairs, virtual points and teams', () => {
    const handled = renumberByInitialOrder(misplaced(2));
    if (!handled.ok) throw new Error('refused');
    const { players, forbidden, teams } = handled.tournament;
    expect(players.map(({ name }) => name)).toEqual(['Delta', 'Beta', 'Gamma', 'Alpha']);
    expect(players[3].entries.map(({ opponent }) => opponent)).toEqual([2, 3]);
    expect(players[1].entries.map(({ opponent }) => opponent)).toEqual([4, 1]);
    expect(forbidden[0].players).toEqual([4, 1]);
    expect(teams?.[0].players).toEqual([4, 1]);
    expect(players[0].virtualPoints).toEqual([2]);
    expect([...handled.changes]).toEqual([
      [4, 1],
      [1, 4],
    ]);
  });

  test('allowed until round 4 is paired, refused afterwards', () => {
    expect(renumberByInitialOrder(misplaced(3)).ok).toBe(true);
    expect(problemCodes(renumberByInitialOrder(misplaced(4)))).toEqual(['numbers-are-final']);
  });
});

describe('C.2: late entries', () => {
  const newcomer = { ...NOBODY, name: 'Late', rating: 2250 };

  test('gets the number of his place, nothing for the rounds missed, and the others move down', () => {
    const handled = enterLate(afterOne(), newcomer);
    if (!handled.ok) throw new Error('refused');
    expect(handled.no).toBe(3);
    const { players } = handled.tournament;
    expect(players.map(({ no, name }) => `${no} ${name}`)).toEqual([
      '1 Alpha',
      '2 Beta',
      '3 Late',
      '4 Gamma',
      '5 Delta',
    ]);
    expect(players[0].entries[0].opponent).toBe(4);
    expect(score(handled.tournament, players[2])).toBe(0);
  });

  test('half points for missed rounds if the rules of the tournament say so', () => {
    const handled = enterLate(afterTwo(), newcomer, { missed: 'halfBye' });
    if (!handled.ok) throw new Error('refused');
    expect(score(handled.tournament, handled.tournament.players[2])).toBe(2);
  });

  test('not after round 3', () => {
    const afterThree = four(
      ['2 w 1', '3 b 1', '4 w 1'],
      ['1 b 0', '4 w 1', '3 b 1'],
      ['4 w 1', '1 w 0', '2 w 0'],
      ['3 b 0', '2 b 0', '1 b 0'],
    );
    expect(problemCodes(enterLate(afterThree, newcomer))).toEqual(['entry-too-late']);
    expect(enterLate(afterThree, newcomer, { evenLater: true }).ok).toBe(true);
  });
});

describe('D.2 to D.4: withdrawals and absences', () => {
  test('D.3: whoever withdraws is no longer paired', () => {
    const handled = withdraw(afterOne(), 2);
    expect(handled.ok && handled.tournament.players[1].withdrawn).toBe(true);
    expect(problemCodes(withdraw(afterOne(), 9))).toEqual(['unknown-player']);
  });

  test('D.4: an announced absence scores zero unless the rules say otherwise', () => {
    const zero = announceAbsence(afterOne(), 2, 3);
    expect(zero.ok && zero.tournament.players[1].requestedByes.get(3)).toBe('zeroBye');
    const half = announceAbsence(afterOne(), 2, 3, 'halfBye');
    expect(half.ok && half.tournament.players[1].requestedByes.get(3)).toBe('halfBye');
    expect(problemCodes(announceAbsence(afterOne(), 2, 1))).toEqual(['round-already-paired']);
    expect(problemCodes(announceAbsence(afterOne(), 2, 8))).toEqual(['no-such-round']);
  });

  test('D.2: whoever was absent is named until he withdraws', () => {
    const tournament = four(['3 w +'], ['4 b -'], ['1 b -'], ['2 w +']);
    expect(noShows(tournament)).toEqual([2, 3]);
    const gone = withdraw(tournament, 2);
    expect(gone.ok && noShows(gone.tournament)).toEqual([3]);
  });
});

describe('D.8: corrections', () => {
  test('notified before the next pairing: counts for the next round', () => {
    const handled = correctResult(afterOne(), 1, 1, ['loss', 'win']);
    if (!handled.ok) throw new Error('refused');
    expect(handled.effect).toEqual({ nextPairing: 2 });
    expect(handled.tournament.players[0].entries[0].outcome).toBe('loss');
    expect(handled.tournament.players[2].entries[0].outcome).toBe('win');
  });

  test('notified during the next round: counts for the pairing after it', () => {
    const handled = correctResult(duringTwo(), 1, 1, ['draw', 'draw']);
    expect(handled.ok && handled.effect).toEqual({ nextPairing: 3 });
  });

  test('notified after the end of the next round: for the rating report only', () => {
    const handled = correctResult(afterTwo(), 1, 1, ['draw', 'draw']);
    if (!handled.ok) throw new Error('refused');
    expect(handled.effect).toEqual({ nextPairing: null });
    expect(handled.tournament.players[0].entries[0].outcome).toBe('win');
    expect(handled.corrected.players[0].entries[0].outcome).toBe('draw');
  });

  test('a game played with the wrong colours', () => {
    const handled = correctColours(afterOne(), 1, 3);
    if (!handled.ok) throw new Error('refused');
    const colours = handled.tournament.players.map(({ entries }) => entries[0].colour);
    expect(colours).toEqual(['black', 'black', 'white', 'white']);
  });

  test('a rating, with the numbers as long as they may change', () => {
    const handled = correctRating(afterOne(), 4, 2500);
    expect(handled.ok && handled.tournament.players[0]).toMatchObject({ no: 1, name: 'Delta' });
    expect(problemCodes(correctRating(afterOne(), 4, -1))).toEqual(['rating-not-a-number']);
  });

  test('no such game', () => {
    expect(problemCodes(correctResult(afterOne(), 2, 1, ['win', 'loss']))).toEqual([
      'no-such-game',
    ]);
  });
});

test('D.10: a published pairing may be changed when two players have met already', () => {
  expect(repeatedPairs(duringTwo(), 2)).toEqual([]);
  const wrong = four(['3 w 1', '3 b'], ['4 b 0', '4 w'], ['1 b 0', '1 w'], ['2 w 1', '2 b']);
  expect(repeatedPairs(wrong, 2)).toEqual([
    { white: 2, black: 4 },
    { white: 3, black: 1 },
  ]);
});

/** Expected: C.04.2 2.3 and 2.4 of 1 February 2026 (restated): only corrections end with round 4. */
describe('the edition of 2026', () => {
  const rounds = (count: number) => {
    let event = afterOne();
    for (let round = 2; round <= count; round++)
      event = {
        ...event,
        totalRounds: 9,
        pairedRounds: round,
        players: event.players.map((player) => ({
          ...player,
          entries: [...player.entries, { outcome: 'zeroBye', opponent: null, colour: null }],
        })),
      };
    return event;
  };
  const strongest = { ...NOBODY, name: 'Newcomer', rating: 2900 };

  test('a late entry gets his proper number in any round', () => {
    const event = rounds(5);
    const entered = enterLate(event, strongest, { rules: HANDLING_2026 });
    expect(entered.ok && entered.no).toBe(1);
    expect(entered.ok && entered.reasons[0].article).toBe('C.04.2 2.4');
    expect(enterLate(event, strongest).ok).toBe(false);
    const before = enterLate(event, strongest, { evenLater: true });
    expect(before.ok && before.no).toBe(event.players.length + 1);
  });

  test('a corrected rating changes no number once round 4 is paired', () => {
    const corrected = correctRating(rounds(4), 2, 2900, { rules: HANDLING_2026 });
    expect(corrected.ok && corrected.changes.size).toBe(0);
    expect(corrected.ok && corrected.reasons.map(({ article }) => article)).toEqual([
      'C.04.2 4.3',
      'C.04.2 2.3',
    ]);
  });
});
