import type { Reason, ReasonArg, TraceStep } from '../../explain/reason';
import type { Colour, PlayerNo } from '../../model/types';
import type { KeysAfter } from '../../words';
import type { Candidate, PassedOver } from './account';
import type { ColourRule } from './article3Colours';
import { cmaInTenths, type Cma } from './cma';

/** Small pieces of the sentences of this edition (`src/words/en/dubov1997.ts`). */

export const key = <Name extends KeysAfter<'dubov1997.'>>(name: Name): `dubov1997.${Name}` =>
  `dubov1997.${name}`;
/** The head of a column. */
export const head = (name: KeysAfter<'dubov1997.head.'>): Reason => ({ key: key(`head.${name}`) });
export const player = (no: PlayerNo): ReasonArg => ({ players: [no] });
export const players = (nos: readonly PlayerNo[]): ReasonArg => ({ players: nos });
export const points = (half: number): ReasonArg => ({ points: half });

export const colourWord = (colour: Colour | null): ReasonArg => ({
  reason: { key: key(colour ?? 'none') },
});

export const yesNo = (claim: boolean): ReasonArg => ({
  reason: { key: key(claim ? 'yes' : 'no') },
});

/** A cell of a table that names a player. */
export const whoCell = (no: PlayerNo): Reason => ({ key: key('who'), args: { who: player(no) } });

/** 2318.4 with the decimal sign of the language. */
export function cmaCell(cma: Cma): Reason {
  const tenths = cmaInTenths(cma);
  const args = { whole: Math.floor(tenths / 10), tenth: tenths % 10 };
  return { key: key('decimal'), args };
}

/** The article and the ruling by which a candidate is passed over. */
export const PASSED_OVER: Readonly<Record<PassedOver, Pick<Reason, 'article' | 'ruling'>>> = {
  met: { article: '2.1' },
  colours: { article: '2.3, 2.4', ruling: 'R7' },
  forbidden: {},
  freePoint: { article: '2.2', ruling: 'R22' },
  transferredLastRound: { article: '2.5', ruling: 'R15' },
  tooManyTransfers: { article: '2.5', ruling: 'R15' },
  noOpponentInGroup: { article: '7.2' },
  groupNotPaired: { article: '7.2', ruling: 'R16' },
  lookAhead: { ruling: 'R23' },
};

export const passedOver = (why: PassedOver, nos: readonly PlayerNo[]): Reason => ({
  key: key(`passed.${why}`),
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

const COLOUR_RULINGS: Readonly<Partial<Record<ColourRule, string>>> = {
  limits: 'R7',
  onePreference: 'R3',
  initialList: 'R21',
  firstRound: 'R24',
};

export const colourReason = (rule: ColourRule): Reason => ({
  key: key(`colour.${rule}`),
  article: rule === 'firstRound' ? '5' : rule === 'limits' ? '2.3, 2.4' : '3',
  ruling: COLOUR_RULINGS[rule],
});
