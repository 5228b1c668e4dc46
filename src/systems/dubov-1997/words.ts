import type { Reason, ReasonArg, TraceStep } from '../../explain/reason';
import type { Colour, PlayerNo } from '../../model/types';
import type { WordKey } from '../../words';
import type { Candidate, PassedOver } from './account';
import type { ColourRule } from './articles/article3Colours';
import { cmaInTenths, type Cma } from './cma';

/** Small pieces of the sentences of this edition (`src/words/en/pairing/dubov/dubov1997.ts`). */

export const player = (no: PlayerNo): ReasonArg => ({ players: [no] });
export const players = (nos: readonly PlayerNo[]): ReasonArg => ({ players: nos });
export const points = (half: number): ReasonArg => ({ points: half });

const COLOURS: Readonly<Record<Colour, WordKey>> = {
  white: 'dubov1997.white',
  black: 'dubov1997.black',
};

export const colourWord = (colour: Colour | null): ReasonArg => ({
  reason: { key: colour === null ? 'dubov1997.none' : COLOURS[colour] },
});

export const yesNo = (claim: boolean): ReasonArg => ({
  reason: { key: claim ? 'dubov1997.yes' : 'dubov1997.no' },
});

/** A cell of a table that names a player. */
export const whoCell = (no: PlayerNo): Reason => ({
  key: 'dubov1997.who',
  args: { who: player(no) },
});

/** 2318.4, with one decimal always. */
export const cmaCell = (cma: Cma): Reason => ({
  key: 'dubov1997.average',
  args: { average: { number: cmaInTenths(cma) / 10, decimals: 1 } },
});

/** The sentence, the article and the ruling by which a candidate is passed over. */
export const PASSED_OVER: Readonly<Record<PassedOver, Omit<Reason, 'args'>>> = {
  met: { key: 'dubov1997.passed.met', article: '2.1' },
  colours: { key: 'dubov1997.passed.colours', article: '2.3, 2.4', ruling: 'R7' },
  forbidden: { key: 'dubov1997.passed.forbidden' },
  freePoint: { key: 'dubov1997.passed.freePoint', article: '2.2', ruling: 'R22' },
  transferredLastRound: {
    key: 'dubov1997.passed.transferredLastRound',
    article: '2.5',
    ruling: 'R15',
  },
  tooManyTransfers: { key: 'dubov1997.passed.tooManyTransfers', article: '2.5', ruling: 'R15' },
  noOpponentInGroup: { key: 'dubov1997.passed.noOpponentInGroup', article: '7.2' },
  groupNotPaired: { key: 'dubov1997.passed.groupNotPaired', article: '7.2', ruling: 'R16' },
  lookAhead: { key: 'dubov1997.passed.lookAhead', ruling: 'R23' },
};

export const passedOver = (why: PassedOver, nos: readonly PlayerNo[]): Reason => ({
  ...PASSED_OVER[why],
  args: { players: players(nos) },
});

/** One sentence per reason, in the order in which the reasons first came up. */
export function passedOverSteps(candidates: readonly Candidate[]): TraceStep[] {
  const byReason = new Map<PassedOver, PlayerNo[]>();
  for (const { no, why } of candidates)
    if (why !== null) byReason.set(why, [...(byReason.get(why) ?? []), no]);
  return [...byReason].map(([why, nos]) => passedOver(why, nos));
}

const COLOUR_REASONS: Readonly<Record<ColourRule, Reason>> = {
  limits: { key: 'dubov1997.colour.limits', article: '2.3, 2.4', ruling: 'R7' },
  preferences: { key: 'dubov1997.colour.preferences', article: '3' },
  onePreference: { key: 'dubov1997.colour.onePreference', article: '3', ruling: 'R3' },
  difference: { key: 'dubov1997.colour.difference', article: '3' },
  history: { key: 'dubov1997.colour.history', article: '3' },
  cma: { key: 'dubov1997.colour.cma', article: '3' },
  rating: { key: 'dubov1997.colour.rating', article: '3' },
  initialList: { key: 'dubov1997.colour.initialList', article: '3', ruling: 'R21' },
  firstRound: { key: 'dubov1997.colour.firstRound', article: '5', ruling: 'R24' },
};

export const colourReason = (rule: ColourRule): Reason => COLOUR_REASONS[rule];
