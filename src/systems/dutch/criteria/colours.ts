import { opposite } from '../../../model/types';
import type { Answers } from './facts';
import { asking } from './criterion';

type Wish = Answers<'colour' | 'strength'>;

/**
 * Topscorers or their opponents who get a colour difference beyond ±2. Two players with the same
 * absolute preference meet only if one is a topscorer, and one of them goes beyond exactly when both
 * stand at ±2 or more.
 */
export const colourDifferences = asking(['colour', 'colourDifference'], {
  measure: 'count',
  matters: ({ isLastRound }) => isLastRound,
  ofPair: (higher, lower) =>
    isWide(higher) && isWide(lower) && higher.colour === lower.colour ? 1 : 0,
});

const isWide = ({ colourDifference }: Answers<'colourDifference'>): boolean =>
  Math.abs(colourDifference) > 1;

/**
 * Topscorers or their opponents who get the same colour three times in a row. It can only happen to
 * the one of two same absolute preferences who yields: the narrower colour difference, or, at equal
 * differences, either of them when both repeat the same colour (otherwise the latest round in which
 * their colours differed gives each the colour they did not repeat).
 */
export const thirdColours = asking(['colour', 'strength', 'colourDifference', 'repeatedColour'], {
  measure: 'count',
  matters: ({ isLastRound }) => isLastRound,
  ofPair(a, b) {
    if (!isAbsolute(a) || !isAbsolute(b) || a.colour !== b.colour) return 0;
    const gap = Math.abs(a.colourDifference) - Math.abs(b.colourDifference);
    if (gap === 0)
      return a.repeatedColour !== null && a.repeatedColour === b.repeatedColour ? 1 : 0;
    return (gap > 0 ? b : a).repeatedColour === opposite(a.colour!) ? 1 : 0;
  },
});

/** Players who do not get their colour preference. */
export const preferences = asking(['colour'], {
  measure: 'count',
  ofPair: (higher, lower) => (higher.colour !== null && higher.colour === lower.colour ? 1 : 0),
  atLeast: (counting) => counting.sameColourPairs(() => true),
});

/**
 * Players who do not get their strong colour preference. The one who yields has a strong preference
 * when both want the same colour, neither mildly, and not both absolutely.
 */
export const strongPreferences = asking(['colour', 'strength'], {
  measure: 'count',
  ofPair: (higher, lower) =>
    higher.colour === lower.colour &&
    isFirm(higher) &&
    isFirm(lower) &&
    !(isAbsolute(higher) && isAbsolute(lower))
      ? 1
      : 0,
  atLeast: (counting) =>
    counting.isLastRound
      ? 0
      : counting.sameColourPairs(({ preference }) => FIRM.has(preference.strength)),
});

const FIRM: ReadonlySet<string> = new Set(['strong', 'absolute']);
const isAbsolute = ({ strength }: Wish): boolean => strength === 'absolute';
const isFirm = ({ strength }: Wish): boolean => FIRM.has(strength);
