import { isPlayed } from '../model/outcomes';
import { playerByNo } from '../model/tournament';
import type { Player, Title, Tournament } from '../model/types';
import { isRoundRobin } from '../tiebreaks/field';
import { differenceForShare } from '../tiebreaks/shared/fideTables';

/**
 * Help with norms by the title regulations B.01 as applied from 1 January 2024 (the edition in force
 * in October 2026): only what follows from the games. What an arbiter certifies (time control, rounds
 * a day), events with exceptions (1.4.1b, 1.4.3) and games that may be left out (1.4.1e and f) are
 * not looked at.
 */
export const TITLE_REGULATIONS = { name: 'B.01', from: '2024-01-01' } as const;

export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const;
export type NormTitle = (typeof NORM_TITLES)[number];

/** 1.4.8 and 1.4.8a: least performance and average; 1.4.6b: floor; 1.4.5b–e: whose title is asked. */
const LIMITS: Readonly<
  Record<NormTitle, { average: number; performance: number; floor: number; of: readonly Title[] }>
> = {
  GM: { average: 2380, performance: 2600, floor: 2200, of: ['GM'] },
  IM: { average: 2230, performance: 2450, floor: 2050, of: ['IM', 'GM'] },
  WGM: { average: 2180, performance: 2400, floor: 2000, of: ['WGM', 'IM', 'GM'] },
  WIM: { average: 2030, performance: 2250, floor: 1850, of: ['WIM', 'WGM', 'IM', 'GM'] },
};

/** 1.4.5a: candidate masters are no title-holders here. */
const TITLE_HOLDERS: readonly (Title | '')[] = ['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM'];
const LEAST_GAMES = 9;
/** 1.4.6d: an opponent without rating, unless they are the one who is raised to the floor. */
const UNRATED = 1400;
/** 1.4.8b, in hundredths of the games. */
const LEAST_SCORE = 35;
/** 1.4.2a: who plays for nobody is an opponent, but of no federation. */
const NO_FEDERATION: readonly string[] = ['', 'FID'];

/** What can be missing. */
export const NORM_CONDITIONS = [
  'games',
  'unrated',
  'average',
  'score',
  'titled',
  'title',
  'title-double',
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
  /** Average and the difference for the score against the rated opponents; null: no average. */
  readonly performance: number | null;
  readonly titled: number;
  /** Federations of opponents other than one's own. */
  readonly federations: number;
}

export interface NormFigures {
  readonly title: NormTitle;
  readonly average: number;
  readonly performance: number;
  /** 1.4.1c: eight games of nine rounds, the other one won by forfeit or a bye that was allocated. */
  readonly isOfEight: boolean;
  readonly missing: readonly NormCondition[];
}

const SCORES = { win: 1, draw: 0.5, loss: 0 } as const;

interface Game {
  readonly opponent: Player;
  readonly scored: number;
}

/** The games over the board with their opponents (1.4.2c: forfeits do not count). */
function gamesOf(tournament: Tournament, player: Player): Game[] {
  const byNo = playerByNo(tournament);
  return player.entries.flatMap(({ outcome, opponent }) => {
    const other = opponent === null ? undefined : byNo.get(opponent);
    if (!other || !isPlayed(outcome) || !(outcome in SCORES)) return [];
    return [{ opponent: other, scored: SCORES[outcome as keyof typeof SCORES] }];
  });
}

/** 1.4.2b: in a round robin, games with an unrated player who has no point from rated ones are out. */
function gamesForNorm(tournament: Tournament, player: Player): Game[] {
  const games = gamesOf(tournament, player);
  if (!isRoundRobin(tournament)) return games;
  return games.filter(
    ({ opponent }) =>
      opponent.rating > 0 ||
      gamesOf(tournament, opponent).some((game) => game.opponent.rating > 0 && game.scored > 0),
  );
}

export function opponentFigures(tournament: Tournament, player: Player): OpponentFigures {
  const games = gamesOf(tournament, player);
  const points = sumOf(games.map(({ scored }) => scored));
  const rated = games.filter(({ opponent }) => opponent.rating > 0);
  const ratings = rated.map(({ opponent }) => opponent.rating);
  const average = rated.length === 0 ? null : Math.round(sumOf(ratings) / rated.length);
  // The average is that of the rated opponents, so the score is the one against them.
  const scored = sumOf(rated.map((game) => game.scored));
  return {
    games: games.length,
    points,
    average,
    performance: average === null ? null : average + differenceFor(scored, rated.length),
    titled: titledAmong(games),
    federations: foreignAmong(games, player).size,
  };
}

const titledAmong = (games: readonly Game[]): number =>
  games.filter(({ opponent }) => TITLE_HOLDERS.includes(opponent.title)).length;

const federationsOf = (games: readonly Game[]): string[] =>
  games
    .map(({ opponent }) => opponent.federation)
    .filter((federation) => !NO_FEDERATION.includes(federation));

/** 1.4.3: foreign is whoever plays for another federation than the player themselves. */
const foreignAmong = (games: readonly Game[], { federation: own }: Player): Set<string> =>
  new Set(federationsOf(games).filter((federation) => federation !== own));

