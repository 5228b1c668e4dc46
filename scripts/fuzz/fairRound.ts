import { areForbidden, opponentsMet } from '../../src/model/tournament';
import type { RoundToPair, Tournament } from '../../src/model/types';
import { pairByRank } from '../../src/systems/audit/byRank';
import type { PairingResult, PairingSystem } from '../../src/systems/system';
import { taskToPair } from './events';
import { problemsSaidWell, reasonsSaidWell } from './saidWell';

/** Larger fields are timed in bench/, not here. */
const MOST_PLAYERS = 80;

/** The next round of an event is paired by the rules or refused with reasons; null: so it is. */
export function nextRoundIsFair(tournament: Tournament, system: PairingSystem): string | null {
  if (tournament.players.length > MOST_PLAYERS) return null;
  const next = tournament.pairedRounds + 1;
  // The second game of a match has the pairs of the first.
  if (system.followsFrom?.(tournament, next)) return null;
  const task = taskToPair(system, tournament, next);
  if (!task.ok) return problemsSaidWell(task.problems);
  return isFair(task.value, system, pairByRank(system, task.value));
}

/** What every system promises of a round, asked without its own help where that can be. */
export function isFair(
  task: RoundToPair,
  system: PairingSystem,
  result: PairingResult,
): string | null {
  if (!result.ok) {
    const { reasons, cures } = result.refusal;
    if (reasons.length === 0) return `${system.id} refuses without a reason`;
    return reasonsSaidWell([...reasons, ...cures]);
  }
  const { pairs, bye } = result;
  const seated = [...pairs.flatMap(({ white, black }) => [white, black]), ...(bye ? [bye] : [])];
  const wanted = [...task.present].sort((a, b) => a - b).join();
  if (seated.sort((a, b) => a - b).join() !== wanted)
    return `${system.id}: not everybody once: ${seated.join()} instead of ${wanted}`;
  if ((bye !== null) !== (task.present.length % 2 === 1)) return `${system.id}: bye ${bye}`;
  for (const { white, black } of pairs) {
    const player = task.tournament.players.find(({ no }) => no === white)!;
    if (opponentsMet(player).has(black)) return `${system.id}: ${white} and ${black} again`;
    if (areForbidden(task.tournament, white, black, task.round))
      return `${system.id}: ${white} and ${black} are kept apart`;
  }
  if (bye !== null && system.byeBar(task, bye)) return `${system.id}: ${bye} may not have the bye`;
  const broken = system.legality(task, { pairs, bye });
  return broken.length > 0 ? `${system.id}: ${broken.map(({ key }) => key).join()}` : null;
}
