import type { PlayerNo, RoundToPair } from '../../model/types';
import { opponentsMet } from '../../model/tournament';
import type { PairingSystem } from '../../systems/system';
import { moved, type BracketWalk, type TriedPairs, type TriedVerdict } from '../../systems/walk';
import type { WordKey } from '../../words';
import { FULL_POINTS, type Question } from '../exercises/exercise';
import { readHint } from '../exercises/pairingExercise';
import { askedExercise, lastRound, stripOf, courseSystem } from './base';
import type { Rule, RuleExample } from './rule';
import { findRound, type RoundWish } from './smallRounds';
import { plainly } from './triedRule';

/** Articles that look at those who are left: completion, and the bracket that follows. */
const ABOUT_THE_REST: ReadonlySet<string> = new Set(['C4', 'C7', 'C8']);

/** Pairs of a bracket that an article refuses, though nothing speaks against them in the bracket itself. */
interface TriedBracket {
  readonly task: RoundToPair;
  readonly walk: BracketWalk;
  /** Who is paired above it. */
  readonly above: readonly PlayerNo[];
  readonly tried: TriedPairs;
  readonly verdict: TriedVerdict;
}

/** The article of a bracket by its own pairs: what is tried in one bracket, with the rest drawn beside it. */
export const inBracket = (
  systemId: string,
  article: string,
  says: WordKey,
  wish: RoundWish = {},
  shownAs = article,
): Rule => ({
  article: shownAs,
  says,
  example: (variant): RuleExample => {
    const system = courseSystem(systemId);
    const found = findRound(system, wish, variant, (task) => refusedIn(system, task, article));
    const { task, walk, above, tried, verdict } = found;
    const inside = walk
      .standing(walk.accepted)
      .flatMap(({ heads, rows }) =>
        heads[0] === 'walk.part.below'
          ? []
          : rows.flatMap((row) => row.filter((no) => no !== null)),
      );
    const gone = new Set([...above, ...tried.flat()]);
    const rest = task.present.filter((no) => !gone.has(no));
    const met = new Map(task.tournament.players.map((each) => [each.no, opponentsMet(each)]));
    return {
      exercise: askedExercise({
        article: shownAs,
        edition: system.name,
        says,
        tournament: task.tournament,
        task: [
          {
            key: 'rules.task.bracket',
            args: { round: task.round, players: { numbers: [...inside].sort((a, b) => a - b) } },
          },
          ...lastRound(task),
        ],
        questions: questionsOf(found),
        floats: (round) => system.floats(task.tournament, round),
        bracket: inside,
      }),
      worked: [
        { key: 'rules.worked.bracket-tried', args: { pairs: { pairs: tried } } },
        {
          key: 'rules.worked.against',
          args: { article: shownAs, because: { reason: plainly(verdict.reason) } },
        },
        {
          key:
            walk.accepted.length === 0 ? 'rules.worked.bracket-none' : 'rules.worked.bracket-ours',
          args: { pairs: { pairs: walk.accepted } },
        },
      ],
      drawings: [
        stripOf(system, task, inside),
        ...(ABOUT_THE_REST.has(article)
          ? [
              {
                kind: 'completion',
                players: rest,
                mayMeet: (a: PlayerNo, b: PlayerNo) => !met.get(a)!.has(b),
              } as const,
            ]
          : []),
      ],
    };
  },
});

function refusedIn(system: PairingSystem, task: RoundToPair, article: string): TriedBracket | null {
  const above: PlayerNo[] = [];
  for (const walk of system.walk!(task)) {
    const players = [...new Set([...walk.accepted.flat(), ...leftOver(walk)])];
    const paired = [...above];
    above.push(...walk.accepted.flat());
    if (players.length > 8) continue;
    for (const [index, a] of players.entries())
      for (const b of players.slice(index + 1)) {
        const tried = moved(walk.accepted, a, b);
        if (tried.length < walk.accepted.length) continue;
        const verdict = walk.judge(tried);
        if (verdict.reason.article === article)
          return { task, walk, above: paired, tried, verdict };
      }
  }
  return null;
}

const leftOver = (walk: BracketWalk): PlayerNo[] =>
  walk
    .standing(walk.accepted)
    .flatMap(({ heads, rows }) =>
      heads[1] === null && heads[0] !== 'walk.part.below' ? rows.map(([no]) => no) : [],
    );

/** Who meets whom in the bracket; 0 is whoever leaves it. */
function questionsOf({ walk, tried, verdict }: TriedBracket): Question[] {
  const opponent = (pairs: TriedPairs, no: PlayerNo): PlayerNo => {
    const pair = pairs.find((each) => each.includes(no));
    return pair ? (pair[0] === no ? pair[1] : pair[0]) : 0;
  };
  const players = [...new Set([...walk.accepted.flat(), ...tried.flat()])]
    .sort((a, b) => a - b)
    .filter((no) => opponent(walk.accepted, no) !== opponent(tried, no));
  return players.slice(0, 4).map((no): Question => ({
    label: { key: 'rules.ask.in-bracket', args: { player: { players: [no] } } },
    answer: { kind: 'number', value: opponent(walk.accepted, no), of: no },
    points: FULL_POINTS,
    slips: [
      {
        value: opponent(tried, no),
        says: plainly(verdict.reason),
      },
    ],
    hints: [readHint([verdict.reason.article])],
    working: [verdict.reason],
  }));
}
