import { isPlayed } from '../model/outcomes';
import { playerByNo } from '../model/tournament';
import type { Player, Title, Tournament } from '../model/types';
import { differenceForShare } from '../tiebreaks/shared/fideTables';

/**
 * Help with norms by the title regulations B.01 in the edition of 1 January 2022: only what follows
 * from the games. Later changes were not compared, and what an arbiter certifies (time control, games
 * a day, foreign players of the event, events with exceptions) is not looked at.
 */
export const TITLE_REGULATIONS = { name: 'B.01', from: '2022-01-01' } as const;

export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const;
export type NormTitle = (typeof NORM_TITLES)[number];

/** 1.4.5–1.4.8: least average and performance, floor of one opponent, whose title is asked of a third. */
const LIMITS: Readonly<
  Record<NormTitle, { average: number; performance: number; floor: number; of: readonly Title[] }>
> = {
  GM: { average: 2380, performance: 2600, floor: 2200, of: ['GM'] },
  IM: { average: 2230, performance: 2450, floor: 2050, of: ['IM', 'GM'] },
  WGM: { average: 2180, performance: 2400, floor: 2000, of: ['WGM', 'IM', 'GM'] },
  WIM: { average: 2030, performance: 2250, floor: 1850, of: ['WIM', 'WGM', 'IM', 'GM'] },
};

/** 1.4.5: candidate masters are no title-holders here. */
const TITLE_HOLDERS: readonly (Title | '')[] = ['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM'];
const LEAST_GAMES = 9;

/** What can be missing. */
export const NORM_CONDITIONS = [
  'games',
  'unrated',
  'average',
  'titled',
  'title',
  'federations',
  'own-federation',
  'one-federation',
] as const;
export type NormCondition = (typeof NORM_CONDITIONS)[number];

export interface OpponentFigures {
  readonly games: number;
  readonly points: number;
  /** Of the rated opponents, rounded; null: none. */
  readonly average: number | null;
  /** Average and the difference for the score; null: no average. */
  readonly performance: number | null;
  readonly titled: number;
  /** Federations of opponents other than one's own. */
  readonly federations: number;
}

export interface NormFigures {
  readonly title: NormTitle;
  readonly average: number;
  readonly performance: number;
  readonly missing: readonly NormCondition[];
}

const SCORES = { win: 1, draw: 0.5, loss: 0 } as const;

/** The games over the board with their opponents (1.4.1: forfeits do not count). */
function gamesOf(tournament: Tournament, player: Player): { opponent: Player; scored: number }[] {
  const byNo = playerByNo(tournament);
  return player.entries.flatMap(({ outcome, opponent }) => {
    const other = opponent === null ? undefined : byNo.get(opponent);
    if (!other || !isPlayed(outcome) || !(outcome in SCORES)) return [];
    return [{ opponent: other, scored: SCORES[outcome as keyof typeof SCORES] }];
  });
}

export function opponentFigures(tournament: Tournament, player: Player): OpponentFigures {
  const games = gamesOf(tournament, player);
  const points = sumOf(games.map(({ scored }) => scored));
  const rated = games.map(({ opponent }) => opponent.rating).filter((rating) => rating > 0);
  const average = rated.length === 0 ? null : Math.round(sumOf(rated) / rated.length);
  const others = games.map(({ opponent }) => opponent.federation).filter(Boolean);
  return {
    games: games.length,
    points,
    average,
    performance: average === null ? null : average + differenceFor(points, games.length),
    titled: games.filter(({ opponent }) => TITLE_HOLDERS.includes(opponent.title)).length,
    federations: new Set(others.filter((federation) => federation !== player.federation)).size,
  };
}

/** The norms for which the performance is enough, each with what is missing; the highest first. */
export function normFigures(tournament: Tournament, player: Player): NormFigures[] {
  const games = gamesOf(tournament, player);
  const { length } = games;
  if (length === 0) return [];
  const points = sumOf(games.map(({ scored }) => scored));
  const federations = games.map(({ opponent }) => opponent.federation);
  const figures = opponentFigures(tournament, player);
  const isWoman = player.sex === 'w';
  return NORM_TITLES.filter((title) => isWoman || !title.startsWith('W')).flatMap((title) => {
    const limits = LIMITS[title];
    const average = averageFor(
      games.map(({ opponent }) => opponent.rating),
      limits.floor,
    );
    const performance = average + differenceFor(points, length);
    if (performance < limits.performance) return [];
    const count = (fits: (opponent: Player) => boolean) =>
      games.filter(({ opponent }) => fits(opponent)).length;
    const ofTitle = count(({ title: held }) => limits.of.some((each) => each === held));
    const holds: Readonly<Record<NormCondition, boolean>> = {
      games: length >= LEAST_GAMES,
      // 1.4.6: with more than one the rating that counts for the others is not certain.
      unrated: count(({ rating }) => rating <= 0) <= 1,
      average: average >= limits.average,
      titled: 2 * figures.titled >= length,
      title: ofTitle >= 3 && 3 * ofTitle >= length,
      federations: figures.federations >= 2,
      'own-federation':
        5 * federations.filter((each) => each === player.federation).length <= 3 * length,
      'one-federation': 3 * mostOf(federations) <= 2 * length,
    };
    const missing = NORM_CONDITIONS.filter((condition) => !holds[condition]);
    return [{ title, average, performance, missing }];
  });
}

/** 1.4.6: the lowest opponent alone is raised to the floor. */
function averageFor(ratings: readonly number[], floor: number): number {
  const [lowest, ...others] = [...ratings].sort((a, b) => a - b);
  return Math.round(sumOf([Math.max(lowest, floor), ...others]) / ratings.length);
}

/** By table 8.1 of the rating regulations; 800 for everything or nothing. */
function differenceFor(points: number, games: number): number {
  const hundredths = Math.round((100 * points) / games);
  if (hundredths >= 100) return 800;
  return hundredths <= 0 ? -800 : differenceForShare(hundredths);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const mostOf = (values: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};
