import type { HalfPoints, PlayerNo } from '../../model/types';
import type { Field } from '../field';
import { summed, sumOfKept, undefinedFor } from '../result';
import type { Part, TieBreak } from '../types';
import { whyOfRound } from './adjustedScore';

/** §2.1.3: points made, at face value, against those who have at least half. */
export const koya: TieBreak = ({ field, no }) => summed(koyaParts(field, no, null));

/** `limit` null: half the points. Lower ones let in the score groups below, one after the other. */
function koyaParts(field: Field, no: PlayerNo, limit: HalfPoints | null): Part[] {
  return field.roundsOfPlayer(no).map((round): Part => {
    const { opponent } = round.entry;
    const points = field.facePoints(round) / 2;
    const counts =
      opponent !== null &&
      (field.hasHalf(opponent) || (limit !== null && field.score(opponent) >= limit));
    const article = limit === null ? '2.1.3' : '2.1.3.1';
    return {
      round: round.round,
      opponent,
      used: opponent === null ? null : field.score(opponent) / 2,
      points,
      value: points,
      why: round.played ? whyOfRound(round) : 'face-value',
      cut: counts ? null : opponent === null ? 'no-opponent' : limitCut(limit),
      article,
    };
  });
}

const limitCut = (limit: HalfPoints | null): 'below-half' | 'below-limit' =>
  limit === null ? 'below-half' : 'below-limit';

/**
 * §2.1.3.1: the limit goes down one existing score group at a time, for those who are still tied,
 * until the tie is broken or no group is left. The value is the Koya at the limit that separated
 * the player; `steps` are the values on the way, by which the tied are compared.
 */
export const extendedKoya: TieBreak = ({ field, no, tied }) => {
  if (tied.length < 2) return undefinedFor('tiebreaks.undefined.not-tied', '2.1.3.1');
  let stillTied = tied;
  let parts: Part[] = [];
  const steps: number[] = [];
  const shown: Part[] = [];
  for (const limit of [null, ...levelsBelowHalf(field)]) {
    parts = koyaParts(field, no, limit);
    const own = sumOfKept(parts);
    steps.push(own);
    shown.push(stepPart(limit, own, stillTied.length));
    stillTied = stillTied.filter(
      (other) => other === no || sumOfKept(koyaParts(field, other, limit)) === own,
    );
    if (stillTied.length === 1) break;
  }
  return { ...summed([...parts, ...shown]), steps };
};

/** One step on the way: the limit, the value there, and with how many they were tied before it. */
const stepPart = (limit: HalfPoints | null, value: number, tied: number): Part => ({
  round: null,
  opponent: null,
  used: limit === null ? null : limit / 2,
  points: value,
  value,
  why: limit === null ? 'koya-half' : 'koya-limit',
  args: { tied, limit: limit === null ? 0 : limit / 2 },
  cut: 'basis',
  article: limit === null ? '2.1.3' : '2.1.3.1',
});

/** Score groups below half that exist, from the highest: empty ones are skipped. */
const levelsBelowHalf = (field: Field): readonly HalfPoints[] =>
  field.remember('ffe-1998 levels below half', () =>
    field.levels.filter((level) => field.groups.get(level)!.some((no) => !field.hasHalf(no))),
  );
