import { CLASSIC_POINTS, pointSystem } from '../../model/outcomes';
import { warning, type Place, type Problem } from '../../model/problems';
import { OUTCOMES, type HalfPoints, type Outcome, type PointSystem } from '../../model/types';
import type { ProblemCode } from '../../words';
import { makePoints, parseTrfPoints } from './numbers';

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

const APART: ReadonlySet<string> = new Set(['ZPB', 'HPB', 'FPB', 'FW', 'FL']);

/**
 * TRF26: `162` has no words of its own for byes worth less than their game. `X` is what a postponed or adjourned
 * game is worth in the standings until it has a result; a file that does not say so means nothing.
 */
export const CODES_162 = {
  W: ['win', 'forfeitWin', 'fullBye'],
  D: ['draw', 'halfBye'],
  L: ['loss'],
  A: ['zeroBye', 'absent', 'forfeitLoss'],
  P: ['pairingBye'],
  X: ['adjourned'],
} as const satisfies Readonly<Record<string, readonly Outcome[]>>;
type Code162 = keyof typeof CODES_162;

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
  private readonly newer: Partial<Record<Outcome, HalfPoints>> = {};
  /** Byes and forfeits named by themselves: 162 lumps them with others and so does not contradict. */
  private readonly apart: Partial<Record<Outcome, HalfPoints>> = {};
  /** Where each outcome's points were last said. */
  readonly places: Partial<Record<Outcome, Place>> = {};
  private usesBb = false;
  private usesXxs = false;
  private uses162 = false;

  /**
   * A line 162: pairs of a letter and its points. Their columns are 6, 15, 24… in every program and
   * 5, 13 in the prose of the text, so the pairs are read wherever they stand.
   */
  line162(text: string, place: Place): { readonly code: ProblemCode; readonly value: string }[] {
    this.uses162 = true;
    const bad: { code: ProblemCode; value: string }[] = [];
    const pairs = [...text.matchAll(/([A-Za-z]+)\s*([-\d.,]*)/g)];
    const left = text.replace(/([A-Za-z]+)\s*([-\d.,]*)/g, '').trim();
    if (pairs.length === 0 || left !== '') bad.push({ code: 'bad-points', value: text.trim() });
    for (const [pair, letters, value] of pairs) {
      const code = letters.toUpperCase();
      const points = parseTrfPoints(value);
      if (!(code in CODES_162)) bad.push({ code: 'unknown-162-code', value: pair });
      else if (Number.isNaN(points)) bad.push({ code: 'bad-points', value: pair.trim() });
      else
        for (const outcome of CODES_162[code as Code162]) {
          this.newer[outcome] = points;
          this.places[outcome] = place;
        }
    }
    return bad;
  }

  /** Where 162 and the older lines both stand, the newer one counts. */
  contradictions(): Problem[] {
    const problems: Problem[] = [];
    const points = this.system();
    if (!points) return [];
    if (this.uses162) {
      const differs = OUTCOMES.some(
        (outcome) => this.values[outcome] !== undefined && this.values[outcome] !== points[outcome],
      );
      if (differs)
        problems.push(
          warning('records-disagree', { kind: 'file' }, `162 / ${this.usesBb ? 'BB?' : 'XXS'}`, {
            kept: '162',
          }),
        );
    }
    const { adjourned } = this.newer;
    if (adjourned !== undefined && adjourned !== points.draw)
      problems.push(
        warning('adjourned-not-a-draw', { kind: 'file' }, `X ${makePoints(adjourned)}`),
      );
    return problems;
  }

  bb(code: BbCode, points: HalfPoints, place: Place): void {
    this.usesBb = true;
    for (const outcome of BB_CODES[code]) this.older(outcome, points, place);
    if (code === 'BBZ' || code === 'BBF') this.nameApart(BB_CODES[code], points);
    for (const colour of ['W', 'B']) {
      if (code === 'BBW' || code === 'BBD' || code === 'BBL')
        this.byColour[colour + code[2]] = points;
    }
  }

  xxs(code: XxsCode, points: HalfPoints, place: Place): void {
    this.usesXxs = true;
    for (const outcome of XXS_CODES[code]) this.older(outcome, points, place);
    if (APART.has(code)) this.nameApart(XXS_CODES[code], points);
    for (const key of code === 'W' || code === 'D' ? [`W${code}`, `B${code}`] : [code])
      if (key in this.byColour) this.byColour[key] = points;
  }

  private older(outcome: Outcome, points: HalfPoints, place: Place): void {
    this.values[outcome] = points;
    this.places[outcome] ??= place;
  }

  private nameApart(outcomes: readonly Outcome[], points: HalfPoints): void {
    for (const outcome of outcomes) this.apart[outcome] = points;
  }

  /** Results that are worth more with one colour than with the other. */
  unequalColours(): string[] {
    return ['W', 'D', 'L'].filter(
      (result) => this.byColour[`W${result}`] !== this.byColour[`B${result}`],
    );
  }

  system(): PointSystem | undefined {
    if (this.uses162) {
      const { win = 2, draw = 1, loss = 0, ...others } = this.newer;
      return pointSystem(win, draw, loss, { ...others, ...this.apart });
    }
    return this.usesBb || this.usesXxs ? this.olderSystem() : undefined;
  }

  private olderSystem(): PointSystem {
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
