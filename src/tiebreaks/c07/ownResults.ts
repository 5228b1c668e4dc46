import type { Entry, HalfPoints, Outcome } from '../../model/types';
import { isPlayed } from '../../model/outcomes';
import type { Field } from '../field';
import { summed, undefinedFor } from '../result';
import type {
  CutReason,
  Part,
  PartReason,
  TieBreakQuestion,
  TieBreak,
  TieBreakValue,
} from '../types';
import type { C07Rules } from './rules';

/** A row per round: what counts in it, and why it does not. */
type Counted = (
  entry: Entry,
  points: HalfPoints,
  field: Field,
) => { readonly value: number; readonly cut: CutReason | null; readonly why?: PartReason };

/** Rest rounds of a round robin are no rounds. */
const isRest = (field: Field, { opponent }: Entry): boolean =>
  opponent === null && field.hasFixedPairings;

function countRounds(
  { field, no }: TieBreakQuestion,
  article: string,
  counted: Counted,
): TieBreakValue {
  const parts: Part[] = [];
  field.player(no).entries.forEach((entry, index) => {
    if (isRest(field, entry) || entry.outcome === 'pending') return;
    const points = field.tournament.points[entry.outcome];
    const { value, cut, why } = counted(entry, points, field);
    parts.push({
      round: index + 1,
      opponent: entry.opponent,
      used: points / 2,
      points: null,
      value,
      why: why ?? (isPlayed(entry.outcome) ? 'played' : 'face-value'),
      cut,
      article,
    });
  });
  return summed(parts);
}

/** 7.1: rounds worth a win, played or not (before 2023: the same). */
export const wins: TieBreak = (question) =>
  countRounds(question, '7.1', (_, points, field) =>
    points >= field.tournament.points.win ? { value: 1, cut: null } : { value: 0, cut: 'no-win' },
  );

/** Over the board, or a forfeit that the edition takes for a game of a round robin (15.2). */
const isOwnGame = (rules: C07Rules, field: Field, { outcome }: Entry): boolean =>
  isPlayed(outcome) || (field.hasFixedPairings && rules.ownForfeits.includes(outcome));

const WINS: readonly Outcome[] = ['win', 'forfeitWin'];

/** 7.2 games won, 7.3 games with Black, 7.4 games won with Black: over the board. */
const countGames =
  (
    rules: C07Rules,
    article: string,
    { won, black }: { readonly won: boolean; readonly black: boolean },
  ): TieBreak =>
  (question) =>
    countRounds(question, article, (entry, _, field) => {
      if (!isOwnGame(rules, field, entry)) return { value: 0, cut: 'not-played' };
      if (black && entry.colour !== 'black') return { value: 0, cut: 'no-black' };
      if (won && !WINS.includes(entry.outcome)) return { value: 0, cut: 'no-win' };
      return { value: 1, cut: null, why: isPlayed(entry.outcome) ? 'played' : 'forfeit-as-game' };
    });

export const gamesWon = (rules: C07Rules): TieBreak =>
  countGames(rules, '7.2', { won: true, black: false });
export const gamesWithBlack = (rules: C07Rules): TieBreak =>
  countGames(rules, '7.3', { won: false, black: true });
export const gamesWonWithBlack = (rules: C07Rules): TieBreak =>
  countGames(rules, '7.4', { won: true, black: true });

/** 7.5: the running scores added up; Cn leaves out those after the first n rounds. */
export const progressive =
  (n: number): TieBreak =>
  ({ field, no }) => {
    const { entries } = field.player(no);
    let running = 0;
    const parts = entries.flatMap((entry, index): Part[] => {
      if (entry.outcome === 'pending') return [];
      const points = field.pointsIn(no, index);
      running += points;
      return [
        {
          round: index + 1,
          opponent: entry.opponent,
          used: points / 2,
          points: null,
          value: running / 2,
          why: isPlayed(entry.outcome) ? 'played' : 'face-value',
          cut: index < n ? 'early-round' : null,
          article: '7.5',
        },
      ];
    });
    if (entries.length <= n)
      return undefinedFor('tiebreaks.undefined.too-few-rounds', '7.5', parts, {
        have: entries.length,
        need: n + 1,
      });
    return summed(parts);
  };

const NOT_ELECTED: readonly Outcome[] = ['halfBye', 'zeroBye', 'absent', 'forfeitLoss'];

/** 7.6: rounds in which one wanted to play: all but requested byes and forfeit losses. */
export const roundsElected =
  (rules: C07Rules): TieBreak =>
  (question) =>
    countRounds(question, '7.6', (entry, _, field) => {
      const isGame = isOwnGame(rules, field, entry);
      return NOT_ELECTED.includes(entry.outcome) && !isGame
        ? { value: 0, cut: 'not-elected' }
        : { value: 1, cut: null };
    });

/** 7.7: 1 for more points than the scheduled opponent, ½ for as many; without one, against a draw. */
export const standardPoints: TieBreak = (question) =>
  countRounds(question, '7.7', (entry, points, field) => {
    const { draw } = field.tournament.points;
    // Nobody is better in a double forfeit, though both have as many points: 0, as the programs do.
    if (entry.outcome === 'forfeitLoss') return standard(0, 1);
    if (entry.opponent === null || entry.outcome === 'forfeitWin') return standard(points, draw);
    return standard(points, opponentsPoints(field, entry, question));
  });

function opponentsPoints(field: Field, entry: Entry, { no }: TieBreakQuestion): HalfPoints {
  const { entries } = field.player(no);
  const theirs = field.player(entry.opponent!).entries[entries.indexOf(entry)];
  return field.tournament.points[theirs.outcome];
}

function standard(points: HalfPoints, against: HalfPoints): ReturnType<Counted> {
  if (points > against) return { value: 1, cut: null, why: 'more-points' };
  return points === against
    ? { value: 0.5, cut: null, why: 'equal-points' }
    : { value: 0, cut: null, why: 'fewer-points' };
}

/** One number of the player's own. */
function single(value: number, why: PartReason, article: string): Part {
  return {
    round: null,
    opponent: null,
    used: value,
    points: null,
    value,
    why,
    cut: null,
    article,
  };
}

/** 7.8: the pairing number, the lower first; modifier R: the higher first. */
export const pairingNumber =
  (reversed: boolean): TieBreak =>
  ({ no }) => ({
    ...summed([single(no, 'own-number', '7.8')]),
    steps: [reversed ? no : -no],
  });

/** 10.6: the rating, the higher first; modifier R: the lower first. */
export const ownRating =
  (reversed: boolean): TieBreak =>
  ({ field, no, options }) => {
    const { rating } = field.player(no);
    const value = rating || options.unrated;
    if (!value) return undefinedFor('tiebreaks.undefined.unrated', '10.6');
    return {
      ...summed([single(value, rating ? 'own-rating' : 'announced-rating', '10.6')]),
      steps: [reversed ? -value : value],
    };
  };

/** The points themselves: they stand in lists such as TRF record 212. */
export const ownPoints: TieBreak = ({ field, no }) =>
  summed(
    field.player(no).entries.flatMap((entry, index): Part[] =>
      entry.outcome === 'pending'
        ? []
        : [
            {
              round: index + 1,
              opponent: entry.opponent,
              used: null,
              points: null,
              value: field.pointsIn(no, index) / 2,
              why: isPlayed(entry.outcome) ? 'played' : 'face-value',
              cut: null,
              article: '4.1',
            },
          ],
    ),
  );
