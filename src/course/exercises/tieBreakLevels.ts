import { isPlayed } from '../../model/outcomes';
import type { GenerateRequest } from '../../generate/generate';
import type { Entry, PlayerNo, Tournament } from '../../model/types';
import type { Field } from '../../tiebreaks/field';
import type { TieBreakValue } from '../../tiebreaks/types';
import type { SingleKind } from './kinds';

export type TieBreakKind = Extract<SingleKind, `tie-break-${string}`>;

/** What is asked at a level: of which event, which tie-breaks, of how many players. */
export interface TieBreakLevel {
  readonly event: Pick<GenerateRequest, 'players' | 'rounds'> & Partial<GenerateRequest>;
  readonly codes: readonly string[];
  /** Whose tie-breaks are asked for; null: this event has no such players. */
  readonly choose: (field: Field) => readonly PlayerNo[] | null;
  /** What the working of each value asked for has to show. */
  readonly shows?: (value: TieBreakValue, code: string) => boolean;
  /** Equal values of all would be no exercise. */
  readonly differ?: boolean;
}

const isUnplayed = ({ outcome }: Entry): boolean => !isPlayed(outcome);
const hasPlayedAll = ({ players }: Tournament): boolean =>
  players.every(({ entries }) => !entries.some(isUnplayed));

/** The first players of the ranking by points: their sums are the largest. */
const top =
  (count: number) =>
  (field: Field): readonly PlayerNo[] | null =>
    hasPlayedAll(field.tournament) ? byPoints(field).slice(0, count) : null;

const byPoints = (field: Field): PlayerNo[] =>
  [...field.numbers].sort((a, b) => field.score(b) - field.score(a) || a - b);

/** Players whose unplayed rounds, own and of their opponents, are of the kind asked for. */
const unplayed =
  (count: number, own: boolean, opponents: boolean) =>
  (field: Field): readonly PlayerNo[] | null => {
    const entries = (no: PlayerNo) => field.player(no).entries;
    const fitting = byPoints(field).filter((no) => {
      const hasOwn = entries(no).some(isUnplayed);
      const others = entries(no).some(
        ({ opponent, outcome }) =>
          opponent !== null && isPlayed(outcome) && entries(opponent).some(isUnplayed),
      );
      return hasOwn === own && others === opponents;
    });
    return fitting.length >= count ? fitting.slice(0, count) : null;
  };

/** A group tied on points of which `met` games were played among its members. */
const tied =
  (size: number, fits: (met: number) => boolean) =>
  (field: Field): readonly PlayerNo[] | null => {
    if (!hasPlayedAll(field.tournament)) return null;
    for (const group of field.groups.values()) {
      if (group.length !== size) continue;
      const met = group.reduce(
        (sum, no) =>
          sum +
          field
            .player(no)
            .entries.filter(({ opponent }) => opponent !== null && group.includes(opponent)).length,
        0,
      );
      if (fits(met / 2)) return group;
    }
    return null;
  };

const all = (size: number) => (size * (size - 1)) / 2;
const everybodyMet = (size: number) => tied(size, (met) => met === all(size));
const notEverybodyMet = (size: number) => tied(size, (met) => 0 < met && met < all(size));

const small = { players: 6, rounds: 3 };
const club = { players: 8, rounds: 5 };
const open = { players: 10, rounds: 5 };
const long = { players: 12, rounds: 7 };
const away = { forfeits: 0.06, byes: 0.05 };

const hasCut = ({ parts }: TieBreakValue): boolean => parts.some(({ cut }) => cut !== null);

/** By level, from 1 to 5. */
export const TIE_BREAK_LEVELS: Readonly<Record<TieBreakKind, readonly TieBreakLevel[]>> = {
  'tie-break-sum': [
    { event: small, codes: ['BH'], choose: top(3) },
    { event: club, codes: ['BH'], choose: top(4) },
    { event: club, codes: ['SB'], choose: top(4) },
    { event: open, codes: ['BH', 'SB'], choose: top(4) },
    { event: long, codes: ['BH', 'SB'], choose: top(6) },
  ],
  'tie-break-cut': [
    { event: club, codes: ['BH-C1'], choose: top(3), shows: hasCut },
    { event: club, codes: ['BH-C1', 'BH-M1'], choose: top(3), shows: hasCut },
    { event: open, codes: ['BH-C2'], choose: top(4), shows: hasCut },
    { event: open, codes: ['BH-M1', 'SB-C1'], choose: top(4), shows: hasCut },
    { event: long, codes: ['BH-C2', 'BH-M2', 'SB-C1'], choose: top(4), shows: hasCut },
  ],
  'tie-break-direct': [
    { event: club, codes: ['DE'], choose: everybodyMet(2), differ: true },
    { event: club, codes: ['DE'], choose: everybodyMet(3), differ: true },
    { event: open, codes: ['DE'], choose: notEverybodyMet(3), differ: true },
    { event: open, codes: ['DE'], choose: notEverybodyMet(4), differ: true },
    { event: long, codes: ['DE', 'BH'], choose: notEverybodyMet(4), differ: true },
  ],
  'tie-break-unplayed': [
    { event: { players: 7, rounds: 4 }, codes: ['BH'], choose: unplayed(1, true, false) },
    { event: { players: 9, rounds: 5 }, codes: ['BH'], choose: unplayed(2, false, true) },
    { event: { ...open, ...away }, codes: ['BH'], choose: unplayed(2, true, true) },
    { event: { ...open, ...away }, codes: ['BH', 'SB'], choose: unplayed(3, true, true) },
    {
      event: { ...long, ...away, withdrawals: 0.1 },
      codes: ['BH-C1', 'SB'],
      choose: unplayed(3, true, true),
      shows: (value, code) => code !== 'BH-C1' || value.parts.some(({ cut }) => cut !== null),
    },
  ],
  'tie-break-performance': [
    { event: club, codes: ['ARO'], choose: top(3) },
    { event: club, codes: ['TPR'], choose: top(3) },
    { event: open, codes: ['ARO-C1', 'TPR'], choose: top(3) },
    { event: open, codes: ['PTP'], choose: top(3) },
    {
      event: { ...long, ...away },
      codes: ['ARO', 'TPR', 'PTP'],
      choose: unplayed(2, true, true),
    },
  ],
};
