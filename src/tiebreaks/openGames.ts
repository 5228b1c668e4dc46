import type { Reason } from '../explain/reason';
import type { PlayerNo, Tournament } from '../model/types';

interface OpenGame {
  readonly round: number;
  readonly players: readonly [PlayerNo, PlayerNo];
}

/** Each game once, whether the source names colours or not. */
const gamesThatAre = (outcome: 'pending' | 'adjourned', { players }: Tournament): OpenGame[] =>
  players.flatMap(({ no, entries }) =>
    entries.flatMap((entry, index): OpenGame[] => {
      const { opponent, colour } = entry;
      if (entry.outcome !== outcome || opponent === null || no > opponent) return [];
      const pair = colour === 'black' ? ([opponent, no] as const) : ([no, opponent] as const);
      return [{ round: index + 1, players: pair }];
    }),
  );

/** Why standings and values are not final: a round is running, or games were postponed. */
export function notFinal(tournament: Tournament, article?: string): Reason[] {
  const running = gamesThatAre('pending', tournament);
  const postponed = gamesThatAre('adjourned', tournament);
  const reasons: Reason[] = [];
  if (running.length > 0)
    reasons.push({
      key: 'tiebreaks.warning.running',
      article,
      args: { round: running[0].round, count: running.length },
    });
  if (postponed.length > 0) {
    const games = postponed.map(({ round, players }) => `${players.join('-')} (${round})`);
    reasons.push({
      key: 'tiebreaks.warning.postponed',
      article,
      args: { count: postponed.length, games: games.join(', ') },
    });
  }
  return reasons;
}

/** Whether a warning of a list says only that it is not final. */
export const saysNotFinal = ({ key }: Reason): boolean =>
  key === 'tiebreaks.warning.running' || key === 'tiebreaks.warning.postponed';
