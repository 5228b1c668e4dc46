import type { HalfPoints, Outcome, PointSystem } from './types';

/**
 * The matrix of what a round can be for a player, and what that does.
 *
 * | outcome     | TRF | score  | colour, opponent | float and later bye          | tie-breaks (French text)     |
 * |-------------|-----|--------|------------------|------------------------------|------------------------------|
 * | win…loss    | 1=0 | 1 ½ 0  | count            | by the scores when paired    | as played                    |
 * | adjourned   |     | ½ for pairing only (C.04.2.D.1) | as played | as played        | ½                            |
 * | forfeitWin  | +   | 1      | do not count     | by edition                   | ½, virtual opponent          |
 * | forfeitLoss | -   | 0      | do not count     | by edition                   | ½, virtual opponent          |
 * | pairingBye  | U   | 1 (or as the rules say) | none | by edition               | ½, mean of the field         |
 * | fullBye     | F   | 1      | none             | by edition                   | ½, own score                 |
 * | halfBye     | H   | ½      | none             | by edition                   | ½, own score                 |
 * | zeroBye     | Z   | 0      | none             | by edition                   | ½, own score                 |
 * | absent      |     | 0      | none             | as zeroBye                   | ½, own score                 |
 *
 * A double forfeit is a `forfeitLoss` on each side. A withdrawal is a run of `absent` or `zeroBye`.
 * How an unplayed round floats and whom it bars from a bye is for each pairing system to say
 * (`src/systems/shared/unplayed.ts`).
 */
export interface OutcomeFacts {
  /** TRF16 code; a space where the format has none. */
  readonly trf: string;
  /** A game took place: colour and opponent count (C.04.2.D.5, D.6). */
  readonly played: boolean;
}

const played = (trf: string): OutcomeFacts => ({ trf, played: true });
const unplayed = (trf: string): OutcomeFacts => ({ trf, played: false });

export const OUTCOME_FACTS: Readonly<Record<Outcome, OutcomeFacts>> = {
  win: played('1'),
  draw: played('='),
  loss: played('0'),
  adjourned: played(' '),
  pending: unplayed(' '),
  forfeitWin: unplayed('+'),
  forfeitLoss: unplayed('-'),
  pairingBye: unplayed('U'),
  fullBye: unplayed('F'),
  halfBye: unplayed('H'),
  zeroBye: unplayed('Z'),
  absent: unplayed(' '),
};

export const isPlayed = (outcome: Outcome): boolean => OUTCOME_FACTS[outcome].played;

/** 1-½-0, a bye worth a win (C.04.1.c). */
export const CLASSIC_POINTS: PointSystem = pointSystem(2, 1, 0);

/** Byes and forfeits follow the value of the game they stand for, unless told otherwise. */
export function pointSystem(
  win: HalfPoints,
  draw: HalfPoints,
  loss: HalfPoints,
  other: Partial<PointSystem> = {},
): PointSystem {
  return {
    win,
    draw,
    loss,
    adjourned: 0,
    pending: 0,
    forfeitWin: win,
    forfeitLoss: 0,
    pairingBye: win,
    fullBye: win,
    halfBye: draw,
    zeroBye: 0,
    absent: 0,
    ...other,
  };
}
