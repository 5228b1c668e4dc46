import { cleanText } from '../../model/cleanText';
import { nationalRatingOf, parseRankMethod, ratingBy } from '../../model/rules/ratingMethod';
import type { RawPlayer } from '../../model/raw';
import type { NationalRecord, PlayerNo } from '../../model/types';
import { padLeft } from './columns';
import { TRF_COLUMNS } from './layout';
import { parseInteger } from './numbers';

/**
 * A national rating: a federation's three letters where 001 stands, then a start number and the
 * columns of 001 up to the date of birth. Null: a line of another kind.
 */
export function parseNational(line: string): { no: PlayerNo; record: NationalRecord } | null {
  const federation = line.slice(0, 3).toUpperCase();
  if (!/^[A-Z]{3}$/.test(federation) || /^(XX|BB)/.test(federation) || line[3] !== ' ') return null;
  const at = (field: keyof typeof TRF_COLUMNS): string =>
    cleanText(line.slice(...TRF_COLUMNS[field]));
  const no = parseInteger(at('no'));
  if (!(no >= 1)) return null;
  const record = {
    federation,
    sex: at('sex').toLowerCase(),
    category: at('title'),
    name: at('name'),
    rating: at('rating'),
    origin: at('federation'),
    id: at('fideId'),
    born: at('born'),
  };
  return { no, record };
}

export const makeNational = (no: PlayerNo, record: NationalRecord): string =>
  `${record.federation} ${padLeft(no, 4)} ${record.sex.padEnd(1)}${padLeft(record.category, 3)}` +
  ` ${record.name.slice(0, 33).padEnd(33)} ${padLeft(record.rating, 4)}` +
  ` ${record.origin.padEnd(3)} ${padLeft(record.id, 11)} ${record.born.padEnd(10)}`;

/**
 * The ratings by which the event ranks, as 172 makes them of FIDE's in 001 and of the national ones.
 * Without a national rating of anybody, or without a method, those of 001 rank.
 */
export function withRatingsByMethod(
  players: readonly RawPlayer[],
  rankMethod: string,
): readonly RawPlayer[] {
  const said = parseRankMethod(rankMethod);
  if (!said) return players;
  const sorted = players.map((player): RawPlayer => {
    const { national } = player;
    if (!national || said.federation === '') return player;
    const isMeant = ({ federation }: NationalRecord) => federation === said.federation;
    return { ...player, national: [...national].sort((a, b) => +isMeant(b) - +isMeant(a)) };
  });
  const isNational = ({ national }: RawPlayer) =>
    said.federation === '' || national?.[0]?.federation === said.federation;
  const nationalOf = (player: RawPlayer) => (isNational(player) ? nationalRatingOf(player) : 0);
  if (sorted.every((player) => nationalOf(player) === 0)) return sorted;
  return sorted.map((player): RawPlayer => {
    const { rating } = player;
    const value = ratingBy(said.method, rating.value, nationalOf(player)) ?? rating.value;
    return Number.isNaN(rating.value)
      ? player
      : { ...player, rating: { ...rating, value }, fideRating: rating.value };
  });
}
