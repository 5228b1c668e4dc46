import { isTeamBook } from '../model/matches/teamEvent';
import type { Reason } from '../explain/reason';
import type { PlayerNo, RequestedBye, Tournament } from '../model/types';
import { HANDLING_2016, type HandlingRules } from './rules';
import { playerNumbered, refused, unknownPlayer, withPlayer, type Handled } from './handled';

/** A player who withdraws is no longer paired (C.04.2.D.3). */
export const withdraw = (
  tournament: Tournament,
  no: PlayerNo,
  { articles }: HandlingRules = HANDLING_2016,
): Handled =>
  setWithdrawn(tournament, no, true, { key: 'handling.withdrawn', article: articles.withdrawal });

/** A player whom a decision puts out of the event: paired no more, and without a place in the standings. */
export function expel(tournament: Tournament, no: PlayerNo): Handled {
  const handled = setWithdrawn(tournament, no, true, { key: 'handling.expelled' });
  if (!handled.ok) return handled;
  const out = withPlayer(handled.tournament, no, (player) => ({ ...player, expelled: true }));
  return { ...handled, tournament: out };
}

/** Takes a withdrawal back, e.g. after an explanation that the arbiter accepts (D.2). */
export const reinstate = (
  tournament: Tournament,
  no: PlayerNo,
  { articles }: HandlingRules = HANDLING_2016,
): Handled =>
  setWithdrawn(tournament, no, false, { key: 'handling.reinstated', article: articles.return });

function setWithdrawn(
  tournament: Tournament,
  no: PlayerNo,
  withdrawn: boolean,
  reason: Reason,
): Handled {
  if (!playerNumbered(tournament, no)) return unknownPlayer(no);
  return {
    ok: true,
    tournament: withPlayer(tournament, no, (player) => ({
      ...player,
      expelled: undefined,
      withdrawn,
    })),
    reasons: [{ ...reason, args: { player: { players: [no] } } }],
  };
}

/** A round asked off in advance: not paired, and no points unless the rules of the tournament give some (D.4). */
export function announceAbsence(
  tournament: Tournament,
  no: PlayerNo,
  round: number,
  kind: RequestedBye = 'zeroBye',
  { articles }: HandlingRules = HANDLING_2016,
): Handled {
  if (!playerNumbered(tournament, no)) return unknownPlayer(no);
  if (!Number.isInteger(round) || round < 1 || round > tournament.totalRounds)
    return refused('no-such-round', 'round', String(round));
  if (round <= tournament.pairedRounds)
    return refused('round-already-paired', 'round', String(round));
  return {
    ok: true,
    tournament: withPlayer(tournament, no, (player) => ({
      ...player,
      requestedByes: new Map(player.requestedByes).set(round, kind),
    })),
    reasons: [
      {
        key: 'handling.absence',
        article: articles.absence,
        args: {
          player: { players: [no] },
          round,
          points: { points: tournament.points[kind] },
        },
      },
    ],
  };
}

/**
 * Players who lost the last paired round by forfeit and have not withdrawn: without an explanation
 * that the arbiter accepts they count as withdrawn (C.04.2.D.2). In an event of teams a player may miss a board.
 */
export function noShows(tournament: Tournament): PlayerNo[] {
  if (isTeamBook(tournament)) return [];
  const { players, pairedRounds } = tournament;
  return players
    .filter(
      ({ withdrawn, entries }) =>
        !withdrawn && entries[pairedRounds - 1]?.outcome === 'forfeitLoss',
    )
    .map(({ no }) => no);
}
