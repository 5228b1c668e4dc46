import type { PlayerNo } from '../../model/types';
import type { Field } from '../field';
import { roundedMean, undefinedFor } from '../result';
import type { Part, TieBreak } from '../types';
import { buchholz } from './opponents';
import type { C07Rules } from './rules';

/**
 * 8.2: the mean Buchholz (modifier F: Fore Buchholz) of the opponents met over the board, to two
 * decimals.
 */
export const averageOfBuchholz = (rules: C07Rules, fore: boolean): TieBreak => {
  const ofOpponent = buchholz(rules, { fore });
  const key = `${rules.unplayed.id} ${fore ? 'FB' : 'BH'} of opponents`;
  return ({ field, no, options }) => {
    const parts = gamesPlayed(field, no).map(({ round, opponent }): Part => {
      const { value } = field.rememberOutcome(key, opponent, () =>
        ofOpponent({ field, no: opponent, tied: [], options }),
      );
      return {
        round,
        opponent,
        used: value,
        points: null,
        value: value!,
        why: 'opponents-buchholz',
        cut: null,
        article: '8.2',
      };
    });
    if (parts.length === 0) return undefinedFor('tiebreaks.undefined.no-game', '8.2');
    return roundedMean(parts, 2, '8.2');
  };
};

/** Games over the board, one line each: an opponent met twice counts twice (4.4). */
export function gamesPlayed(field: Field, no: PlayerNo): { round: number; opponent: PlayerNo }[] {
  const games: { round: number; opponent: PlayerNo }[] = [];
  field.player(no).entries.forEach(({ outcome, opponent }, index) => {
    if (opponent !== null && field.isGame(outcome)) games.push({ round: index + 1, opponent });
  });
  return games;
}
