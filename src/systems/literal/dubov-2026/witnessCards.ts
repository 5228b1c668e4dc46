import { withInitialColour } from '../../../model/rules/initialColour';
import { isPlayed } from '../../../model/outcomes';
import { coloursPlayed, opponentsMet, pairingScore } from '../../../model/tournament';
import { opposite, type Colour, type Player, type RoundToPair } from '../../../model/types';

/** What art. 1 says of a player, read a second time. */
export interface Card {
  readonly no: number;
  readonly score: number;
  readonly colours: readonly Colour[];
  readonly preference: Preference;
  readonly met: ReadonlySet<number>;
  readonly mayHaveBye: boolean;
  readonly games: number;
  readonly aro: number;
  readonly upfloats: number;
  readonly upfloatedLast: boolean;
}

interface Preference {
  readonly colour: Colour;
  readonly strength: 'absolute' | 'strong' | 'mild';
}

/** By score, then TPN. */
export function cardsOf(task: RoundToPair): Card[] {
  const { tournament, round, present } = task;
  const find = (no: number): Player => tournament.players.find((player) => player.no === no)!;
  const hasUpfloated = (player: Player, r: number): boolean => {
    const entry = player.entries[r - 1];
    if (r < 1 || entry.opponent === null || !isPlayed(entry.outcome)) return false;
    return pairingScore(tournament, find(entry.opponent), r) > pairingScore(tournament, player, r);
  };
  const { points } = tournament;
  return present
    .map((no): Card => {
      const player = find(no);
      const colours = coloursPlayed(player);
      const ratings = player.entries.flatMap(({ opponent, outcome }) =>
        opponent !== null && isPlayed(outcome) ? [find(opponent).rating] : [],
      );
      const rounds = player.entries.map((_, index) => index + 1);
      return {
        no,
        score: pairingScore(tournament, player, round),
        colours,
        preference: preferenceOf(colours),
        met: opponentsMet(player),
        // [C2]: a bye, or a win's points in one round without playing.
        mayHaveBye: !player.entries.some(
          ({ outcome }, index) =>
            outcome === 'pairingBye' ||
            (!isPlayed(outcome) &&
              outcome !== 'pending' &&
              points[outcome] + (player.extraPoints?.[index] ?? 0) >= points.win),
        ),
        games: ratings.length,
        aro: averageOf(ratings),
        upfloats: rounds.filter((r) => hasUpfloated(player, r)).length,
        upfloatedLast: hasUpfloated(player, round - 1),
      };
    })
    .sort((a, b) => b.score - a.score || a.no - b.no);
}

/** 1.7: to the nearest whole number, a half upwards; 0 without a game. */
function averageOf(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const whole = Math.floor(sum / ratings.length);
  return 2 * (sum - whole * ratings.length) >= ratings.length ? whole + 1 : whole;
}

/** 1.5, 1.6 */
function preferenceOf(colours: readonly Colour[]): Preference {
  if (colours.length === 0) return { colour: 'black', strength: 'mild' };
  const whites = colours.filter((colour) => colour === 'white').length;
  const difference = 2 * whites - colours.length;
  const [last, before] = [colours[colours.length - 1], colours[colours.length - 2]];
  if (difference > 1) return { colour: 'black', strength: 'absolute' };
  if (difference < -1) return { colour: 'white', strength: 'absolute' };
  if (last === before) return { colour: opposite(last), strength: 'absolute' };
  if (difference === 1) return { colour: 'black', strength: 'strong' };
  if (difference === -1) return { colour: 'white', strength: 'strong' };
  return { colour: opposite(last), strength: 'mild' };
}

/** 3.1.1 and 3.1.3–3.1.5: who may have the bye, the first choice first. */
export const byeOrder = (cards: readonly Card[]): Card[] =>
  cards
    .filter(({ mayHaveBye }) => mayHaveBye)
    .sort((a, b) => a.score - b.score || b.games - a.games || b.no - a.no);

const STRENGTHS = ['mild', 'strong', 'absolute'];

/** 5.2.1–5.2.5 */
export function coloursOf(a: Card, b: Card, task: RoundToPair): { white: number; black: number } {
  const [higher, lower] =
    a.score > b.score || (a.score === b.score && a.no < b.no) ? [a, b] : [b, a];
  const give = (colour: Colour) =>
    colour === 'white'
      ? { white: higher.no, black: lower.no }
      : { white: lower.no, black: higher.no };
  if (higher.games === 0 && lower.games === 0) {
    const initial = withInitialColour(task.tournament).initialColour ?? 'white';
    return give(hasOddNumber(higher.no, task) ? initial : opposite(initial));
  }
  const [one, two] = [higher.preference, lower.preference];
  if (one.colour !== two.colour) return give(one.colour);
  const stronger = STRENGTHS.indexOf(one.strength) - STRENGTHS.indexOf(two.strength);
  if (stronger !== 0) return give(stronger > 0 ? one.colour : opposite(one.colour));
  for (let ago = 1; ago <= Math.min(higher.colours.length, lower.colours.length); ago++) {
    const mine = higher.colours[higher.colours.length - ago];
    if (mine !== lower.colours[lower.colours.length - ago]) return give(opposite(mine));
  }
  return give(one.colour);
}

/** Numbers count among those who have been taken into a pairing so far. */
function hasOddNumber(no: number, { tournament, present }: RoundToPair): boolean {
  const numbered = tournament.players.filter(
    (player) =>
      present.includes(player.no) ||
      player.entries.some(({ opponent, outcome }) => opponent !== null || outcome === 'pairingBye'),
  );
  return numbered.findIndex((player) => player.no === no) % 2 === 0;
}