/** The norms for which the performance is enough, each with what is missing; the highest first. */
export function normFigures(tournament: Tournament, player: Player): NormFigures[] {
  const games = gamesForNorm(tournament, player);
  const { length } = games;
  if (length === 0) return [];
  const points = sumOf(games.map(({ scored }) => scored));
  const federations = federationsOf(games);
  const isOfEight = length === LEAST_GAMES - 1 && hasPointWithoutGame(tournament, player);
  const opponents = new Set(games.map(({ opponent }) => opponent));
  const isDouble = length > 1 && 2 * opponents.size === length;
  const isWoman = player.sex === 'w';
  return NORM_TITLES.filter((title) => isWoman || !title.startsWith('W')).flatMap((title) => {
    const limits = LIMITS[title];
    const average = averageFor(
      games.map(({ opponent }) => opponent.rating),
      limits.floor,
    );
    const performance = average + differenceFor(points, length);
    if (performance < limits.performance) return [];
    const hasTitle = ({ title: held }: Player) => limits.of.some((each) => each === held);
    const ofTitle = games.filter(({ opponent }) => hasTitle(opponent)).length;
    const opponentsOfTitle = [...opponents].filter(hasTitle).length;
    const unrated = games.filter(({ opponent }) => opponent.rating <= 0).length;
    const holds: Readonly<Record<NormCondition, boolean>> = {
      games: length >= LEAST_GAMES || isOfEight,
      // Summaries of the regulations have it, the articles as published do not: told as such.
      unrated: 5 * unrated <= length + 1,
      average: average >= limits.average,
      score: 100 * points >= LEAST_SCORE * length,
      titled: 2 * titledAmong(games) >= length,
      title: isDouble || (ofTitle >= 3 && 3 * ofTitle >= length),
      // 1.4.5f: six players, half of the opponents with the title.
      'title-double': !isDouble || (opponents.size >= 5 && 2 * opponentsOfTitle >= opponents.size),
      federations: foreignAmong(games, player).size >= 2,
      'own-federation':
        5 * federations.filter((each) => each === player.federation).length <= 3 * length,
      'one-federation': 3 * mostOf(federations) <= 2 * length,
    };
    const missing = NORM_CONDITIONS.filter((condition) => !holds[condition]);
    return [{ title, average, performance, isOfEight, missing }];
  });
}

/** Whether the player has this title or a higher one, and no norm for it means anything. */
export const holdsTitle = ({ title }: Player, norm: NormTitle): boolean =>
  LIMITS[norm].of.some((each) => each === title);

/** What a norm still asks in the rounds to come; the conditions on titles and federations are not in it. */
export interface NormForecast {
  readonly title: NormTitle;
  /** Rounds to come. */
  readonly games: number;
  /** The points that are needed in them, at least, against opponents of this average. */
  readonly points: number;
  readonly against: number;
}

/**
 * Per title, while nine games can still be reached: how many points from the rounds to come bring the
 * performance, if their opponents have on average the rating of those met so far. Left out where even
 * all points would not do, and where the average of all opponents would stay too low (1.4.8a).
 */
export function normForecast(tournament: Tournament, player: Player): NormForecast[] {
  const games = gamesForNorm(tournament, player);
  const left = tournament.totalRounds - tournament.pairedRounds;
  const isOpen = player.entries.some(({ outcome }) => outcome === 'pending');
  if (left <= 0 || isOpen || tournament.roundsDeclared === false) return [];
  const all = games.length + left;
  const { average: against } = opponentFigures(tournament, player);
  if (games.length === 0 || against === null || all < LEAST_GAMES) return [];
  const scored = sumOf(games.map((game) => game.scored));
  const ratings = [
    ...games.map(({ opponent }) => opponent.rating),
    ...Array.from({ length: left }, () => against),
  ];
  const isWoman = player.sex === 'w';
  return NORM_TITLES.filter((title) => isWoman || !title.startsWith('W')).flatMap((title) => {
    const limits = LIMITS[title];
    const average = averageFor(ratings, limits.floor);
    if (average < limits.average) return [];
    for (let halves = 0; halves <= 2 * left; halves++) {
      const points = scored + halves / 2;
      const isEnough =
        average + differenceFor(points, all) >= limits.performance &&
        100 * points >= LEAST_SCORE * all;
      if (isEnough) return [{ title, games: left, points: halves / 2, against }];
    }
    return [];
  });
}

/** 1.4.1c: one of nine rounds brought a point without a game. */
const hasPointWithoutGame = ({ totalRounds }: Tournament, { entries }: Player): boolean =>
  totalRounds === LEAST_GAMES &&
  entries.some(({ outcome }) => outcome === 'forfeitWin' || outcome === 'pairingBye');

/** 1.4.6: the lowest opponent alone is raised to the floor, others without rating count as 1400. */
function averageFor(ratings: readonly number[], floor: number): number {
  const [lowest, ...others] = [...ratings].sort((a, b) => a - b);
  const counted = others.map((rating) => (rating > 0 ? rating : UNRATED));
  return Math.round(sumOf([Math.max(lowest, floor), ...counted]) / ratings.length);
}

/** 1.4.9, the same as table 8.1.1 of the rating regulations; 800 for everything or nothing. */
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
