import type { Colour, PlayerNo, Tournament } from '../../model/types';
import type { PairTrace } from '../../systems/dutch/trace';
import type { PairingSystem } from '../../systems/system';
import { roundCase, roundsFor, type RoundCase } from './bracketCases';
import { systemFor } from '../examples/editions';
import { search, smallEvent } from '../examples/events';
import { FULL_POINTS, type Exercise, type ExerciseRequest, type Question } from './exercise';
import { closest, handFacts } from './handFacts';
import { halvesOf, historyOf, opponentOf, readHint } from './pairingExercise';
import { exerciseTitle } from '../books/title';

const pairsOf = ({ data }: RoundCase): PairTrace[] => data.brackets.flatMap(({ pairs }) => pairs);
const rulesOf = (found: RoundCase): string[] => [
  ...new Set(pairsOf(found).map(({ rule }) => rule)),
];

/** Colours of a round whose pairs are given: rules of colour that it needs, players, by level. */
const COLOUR_LEVELS: readonly { players: number; rules: number; round: number }[] = [
  { players: 8, rules: 1, round: 3 },
  { players: 8, rules: 2, round: 3 },
  { players: 12, rules: 3, round: 4 },
  { players: 14, rules: 3, round: 5 },
  { players: 16, rules: 4, round: 5 },
];

export function colourExercise(request: ExerciseRequest): Exercise | null {
  const system = systemFor(request);
  const { players, rules, round } = COLOUR_LEVELS[request.level - 1];
  const found = search(request.seed, `pairing-colours ${request.level}`, (seed) => {
    const event = smallEvent({ players, rounds: roundsFor(players), seed }, system);
    const made = event && roundCase(event, system, round, 'quick');
    if (!made) return null;
    const count = rulesOf(made).length;
    return (request.level === 1 ? count === 1 : count >= rules) ? made : null;
  });
  if (!found) return null;
  const { task, result } = found;
  const pairs = pairsOf(found);
  const articles = rulesOf(found).sort();
  return {
    title: exerciseTitle('pairing-colours', request),
    edition: system.name,
    task: [
      { key: 'course.task.colours', args: { round: task.round } },
      { key: 'course.task.colour-letters', args: letterArgs },
    ],
    tournament: task.tournament,
    bracket: [],
    questions: pairs.map((pair) => colourQuestion(task.tournament, system, pair)),
    working: result.trace.steps,
    proofs: [
      {
        reason: {
          key: 'course.proof.colours',
          args: { count: articles.length, articles: articles.join(', ') },
        },
        players: pairs.flatMap(({ white, black }) => [white, black]),
      },
    ],
    seed: request.seed,
  };
}

/** The letters by which the sheet calls the colours. */
const letterArgs = {
  white: { reason: { key: 'word.white-letter' } },
  black: { reason: { key: 'word.black-letter' } },
} as const;

function colourQuestion(
  tournament: Tournament,
  system: PairingSystem,
  { white, black, rule, words, higher }: PairTrace,
): Question {
  // The lower number first, so that the order tells nothing.
  const [first, second] = [white, black].sort((a, b) => a - b);
  const value: Colour = first === white ? 'white' : 'black';
  return {
    label: {
      key: 'course.ask.colour-against',
      args: { player: { players: [first] }, opponent: { players: [second] } },
    },
    answer: { kind: 'colour', value },
    points: FULL_POINTS,
    hints: [
      { key: 'course.hint.histories', args: { a: first, b: second } },
      {
        key: 'course.hint.wishes',
        args: {
          a: { reason: historyOf(tournament, system, first).wish },
          b: { reason: historyOf(tournament, system, second).wish },
        },
      },
      readHint([rule]),
    ],
    working: [{ key: words, article: rule, args: { higher: { players: [higher] } } }],
  };
}

/** A whole round: how large it is and what has to happen in it, by level. */
const ROUND_LEVELS: readonly {
  players: number;
  round: number;
  floaters: number;
  altered: number;
}[] = [
  { players: 6, round: 2, floaters: 0, altered: 0 },
  { players: 7, round: 3, floaters: 1, altered: 0 },
  { players: 8, round: 4, floaters: 2, altered: 1 },
  { players: 10, round: 4, floaters: 2, altered: 2 },
  { players: 13, round: 5, floaters: 3, altered: 2 },
];

