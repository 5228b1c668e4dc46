import { plainWord } from '../../formats/tidy';
import type { Player } from '../../model/types';
import { findPlayer } from './players';

/** Who is meant while somebody types: everybody for nothing, one for a number, else all whose name has it. */
export function playersFitting<P extends Pick<Player, 'no' | 'name'>>(
  players: readonly P[],
  typed: string,
): readonly P[] {
  if (plainWord(typed) === '') return players;
  const found = findPlayer(players, typed);
  return found.ok ? [found.player] : found.fitting;
}
