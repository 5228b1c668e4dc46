import type { Reason } from '../../explain/reason';
import { isoDay } from '../../model/day';
import type { Player, Tournament } from '../../model/types';
import { birthDate } from '../../sheets/read/birthDates';
import { openGames } from '../round/roundWarnings';

/** So many players are named, the others counted. */
const NAMED = 10;

/**
 * What the event does not say and whoever rates it will ask for: TRF16 has lines for the dates (042,
 * 052, 132), the place (012 ff.), the arbiter (102), the rate of play (122), and a field for each
 * player's FIDE number.
 */
export function trfGaps(tournament: Tournament): Reason[] {
  const { info, players, pairedRounds } = tournament;
  const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';
  const gaps: Reason[] = [];
  const adjourned = openGames(tournament, 'adjourned').length;
  const missing = openGames(tournament, 'pending').length;
  if (adjourned > 0) gaps.push({ key: 'pane.gap-adjourned', args: { count: adjourned } });
  if (missing > 0) gaps.push({ key: 'pane.gap-results', args: { count: missing } });
  if (tournament.avoided?.length) gaps.push({ key: 'pane.gap-avoided' });
  if (isEmpty(info.start) || isEmpty(info.end)) gaps.push({ key: 'pane.gap-dates' });
  else if ([info.start, info.end].some((date) => isoDay(date) === null))
    gaps.push({ key: 'pane.gap-unread-dates', args: { start: info.start, end: info.end } });
  const dated = info.roundDates.slice(0, pairedRounds).filter((date) => !isEmpty(date)).length;
  if (dated < pairedRounds)
    gaps.push({ key: 'pane.gap-round-dates', args: { count: pairedRounds - dated } });
  if (isEmpty(info.place)) gaps.push({ key: 'pane.gap-place' });
  if (isEmpty(info.federation)) gaps.push({ key: 'pane.gap-federation' });
  if (isEmpty(info.arbiter)) gaps.push({ key: 'pane.gap-arbiter' });
  if (isEmpty(info.timeControl) && isEmpty(info.timeCode))
    gaps.push({ key: 'pane.gap-time-control' });
  const unknown = players.filter(({ fideId }) => isEmpty(fideId));
  if (unknown.length > 0) gaps.push({ key: 'pane.gap-ids', args: named(unknown) });
  const unread = players.filter(({ born }) => !isEmpty(born) && birthDate(born) === null);
  if (unread.length > 0) gaps.push({ key: 'pane.gap-births', args: named(unread) });
  return gaps;
}

/** Players of a gap: how many, and the first of them. */
const named = (players: readonly Player[]) => ({
  count: players.length,
  who: { players: players.slice(0, NAMED).map(({ no }) => no) },
  more: players.length > NAMED ? '…' : '',
});
