import { opposite, type Colour } from '../../model/types';
import { latestDifference } from '../shared/latestDifference';
import { byNumber } from '../matches/colours';
import type { ColourGiven } from '../matches/edition';
import type { Competitor, Field } from '../matches/field';
import type { WordKey } from '../../words';

/** The rules of 4.3 by their numbers. */
const RULES = {
  '4.3.1': 'doubleSwiss.rule.4.3.1',
  '4.3.2': 'doubleSwiss.rule.4.3.2',
  '4.3.3': 'doubleSwiss.rule.4.3.3',
  '4.3.4': 'doubleSwiss.rule.4.3.4',
  '4.3.5': 'doubleSwiss.rule.4.3.5',
} as const satisfies Record<string, WordKey>;

const by = (article: keyof typeof RULES, colour: Colour): ColourGiven => ({
  colour,
  article,
  key: RULES[article],
});

const whites = ({ colours }: Competitor): number =>
  colours.filter((colour) => colour === 'white').length;

/** 4.3: the colour of the higher ranked in the first game, by the first rule that tells. */
export function colourOfFirst(field: Field, first: Competitor, second: Competitor): ColourGiven {
  if (first.colours.length === 0 && second.colours.length === 0)
    return by('4.3.1', byNumber(field, first));
  const [mine, theirs] = [whites(first), whites(second)];
  if (mine !== theirs) return by('4.3.2', mine < theirs ? 'white' : 'black');
  const past = latestDifference(first.colours, second.colours);
  if (past) return by('4.3.3', opposite(past));
  const last = first.colours.at(-1);
  if (last) return by('4.3.4', opposite(last));
  return by('4.3.5', second.colours.at(-1)!);
}
