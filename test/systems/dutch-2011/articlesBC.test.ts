import { breaksB2, obstacleBetween } from '../../../src/systems/dutch-2011/articles/b1b2';
import type { Bracket } from '../../../src/systems/dutch-2011/search/bracket';
import type { Card } from '../../../src/systems/dutch-2011/cards';
import { edition2011 as edition } from '../../../src/systems/dutch-2011/edition2011';
import { searchBracket } from '../../../src/systems/dutch-2011/search/searchBracket';
import { event, field, nextRound } from './builder';

/** One requirement at a time, on brackets so small that the expected pairing is found by hand. */
function card(no: number, facts: Partial<Card> = {}): Card {
  return {
    no,
    rank: no - 1,
    score: 4,
    preference: { strength: 'none', colour: null },
    colours: [],
    met: new Set(),
    lastFloat: null,
    floatBefore: null,
    mayHaveBye: true,
    topScorer: false,
    ...facts,
  };
}

const wants = (
  colour: 'white' | 'black',
  strength: 'mild' | 'strong' | 'absolute',
): Partial<Card> => ({ preference: { strength, colour } });

function pairing(
  cards: readonly Card[],
  { round = 4, m1 = 0, movedDown = m1 }: { round?: number; m1?: number; movedDown?: number } = {},
): string {
  const bracket: Bracket = {
    players: cards,
    movedDown: new Set(cards.slice(0, movedDown)),
    m1,
    pairs: Math.floor(cards.length / 2),
    residents: new Set(cards.slice(movedDown)),
    lowestScore: 4,
    mayStayOver: () => true,
  };
  const mayMeet = (a: Card, b: Card) => a !== b && !a.met.has(b.no) && !b.met.has(a.no);
  const found = searchBracket({ edition, round, mayMeet }, bracket);
  if (found === null) return 'none';
  const broken = found.totals
    .filter(({ count }) => count > 0)
    .map(({ requirement, count }) => `${requirement.id}:${count}`);
  const pairsText = found.pairs.map(([a, b]) => `${a.no}-${b.no}`);
  return [...pairsText, ...found.stayOver.map(({ no }) => `over ${no}`), ...broken].join(' ');
}

test('B.2: kept apart, unless one of the two is a top scorer (note to B.2, ruling 9)', () => {
  const task = nextRound(event(field(2)));
  const [a, b] = [card(1, wants('white', 'absolute')), card(2, wants('white', 'absolute'))];
  expect(breaksB2(a, b)).toBe(true);
  expect(obstacleBetween(task, a, b)).toBe('B.2');
  expect(obstacleBetween(task, { ...a, topScorer: true }, b)).toBeNull();
  expect(obstacleBetween(task, a, card(2, wants('white', 'strong')))).toBeNull();
});

test('C.10.g: B.2 is given up last, and for as few pairs as possible', () => {
  const absolute = { ...wants('white', 'absolute'), topScorer: true };
  // 1-3 and 2-4 would break B.2; 1-4 and 2-3 do not, at the same X.
  const cards = [card(1, absolute), card(2), card(3, absolute), card(4, wants('white', 'mild'))];
  expect(pairing(cards, { round: 5 })).toBe('1-4 2-3 X:1');
  expect(pairing([cards[0], cards[2]], { round: 5 })).toBe('1-3 B.2:1 A.7.d:1 X:1');
});

test('C.10.f, A.7.d: odd rounds avoid two at least strong preferences; C.10.e, Z: so do even ones', () => {
  const cards = [
    card(1, wants('white', 'strong')),
    card(2, wants('white', 'mild')),
    card(3, wants('white', 'strong')),
    card(4, wants('black', 'mild')),
  ];
  expect(pairing(cards, { round: 5 })).toBe('1-4 2-3 X:1');
  expect(pairing(cards, { round: 4 })).toBe('1-4 2-3 X:1');
  const met = cards.map((one) => (one.no === 1 ? { ...one, met: new Set([4]) } : one));
  // 1-2 with 3-4 (exchange) keeps A.7.d; 1-3 with 2-4 would not.
  expect(pairing(met, { round: 5 })).toBe('1-2 3-4 X:1');
});

