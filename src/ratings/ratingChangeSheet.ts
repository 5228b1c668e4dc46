import { fill } from '../explain/phrasebook';
import { firstDay } from '../model/day';
import { withFideRatings } from '../model/rules/ratingMethod';
import { sayPoints } from '../model/points';
import type { Language, Player, Tournament } from '../model/types';
import { POINTS_FORMAT, WIDEST_NAME, widthFor } from '../sheets/plan/look';
import type { CellValue, SheetPlan } from '../sheets/plan/plan';
import { say } from '../sheets/plan/say';
import { listSheet, subtitleLines } from '../sheets/write/lists/listSheet';
import { wordsOf, type WordKey } from '../words';
import {
  ratingChange,
  ratingKindOf,
  regulationsOf,
  type KReason,
  type RatingChange,
  type RatingKind,
  type UncountedGame,
} from './change';
import { firstRating, type FirstRating } from './firstRating';
import { yearOf } from './list';
import {
  holdsTitle,
  normFigures,
  normForecast,
  opponentFigures,
  TITLE_REGULATIONS,
  type NormCondition,
  type NormFigures,
  type NormForecast,
} from './norms';

const REASON_WIDTH = 56;
const [NAME_COLUMN, REASON_COLUMN] = [1, 12];

export const K_WORD: Readonly<Record<KReason['rule'], WordKey>> = {
  given: 'ratings.k-given',
  new: 'ratings.k-new',
  youth: 'ratings.k-youth',
  'needs-start': 'ratings.k-needs-start',
  'below-2400': 'ratings.k-below-2400',
  'from-2400': 'ratings.k-from-2400',
};

/** By which chapter. */
export const BY_WORD: Readonly<Record<RatingKind, WordKey>> = {
  standard: 'ratings.by',
  rapid: 'ratings.by-rapid',
  blitz: 'ratings.by-blitz',
};

const MISSING_WORD: Readonly<Record<NormCondition, WordKey>> = {
  games: 'ratings.norm-games',
  unrated: 'ratings.norm-unrated',
  average: 'ratings.norm-average',
  score: 'ratings.norm-score',
  titled: 'ratings.norm-titled',
  title: 'ratings.norm-title',
  'title-double': 'ratings.norm-title-double',
  federations: 'ratings.norm-federations',
  'own-federation': 'ratings.norm-own-federation',
  'one-federation': 'ratings.norm-one-federation',
};

/** Expected score and change of everybody, in the order of the standings, and figures for norms. */
export function ratingChangeSheet(
  event: Tournament,
  order: readonly number[],
  language: Language,
): SheetPlan {
  const tournament = withFideRatings(event);
  const players = new Map(tournament.players.map((player) => [player.no, player]));
  const year = Number(firstDay(tournament.info)?.slice(0, 4)) || undefined;
  const rows = order.map((no) => rowOf(tournament, players.get(no)!, year, language));
  const { name } = tournament.info;
  const kind = ratingKindOf(tournament.info) ?? 'standard';
  const widths = [
    5,
    widthFor(
      tournament.players.map((player) => player.name),
      20,
      WIDEST_NAME,
    ),
    ...[6, 6, 6, 6, 4, 8, 6, 6, 6, 6],
    REASON_WIDTH,
  ];
  return listSheet({
    key: 'rating-change',
    name: fill(language, 'ratings.sheet-change'),
    title: fill(language, 'ratings.title-change', { round: tournament.pairedRounds }),
    ...subtitleLines(
      [
        name,
        fill(language, BY_WORD[kind], regulationsOf(kind)),
        fill(language, 'ratings.norms-by', { ...TITLE_REGULATIONS }),
      ],
      widths,
    ),
    header: [
      say(language, 'head.no'),
      say(language, 'head.name'),
      say(language, 'head.rating'),
      say(language, 'head.games'),
      fill(language, 'ratings.head-scored'),
      fill(language, 'ratings.expected'),
      'K',
      '±',
      fill(language, 'ratings.head-average'),
      fill(language, 'ratings.head-performance'),
      fill(language, 'ratings.head-titled'),
      fill(language, 'ratings.head-federations'),
      say(language, 'head.reason'),
    ],
    rows,
    widths,
    columns: [
      { align: 'center' },
      null,
      { align: 'center' },
      { align: 'center' },
      { align: 'center', numberFormat: POINTS_FORMAT },
      { align: 'center', numberFormat: '0.00' },
      { align: 'center' },
      { align: 'center', bold: true, numberFormat: '+0.00;-0.00;0.00' },
      ...Array.from({ length: 4 }, () => ({ align: 'center' as const })),
      null,
    ],
    texts: [NAME_COLUMN, REASON_COLUMN],
    orientation: 'landscape',
    eventName: name,
    language,
  });
}

