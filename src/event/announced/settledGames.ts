import type { Tournament } from '../../model/types';
import { roundLines } from '../../model/rounds/round';
import type { StoredEvent } from '../../sheets/stored/event/storedEvent';
import type { CheckedEvent } from '../open/openEvent';
import { withAdjournment } from './noteDeparture';

/** Adjourned games that were decided since, their results typed into the sheets. */
export function withSettledGames(
  { read, tournament }: CheckedEvent,
  stored: StoredEvent,
): StoredEvent {
  let noted = stored;
  for (const [round, lines] of read.record ?? []) {
    const adjourned = lines.filter(({ whiteOutcome }) => whiteOutcome === 'adjourned');
    for (const { white, black } of adjourned) {
      const line = lineOf(tournament, round, white);
      if (line && line.black === black) noted = withAdjournment(noted, round, line);
    }
  }
  return noted;
}

const lineOf = (tournament: Tournament, round: number, white: number) =>
  round <= tournament.pairedRounds
    ? roundLines(tournament, round).find((line) => line.white === white)
    : undefined;
