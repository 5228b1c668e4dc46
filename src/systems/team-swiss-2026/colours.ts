import { opposite, type Colour } from '../../model/types';
import { latestDifference } from '../shared/latestDifference';
import { byNumber } from '../matches/colours';
import type { ColourGiven } from '../matches/edition';
import type { Competitor, Field } from '../matches/field';
import type { WordKey } from '../../words';

/** The rules of 4.3 by their numbers. */
const RULES = {
  '4.3.1': 'teamSwiss.rule.4.3.1',
  '4.3.2': 'teamSwiss.rule.4.3.2',
  '4.3.3': 'teamSwiss.rule.4.3.3',
  '4.3.4': 'teamSwiss.rule.4.3.4',
  '4.3.5': 'teamSwiss.rule.4.3.5',
  '4.3.6': 'teamSwiss.rule.4.3.6',
  '4.3.7': 'teamSwiss.rule.4.3.7',
  '4.3.8': 'teamSwiss.rule.4.3.8',
  '4.3.9': 'teamSwiss.rule.4.3.9',
} as const satisfies Record<string, WordKey>;

const by = (article: keyof typeof RULES, colour: Colour): ColourGiven => ({
  colour,
  article,
  key: RULES[article],
});

const difference = ({ colours }: Competitor): number =>
  colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);

/** 4.3: the colour of the first team, by the first rule that tells. */
export function colourOfFirst(field: Field, first: Competitor, second: Competitor): ColourGiven {
  if (first.colours.length === 0 && second.colours.length === 0)
    return by('4.3.1', byNumber(field, first));
  const [own, other] = [first.wish, second.wish];
  if (own.colour && !other.colour) return by('4.3.2', own.colour);
  if (other.colour && !own.colour) return by('4.3.2', opposite(other.colour));
  if (own.colour && other.colour) {
    if (own.colour !== other.colour) return by('4.3.3', own.colour);
    if (own.strength !== other.strength)
      return by('4.3.4', own.strength === 'strong' ? own.colour : opposite(own.colour));
  }
  const [mine, theirs] = [difference(first), difference(second)];
  if (mine !== theirs) return by('4.3.5', mine < theirs ? 'white' : 'black');
  const past = latestDifference(first.colours, second.colours);
  if (past) return by('4.3.6', opposite(past));
  if (own.colour) return by('4.3.7', own.colour);
  const last = first.colours.at(-1);
  if (last) return by('4.3.8', opposite(last));
  return by('4.3.9', second.colours.at(-1)!);
}
