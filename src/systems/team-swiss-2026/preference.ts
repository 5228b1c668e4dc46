import { opposite, type Colour, type PreferenceType } from '../../model/types';
import type { ColourWish } from '../system';

const NONE: ColourWish = { colour: null, strength: 'none' };

/**
 * 1.7: type A knows the preferences that type B calls strong; type B has mild ones as well. Two equal
 * colours running are strong in the last round too; a mild one by the last colour alone is none then.
 */
export function preference(
  colours: readonly Colour[],
  type: PreferenceType,
  isLastRound: boolean,
): ColourWish {
  if (type === 'none' || colours.length === 0) return NONE;
  const whites = colours.filter((colour) => colour === 'white').length;
  const difference = 2 * whites - colours.length;
  const last = colours[colours.length - 1];
  const isTwice = colours.length > 1 && colours[colours.length - 2] === last;
  // Too many Blacks, or as many Whites or one fewer and two Blacks running; and the same of Whites.
  if (Math.abs(difference) > 1)
    return { colour: difference < 0 ? 'white' : 'black', strength: 'strong' };
  const lean = last === 'black' ? -difference : difference;
  if (isTwice && lean >= 0) return { colour: opposite(last), strength: 'strong' };
  if (type === 'A') return NONE;
  if (difference !== 0) return { colour: difference < 0 ? 'white' : 'black', strength: 'mild' };
  return isLastRound ? NONE : { colour: opposite(last), strength: 'mild' };
}