test('A.7.d comes before X: more disappointed pairs, but none of two strong ones (ruling 7)', () => {
  const cards = [
    card(1, { ...wants('white', 'strong'), met: new Set([4]) }),
    card(2, { ...wants('white', 'mild'), met: new Set([3]) }),
    card(3, wants('white', 'strong')),
    card(4, wants('white', 'mild')),
  ];
  // 1-3 and 2-4 (A.7.d once) or 1-2 and 3-4 (none), X = 2 either way.
  expect(pairing(cards, { round: 5 })).toBe('1-2 3-4 X:2');
});

describe('B.5 and B.6 for downfloaters', () => {
  const over = (...facts: Partial<Card>[]) => pairing(facts.map((one, i) => card(i + 1, one)));
  test('without floats the lowest stays over', () => {
    expect(over({}, {}, {})).toBe('1-2 over 3');
  });
  test('C.10.d, B.5: not who floated down in the previous round', () => {
    expect(over({}, {}, { lastFloat: 'down' })).toBe('1-3 over 2');
  });
  test('C.10.c, B.6: not who floated down two rounds ago', () => {
    expect(over({}, {}, { floatBefore: 'down' })).toBe('1-3 over 2');
  });
  test('B.6 is given up before B.5', () => {
    expect(over({ lastFloat: 'down' }, { floatBefore: 'down' }, { lastFloat: 'down' })).toBe(
      '1-3 over 2 B.6 down:1',
    );
  });
  test('an upfloat does not matter', () => {
    expect(over({}, {}, { lastFloat: 'up', floatBefore: 'up' })).toBe('1-2 over 3');
  });
  test('colours come first', () => {
    expect(
      over(wants('white', 'mild'), wants('black', 'mild'), {
        ...wants('white', 'mild'),
        lastFloat: 'down',
      }),
    ).toBe('2-3 over 1');
  });
  test('a player moved down into the bracket is not asked (ruling 15)', () => {
    const cards = [
      card(1, { score: 5, lastFloat: 'down', met: new Set([2]) }),
      card(2, { lastFloat: 'down' }),
      card(3),
    ];
    // As a homogeneous bracket: 1-3 leaves 2 (asked), 2-3 leaves 1 (not asked).
    expect(pairing(cards, { movedDown: 1 })).toBe('2-3 over 1');
  });
});

describe('B.5 and B.6 for upfloaters', () => {
  const opponent = (...facts: Partial<Card>[]) =>
    pairing([card(1, { score: 5 }), ...facts.map((one, i) => card(i + 2, one))], { m1: 1 });
  test('C.10.b, B.5: not who floated up in the previous round', () => {
    expect(opponent({ lastFloat: 'up' }, {}, {})).toBe('1-3 2-4');
  });
  test('C.10.a, B.6: not who floated up two rounds ago; given up before B.5', () => {
    expect(opponent({ floatBefore: 'up' }, {}, {})).toBe('1-3 2-4');
    expect(opponent({ lastFloat: 'up' }, { floatBefore: 'up' }, { lastFloat: 'up' })).toBe(
      '1-3 2-4 B.6 up:1',
    );
  });
  test('not asked in a bracket treated as homogeneous (ruling 14)', () => {
    const cards = [card(1, { score: 5 }), card(2, { lastFloat: 'up' })];
    expect(pairing(cards, { movedDown: 1 })).toBe('1-2');
  });
});

test('A.3, C.6: players moved down are paired first, the remainder has its own S1 and S2', () => {
  const cards = [card(1, { score: 5 }), card(2), card(3), card(4), card(5), card(6)];
  expect(pairing(cards, { m1: 1 })).toBe('1-2 3-5 4-6');
});

test('D.2 numbers are places in the group, not pairing numbers (ruling 13)', () => {
  // Only two pairings are possible: 1-3 2-4 50-51 exchanges the 3rd and the 5th of the group, 1-2 3-50
  // 4-51 the 2nd and the 4th. Equal differences: the lower player of S1 first. By pairing numbers the
  // differences would be 47 and 2.
  const possible = ['1-3', '2-4', '50-51', '1-2', '3-50', '4-51'];
  const numbers = [1, 2, 3, 4, 50, 51];
  const group = numbers.map((no, rank) => ({
    ...card(no),
    rank,
    met: new Set(
      numbers.filter((x) => !possible.includes(`${Math.min(no, x)}-${Math.max(no, x)}`)),
    ),
  }));
  expect(pairing(group)).toBe('1-3 2-4 50-51');
});
