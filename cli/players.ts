import type { Player, Tournament } from '../src/model/types';
import type { Call } from './command';

/** A player by number or by name (capitals do not matter); complains if there is none. */
export function findPlayer(
  call: Call,
  { players }: Tournament,
  text: string,
  option: string,
): Player | undefined {
  const wanted = text.trim().toLowerCase();
  const found = players.find(
    ({ no, name }) => String(no) === wanted || name.toLowerCase() === wanted,
  );
  if (!found) call.complain('unknown-player', option, text);
  return found;
}
