import type { HalfPoints, PlayerNo, RoundToPair } from '../../model/types';
import type { PlayedRound } from '../system';
import type { Work } from './work';

/** What the text taken at its word says of one bracket of a round that an engine has paired. */
export interface BracketOpinion {
  /** null: of the round as a whole. */
  readonly score: HalfPoints | null;
  readonly players: readonly PlayerNo[];
  readonly verdict: 'agrees' | 'differs' | 'too-large';
  readonly engine: PlayedRound;
  /** What the reading makes of the bracket as the engine came to it; null: it was too large. */
  readonly literal: PlayedRound | null;
}

/**
 * Brackets from the top, each with those who really came into it, so that one that is too large says
 * nothing of those below it. `round` null: the engine found no legal round.
 */
export type SecondReading = (
  task: RoundToPair,
  round: PlayedRound | null,
  work: Work,
) => readonly BracketOpinion[];

type Coloured = PlayedRound['pairs'];

/** The engine's part of a bracket: its pairs of players who are all here, and the bye if it is given here. */
export const partOf = (
  { pairs, bye }: PlayedRound,
  here: readonly PlayerNo[],
  isLast: boolean,
): PlayedRound => {
  const inside = new Set(here);
  return {
    pairs: pairs.filter(({ white, black }) => inside.has(white) && inside.has(black)),
    bye: isLast ? bye : null,
  };
};

export function opinionOf(
  score: HalfPoints | null,
  players: readonly PlayerNo[],
  engine: PlayedRound,
  literal: PlayedRound | null,
): BracketOpinion {
  const verdict = literal === null ? 'too-large' : isSame(engine, literal) ? 'agrees' : 'differs';
  return { score, players, engine, literal, verdict };
}

const written = (pairs: Coloured): string =>
  pairs
    .map(({ white, black }) => `${white}-${black}`)
    .sort()
    .join(' ');
const isSame = (a: PlayedRound, b: PlayedRound): boolean =>
  a.bye === b.bye && written(a.pairs) === written(b.pairs);

const NO_ROUND: PlayedRound = { pairs: [], bye: null };

/** Of a round that the engine says is impossible: whether the reading finds one. */
export function opinionOfNone(
  present: readonly PlayerNo[],
  work: Work,
  exists: () => boolean,
): readonly BracketOpinion[] {
  const found = work.tried(exists);
  const verdict = found === null ? 'too-large' : found ? 'differs' : 'agrees';
  return [{ score: null, players: present, engine: NO_ROUND, literal: null, verdict }];
}