function rowOf(
  tournament: Tournament,
  player: Player,
  year: number | undefined,
  language: Language,
): CellValue[] {
  const facts = { birthYear: yearOf(player.born) ?? undefined, year };
  const kind = ratingKindOf(tournament.info) ?? 'standard';
  const change = ratingChange(tournament, player, facts, kind);
  const { average, performance, titled, federations } = opponentFigures(tournament, player);
  // There are norms of standard games only.
  const isStandard = kind === 'standard';
  const norms = isStandard ? normFigures(tournament, player) : [];
  const told = [
    change ? changeWords(change, language) : firstWords(firstRating(tournament, player), language),
    // Before nine games every performance would be one.
    ...norms
      .filter(({ missing }) => !missing.includes('games'))
      .slice(0, 1)
      .map((norm) => normWords(norm, language)),
    ...(isStandard ? normForecast(tournament, player) : [])
      .filter(({ title }) => !holdsTitle(player, title))
      .slice(0, 1)
      .map((forecast) => forecastWords(forecast, language)),
  ];
  return [
    player.no,
    player.name,
    player.rating || null,
    change?.games.length ?? '',
    change?.scored ?? '',
    change ? round2(change.expected) : '',
    change?.k.k ?? '',
    change ? round2(change.change) : '',
    average ?? '',
    performance ?? '',
    titled,
    federations,
    told.join(' · '),
  ];
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** How K follows, whom the limit of 400 points concerns, and games that do not count. */
function changeWords(
  { k, isKLowered, games, uncounted }: RatingChange,
  language: Language,
): string {
  const capped = games.filter(({ isCapped }) => isCapped).map(({ round }) => round);
  const roundsOf = (which: UncountedGame['why']) =>
    uncounted.filter(({ why }) => why === which).map(({ round }) => round);
  const [unrated, apart] = [roundsOf('unrated-opponent'), roundsOf('far-apart')];
  return [
    fill(language, isKLowered ? 'ratings.k-lowered' : K_WORD[k.rule], { k: k.k }),
    ...(capped.length > 0
      ? [fill(language, 'ratings.capped-rounds', { rounds: capped.join(', ') })]
      : []),
    ...(unrated.length > 0
      ? [fill(language, 'ratings.unrated-rounds', { rounds: unrated.join(', ') })]
      : []),
    ...(apart.length > 0
      ? [fill(language, 'ratings.far-apart-rounds', { rounds: apart.join(', ') })]
      : []),
  ].join(wordsOf(language).listMark);
}

const FIRST_WORD: Readonly<Record<FirstRating['state'], WordKey>> = {
  rating: 'ratings.first',
  few: 'ratings.first-few',
  zero: 'ratings.first-zero',
  'below-floor': 'ratings.first-below',
};

/** What an unrated player gets by these games. */
const firstWords = ({ state, games, points, rating }: FirstRating, language: Language): string =>
  fill(language, FIRST_WORD[state], { games, points, rating });

function normWords(
  { title, average, performance, isOfEight, missing }: NormFigures,
  language: Language,
): string {
  const args = { title, average, performance };
  const met = fill(language, 'ratings.norm-met', args);
  if (missing.length === 0)
    return isOfEight ? `${met}; ${fill(language, 'ratings.norm-of-eight')}` : met;
  const list = missing.map((condition) => fill(language, MISSING_WORD[condition])).join(', ');
  return fill(language, 'ratings.norm-missing', { ...args, missing: list });
}

const forecastWords = (
  { title, games, points, against }: NormForecast,
  language: Language,
): string =>
  fill(language, 'ratings.norm-needs', { title, points: sayPoints(2 * points), games, against });
