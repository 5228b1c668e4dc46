import { findPlayer as find, labelOf } from '../src/event/open/players';
import type { Player, Tournament } from '../src/model/types';
import type { Call } from './command';

/** A player by number or name, as everywhere; complains if there is none, or more than one. */
export function playerOrComplaint(
  call: Call,
  { players }: Tournament,
  text: string,
  option: string,
): Player | undefined {
  const found = find(players, text);
  if (found.ok) return found.player;
  const fitting = found.fitting.slice(0, 5).map(labelOf).join(', ');
  if (fitting === '') call.complain('unknown-player', option, text);
  else call.complain('player-not-unique', option, text, { players: fitting });
  return undefined;
}
