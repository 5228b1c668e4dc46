import type { AbnormalPoints, Outcome, PlayerNo } from '../types';
import type { MatchOfTeam } from './teamMatches';

/** TRF 299 of teams: other points for a kind of result, or a bonus or penalty beside it. */
export function withAbnormalPoints(
  records: readonly AbnormalPoints[],
  no: PlayerNo,
  match: MatchOfTeam,
): MatchOfTeam {
  let { matchPoints, gamePoints } = match;
  for (const each of records) {
    if (!concerns(each, no, match.round)) continue;
    if (each.type === ' ') {
      // Once, in the round that it names or in the first.
      if ((each.round ?? 1) !== match.round) continue;
      matchPoints += each.matchPoints ?? 0;
      gamePoints += each.points ?? 0;
    } else if (each.type === TYPE[match.outcome]) {
      matchPoints = each.matchPoints ?? matchPoints;
      gamePoints = each.points ?? gamePoints;
    }
  }
  return { ...match, matchPoints, gamePoints };
}

const TYPE: Readonly<Partial<Record<Outcome, AbnormalPoints['type']>>> = {
  win: 'W',
  draw: 'D',
  loss: 'L',
  forfeitWin: '+',
  forfeitLoss: '-',
  fullBye: 'F',
  halfBye: 'H',
  zeroBye: 'Z',
  absent: 'Z',
};

const concerns = ({ ids, round }: AbnormalPoints, no: PlayerNo, wanted: number): boolean =>
  (ids.length === 0 || ids.includes(no)) && (round === null || round === wanted);
