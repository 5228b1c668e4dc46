import type { Reason } from '../../explain/reason';
import type { PlayerNo, Tournament } from '../../model/types';
import type { BracketTrace } from '../../systems/dutch/trace';
import type { PairingSystem } from '../../systems/system';
import {
  findBracket,
  playersAtLevel,
  roundsFor,
  type BracketCase,
  type BracketExercise,
} from './bracketCases';
import { systemFor } from '../examples/editions';
import { search, smallEvent } from '../examples/events';
import {
  FULL_POINTS,
  type Exercise,
  type ExerciseRequest,
  type Proof,
  type Question,
  type Slip,
} from './exercise';
import { closest } from './handFacts';
import { distinct } from './slips';
import { exerciseTitle } from '../books/title';

/** One bracket to pair; null: no event was found in which it is as hard as asked for. */
export function bracketExercise(kind: BracketExercise, request: ExerciseRequest): Exercise | null {
  const system = systemFor(request);
  const found = search(request.seed, `${kind} ${request.level}`, (seed) => {
    const players = playersAtLevel(kind, request.level);
    const event = smallEvent({ players, rounds: roundsFor(players), seed }, system);
    return event && findBracket(event, system, kind, request.level);
  });
  if (!found) return null;
  const { bracket, task, step } = found;
  const players = [...bracket.movedDown, ...bracket.residents];
  return {
    title: exerciseTitle(kind, request),
    edition: system.name,
    task: [
      {
        key: 'course.task.bracket',
        args: {
          round: task.round,
          points: { points: bracket.score },
          numbers: { numbers: players },
        },
      },
      { key: 'course.task.opponents' },
    ],
    tournament: task.tournament,
    bracket: players,
    floats: (round) => system.floats(task.tournament, round),
    questions: opponentQuestions(found, players),
    working: [step],
    proofs: [proofOf(kind, found)],
    seed: request.seed,
  };
}

/** Who meets whom; 0 is whoever leaves the bracket. */
export function opponentOf({ pairs }: BracketTrace, no: PlayerNo): PlayerNo {
  const pair = pairs.find(({ white, black }) => white === no || black === no);
  if (!pair) return 0;
  return pair.white === no ? pair.black : pair.white;
}

function opponentQuestions(found: BracketCase, players: readonly PlayerNo[]): Question[] {
  const { bracket, hand, step } = found;
  const { s1, s2 } = halvesOf(bracket);
  const decisive = closest(hand.refused);
  return players.map((no) => ({
    label: { key: 'course.ask.opponent', args: { player: { players: [no] } } },
    answer: { kind: 'number', value: opponentOf(bracket, no), of: no },
    points: FULL_POINTS,
    slips: firstPairSlip(no, s1, s2, opponentOf(bracket, no)),
    hints: [
      readHint([step.article, decisive]),
      { key: 'course.hint.halves', args: { s1: { numbers: s1 }, s2: { numbers: s2 } } },
      hand.place === 1
        ? { key: 'course.hint.first' }
        : {
            key: 'course.hint.place',
            args: { place: hand.place, article: decisive ?? '' },
          },
    ],
    working: [],
  }));
}

/** Whoever stands opposite in the first candidate, where another one was accepted. */
function firstPairSlip(
  no: PlayerNo,
  s1: readonly PlayerNo[],
  s2: readonly PlayerNo[],
  right: number,
): readonly Slip[] {
  const opposite = s1.includes(no) ? s2[s1.indexOf(no)] : s1[s2.indexOf(no)];
  if (opposite === undefined) return [];
  return distinct([{ value: opposite, says: { key: 'course.slip.first' } }], right);
}

/** S1 and S2 before any alteration: in a heterogeneous bracket those who came down, and the rest. */
export function halvesOf({ movedDown, residents, pairs, limbo }: BracketTrace): {
  readonly s1: readonly PlayerNo[];
  readonly s2: readonly PlayerNo[];
} {
  if (movedDown.length > 0)
    return { s1: movedDown.filter((no) => !limbo.includes(no)), s2: residents };
  return { s1: residents.slice(0, pairs.length), s2: residents.slice(pairs.length) };
}

export const readHint = (articles: readonly (string | undefined)[]): Reason => ({
  key: 'course.hint.read',
  args: { articles: [...new Set(articles.filter((article) => article))].join(', ') },
});

function proofOf(kind: BracketExercise, { bracket, hand }: BracketCase): Proof {
  const players = [...bracket.movedDown, ...bracket.residents];
  const { place, left, came, refused } = hand;
  if (kind === 'pairing-exchange') {
    const article = closest(refused.filter(({ hasExchange }) => !hasExchange)) ?? '';
    return {
      reason: {
        key: 'course.proof.exchange',
        article,
        args: { left: { numbers: left }, came: { numbers: came }, article, place },
      },
      article,
      place,
      exchanged: left.length,
      players,
    };
  }
  if (kind === 'pairing-downfloater') {
    const article = closest(refused) ?? '';
    const args = { player: { players: bracket.floaters }, article, place };
    return place === 1
      ? { reason: { key: 'course.proof.floater-first', args }, place, players }
      : { reason: { key: 'course.proof.floater', article, args }, article, place, players };
  }
  if (place === 1) return { reason: { key: 'course.proof.first' }, place, exchanged: 0, players };
  const article = closest(refused) ?? '';
  return {
    reason: { key: 'course.proof.transposition', article, args: { place, article } },
    article,
    place,
    exchanged: 0,
    players,
  };
}

/** Whom and what a colour question needs to know. */
export function historyOf(
  tournament: Tournament,
  system: PairingSystem,
  no: PlayerNo,
): { readonly wish: Reason } {
  const player = tournament.players.find((each) => each.no === no)!;
  const { colour, strength } = system.colourPreference(tournament, player);
  return { wish: WISH(colour, strength, no) };
}

const WISH = (
  colour: 'white' | 'black' | null,
  strength: 'none' | 'mild' | 'strong' | 'absolute',
  no: PlayerNo,
): Reason =>
  colour === null
    ? { key: 'course.wish.none', args: { no } }
    : {
        key: colour === 'white' ? 'course.wish.white' : 'course.wish.black',
        args: { no, strength: { reason: { key: STRENGTH[strength] } } },
      };

const STRENGTH = {
  none: 'functions.strength.none',
  mild: 'functions.strength.mild',
  strong: 'functions.strength.strong',
  absolute: 'functions.strength.absolute',
} as const;
