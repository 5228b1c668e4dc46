import { drawDraft } from '../../src/generate/draft';
import { playMatches } from '../../src/generate/matchEvent';
import { playDraft } from '../../src/generate/randomEvent';
import type { Random } from '../../src/generate/random';
import type { Checked } from '../../src/model/problems';
import { taskFor } from '../../src/model/taskFor';
import type { RoundToPair, Tournament } from '../../src/model/types';
import { SYSTEMS } from '../../src/systems';
import { taskOfPairing } from '../../src/systems/competition';
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
      mayAccelerate: system.trfCodes.length > 0,
    },
    random.integer(1, 2 ** 31),
  );
  const { tournament } = (system.competitors ? playMatches : playDraft)(draft, system);
  // Half of them are still going on: there is a round to pair. Virtual points go by the number of rounds, which stays.
  const isLonger = random.happens(0.5) && !tournament.acceleration;
  const more = isLonger ? random.integer(1, 3) * gamesOf(system) : 0;
  const totalRounds = Math.max(tournament.totalRounds, tournament.pairedRounds + more);
  return { system, tournament: { ...tournament, totalRounds } };
}

/** How many rounds of the event are one that the system pairs. */
export const gamesOf = ({ roundOfPairing }: PairingSystem): number => (roundOfPairing ? 2 : 1);

/** The round as the system pairs it: of teams, and where two games are a match, that match. */
export function taskToPair(
  system: PairingSystem,
  tournament: Tournament,
  round: number,
): Checked<RoundToPair> {
  if (!system.competitors) return taskFor(tournament, round);
  return taskOfPairing(system, tournament, round);
}
