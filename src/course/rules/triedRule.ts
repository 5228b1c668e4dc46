import type { Reason } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { PairingSystem } from '../../systems/system';
import type { WordKey } from '../../words';
import { FULL_POINTS, type Question } from '../exercises/exercise';
import { historyOf, readHint } from '../exercises/pairingExercise';
import { askedExercise, lastRound, LETTERS, stripOf, courseSystem } from './base';
import type { Rule, RuleExample } from './rule';
import { findRound, type RoundWish } from './smallRounds';
import { triedRounds, type LegalRound, type TriedRound } from './tried';

/** `given`: what is said beforehand, since the round cannot be paired without it. */
export interface TriedAs {
  readonly shownAs?: string;
  readonly given?: (system: PairingSystem, task: RoundToPair) => readonly Reason[];
}

/**
 * An article that refuses a round: two players of the round of the rules change places, and the article
 * is the first that speaks against it.
 */
export const tried = (
  systemId: string,
  article: string,
  says: WordKey,
  wish: RoundWish = {},
  { shownAs = article, given = () => [] }: TriedAs = {},
): Rule => ({
  article: shownAs,
  says,
  example: (variant) => {
    const system = courseSystem(systemId);
    const found = findRound(system, wish, variant, (task) => {
      for (const each of triedRounds(system, task))
        if (each.verdict.article === article) return each;
      return null;
    });
    return exampleOf(system, found, { shownAs, given, says });
  },
});

function exampleOf(
  system: PairingSystem,
  found: TriedRound,
  { shownAs: article, given, says }: Required<TriedAs> & { readonly says: WordKey },
): RuleExample {
  const { task, result, tried: other, verdict } = found;
  const isIn = (list: readonly Pairlike[], pair: Pairlike) =>
    list.some(({ white, black }) => white === pair.white && black === pair.black);
  const settled = result.pairs.filter((pair) => isIn(other.pairs, pair));
  const ours = result.pairs.filter((pair) => !isIn(other.pairs, pair));
  const theirs = other.pairs.filter((pair) => !isIn(result.pairs, pair));
  const byes = [result.bye, other.bye];
  const concerned = [
    ...new Set([
      ...ours.flatMap(({ white, black }) => [white, black]),
      ...(byes[0] === byes[1] ? [] : byes.flatMap((no) => no ?? [])),
    ]),
  ];
  const told = (
    key: 'rules.worked.ours' | 'rules.worked.tried',
    pairs: typeof ours,
    no: PlayerNo | null,
  ): Reason => ({
    key,
    args: {
      round: task.round,
      what: { reason: roundWords(pairs, byes[0] === byes[1] ? null : no) },
    },
  });
  return {
    exercise: askedExercise({
      article,
      edition: system.name,
      says,
      tournament: task.tournament,
      task: [
        {
          key: settled.length > 0 ? 'rules.task.rest' : 'rules.task.pair',
          args: {
            round: task.round,
            settled: { pairs: settled.map(({ white, black }) => [white, black] as const) },
            players: { numbers: [...concerned].sort((a, b) => a - b) },
          },
        },
        ...lastRound(task),
        ...given(system, task),
        LETTERS,
      ],
      questions: questionsOf(system, found),
      floats: (round) => system.floats(task.tournament, round),
      bracket: concerned,
    }),
    worked: [
      told('rules.worked.tried', theirs, byes[1]),
      { key: 'rules.worked.against', args: { article, because: { reason: plainly(verdict) } } },
      told('rules.worked.ours', ours, byes[0]),
    ],
    drawings: [stripOf(system, task, concerned)],
  };
}

type Pairlike = TriedRound['result']['pairs'][number];

/** The sentence without its steps. */
export const plainly = ({ key, args }: Reason): Reason => ({ key, ...(args ? { args } : {}) });

/** "3-7, 5-1; 9 has the bye". */
export const roundWords = (pairs: readonly Pairlike[], bye: PlayerNo | null): Reason => ({
  key: bye === null ? 'rules.pairs' : pairs.length === 0 ? 'rules.bye-of' : 'rules.pairs-and-bye',
  args: {
    pairs: { pairs: pairs.map(({ white, black }) => [white, black] as const) },
    ...(bye === null ? {} : { player: { players: [bye] } }),
  },
});

export const opponentIn = ({ pairs }: Pick<LegalRound, 'pairs'>, no: PlayerNo): PlayerNo => {
  const pair = pairs.find(({ white, black }) => white === no || black === no);
  return pair ? (pair.white === no ? pair.black : pair.white) : 0;
};

/** The two who changed places: their opponents, or the colour where they meet each other. */
function questionsOf(
  system: PairingSystem,
  { task, result, tried: other, swapped, verdict }: TriedRound,
): Question[] {
  const [a, b] = swapped;
  const hints = [
    readHint([verdict.article]),
    {
      key: 'course.hint.wish',
      args: { a: { reason: historyOf(task.tournament, system, a).wish } },
    } as const,
    {
      key: 'course.hint.wish',
      args: { a: { reason: historyOf(task.tournament, system, b).wish } },
    } as const,
  ];
  const working = [{ ...plainly(verdict), article: verdict.article! }];
  const pair = result.pairs.find(({ white, black }) => white === a || black === a);
  if (pair && (pair.white === b || pair.black === b))
    return [
      {
        label: {
          key: 'course.ask.colour-against',
          args: { player: { players: [a] }, opponent: { players: [b] } },
        },
        answer: { kind: 'colour', value: pair.white === a ? 'white' : 'black' },
        points: FULL_POINTS,
        hints,
        working,
      },
    ];
  return swapped.map((no) => {
    const [right, wrong] = [opponentIn(result, no), opponentIn(other, no)];
    return {
      label: { key: 'rules.ask.opponent', args: { player: { players: [no] } } },
      answer: { kind: 'number', value: right, of: no },
      points: FULL_POINTS,
      slips: wrong === right ? [] : [{ value: wrong, says: plainly(verdict) }],
      hints,
      working,
    };
  });
}
