import type { Reason } from '../../explain/reason';
import { fill } from '../../explain/phrasebook';
import {
  fideRatingOf,
  nationalRatingOf,
  nationalRecord,
  rankedAnew,
} from '../../model/rules/ratingMethod';
import { TITLES, type Player, type PlayerNo, type Title, type Tournament } from '../../model/types';
import { yearOf, type ListedPlayer } from '../../ratings/list';
import {
  differencesOf,
  type Difference,
  type ListMatch,
  type RatingField,
  type WantedPlayer,
} from '../../ratings/match';
import { columnOf, PLAYER_COLUMNS } from '../../sheets/names/headers';
import { changeSheets } from '../../sheets/write/changePlan';
import { type Plan } from '../../sheets/plan/plan';
import { logLine } from '../log/logLine';
import { labels } from '../open/players';
import type { CheckedEvent } from '../open/openEvent';

/** Whom to look for in a rating list. */
export const wantedIn = ({ tournament }: CheckedEvent): WantedPlayer[] =>
  tournament.players.map(({ no, name, fideId, born }) => ({
    no,
    name,
    id: fideId,
    birthYear: yearOf(born),
  }));

/** Where the figures come from; both are kept with the event. */
export interface ListSource {
  readonly name: string;
  /** As the arbiter gives it, or the month that the list says. */
  readonly date: string;
}

/** What the list says of one player otherwise than the event does. */
export interface Compared {
  readonly no: PlayerNo;
  readonly match: ListMatch;
  /** The line that is meant; null: nobody, or the arbiter has not chosen among several. */
  readonly found: ListedPlayer | null;
  readonly differences: readonly Difference[];
}

/** The fields that the workbook takes from a list; names stay as the arbiter has them. */
type TakenField = Exclude<Difference['field'], 'name'>;
export const isTakeable = (field: Difference['field']): field is TakenField => field !== 'name';

/**
 * The matches beside the event as it is now. `chosen`: which line is meant where several fit, by the
 * number of the player; without it nothing is taken for them.
 */
export function compareWithList(
  { tournament, read }: CheckedEvent,
  matches: readonly ListMatch[],
  column: string,
  chosen: ReadonlyMap<PlayerNo, number>,
): Compared[] {
  const players = new Map(tournament.players.map((player) => [player.no, player]));
  const rating = ratingFieldOf(read, column);
  return matches.flatMap((match): Compared[] => {
    const { no, name } = match.wanted;
    const player = players.get(no);
    // The numbers were given anew since: this match is somebody else's.
    if (!player || player.name !== name) return [];
    const found = lineOf(match, chosen.get(no));
    const differences = found
      ? differencesOf(knownOf(player, rating), found, column, rating).filter(isKnownTitle)
      : [];
    return [{ no, match, found, differences }];
  });
}

function lineOf(match: ListMatch, choice: number | undefined): ListedPlayer | null {
  if (match.kind === 'none') return null;
  if (match.kind === 'several')
    return choice === undefined ? null : (match.candidates[choice] ?? null);
  return match.found;
}

/** Titles of federations have no place in the workbook. */
const isKnownTitle = ({ field, theirs }: Difference): boolean =>
  field !== 'title' || TITLES.some((title) => title === theirs.toUpperCase());

/** The column of the event that a column of the list is for; the rating that ranks, unless it has more. */
function ratingFieldOf({ players }: CheckedEvent['read'], column: string): RatingField {
  const meaning = /^(?:standard|rapid|blitz)$/.test(column)
    ? 'fideRating'
    : columnOf(PLAYER_COLUMNS, column);
  const isApart = meaning === 'fideRating' || meaning === 'nationalRating';
  return isApart && players?.columns.has(meaning) ? meaning : 'rating';
}

const RATING_OF: Readonly<Record<RatingField, (player: Player) => number>> = {
  rating: ({ rating }) => rating,
  fideRating: fideRatingOf,
  nationalRating: nationalRatingOf,
};

const knownOf = (player: Player, rating: RatingField) => ({
  name: player.name,
  rating: RATING_OF[rating](player),
  id: player.fideId,
  title: player.title,
  federation: player.federation,
  birthYear: yearOf(player.born),
  sex: player.sex,
});

/** One difference that the arbiter takes over. */
export interface Taken {
  readonly no: PlayerNo;
  readonly difference: Difference;
}

/** Takes over what was chosen, and nothing else; the log names each value, old and new. */
export function planTaken(event: CheckedEvent, taken: readonly Taken[], source: ListSource): Plan {
  const { read, tournament, settings } = event;
  const { language } = settings;
  const byNo = new Map<PlayerNo, Difference[]>();
  for (const { no, difference } of taken) byNo.set(no, [...(byNo.get(no) ?? []), difference]);
  const players = tournament.players.map((player) =>
    (byNo.get(player.no) ?? []).reduce(
      (changed, difference) => withDifference(changed, difference, tournament.info),
      player,
    ),
  );
  const ratingList = [source.name, source.date].filter(Boolean).join(' · ');
  const sheets = changeSheets({
    read,
    before: tournament,
    after: { ...tournament, players },
    settings: { ...settings, ratingList },
    language,
  });
  const title: Reason = { key: 'ratings.taken', args: { count: taken.length, source: ratingList } };
  const label = labels(tournament.players);
  const detail = taken
    .map(({ no, difference: { field, ours, theirs } }) => {
      const what = fill(language, FIELD_WORD[field]);
      const value = `${what} ${ours || '–'} → ${theirs}`;
      return fill(language, 'pane.labelled', { label: label(no), value });
    })
    .join('; ');
  const line = { ...logLine(event, title), detail: cut(detail) };
  return { title, sheets, log: [line] };
}

/** A cell holds 32,767 characters; the end of a long list stands in the sheet itself. */
const LONGEST = 30_000;
const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;

export const FIELD_WORD = {
  rating: 'ratings.field-rating',
  fideRating: 'ratings.field-fide-rating',
  nationalRating: 'ratings.field-national-rating',
  id: 'ratings.field-id',
  title: 'ratings.field-title',
  federation: 'ratings.field-federation',
  birthYear: 'ratings.field-born',
  sex: 'ratings.field-sex',
  name: 'ratings.field-name',
} as const;

function withDifference(
  player: Player,
  { field, theirs }: Difference,
  info: Tournament['info'],
): Player {
  switch (field) {
    case 'rating':
      return { ...player, rating: Number(theirs) };
    case 'fideRating':
      return rankedAnew(player, { ...player, fideRating: Number(theirs) }, info);
    case 'nationalRating': {
      const [first, ...others] = player.national ?? [];
      const national = [{ ...(first ?? nationalRecord(info)), rating: theirs }, ...others];
      return rankedAnew(player, { ...player, national }, info);
    }
    case 'id':
      return { ...player, fideId: theirs };
    case 'title': {
      const title = TITLES.find((known) => known === theirs.toUpperCase());
      return title ? { ...player, title: title satisfies Title } : player;
    }
    case 'federation':
      return { ...player, federation: theirs };
    case 'birthYear':
      return { ...player, born: theirs };
    case 'sex':
      return { ...player, sex: theirs === 'w' ? 'w' : 'm' };
    case 'name':
      return player;
  }
}
