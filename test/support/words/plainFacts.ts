import { isPlayed } from '../../../src/model/outcomes';
import { pairingScore, playerByNo } from '../../../src/model/tournament';
import type { Colour, Outcome, Player, PlayerNo, RoundToPair } from '../../../src/model/types';

/** What the rulings say of a player, read from his entries alone: it shares no code with the engines. */
export interface PlainFacts {
  readonly no: PlayerNo;
  readonly score: number;
  readonly colours: readonly Colour[];
  /** Games with white minus games with black. */
  readonly difference: number;
  readonly wish: { readonly colour: Colour | null; readonly strength: Strength };
  /** Floats of the previous round and of the one before. */
  readonly floats: readonly [Float, Float];
  readonly met: ReadonlySet<PlayerNo>;
  /** Last round, more than half of what could be scored. */
  readonly isTop: boolean;
  readonly outcomes: readonly Outcome[];
}
type Strength = 'none' | 'mild' | 'strong' | 'absolute';
type Float = 'down' | 'up' | null;

/** How an edition takes what was not played, and its leaders in the last round. */
export interface PlainRules {
  readonly floatsDown: (outcome: Outcome) => boolean;
  /** French text, ruling 5: whoever has more than half in the last round has no absolute preference. */
  readonly freesLeaders?: boolean;
}

const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

export function plainFacts(task: RoundToPair, rules: PlainRules): Map<PlayerNo, PlainFacts> {
  const { tournament, round, present } = task;
  const byNo = playerByNo(tournament);
  const before = (player: Player, at: number) => pairingScore(tournament, player, at);
  const floatIn = (player: Player, at: number): Float => {
    const entry = player.entries[at - 1];
    if (!entry) return null;
    if (!isPlayed(entry.outcome) || entry.opponent === null)
      return rules.floatsDown(entry.outcome) ? 'down' : null;
    const gap = before(player, at) - before(byNo.get(entry.opponent)!, at);
    return gap === 0 ? null : gap > 0 ? 'down' : 'up';
  };
  return new Map(
    present.map((no) => {
      const player = byNo.get(no)!;
      const games = player.entries.filter(({ outcome }) => isPlayed(outcome));
      const colours = games.map(({ colour }) => colour!);
      const difference = 2 * colours.filter((colour) => colour === 'white').length - colours.length;
      const score = before(player, round);
      const isTop =
        round > 1 &&
        round === tournament.totalRounds &&
        2 * score > tournament.points.win * (round - 1);
      const facts: PlainFacts = {
        no,
        score,
        colours,
        difference,
        wish: wishOf(colours, difference, isTop && rules.freesLeaders === true),
        floats: [floatIn(player, round - 1), floatIn(player, round - 2)],
        met: new Set(games.map(({ opponent }) => opponent!)),
        isTop,
        outcomes: player.entries.map(({ outcome }) => outcome),
      };
      return [no, facts];
    }),
  );
}

/** Beyond ±1, or twice running: absolute. ±1: strong. Even: mild, the other colour than last. */
function wishOf(
  colours: readonly Colour[],
  difference: number,
  isFreed: boolean,
): PlainFacts['wish'] {
  const last = colours.at(-1);
  if (last === undefined) return { colour: null, strength: 'none' };
  const lacking: Colour = difference > 0 ? 'black' : 'white';
  if (!isFreed && Math.abs(difference) > 1) return { colour: lacking, strength: 'absolute' };
  if (!isFreed && colours.at(-2) === last) return { colour: other(last), strength: 'absolute' };
  if (difference !== 0) return { colour: lacking, strength: 'strong' };
  return { colour: other(last), strength: 'mild' };
}

export const wantTheSame = (a: PlainFacts, b: PlainFacts): boolean =>
  a.wish.colour !== null && a.wish.colour === b.wish.colour;

/** Both at least strongly. */
export const wantItFirmly = (a: PlainFacts, b: PlainFacts): boolean =>
  wantTheSame(a, b) && a.wish.strength !== 'mild' && b.wish.strength !== 'mild';
