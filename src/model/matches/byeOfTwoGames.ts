import type { HalfPoints, Outcome } from '../types';
import type { RawTournament } from '../raw';

/** Whether two rounds of the file are one match (C.04.5), by the code of its system. */
export const isOfTwoGames = (systemCode = ''): boolean => /DOUBLESWISS/i.test(systemCode);

/**
 * C.04.5: the bye is worth a win and a draw, unless the file says what it gives (162 P). A file has it
 * in both rounds of the match, each of which gives a win, so the second gives a draw less.
 */
export function byeOfTwoGames(
  { systemCode, pointPlaces }: Pick<RawTournament, 'systemCode' | 'pointPlaces'>,
  outcomes: readonly Outcome[],
  { win, draw }: Readonly<Record<'win' | 'draw', HalfPoints>>,
): readonly HalfPoints[] {
  if (!isOfTwoGames(systemCode) || pointPlaces?.pairingBye) return [];
  return outcomes.map((outcome, index) =>
    index % 2 === 1 && outcome === 'pairingBye' ? draw - win : 0,
  );
}
