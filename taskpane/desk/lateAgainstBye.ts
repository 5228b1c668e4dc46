import { enterLate, type NewPlayer } from '../../src/model/handling';
import { unfinishedRound } from '../../src/model/tournament';
import type { Player, Tournament } from '../../src/model/types';
import { paired, propound } from './changes';
import type { Desk } from './desk';
import { refuse } from './roll';

/** Late entries come in round 2 or 3 (C.04.2.C.2); whoever plays round n enters in round n. */
const LAST_ENTRY_ROUND = 3;

/** The player with the bye of a round that is still being played; null: there is none. */
export function openBye(tournament: Tournament): { round: number; player: Player } | null {
  const { pairedRounds: round, players } = tournament;
  if (round === 0 || unfinishedRound(tournament) === null) return null;
  const player = players.find(({ entries }) => entries[round - 1].outcome === 'pairingBye');
  return player ? { round, player } : null;
}

/** A new player who plays at once whoever has the bye: entry and table in one change, judged first. */
export function proposeNewAgainstBye(
  desk: Desk,
  newcomer: NewPlayer,
  missed: 'zeroBye' | 'halfBye',
  evenLater: boolean,
): void {
  const { event } = desk.getState();
  const bye = event?.tournament ? openBye(event.tournament) : null;
  if (!event?.tournament || !bye) return desk.tell('error', { key: 'pane.no-such-change' });
  const { round } = bye;
  const handled = enterLate(event.tournament, newcomer, {
    missed,
    evenLater: evenLater || round <= LAST_ENTRY_ROUND,
  });
  if (!handled.ok) return refuse(desk, handled.problems);
  const { tournament: was, no } = handled;
  const moved = (old: number) => (old >= no ? old + 1 : old);
  // Everybody from his place on moves down by one.
  const numbers = new Map(
    event.tournament.players.filter((player) => player.no >= no).map((p) => [p.no, moved(p.no)]),
  );
  const opponent = moved(bye.player.no);
  propound(desk, {
    round,
    what: {
      key: 'pane.new-against-bye',
      article: 'C.04.2.C.2',
      args: { player: { players: [no] }, opponent: { players: [opponent] }, round },
    },
    was,
    after: paired(was, round, opponent, no),
    numbers,
  });
  if (desk.getState().proposal) desk.set({ view: 'changes', notice: null });
}
