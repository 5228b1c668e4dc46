import { drawDraft } from '../../src/generate/draft';
import { playDraft } from '../../src/generate/randomEvent';
import type { Random } from '../../src/generate/random';
import type { Tournament } from '../../src/model/types';
import { SYSTEMS } from '../../src/systems';
import type { PairingSystem } from '../../src/systems/system';
import { pick } from './nasty';

export const SWISS_SYSTEMS = SYSTEMS.filter(({ kind }) => kind === 'swiss');

export interface PlayedEvent {
  readonly system: PairingSystem;
  readonly tournament: Tournament;
}

/** A small event of every kind of thing that happens, as it stands after its last pairable round. */
export function playedEvent(
  random: Random,
  players: readonly [number, number] = [4, 14],
  system: PairingSystem = pick(random, SWISS_SYSTEMS),
): PlayedEvent {
  const draft = drawDraft(
    {
      players,
      features: {},
      unset: 'random',
      tieBreakPool: ['BH', 'SB', 'PS'],
      mayAccelerate: system.trfCodeFor !== undefined,
    },
    random.integer(1, 2 ** 31),
  );
  const { tournament } = playDraft(draft, system);
  // Half of them are still going on: there is a round to pair.
  const more = random.happens(0.5) ? random.integer(1, 3) : 0;
  const totalRounds = Math.max(tournament.totalRounds, tournament.pairedRounds + more);
  return { system, tournament: { ...tournament, totalRounds } };
}
