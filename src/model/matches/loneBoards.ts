import type { Entry, Outcome, Tournament } from '../types';

/** What a player has at a board of a match at which nobody faced them. */
const AS_BYE: Readonly<Partial<Record<Outcome, Outcome>>> = {
  forfeitWin: 'fullBye',
  forfeitLoss: 'zeroBye',
  pending: 'zeroBye',
};

const isLoneBoard = ({ opponent, outcome }: Entry): boolean =>
  opponent === null && outcome in AS_BYE;

export const hasLoneBoards = ({ players }: Tournament): boolean =>
  players.some(({ entries }) => entries.some(isLoneBoard));

/**
 * The event for a table of players, which knows no board without an opponent: one that was won stands
 * there as a full-point bye, any other as an absence. Points stay as they are.
 */
export function loneBoardsAsByes(tournament: Tournament): Tournament {
  if (!hasLoneBoards(tournament)) return tournament;
  const settle = (entry: Entry): Entry =>
    isLoneBoard(entry) ? { ...entry, outcome: AS_BYE[entry.outcome]! } : entry;
  return {
    ...tournament,
    players: tournament.players.map((player) => ({
      ...player,
      entries: player.entries.map(settle),
    })),
  };
}
