import type { TraceStep } from '../../src/explain/reason';
import { areForbidden, coloursPlayed, opponentsMet, playerByNo } from '../../src/model/tournament';
import type { PlayerNo, RoundToPair } from '../../src/model/types';
import { SYSTEMS, systemById } from '../../src/systems';
import { insistOnPair } from '../../src/systems/shared/insist';
import { TEXT_2011, TEXT_2012 } from './dutch-2011/literalCards';
import { literalRound } from './dutch-2011/literalRound';
import { literalWhyNot } from './dutch-2011/literalWhyNot';
import { mayMeet1997, witness1997 } from './dubov-1997/witness';
import { witnessWhyNot2026 } from './dubov-2026/witnessWhyNot';
import { witnessWhyNot } from '../../src/systems/literal/dutch-2026/witness';
import { randomRounds } from './dutch-2016/events';
import { whyNot2016 } from '../../src/systems/literal/dutch-2016/witness';
import { pairLiterally } from './french-1994/literal';
import { literalWhyNot as literalWhyNot1994 } from './french-1994/literalWhyNot';

/**
 * "Why not?" against trying everything, on small random rounds. Some hundred answers an edition in
 * the suite; `WHY_NOT=1000` asks so many of each.
 */
const ANSWERS = Number(process.env['WHY_NOT'] ?? 120);

/** Pairs of players of small random rounds, as many as are wanted. */
function* questions(id: string): Generator<[RoundToPair, PlayerNo, PlayerNo]> {
  const system = systemById(id)!;
  let asked = 0;
  for (let seed = 1; ; seed++)
    for (const task of randomRounds(seed, 5 + (seed % 4), 5, system)) {
      if (task.round === 1 || !system.pair(task).ok) continue;
      // Every third question, so that many rounds have their turn.
      let count = seed;
      for (const a of task.present)
        for (const b of task.present) {
          if (a >= b || count++ % 3 !== 0) continue;
          if (asked++ >= ANSWERS) return;
          yield [task, a, b];
        }
    }
}

const every = (steps: readonly TraceStep[]): TraceStep[] =>
  steps.flatMap((step) => [step, ...every(step.steps ?? [])]);

/** All the ways to pair a field, with one left over where it is odd. */
function* rounds(left: readonly PlayerNo[], spare: boolean): Generator<[PlayerNo, PlayerNo][]> {
  const [first, ...others] = left;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others)
    for (const rest of rounds(
      others.filter((no) => no !== other),
      spare,
    ))
      yield [[first, other], ...rest];
  if (spare) for (const rest of rounds(others, false)) yield [[first, first], ...rest];
}

/**
 * What every Swiss of ours forbids whatever else happens, from the rulings: a second game, the
 * arbiter's list, colours. The colours are the edition's own limits, seen from its preferences;
 * Dubov's are counted (2.3, 2.4).
 */
function mayMeet(id: string, task: RoundToPair, a: PlayerNo, b: PlayerNo): boolean {
  const { tournament, round } = task;
  const byNo = playerByNo(tournament);
  const [one, other] = [byNo.get(a)!, byNo.get(b)!];
  if (opponentsMet(one).has(b) || areForbidden(tournament, a, b, round)) return false;
  const system = systemById(id)!;
  if (id === 'dubov-1997') {
    const may = (no: PlayerNo, colour: 'white' | 'black') => {
      const had = coloursPlayed(byNo.get(no)!);
      const all = [...had, colour];
      const balance = all.filter((c) => c === colour).length * 2 - all.length;
      return balance <= 2 && !(had.length >= 2 && had.slice(-2).every((c) => c === colour));
    };
    return (may(a, 'white') && may(b, 'black')) || (may(a, 'black') && may(b, 'white'));
  }
  const [mine, theirs] = [one, other].map((player) => system.colourPreference(tournament, player));
  const clash =
    mine.strength === 'absolute' && theirs.strength === 'absolute' && mine.colour === theirs.colour;
  return !clash;
}

const OBSTACLES =
  /^((?:dutch|matches)\.(met|keptApart|sameAbsolute)|dubov2026\.sameAbsolute|dutch2011\.why\.(B|forbidden)|french1994\.refused\.(met|apart|clash)|dubov1997\.passed\.(met|colours|forbidden))/;
const IMPOSSIBLE =
  /^((?:dutch|matches)\.why\.incomplete|dutch2011\.why\.incomplete|french1994\.why\.no-round|dubov1997\.whyNot\.lookAhead)$/;

