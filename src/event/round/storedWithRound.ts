import { pairsText, type StoredEvent } from '../../sheets/stored/event/storedEvent';
import { attendanceRecord } from '../../sheets/stored/event/attendanceRecord';
import { TERMS_VERSION, termsOf } from '../../sheets/stored/event/terms';
import type { CheckedEvent } from '../open/openEvent';
import type { Preview } from './proposeRound';
import { withSettledGames } from '../announced/settledGames';
import { withCorrection, withOnly } from '../announced/noteDeparture';

/** What is stored once a round is paired: round 1 fixes the terms, each round its own pairs. */
export function storedWithRound(
  event: CheckedEvent,
  { content, tournament }: Preview,
  kept: StoredEvent,
  isByHand: boolean,
): StoredEvent {
  const { round, byes } = content;
  const isFirst = round === 1 || !kept.terms;
  const full = byes.filter(({ outcome }) => outcome === 'fullBye');
  // Where nobody could be asked (the command line) what was typed into earlier rounds counts.
  const typed = event.typed.flatMap(({ round: of, changes }) =>
    changes.map((change) => ({ of, change })),
  );
  const corrected = typed.reduce((so, { of, change }) => withCorrection(so, of, change), kept);
  const settled = withSettledGames(event, corrected);
  // A round that is paired anew is as the system pairs it.
  const unchanged = withOnly(settled, 'MPA', round, '');
  const noted = withOnly(
    unchanged,
    'Full-point bye',
    round,
    full.map(({ no }) => `{${no}}`).join(' '),
  );
  return {
    ...noted,
    ...(isFirst ? { terms: termsOf(tournament, event.settings), termsVersion: TERMS_VERSION } : {}),
    lastPairs: { round, text: pairsText(content) },
    manualEdit: isByHand ? round : null,
    attendance: attendanceRecord(tournament, round),
  };
}
