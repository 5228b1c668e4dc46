import { CLASSIC_POINTS, pointSystem } from '../../model/outcomes';
import { OUTCOMES, type HalfPoints, type Outcome, type PointSystem } from '../../model/types';
import { makePoints } from './numbers';

/**
 * Two dialects for points other than 1-½-0: bbpPairings' `BBW`… lines and JaVaFo's `XXS CODE=VALUE`.
 * In the first an unsaid pairing-allocated bye is worth a win, in the second always 1.
 */
export const BB_CODES = {
  BBW: ['win', 'forfeitWin', 'fullBye'],
  BBD: ['draw', 'halfBye'],
  BBL: ['loss'],
  BBZ: ['zeroBye', 'absent'],
  BBF: ['forfeitLoss'],
  BBU: ['pairingBye'],
} as const satisfies Readonly<Record<string, readonly Outcome[]>>;
export type BbCode = keyof typeof BB_CODES;

export const isBbCode = (code: string): code is BbCode => code in BB_CODES;

/** JaVaFo gives each colour its own code; both must say the same here. */
export const XXS_CODES = {
  W: ['win', 'forfeitWin', 'fullBye'],
  D: ['draw', 'halfBye'],
  WW: ['win'],
  BW: ['win'],
  WD: ['draw'],
  BD: ['draw'],
  WL: ['loss'],
  BL: ['loss'],
  ZPB: ['zeroBye', 'absent'],
  HPB: ['halfBye'],
  FPB: ['fullBye'],
  PAB: ['pairingBye'],
  FW: ['forfeitWin'],
  FL: ['forfeitLoss'],
} as const satisfies Readonly<Record<string, readonly Outcome[]>>;
export type XxsCode = keyof typeof XXS_CODES;

export const isXxsCode = (code: string): code is XxsCode => code in XXS_CODES;

const XXS_DEFAULTS: Readonly<Record<string, HalfPoints>> = {
  WW: 2,
  BW: 2,
  WD: 1,
  BD: 1,
  WL: 0,
  BL: 0,
};

/** Collects the point lines of a file in their order: a later code overrides an earlier one. */
export class PointLines {
  private readonly values: Partial<Record<Outcome, HalfPoints>> = {};
  /** Values by colour, for the check that both colours earn the same. */
  private readonly byColour: Record<string, HalfPoints> = { ...XXS_DEFAULTS };
  private usesBb = false;
  private usesXxs = false;

  bb(code: BbCode, points: HalfPoints): void {
    this.usesBb = true;
    for (const outcome of BB_CODES[code]) this.values[outcome] = points;
    for (const colour of ['W', 'B']) {
      if (code === 'BBW' || code === 'BBD' || code === 'BBL')
        this.byColour[colour + code[2]] = points;
    }
  }

  xxs(code: XxsCode, points: HalfPoints): void {
    this.usesXxs = true;
    for (const outcome of XXS_CODES[code]) this.values[outcome] = points;
    for (const key of code === 'W' || code === 'D' ? [`W${code}`, `B${code}`] : [code])
      if (key in this.byColour) this.byColour[key] = points;
  }

  /** Results that are worth more with one colour than with the other. */
  unequalColours(): string[] {
    return ['W', 'D', 'L'].filter(
      (result) => this.byColour[`W${result}`] !== this.byColour[`B${result}`],
    );
  }

  system(): PointSystem | undefined {
    if (!this.usesBb && !this.usesXxs) return undefined;
    const { win = 2, draw = 1, loss = 0, ...others } = this.values;
    const unsaidBye = this.usesBb ? win : 2;
    return pointSystem(win, draw, loss, { pairingBye: unsaidBye, ...others });
  }
}

/** Point lines of both dialects, so that either program reads the file alike; none for 1-½-0. */
export function makePointLines(points: PointSystem): string[] {
  if (OUTCOMES.every((outcome) => points[outcome] === CLASSIC_POINTS[outcome])) return [];
  const bb = Object.entries(BB_CODES).map(
    ([code, [outcome]]) => `${code} ${makePoints(points[outcome]).padStart(4)}`,
  );
  const codes: XxsCode[] = [
    ...(['WW', 'BW', 'WD', 'BD', 'WL', 'BL'] as const),
    ...(['ZPB', 'HPB', 'FPB', 'PAB', 'FW', 'FL'] as const),
  ];
  const xxs = codes.map((code) => `${code}=${makePoints(points[XXS_CODES[code][0]])}`);
  return [...bb, `XXS ${xxs.join(' ')}`];
}
