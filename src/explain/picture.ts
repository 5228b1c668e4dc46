import type { Colour, Float, HalfPoints, PlayerNo } from '../model/types';
import type { Reason, TraceStep } from './reason';

/** Where a player stands in the picture of their bracket. */
export const BRACKET_PARTS = [
  's1', // moved-down players who are paired, or the upper half of a homogeneous bracket
  's2', // their opponents, or the lower half
  'limbo', // moved-down players for whom there is no opponent here
  's1r', // the upper half of the remainder
  's2r', // its lower half
  'white', // a column of those who are to have white
  'black',
  'fromAbove', // floaters who are served first
  'served', // who meets them
  'g1', // subgroups of the Dubov system: those who seek White, after all shifts
  'g2', // those who seek Black
  'top', // the smaller numbers of the pairs
  'bottom', // their partners
  'alone', // nobody here is a possible opponent
] as const;
export type BracketPart = (typeof BRACKET_PARTS)[number];

/** Parts that stand on the left; the others face them. */
export const LEFT_PARTS: ReadonlySet<BracketPart> = new Set([
  's1',
  'limbo',
  's1r',
  'white',
  'fromAbove',
  'g1',
  'top',
  'alone',
]);

/** The place of the accepted candidate in the order of the text, in digits: it can be long. */
export interface ShapePlace {
  readonly number: string;
  readonly total: string;
  /** What is counted, where a bracket has two orders: those from above, then the others. */
  readonly of: 'bracket' | 'movedDown' | 'remainder' | 'rows' | 'g2';
}

/** A bracket as its system sees it: who stands where, who meets whom, what was refused first. */
export interface BracketShape {
  readonly title: Reason;
  /** In the order of the text; nobody stands in two. */
  readonly parts: readonly { readonly part: BracketPart; readonly players: readonly PlayerNo[] }[];
  /** Who came from above. */
  readonly movedDown: readonly PlayerNo[];
  readonly pairs: readonly ShapePair[];
  /** The pairs of the first candidate that the accepted one has not, each with what refused it. */
  readonly refused: readonly ShapeRefused[];
  /** Who leaves for the next bracket. */
  readonly leaving: readonly PlayerNo[];
  readonly bye: PlayerNo | null;
  readonly places: readonly ShapePlace[];
}

export interface ShapePair {
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  /** The rule that gave the colours. */
  readonly colours: Reason;
}

export interface ShapeRefused {
  readonly players: readonly [PlayerNo, PlayerNo];
  readonly reason: Reason;
}

/** A player of the picture with what the rules look at. */
export interface PicturePlayer {
  readonly no: PlayerNo;
  readonly name: string;
  readonly part: BracketPart;
  readonly cameFromAbove: boolean;
  readonly score: HalfPoints;
  readonly wish: {
    readonly colour: Colour | null;
    readonly strength: 'none' | 'mild' | 'strong' | 'absolute';
  };
  /** Colours of the games so far, the oldest first. */
  readonly colours: readonly Colour[];
  /** The last round, and the one before. */
  readonly floats: readonly [Float | null, Float | null];
  /** Everybody they have met. */
  readonly met: readonly PlayerNo[];
  /** What becomes of them here. */
  readonly fate: 'paired' | 'leaves' | 'bye';
}

/** A bracket with everything that can be drawn of it. */
export interface BracketPicture extends Omit<BracketShape, 'parts'> {
  /** Why so many leave it, or that nobody does, in a plain sentence; null: the criteria decided. */
  readonly why: TraceStep | null;
  readonly players: readonly PicturePlayer[];
}

/** What is said of a pair of the first candidate against which nothing speaks by itself. */
export const displaced = (because: Reason): Reason => ({
  key: 'picture.gave-way',
  ...(because.article ? { article: because.article } : {}),
  args: { because: { reason: because } },
});