/** What the witnesses call the answers that name no criterion. */
const NAMED: Readonly<Record<string, string>> = {
  'dutch.why.arePaired': 'paired',
  'dutch.why.later': 'order',
  'dutch.why.incomplete': 'none',
  'dutch.why.byeScore': 'none',
};

describe.each(SYSTEMS.filter(({ kind }) => kind === 'swiss').map(({ id }) => [id]))('%s', (id) => {
  const system = systemById(id)!;
  test('what is said to be forbidden is, and what is said to leave no round leaves none', () => {
    const seen = { obstacle: 0, impossible: 0, possible: 0 };
    const wrong: string[] = [];
    for (const [task, a, b] of questions(id)) {
      // Exceptions for topscorers belong to the last round, which has its own tests.
      if (task.round === task.tournament.totalRounds) continue;
      const steps = every(system.whyNot(task, a, b));
      const says = (pattern: RegExp) => steps.some(({ key }) => pattern.test(key));
      const forbidden = !mayMeet(id, task, a, b);
      if (OBSTACLES.test(steps[0].key) !== forbidden)
        wrong.push(`obstacle: ${task.round} ${a}-${b} ${steps[0].key}`);
      if (forbidden) {
        seen.obstacle++;
        continue;
      }
      const others = task.present.filter((no) => no !== a && no !== b);
      const isOdd = others.length % 2 === 1;
      const bars = new Set(others.filter((no) => system.byeBar(task, no) !== null));
      let exists = false;
      for (const round of rounds(others, isOdd))
        exists ||= round.every(([x, y]) => (x === y ? !bars.has(x) : mayMeet(id, task, x, y)));
      if (!exists) {
        seen.impossible++;
        if (!says(IMPOSSIBLE))
          wrong.push(`no round: ${task.round} ${a}-${b} ${steps.map(({ key }) => key).join(' ')}`);
      } else {
        seen.possible++;
        // 2016 may say "incomplete" of a bracket whose better candidate leaves the rest impossible.
        if (
          steps[0].key === 'dutch2011.why.incomplete' ||
          steps[0].key === 'french1994.why.no-round'
        )
          wrong.push(`there is a round: ${task.round} ${a}-${b}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.obstacle).toBeGreaterThan(3);
    expect(seen.possible).toBeGreaterThan(10);
  }, 600_000);
});

/**
 * C.04.3 of 2026 and of 2016: the criterion that is named, by trying every candidate of the bracket.
 * C.04.4.1: the rule, by trying every round.
 */
test.each([
  ['dutch-2026', witnessWhyNot],
  ['dutch-2016', whyNot2016],
  ['dubov-2026', witnessWhyNot2026],
] as const)(
  '%s: the criterion named is the one that trying everything names',
  (id, byTrying) => {
    const system = systemById(id)!;
    const articles = new Map<string, number>();
    const wrong: string[] = [];
    for (const [task, a, b] of questions(id)) {
      const theirs = byTrying(task, a, b);
      const [step] = system.whyNot(task, a, b);
      const ours = OBSTACLES.test(step.key) ? 'illegal' : (NAMED[step.key] ?? step.article!);
      articles.set(theirs, (articles.get(theirs) ?? 0) + 1);
      if (ours !== theirs)
        wrong.push(
          `round ${task.round} of ${task.present.length}, ${a}-${b}: ${ours}, not ${theirs}`,
        );
    }
    expect(wrong).toEqual([]);
    expect(articles.size).toBeGreaterThan(6);
  },
  600_000,
);

/** 2011 and 2012: the requirement that is named, and what the whole round suffers where no bracket decides. */
test.each([
  ['dutch-2011', TEXT_2011],
  ['dutch-2012', TEXT_2012],
] as const)(
  '%s: the requirement named is the one that counting through everything names',
  (id, edition) => {
    const system = systemById(id)!;
    const named = new Map<string, number>();
    const wrong: string[] = [];
    const nameOf = ({ key, args }: TraceStep): string => {
      const word = key.replace(/^dutch2011\.(why|judge)\./, '');
      return word === 'worse' ? String(args!.requirement) : word.replace('fewer-with-s1', 'fewer');
    };
    for (const [task, a, b] of questions(id)) {
      const [step] = system.whyNot(task, a, b);
      if (OBSTACLES.test(step.key)) continue;
      const theirs = literalWhyNot(edition, task, a, b);
      const here = nameOf(step).replace('never-together', 'apart');
      const [inside] = step.steps ?? [];
      const elsewhere = inside ? nameOf(inside) : null;
      for (const name of [theirs.here, theirs.elsewhere ?? ''])
        named.set(name, (named.get(name) ?? 0) + 1);
      // Two rounds equal on everything: which of the two comes first is told by other tests.
      const isOrder = theirs.elsewhere === 'order' && /^(later|below)$/.test(elsewhere ?? '');
      if (here !== theirs.here || (elsewhere !== theirs.elsewhere && !isOrder))
        wrong.push(
          `round ${task.round} of ${task.present.length}, ${a}-${b}: ${here} ${elsewhere}, not ${theirs.here} ${theirs.elsewhere}`,
        );
    }
    expect(wrong).toEqual([]);
    expect(named.size).toBeGreaterThan(7);
  },
  600_000,
);

/** The French text: the first thing on which the best round with the pair is worse. */
test('french-1994: the rule named is the one that counting through everything names', () => {
  const system = systemById('french-1994')!;
  const named = new Map<string, number>();
  const wrong: string[] = [];
  for (const [task, a, b] of questions('french-1994')) {
    const [step] = system.whyNot(task, a, b);
    if (OBSTACLES.test(step.key)) continue;
    const [inside] = step.steps ?? [step];
    const ours = inside.key.replace(/^french1994\.(judge|why)\./, '').replace('no-ex', 'ex');
    const theirs = literalWhyNot1994(task, a, b);
    named.set(theirs, (named.get(theirs) ?? 0) + 1);
    if (ours !== theirs)
      wrong.push(
        `round ${task.round} of ${task.present.length}, ${a}-${b}: ${ours}, not ${theirs}`,
      );
  }
  expect(wrong).toEqual([]);
  expect(named.size).toBeGreaterThan(7);
}, 600_000);

/** Dubov: no round at all, none with that bye, or the decision that came first, with its article. */
test('dubov-1997: the decision named is the one that the rulings come to first', () => {
  const system = systemById('dubov-1997')!;
  const named = new Map<string, number>();
  const wrong: string[] = [];
  for (const [task, a, b] of questions('dubov-1997')) {
    const steps = system.whyNot(task, a, b);
    if (OBSTACLES.test(steps[0].key)) continue;
    const { bye, pairs } = witness1997(task)!;
    const first = pairs.find(({ players }) => players.includes(a) || players.includes(b));
    const isPaired = first?.players.includes(a) && first.players.includes(b);
    const hasBye = bye === a || bye === b;
    const theirs = isPaired
      ? ['paired', first!.article]
      : [
          mayMeet1997(task, a, b)
            ? hasBye || bye === null || mayMeet1997(task, a, b, bye)
              ? 'possible'
              : 'other bye'
            : 'impossible',
          ...(hasBye
            ? ['bye']
            : [first!.article, [...first!.players].sort((x, y) => x - y).join('-')]),
        ];
    const says = (key: string) => steps.some((step) => step.key === `dubov1997.whyNot.${key}`);
    const last = steps.at(-1)!;
    const who = (name: string) => (last.args![name] as { players: number[] }).players[0];
    const ours = says('paired')
      ? ['paired', last.article]
      : [
          says('lookAhead') ? 'impossible' : says('bye') ? 'other bye' : 'possible',
          ...(last.key === 'dubov1997.bye'
            ? ['bye']
            : [last.article, [who('player'), who('opponent')].sort((x, y) => x - y).join('-')]),
        ];
    named.set(theirs.slice(0, 2).join(), (named.get(theirs.slice(0, 2).join()) ?? 0) + 1);
    if (ours.join() !== theirs.join())
      wrong.push(
        `round ${task.round} of ${task.present.length}, ${a}-${b}: ${ours.join()}, not ${theirs.join()}`,
      );
  }
  expect(wrong).toEqual([]);
  expect(named.size).toBeGreaterThan(6);
}, 600_000);

/** The whole round on which the answer rests, beside the text counted through word by word. */
test.each([
  ['dutch-2011', (task: RoundToPair) => literalRound(TEXT_2011, task)],
  ['dutch-2012', (task: RoundToPair) => literalRound(TEXT_2012, task)],
  ['french-1994', (task: RoundToPair) => pairLiterally(task)?.pairs ?? null],
] as const)(
  '%s: the best round with the pair is the one of the literal text',
  (id, literal) => {
    const system = systemById(id)!;
    let compared = 0;
    for (const [task, a, b] of questions(id)) {
      if (!mayMeet(id, task, a, b)) continue;
      const insisted = insistOnPair(task, a, b);
      const result = system.pair(insisted);
      const ours = result.ok
        ? result.pairs
            .map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`)
            .sort()
        : null;
      expect(ours).toEqual(literal(insisted));
      if (ours) {
        expect(ours).toContain(`${a}-${b}`);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  },
  600_000,
);
