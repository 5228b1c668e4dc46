import type { Entry, Float, PlayerNo, Tournament } from '../../model/types';
import { roundToPair } from '../../model/tournament';
import type { RoundSample } from '../samples/course';
import type { PairingResult, PairingSystem } from '../../systems/system';
import { FULL_POINTS, type Question } from './exercise';
import { readHint } from './pairingExercise';

type Paired = Extract<PairingResult, { ok: true }>;

/** What a trainee types for a float. */
const FLOAT_NUMBER: Readonly<Record<Float | 'none', number>> = { none: 0, down: 1, up: 2 };

/** Floats of the round that was just paired, and once more when results have changed. */
export function floatQuestions(
  { floats }: RoundSample,
  system: PairingSystem,
  tournament: Tournament,
  result: Paired,
): Question[] {
  if (!floats) return [];
  const paired = afterRound(tournament, system, result);
  const round = paired.pairedRounds;
  const { after, asked } = floats;
  const settled = after.outcomes.reduce(
    (event, { no, round: at, outcome }) => withOutcome(event, no, at, outcome),
    paired,
  );
  const ask = (
    event: Tournament,
    no: PlayerNo,
    key: 'course.ask.float' | typeof after.ask,
    hint: typeof after.hint,
  ): Question => ({
    label: {
      key,
      args: { player: { players: [no] }, round, absent: after.absent ?? 0 },
    },
    answer: {
      kind: 'number',
      value: FLOAT_NUMBER[system.floats(event, round).get(no) ?? 'none'],
    },
    points: FULL_POINTS,
    hints: [readHint(['A4', 'BAF 78']), { key: hint }],
    working: [{ key: hint, article: 'BAF 78' }],
  });
  return [
    ...asked.map((no) => ask(paired, no, 'course.ask.float', 'course.hint.scores-when-paired')),
    ...asked.map((no) => ask(settled, no, after.ask, after.hint)),
  ];
}

/** The event with the round in it, drawn everywhere: only the pairs matter for the floats. */
function afterRound(tournament: Tournament, system: PairingSystem, result: Paired): Tournament {
  const stored = system.storedFloats?.(roundToPair(tournament), result);
  const entryOf = (no: PlayerNo): Entry => {
    const pair = result.pairs.find(({ white, black }) => white === no || black === no);
    if (!pair) return { outcome: 'pairingBye', opponent: null, colour: null };
    const isWhite = pair.white === no;
    const float = stored?.get(no);
    return {
      outcome: 'draw',
      opponent: isWhite ? pair.black : pair.white,
      colour: isWhite ? 'white' : 'black',
      ...(float ? { float } : {}),
    };
  };
  return {
    ...tournament,
    pairedRounds: tournament.pairedRounds + 1,
    players: tournament.players.map((player) => ({
      ...player,
      entries: [...player.entries, entryOf(player.no)],
    })),
  };
}

const withOutcome = (
  tournament: Tournament,
  no: PlayerNo,
  round: number,
  outcome: Entry['outcome'],
): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) =>
    player.no === no
      ? {
          ...player,
          entries: player.entries.map((entry, index) =>
            index === round - 1 ? { ...entry, outcome } : entry,
          ),
        }
      : player,
  ),
});
