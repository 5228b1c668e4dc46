import type { SystemId } from '../model/types';

/** Notes of a text on the order in which S1 and S2 are altered, for brackets of one size. */
export interface AlterationSample {
  readonly system: SystemId;
  readonly kind: 'exchange' | 'transposition';
  readonly article: string;
  /** Players in S1, and in the bracket. */
  readonly s1: number;
  readonly size: number;
}

export const ALTERATION_SAMPLES: readonly AlterationSample[] = [
  { system: 'dutch-2016', kind: 'transposition', article: 'D.1', s1: 3, size: 6 },
  { system: 'dutch-2016', kind: 'exchange', article: 'D.2', s1: 3, size: 6 },
  { system: 'dutch-2026', kind: 'transposition', article: '4.2', s1: 3, size: 6 },
  { system: 'dutch-2026', kind: 'exchange', article: '4.3', s1: 3, size: 7 },
];
