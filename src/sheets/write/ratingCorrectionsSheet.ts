import { playerByNo } from '../../model/tournament';
import type { Language, Tournament } from '../../model/types';
import type { RatingCorrection } from '../stored/event/storedEvent';
import type { SheetPlan } from '../plan/plan';
import { say } from '../plan/say';
import { listSheet } from './lists/listSheet';

/** The sheet of what is reported for rating otherwise than it counted. */
export function ratingCorrectionsSheet(
  tournament: Tournament,
  corrections: readonly RatingCorrection[],
  language: Language,
): SheetPlan {
  const players = playerByNo(tournament);
  const name = (no: number) => `${no} ${players.get(no)?.name ?? ''}`.trim();
  return listSheet({
    key: 'rating-corrections',
    name: say(language, 'sheet.rating-corrections'),
    title: say(language, 'sheet.rating-corrections-title'),
    subtitle: say(language, 'sheet.rating-corrections-hint'),
    header: [
      say(language, 'head.round'),
      say(language, 'word.white'),
      say(language, 'word.black'),
      say(language, 'head.counted'),
      say(language, 'head.reported'),
    ],
    rows: corrections.map(({ round, white, black, was, is }) => [
      round,
      name(white),
      name(black),
      was,
      is,
    ]),
    widths: [8, 30, 30, 12, 12],
    columns: [
      { align: 'center' },
      null,
      null,
      { align: 'center' },
      { align: 'center', bold: true },
    ],
    eventName: tournament.info.name,
    language,
  });
}
