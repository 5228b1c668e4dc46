import { PICTURE_COLOURS } from '../../explain/pictureTable';
import type { Reason } from '../../explain/reason';
import { isPlayed } from '../../model/outcomes';
import { areForbidden, playerByNo } from '../../model/tournament';
import type { PlayerNo } from '../../model/types';
import { onePlayer, type Asked } from './answersAsked';

/** What keeps two players apart whatever else happens, as everybody understands it; null: nothing. */
export function obstacle(
  { system, task }: Asked,
  player: PlayerNo,
  opponent: PlayerNo,
): Reason | null {
  const { tournament, round } = task;
  const byNo = playerByNo(tournament);
  const [a, b] = [byNo.get(player)!, byNo.get(opponent)!];
  const args = { player: onePlayer(player), opponent: onePlayer(opponent) };
  const met = a.entries.findIndex(
    (entry) => entry.opponent === opponent && isPlayed(entry.outcome),
  );
  if (system.kind !== 'swiss') return null;
  if (met >= 0) return { key: 'answers.met', args: { ...args, round: met + 1 } };
  if (areForbidden(tournament, player, opponent, round)) return { key: 'answers.kept-apart', args };
  // The system itself has the last word: its exceptions (topscorers) are not to be guessed at.
  const illegal = system.legality(task, { pairs: [{ white: player, black: opponent }], bye: null });
  const other = system.legality(task, { pairs: [{ white: opponent, black: player }], bye: null });
  const [own, theirs] = [a, b].map((each) => system.colourPreference(tournament, each));
  if (illegal.length === 0 || other.length === 0) return null;
  if (own.colour === null || own.colour !== theirs.colour) return null;
  if (own.strength !== 'absolute' || theirs.strength !== 'absolute') return null;
  return {
    key: 'answers.same-colour',
    args: { ...args, colour: { reason: { key: PICTURE_COLOURS[own.colour] } } },
  };
}
