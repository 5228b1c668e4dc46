import type { TeamPlay } from '../../../model/types';

/**
 * Whether the numbers of 240 to 299 are those of teams: the code of the system says so, or, where
 * there is none, records that only an event of teams has.
 */
export function isTeamEvent(
  systemCode: string | undefined,
  play: Pick<TeamPlay, 'boardColours' | 'matchPoints' | 'pairingByes'> = {},
): boolean {
  if (systemCode) return /TEAM|SCHILLER|SCHEVENINGEN/.test(systemCode);
  return Boolean(play.boardColours ?? play.matchPoints ?? play.pairingByes);
}
