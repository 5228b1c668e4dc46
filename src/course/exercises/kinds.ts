import type { WordKey } from '../../words';

/** Exercises of one kind each. */
export const SINGLE_KINDS = [
  'tie-break-sum',
  'tie-break-cut',
  'tie-break-direct',
  'tie-break-unplayed',
  'tie-break-performance',
  'pairing-bracket',
  'pairing-transposition',
  'pairing-exchange',
  'pairing-downfloater',
  'pairing-colours',
  'pairing-round',
  'team-pairing',
  'team-tie-break',
] as const;
export type SingleKind = (typeof SINGLE_KINDS)[number];

/** The same by family: the level also chooses what is practised. */
export const FAMILY_KINDS = ['tie-break', 'pairing'] as const;
export type FamilyKind = (typeof FAMILY_KINDS)[number];

export type ExerciseKind = SingleKind | FamilyKind;
export const EXERCISE_KINDS: readonly ExerciseKind[] = [...FAMILY_KINDS, ...SINGLE_KINDS];

export const LEVELS = [1, 2, 3, 4, 5] as const;

const BY_LEVEL: Readonly<Record<FamilyKind, readonly SingleKind[]>> = {
  'tie-break': [
    'tie-break-sum',
    'tie-break-cut',
    'tie-break-direct',
    'tie-break-unplayed',
    'tie-break-performance',
  ],
  pairing: [
    'pairing-bracket',
    'pairing-transposition',
    'pairing-downfloater',
    'pairing-exchange',
    'pairing-round',
  ],
};

/** What is practised at a level of a kind. */
export const singleKind = (kind: ExerciseKind, level: number): SingleKind =>
  kind === 'tie-break' || kind === 'pairing' ? BY_LEVEL[kind][level - 1] : kind;

/** Whether a pairing system decides, not an edition of the tie-breaks. */
export const isPairingKind = (kind: ExerciseKind): boolean =>
  kind.startsWith('pairing') || kind === 'team-pairing';

/** What a kind practises, in words. */
export const KIND_WORD: Readonly<Record<ExerciseKind, WordKey>> = {
  'tie-break': 'course.kind.tie-break',
  'tie-break-sum': 'course.kind.tie-break-sum',
  'tie-break-cut': 'course.kind.tie-break-cut',
  'tie-break-direct': 'course.kind.tie-break-direct',
  'tie-break-unplayed': 'course.kind.tie-break-unplayed',
  'tie-break-performance': 'course.kind.tie-break-performance',
  pairing: 'course.kind.pairing',
  'pairing-bracket': 'course.kind.pairing-bracket',
  'pairing-transposition': 'course.kind.pairing-transposition',
  'pairing-exchange': 'course.kind.pairing-exchange',
  'pairing-downfloater': 'course.kind.pairing-downfloater',
  'pairing-colours': 'course.kind.pairing-colours',
  'pairing-round': 'course.kind.pairing-round',
  'team-pairing': 'course.kind.team-pairing',
  'team-tie-break': 'course.kind.team-tie-break',
};
