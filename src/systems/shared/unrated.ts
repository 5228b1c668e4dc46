import { isPlayed } from '../../model/outcomes';
import { playerByNo } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';

/** Players without a rating among those to be paired and all whom they have met over the board. */
export function unratedPlayers({ tournament, present }: RoundToPair): PlayerNo[] {
  const byNo = playerByNo(tournament);
  const needed = new Set<PlayerNo>(present);
  for (const no of present)
    for (const { opponent, outcome } of byNo.get(no)!.entries)
      if (opponent !== null && isPlayed(outcome)) needed.add(opponent);
  return [...needed].filter((no) => byNo.get(no)!.rating <= 0).sort((a, b) => a - b);
}
