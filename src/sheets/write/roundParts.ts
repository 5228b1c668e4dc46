import { RESULT_CODES } from '../../formats/results';
import { isOfTwoGames } from '../../model/matches/byeOfTwoGames';
import { sayPoints } from '../../model/points';
import type { Language, Outcome, Player, Tournament } from '../../model/types';
import { say } from '../plan/say';
import type { PairingSystem } from '../../systems/system';
import { rulesNote } from '../rulesNote';

/** What sheets of rounds have in common, whoever plays. */
export const ROUND_HEADER_ROW = 3;

/** Offered in the dropdown: what may stand in a row with two players. */
export const RESULT_CHOICES: readonly string[] = Object.entries(RESULT_CODES)
  .filter(([, result]) => result.black !== null)
  .map(([code]) => code);

/** The second line of the sheet: which of how many rounds, when and where. */
export const roundSubtitle = (
  tournament: Tournament,
  round: number,
  language: Language,
): string => {
  const { totalRounds, info, players, systemCode } = tournament;
  return [
    isOfTwoGames(systemCode)
      ? say(language, 'sheet.match-of', {
          match: Math.ceil(round / 2),
          matches: Math.ceil(totalRounds / 2),
          game: round % 2 === 1 ? 1 : 2,
        })
      : say(language, 'sheet.round-of', { round, rounds: totalRounds }),
    acceleratedBy(players, round, language),
    ...whenAndWhere({ info }, round),
    rulesNote(tournament, language),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** The day and hour of a round, and the place; '' where it is not said. */
export const whenAndWhere = ({ info }: Pick<Tournament, 'info'>, round: number): string[] => [
  info.roundDates[round - 1] ?? '',
  info.place,
];

/** C.04.7 1.5: points and virtual points together pair; the columns show the points alone. */
function acceleratedBy(players: readonly Player[], round: number, language: Language): string {
  const most = Math.max(0, ...players.map(({ virtualPoints }) => virtualPoints[round - 1] ?? 0));
  return most === 0 ? '' : say(language, 'sheet.accelerated', { points: sayPoints(most) });
}

/** Whoever the table of a system leaves free has a bye, whatever it is worth (C.05, Annex 1), and is not absent. */
export function byeWord(
  outcome: Outcome,
  system: Pick<PairingSystem, 'freeRoundIs'> | undefined,
): 'word.pairing-bye' | 'word.half-bye' | 'word.full-bye' | 'word.absent' {
  if (outcome === 'pairingBye' || outcome === system?.freeRoundIs) return 'word.pairing-bye';
  if (outcome === 'halfBye') return 'word.half-bye';
  return outcome === 'fullBye' ? 'word.full-bye' : 'word.absent';
}
