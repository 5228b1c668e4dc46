import type { Reason } from '../../explain/reason';
import { parseResult } from '../../formats/results';
import { correctResult, effectOf } from '../../handling';
import type { Tournament } from '../../model/types';
import { changeSheets, storedAfter, type Change } from '../../sheets/write/changePlan';
import { type StoredEvent, type RatingCorrection } from '../../sheets/stored/event/storedEvent';
import { type Plan } from '../../sheets/plan/plan';
import { ratingCorrectionsSheet } from '../../sheets/write/ratingCorrectionsSheet';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import { withChange } from '../announced/noteDeparture';

/** The last round and the one before it are open to corrections; older ones are closed. */
const OPEN_ROUNDS = 2;

/**
 * Whether a result of `round` can be corrected for the rating report only (C.04.2.D.8, in the edition
 * of 2026 4.3). The text closes the round before the last one too, once the last is over; there the
 * arbiter is told so and decides, as announcements differ. Who has left the announced rules answers
 * for all of it themselves.
 */
export const countsForRatingOnly = (
  { tournament, rulesLeft }: Pick<CheckedEvent, 'tournament' | 'rulesLeft'>,
  round: number,
): boolean =>
  rulesLeft === null &&
  round <= tournament.pairedRounds - OPEN_ROUNDS &&
  effectOf(tournament, round).nextPairing === null;

/**
 * Corrections for the rating report, kept in a place of their own: the rounds, the standings and
 * every pairing stay. `after`: the event to write, where the sheets said something else.
 */
export function planRatingOnly(
  event: CheckedEvent,
  corrections: readonly RatingCorrection[],
  reason: string,
  after: Tournament = event.tournament,
): Plan {
  const { read, tournament: before, settings } = event;
  const { language } = settings;
  const change: Change = {
    read,
    before,
    after,
    language,
    stored: (stored) => corrections.reduce(withRatingCorrection, stored),
  };
  const { ratingOnly } = storedAfter(change)!;
  const reasons = corrections.map((each): Reason => ({
    key: 'rating-only.kept',
    args: { ...each, players: { players: [each.white, each.black] } },
  }));
  const title = reasons[0]!;
  const { round } = corrections[0]!;
  return {
    title,
    sheets: [...changeSheets(change), ratingCorrectionsSheet(after, ratingOnly, language)],
    log: reasons.map((each) => logLine(event, each, { round, reason })),
  };
}

/** A game corrected again keeps what it was at first; corrected back, it is gone. */
function withRatingCorrection(stored: StoredEvent, correction: RatingCorrection): StoredEvent {
  const { round, white, black, was, is } = correction;
  const isSame = (each: RatingCorrection) =>
    each.round === round && each.white === white && each.black === black;
  const others = stored.ratingOnly.filter((each) => !isSame(each));
  const noted = withChange(stored, {
    kind: 'Rating correction',
    round,
    subject: `{${white}}-{${black}}`,
    was,
    is,
  });
  return { ...noted, ratingOnly: was === is ? others : [...others, correction] };
}

/** The event as it is reported for rating. */
export function asReported(tournament: Tournament, stored: StoredEvent | null): Tournament {
  return (stored?.ratingOnly ?? []).reduce((event, { round, white, black, is }) => {
    const parsed = parseResult(is);
    const game = event.players.find(({ no }) => no === white)?.entries[round - 1];
    if (!parsed.ok || parsed.result.black === null || game?.opponent !== black) return event;
    const handled = correctResult(event, round, white, [parsed.result.white, parsed.result.black]);
    return handled.ok ? handled.corrected : event;
  }, tournament);
}
