import type { Entry, PlayerNo, Team, TeamPlay } from '../types';

/**
 * Whether a record 300 can be what was played: everybody once, nobody of another team, and nobody of the team
 * left out who has an opponent in that round. Where it cannot, the games say who sat at which board.
 */
export function lineUpFits(
  { players }: Pick<TeamPlay['lineUps'][number], 'players'>,
  team: Team,
  entryOf: (no: PlayerNo) => Pick<Entry, 'opponent'> | undefined,
): boolean {
  const seated = players.filter((no) => no !== 0);
  const known = new Set(seated);
  if (known.size < seated.length) return false;
  if (!seated.every((no) => team.players.includes(no))) return false;
  const hasPlayed = (no: PlayerNo) => (entryOf(no)?.opponent ?? null) !== null;
  return team.players.every((no) => known.has(no) || !hasPlayed(no));
}
