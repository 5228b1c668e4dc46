import { isPlayed } from '../../model/outcomes';
import { forbiddenIn, opponentsMet, playerByNo } from '../../model/tournament';
import type { Colour, PlayerNo, RoundToPair } from '../../model/types';
import type { PairingSystem } from '../system';

/** What keeps two players apart whatever else happens. */
export type Obstacle =
  | { readonly kind: 'met' }
  | { readonly kind: 'keptApart' }
  | { readonly kind: 'colour'; readonly colour: Colour };

/** Null: nothing forbids the two to meet. */
export type Obstacles = (a: PlayerNo, b: PlayerNo) => Obstacle | null;

/**
 * Who may not meet whom in a round, from the event itself: a game that was played, the arbiter's list,
 * colours. Looked up once, asked as often as there are pairs.
 */
export function obstaclesOf(system: PairingSystem, task: RoundToPair): Obstacles {
  const { tournament, round } = task;
  const byNo = playerByNo(tournament);
  const isApart = forbiddenIn(tournament, round);
  const met = remembered((no: PlayerNo) => opponentsMet(byNo.get(no)!));
  const wish = remembered((no: PlayerNo) => system.colourPreference(tournament, byNo.get(no)!));
  const isLegal = (white: PlayerNo, black: PlayerNo) =>
    system.legality(task, { pairs: [{ white, black }], bye: null }).length === 0;
  return (a, b) => {
    if (met(a).has(b)) return { kind: 'met' };
    if (isApart(a, b)) return { kind: 'keptApart' };
    const [own, theirs] = [wish(a), wish(b)];
    if (own.colour === null || own.colour !== theirs.colour) return null;
    if (own.strength !== 'absolute' || theirs.strength !== 'absolute') return null;
    // The system itself has the last word: its exceptions (topscorers) are not to be guessed at.
    return isLegal(a, b) || isLegal(b, a) ? null : { kind: 'colour', colour: own.colour };
  };
}

/** The round in which two players met; null: they have not. */
export function metIn({ tournament }: RoundToPair, a: PlayerNo, b: PlayerNo): number | null {
  const at = playerByNo(tournament)
    .get(a)!
    .entries.findIndex(({ opponent, outcome }) => opponent === b && isPlayed(outcome));
  return at < 0 ? null : at + 1;
}

function remembered<T>(find: (no: PlayerNo) => T): (no: PlayerNo) => T {
  const known = new Map<PlayerNo, T>();
  return (no) => {
    let found = known.get(no);
    if (found === undefined) known.set(no, (found = find(no)));
    return found;
  };
}
