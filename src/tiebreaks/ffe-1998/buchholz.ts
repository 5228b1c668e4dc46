import { cutExtremes, summed, undefinedFor } from '../result';
import {
  isKept,
  type Part,
  type TieBreakQuestion,
  type TieBreak,
  type UnplayedReading,
} from '../types';
import { opponentScore } from './opponentScores';

/** §2.2.1.1: the sum of the opponents' adjusted scores. */
export const buchholz: TieBreak = (question) => {
  const { field, no } = question;
  const parts = buchholzParts(question);
  if (!parts.some(isKept) && field.openRoundsOf(no).length === 0)
    return undefinedFor('tiebreaks.undefined.no-game', '2.2.1.1', parts);
  return summed(parts);
};

function buchholzParts({ field, no, options }: TieBreakQuestion): Part[] {
  return field.roundsOfPlayer(no).map((round): Part => {
    const score = opponentScore(field, no, round, options.unplayed);
    const { used, why, cut, article, ruling } = score;
    return {
      round: round.round,
      opponent: round.entry.opponent,
      used,
      points: null,
      value: used * score.share,
      why,
      cut,
      article,
      ruling,
    };
  });
}

/** §2.2.1.2–3: without the `n` best and the `n` worst; the text knows 1 and 2. */
export const buchholzMedian = (n: number): TieBreak =>
  cutBuchholz(n, n, n === 1 ? '2.2.1.2' : '2.2.1.3');

/** §2.2.1.4–5: without the `n` worst. */
export const buchholzCut = (n: number): TieBreak =>
  cutBuchholz(n, 0, n === 1 ? '2.2.1.4' : '2.2.1.5');

function cutBuchholz(lowest: number, highest: number, article: string): TieBreak {
  return (question) => {
    const parts = buchholzParts(question);
    const kept = parts.filter(isKept).length;
    if (kept <= lowest + highest)
      return undefinedFor('tiebreaks.undefined.too-few-opponents', article, parts, {
        have: kept,
        need: lowest + highest + 1,
      });
    return summed(cutExtremes(parts, lowest, highest));
  };
}

/** Under which the field remembers them. */
const OPPONENTS_BUCHHOLZ: Readonly<Record<UnplayedReading, string>> = {
  default: 'ffe-1998 Buchholz',
  literal: 'ffe-1998 Buchholz, literal',
  'played-only': 'ffe-1998 Buchholz, played only',
};

/** §2.2.1.6, ruling A4: the sum of the Buchholz of the opponents met over the board. */
export const sumOfBuchholz: TieBreak = ({ field, no, options }) => {
  const parts: Part[] = [];
  const key = OPPONENTS_BUCHHOLZ[options.unplayed];
  for (const round of field.roundsOfPlayer(no)) {
    const { opponent } = round.entry;
    if (opponent === null) continue;
    const counts = round.played;
    const theirs = field.rememberOutcome(key, opponent, () =>
      buchholz({ field, no: opponent, tied: [], options }),
    );
    parts.push({
      round: round.round,
      opponent,
      used: theirs.value,
      points: null,
      value: theirs.value ?? 0,
      why: counts ? 'played' : 'forfeit',
      cut: counts ? null : 'not-played',
      article: '2.2.1.6',
      ruling: counts ? undefined : 'A4',
    });
  }
  if (!parts.some(isKept) && field.openRoundsOf(no).length === 0)
    return undefinedFor('tiebreaks.undefined.no-game', '2.2.1.6', parts);
  return summed(parts);
};
