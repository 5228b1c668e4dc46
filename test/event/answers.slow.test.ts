import { answersFor, whyNotAnswer } from '../../src/event/answers/answers';
import { sayReason } from '../../src/explain/phrasebook';
import type { Reason } from '../../src/explain/reason';
import { taskFor } from '../../src/model/taskFor';
import { isPlayed } from '../../src/model/outcomes';
import { opponentsMet, pairingScore, playerByNo } from '../../src/model/tournament';
import type { PlayerNo, RoundToPair, Tournament } from '../../src/model/types';
import { SYSTEMS } from '../../src/systems';
import { pairByRank } from '../../src/systems/audit/byRank';
import type { PairingSystem } from '../../src/systems/system';
import { LANGUAGES } from '../../src/words';
import { randomRounds, taskOf } from '../systems/dutch-2016/events';

/** All reasons within a reason. */
const within = (reason: Reason): Reason[] => [
  reason,
  ...Object.values(reason.args ?? {}).flatMap((arg) =>
    typeof arg === 'object' && 'reason' in arg ? within(arg.reason) : [],
  ),
];
const whoIs = (reason: Reason, name: string): PlayerNo => {
  const arg = reason.args?.[name];
  if (typeof arg !== 'object' || !('players' in arg)) throw new Error(`${reason.key}: ${name}`);
  return arg.players[0];
};

/** The rounds as whoever opens the event later sees them: nobody says who was away. */
function* asked(rounds: Iterable<RoundToPair>): Generator<RoundToPair> {
  for (const { tournament, round } of rounds) {
    const task = taskFor(tournament, round);
    if (task.ok) yield task.value;
  }
}

/** Every plain sentence recomputed from the event itself, not from the system's account. */
function verify(task: RoundToPair, system: (typeof SYSTEMS)[number], said: Reason): void {
  const { tournament, round } = task;
  const byNo = playerByNo(tournament);
  const score = (no: PlayerNo) => pairingScore(tournament, byNo.get(no)!, round);
  const due = (no: PlayerNo) => system.colourPreference(tournament, byNo.get(no)!);
  for (const reason of within(said)) {
    const [p, o] = ['player', 'opponent'].map((name) =>
      reason.args?.[name] ? whoIs(reason, name) : 0,
    );
    const claim = (is: boolean) => expect([reason.key, is]).toEqual([reason.key, true]);
    switch (reason.key) {
      case 'answers.same-points':
      case 'answers.may-meet':
        claim(score(p) === score(o));
        break;
      case 'answers.other-points':
      case 'answers.other-points-bye':
      case 'answers.far':
        claim(score(p) !== score(o));
        break;
      case 'answers.met': {
        const entry = byNo.get(p)!.entries[(reason.args!.round as number) - 1];
        claim(entry.opponent === o && isPlayed(entry.outcome));
        break;
      }
      case 'answers.same-colour':
        claim(due(p).colour === due(o).colour && due(p).strength === 'absolute');
        break;
      case 'answers.due-both':
        claim(due(p).colour !== null && due(o).colour !== due(p).colour);
        break;
      case 'answers.due-none':
        claim(due(p).colour === null && due(o).colour === null);
        break;
      case 'answers.due-stronger':
      case 'answers.due-equal':
        claim(due(p).colour === due(o).colour);
        break;
      case 'answers.odd-group':
        claim((reason.args!.count as number) % 2 === 1);
        break;
      case 'answers.odd-field':
        claim(task.present.length % 2 === 1);
        break;
      case 'answers.even-field':
        claim(task.present.length % 2 === 0);
        break;
      case 'answers.bye-lowest':
        claim(task.present.every((no) => no === p || score(no) > score(p) || no < p));
        break;
    }
  }
}

/** Random events are of those who are paired, whatever they play. */
const asMatches = (system: PairingSystem, tournament: Tournament): Tournament =>
  system.competitors
    ? {
        ...tournament,
        matchPlay: { of: 'teams', preferences: 'A', primary: 'match', ranksBySecond: true },
      }
    : tournament;

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (_, system) => {
  test('everybody gets answers in one or two true sentences', () => {
    const questions = new Set<string>();
    for (let seed = 1; seed <= 2; seed++)
      for (const task of asked(randomRounds(seed, 9 + 4 * seed, 4, system))) {
        const result = pairByRank(system, task);
        for (const player of task.present) {
          const answered = answersFor(
            asMatches(system, task.tournament),
            system,
            task.round,
            player,
          );
          if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
          const { answers, opponent, picture } = answered.value;
          expect(answers.length).toBeGreaterThan(0);
          if (result.ok && system.kind === 'swiss') {
            const pair = result.pairs.find(
              ({ white, black }) => white === player || black === player,
            );
            const ours = pair ? (pair.white === player ? pair.black : pair.white) : null;
            expect(opponent).toBe(ours);
            expect(picture?.players.map(({ no }) => no)).toContain(player);
          }
          for (const { question, asks, says } of answers) {
            questions.add(question);
            expect([question, says.length === 1 || says.length === 2]).toEqual([question, true]);
            for (const reason of says) verify(task, system, reason);
            for (const language of LANGUAGES)
              for (const reason of [asks, ...says]) {
                const text = sayReason(language, reason, { player: (no) => `No ${no}` });
                expect(text).not.toMatch(/\{|undefined|\bC\.?\d/);
              }
          }
        }
      }
    if (system.kind === 'swiss')
      expect([...questions].sort()).toEqual([
        'bye',
        'colour',
        'floatDown',
        'floatUp',
        'noBye',
        'opponent',
      ]);
  });

  test('why not: every pair that does not meet', () => {
    let said = 0;
    for (const task of asked(randomRounds(5, 9, 4, system))) {
      const byNo = playerByNo(task.tournament);
      for (const a of task.present)
        for (const b of task.present) {
          if (a >= b) continue;
          const answered = whyNotAnswer(
            asMatches(system, task.tournament),
            system,
            task.round,
            a,
            b,
          );
          if (!answered.ok) throw new Error('no answer');
          const { says, working } = answered.value;
          expect(working.length).toBeGreaterThan(0);
          expect([1, 2]).toContain(says.length);
          if (says.length === 2) said++;
          for (const reason of says) verify(task, system, reason);
          const met = opponentsMet(byNo.get(a)!).has(b);
          if (system.kind === 'swiss') expect(says[0].key === 'answers.met').toBe(met);
        }
    }
    // Of a knock-out the bracket is all there is to say.
    if (system.kind !== 'knock-out') expect(said).toBeGreaterThan(5);
  });
});

/** 1 and 2 won with white, 3 drew…; five players: the lowest has the bye. */
test('plain sentences of a small event', () => {
  const { tournament } = taskOf(['4w1', '5w1', 'U', '1b0', '2b0']);
  const answered = answersFor(tournament, SYSTEMS[0], 2, 5);
  if (!answered.ok) throw new Error('no answer');
  const texts = answered.value.answers.map(({ asks, says }) => [
    sayReason('en', asks),
    ...says.map((reason) => sayReason('en', reason)),
  ]);
  expect(texts).toEqual([
    [
      'Why the bye?',
      'The number of players was odd, so one had to sit out.',
      'It goes to the lowest in the standings who may have it, and that was 5.',
    ],
  ]);
});
