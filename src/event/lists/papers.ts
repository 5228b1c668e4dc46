import { resultCount } from '../results/results';
import { LIVE_LIST, listDigests } from '../../sheets/stored/log/lists';
import { partDigests } from '../../sheets/stored/log/parts';
import type { ProvedRow } from '../log/graph';
import { provedLines } from '../log/verifyEvent';
import type { CheckedEvent } from '../open/openEvent';
import { sheetOfList, rankingOf, type Output, type OutputOptions } from './lists';
import { isTeamBook } from '../../model/matches/teamEvent';

/** A list that was written: when, and whether it is still what would be written now. */
export interface WrittenList {
  readonly output: Output;
  readonly time: string;
  /** Null: nobody can say, as it may have been written with other columns. */
  readonly state: 'current' | 'stale' | 'live' | null;
}

/** What proofs of the log call the lists; those that are not among them are not kept track of. */
export const PAPER_WORDS: Readonly<Partial<Record<Output, string>>> = {
  standings: 'standings',
  crosstable: 'crosstable',
  cards: 'cards',
  progress: 'progress',
  ratingChange: 'rating_change',
  byTable: 'by_table',
  byName: 'by_name',
  byClub: 'by_club',
  byFederation: 'by_federation',
  byRating: 'by_rating',
  slips: 'slips',
  tableCards: 'table_cards',
  cma: 'cma',
};

/** The lists that the log tells of. After an undo a list may be another one, or gone: nothing is said of it. */
export function papersOf(
  event: CheckedEvent,
  options: Pick<OutputOptions, 'after' | 'tieBreaks' | 'columns' | 'byNumber'>,
): readonly WrittenList[] {
  // Those of teams are ranked and written another way.
  if (isTeamBook(event.tournament)) return [];
  const proved = provedLines(event);
  const undone = proved.findLastIndex(({ proof }) => proof.action === 'PUT_BACK');
  const since = proved.slice(undone + 1);
  const list = rankingOf(event, options);
  return (Object.keys(PAPER_WORDS) as Output[]).flatMap((output): WrittenList[] => {
    const word = PAPER_WORDS[output]!;
    const line = since.findLast(({ proof }) => proof.lists.has(word));
    if (!line) return [];
    const { time } = line.row;
    const written = line.proof.lists.get(word)!;
    if (written === LIVE_LIST) return [{ output, time, state: 'live' }];
    if (!list.ok) return [{ output, time, state: null }];
    const { columns, byNumber } = options;
    const sheet = sheetOfList(event, output, list.value, false, columns, byNumber);
    if (listDigests([sheet]).get(word) === written) return [{ output, time, state: 'current' }];
    return [{ output, time, state: isChangedSince(event, line) ? 'stale' : null }];
  });
}

/** Results of a round that is being played come in without a line: they change what they come into. */
function isChangedSince(event: CheckedEvent, { proof }: ProvedRow): boolean {
  const now = partDigests(event, proof.version);
  const { done, all } = resultCount(event, event.tournament.pairedRounds);
  return (done > 0 && done < all) || [...now].some(([part, is]) => proof.parts.get(part) !== is);
}
