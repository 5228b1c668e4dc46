import { DEFAULT_REQUEST, generateTournament, type GenerateRequest } from '../../generate/generate';
import { streamOf } from '../../generate/random';
import type { Tournament } from '../../model/types';
import { plantName } from '../samples/events';
import type { PairingSystem } from '../../systems/system';

/** After so many events that do not fit the search is given up, and says so. */
const MOST_EVENTS = 4000;

/** Tries random events until one fits; the same seed tries the same ones. */
export function search<T>(
  seed: number,
  name: string,
  attempt: (eventSeed: number) => T | null,
): T | null {
  const seeds = streamOf(seed, name);
  for (let n = 0; n < MOST_EVENTS; n++) {
    const found = attempt(seeds.integer(1, 0x7fffffff));
    if (found !== null) return found;
  }
  return null;
}

/** A small random event, all rounds paired by the system; null: it ran into a dead end. */
export function smallEvent(
  wishes: Pick<GenerateRequest, 'players' | 'rounds' | 'seed'> & Partial<GenerateRequest>,
  system: PairingSystem,
): Tournament | null {
  const made = generateTournament({ ...DEFAULT_REQUEST, ...wishes }, system);
  if (!made.ok) return null;
  const { tournament } = made;
  return {
    ...tournament,
    info: { ...tournament.info, name: '' },
    players: tournament.players.map((player, index) => ({ ...player, name: plantName(index) })),
  };
}
