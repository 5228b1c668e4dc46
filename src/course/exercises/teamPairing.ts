import { makeTask } from '../../model/taskFor';
import { standingBefore as standingBefore, score } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { PairingResult, PairingSystem } from '../../systems/system';
import { exerciseTitle } from '../books/title';
import { search } from '../examples/events';
import { smallTeamEvent, teamsOf, teamSystems } from '../examples/teamEvents';
import { FULL_POINTS, type Exercise, type ExerciseRequest, type Question } from './exercise';
import { readHint } from './pairingExercise';

/** A round of teams: how many there are, which round it is, how many meet another score. */
const LEVELS: readonly { teams: number; round: number; floats: readonly [number, number] }[] = [
  { teams: 6, round: 2, floats: [0, 1] },
  { teams: 8, round: 3, floats: [1, 3] },
  { teams: 8, round: 4, floats: [2, 9] },
  { teams: 9, round: 4, floats: [1, 9] },
  { teams: 11, round: 5, floats: [2, 9] },
];

interface Found {
  readonly task: RoundToPair;
  readonly result: PairingResult & { readonly ok: true };
  readonly floats: number;
}

/** A round of teams to pair (C.04.6); null: no event was found in which it is as hard as asked for. */
export function teamPairingExercise(request: ExerciseRequest): Exercise | null {
  const system = teamSystems().find(({ id }) => id === request.edition) ?? teamSystems()[0]!;
  const { teams, round, floats } = LEVELS[request.level - 1]!;
  const found = search(request.seed, `team-pairing ${request.level}`, (seed): Found | null => {
    const event = smallTeamEvent({ teams, rounds: round, seed }, system);
    const asked = event && teamsOf(system, event);
    if (!asked) return null;
    const task = makeTask(standingBefore(asked, round), round);
    const result = system.explain!(task);
    if (!result.ok) return null;
    const count = floatsOf(task, result);
    return count >= floats[0] && count <= floats[1] ? { task, result, floats: count } : null;
  });
  if (!found) return null;
  const { task, result } = found;
  const { tournament } = task;
  const numbers = tournament.players.map(({ no }) => no);
  return {
    title: exerciseTitle('team-pairing', request),
    edition: system.name,
    task: [
      { key: 'course.task.team-round', args: { round } },
      ...(result.bye === null ? [] : [{ key: 'course.task.team-bye' } as const]),
      { key: 'course.task.colour-letters', args: LETTERS },
    ],
    tournament,
    bracket: [],
    floats: (before) => system.floats(tournament, before),
    questions: numbers.flatMap((no) => questionsOf(found, system, no)),
    working: result.trace.steps,
    proofs: [
      {
        reason: {
          key: 'course.proof.team-round',
          args: { brackets: system.brackets(task).length, floats: found.floats },
        },
        players: numbers,
      },
    ],
    seed: request.seed,
  };
}

const LETTERS = {
  white: { reason: { key: 'word.white-letter' } },
  black: { reason: { key: 'word.black-letter' } },
} as const;

/** Pairs of teams with different scores. */
function floatsOf({ tournament }: RoundToPair, { pairs }: Found['result']): number {
  const scores = new Map(tournament.players.map((team) => [team.no, score(tournament, team)]));
  return pairs.filter(({ white, black }) => scores.get(white) !== scores.get(black)).length;
}

/** The opponent of each team and its colour at board 1. */
function questionsOf(
  { task, result }: Found,
  system: PairingSystem,
  no: PlayerNo,
): readonly Question[] {
  const { tournament } = task;
  const own = score(
    tournament,
    tournament.players.find((team) => team.no === no)!,
  );
  const player = { players: [no] };
  if (result.bye === no)
    return [
      {
        label: { key: 'course.ask.opponent', args: { player } },
        answer: { kind: 'number', value: 0, of: no },
        points: FULL_POINTS,
        hints: [
          readHint(['3.4']),
          { key: 'course.hint.odd' },
          { key: 'course.hint.bye-score', args: { points: { points: own } } },
        ],
        working: result.trace.steps.filter(({ key }) => key === 'matches.bye'),
      },
    ];
  const pair = result.pairs.find(({ white, black }) => white === no || black === no)!;
  const opponent = pair.white === no ? pair.black : pair.white;
  const bracket = system
    .brackets(task)
    .find(({ pairs }) => pairs.some(({ white, black }) => white === no || black === no))!;
  const inPair = bracket.pairs.find(({ white, black }) => white === no || black === no)!;
  const members = bracket.pairs.flatMap(({ white, black }) => [white, black]);
  return [
    {
      label: { key: 'course.ask.opponent', args: { player } },
      answer: { kind: 'number', value: opponent, of: no },
      points: FULL_POINTS,
      hints: [
        readHint(['3.5', '3.6']),
        { key: 'course.hint.bracket', args: { points: { points: own } } },
        {
          key: 'course.hint.team-bracket',
          args: { numbers: { numbers: [...members].sort((a, b) => a - b) } },
        },
      ],
      working: [],
    },
    {
      label: { key: 'course.ask.colour', args: { player } },
      answer: { kind: 'colour', value: pair.white === no ? 'white' : 'black' },
      points: FULL_POINTS,
      hints: [
        { key: 'course.hint.histories', args: { a: no, b: opponent } },
        readHint([inPair.colours.article ?? '4.3']),
      ],
      working: [inPair.colours],
    },
  ];
}
