import { lastPairedRound } from '../../model/checks/rounds';
import { warning, type Problem } from '../../model/problems';
import type { RawEntry, RawPlayer } from '../../model/raw';
import type { Outcome, PointSystem } from '../../model/types';

/**
 * Files from before TRF16 write every round without a game as a bare `-`, whatever it was worth.
 * Only the points of the player tell that they had half a point for it, so they are believed there,
 * and every bye that was found so is told. Files that know `H F U Z` mean a `-` as it stands.
 */
export function settleBareByes(
  players: readonly RawPlayer[],
  points: PointSystem,
  problems: Problem[],
): readonly RawPlayer[] {
  if (players.some(({ entries }) => entries.some(namesItsBye))) return players;
  const paired = lastPairedRound(players);
  return players.map((player) => settlePlayer(player, points, paired, problems));
}

const namesItsBye = (entry: RawEntry | undefined): boolean =>
  entry?.opponent === null && /[HFUZ]\s*$/i.test(entry.text);

const isBare = (entry: RawEntry | undefined): boolean =>
  entry?.opponent === null && entry.outcome === 'zeroBye';

function settlePlayer(
  player: RawPlayer,
  points: PointSystem,
  paired: number,
  problems: Problem[],
): RawPlayer {
  const { claimedPoints, entries } = player;
  const played = entries.slice(0, paired);
  const bare = played.filter(isBare).length;
  if (!claimedPoints || bare === 0 || points.halfBye === 0) return player;
  const earned = Array.from({ length: paired }, (_, r) => points[played[r]?.outcome ?? 'absent']);
  const missing = claimedPoints.value - earned.reduce((sum, value) => sum + value, 0);
  const worth = worthOf(missing, bare, points);
  if (!worth) return player;
  let left = worth.count;
  const settled = entries.map((entry, index) => {
    if (!entry || index >= paired || left === 0 || !isBare(entry)) return entry;
    left--;
    problems.push(
      warning('bye-by-points', entry.place, entry.text.trim(), {
        player: player.no.value,
        round: index + 1,
        worth: points[worth.bye] / 2,
      }),
    );
    return { ...entry, outcome: worth.bye };
  });
  return { ...player, entries: settled };
}

/** Half points for as many of the bare byes as the points ask for; or a full point for each of them. */
function worthOf(
  missing: number,
  bare: number,
  points: PointSystem,
): { readonly bye: Outcome & ('halfBye' | 'fullBye'); readonly count: number } | null {
  const halves = missing / (points.halfBye - points.zeroBye);
  if (Number.isInteger(halves) && halves >= 1 && halves <= bare)
    return { bye: 'halfBye', count: halves };
  if (missing > 0 && missing === bare * (points.fullBye - points.zeroBye))
    return { bye: 'fullBye', count: bare };
  return null;
}