export function roundExercise(request: ExerciseRequest): Exercise | null {
  const system = systemFor(request);
  const { players, round, floaters, altered } = ROUND_LEVELS[request.level - 1];
  const found = search(request.seed, `pairing-round ${request.level}`, (seed) => {
    const event = smallEvent({ players, rounds: roundsFor(players), seed }, system);
    const made = event && roundCase(event, system, round, 'byHand');
    return made && floatersOf(made) >= floaters && alteredOf(made).length >= altered ? made : null;
  });
  if (!found) return null;
  const { task, result } = found;
  const numbers = task.tournament.players.map(({ no }) => no);
  const articles = [...new Set(alteredOf(found))].sort();
  return {
    title: exerciseTitle('pairing-round', request),
    edition: system.name,
    task: [
      { key: 'course.task.round', args: { round: task.round } },
      { key: 'course.task.bye' },
      { key: 'course.task.colour-letters', args: letterArgs },
    ],
    tournament: task.tournament,
    bracket: [],
    floats: (before) => system.floats(task.tournament, before),
    questions: numbers.flatMap((no) => playerQuestions(found, system, no)),
    working: result.trace.steps,
    proofs: [
      {
        reason: {
          key: 'course.proof.round',
          args: {
            brackets: found.data.brackets.length,
            floaters: floatersOf(found),
            altered: alteredOf(found).length,
            articles: articles.join(', ') || '–',
          },
        },
        players: numbers,
      },
    ],
    seed: request.seed,
  };
}

const floatersOf = ({ data }: RoundCase): number =>
  data.brackets.reduce(
    (sum, { floaters, kind }) => sum + (kind === 'last' ? 0 : floaters.length),
    0,
  );

/** What refuses the first candidate of each bracket that has to be altered. */
function alteredOf({ result }: RoundCase): string[] {
  return result.trace.steps.flatMap((step) => {
    const hand = handFacts(step);
    const article = hand && closest(hand.refused);
    return article ? [article] : [];
  });
}

function playerQuestions(found: RoundCase, system: PairingSystem, no: PlayerNo): Question[] {
  const { data, task, result } = found;
  const { tournament } = task;
  const at = data.brackets.findIndex(({ pairs }) =>
    pairs.some(({ white, black }) => white === no || black === no),
  );
  if (at < 0)
    return [
      {
        label: { key: 'course.ask.opponent', args: { player: { players: [no] } } },
        answer: { kind: 'number', value: 0, of: no },
        points: FULL_POINTS,
        hints: [
          readHint([result.trace.steps.at(-1)?.article]),
          { key: 'course.hint.odd' },
          { key: 'course.hint.bye-score', args: { points: { points: data.bye?.score ?? 0 } } },
        ],
        working: result.trace.steps.slice(-1),
      },
    ];
  const bracket = data.brackets[at];
  const pair = bracket.pairs.find(({ white, black }) => white === no || black === no)!;
  const { s1, s2 } = halvesOf(bracket);
  return [
    {
      label: { key: 'course.ask.opponent', args: { player: { players: [no] } } },
      answer: { kind: 'number', value: opponentOf(bracket, no), of: no },
      points: FULL_POINTS,
      hints: [
        readHint([result.trace.steps[at].article]),
        { key: 'course.hint.bracket', args: { points: { points: bracket.score } } },
        { key: 'course.hint.halves', args: { s1: { numbers: s1 }, s2: { numbers: s2 } } },
      ],
      working: [],
    },
    {
      ...colourQuestion(tournament, system, pair),
      label: { key: 'course.ask.colour', args: { player: { players: [no] } } },
      answer: { kind: 'colour', value: pair.white === no ? 'white' : 'black' },
      hints: [
        { key: 'course.hint.own-history', args: { a: no } },
        {
          key: 'course.hint.wish',
          args: { a: { reason: historyOf(tournament, system, no).wish } },
        },
        readHint([pair.rule]),
      ],
    },
  ];
}
