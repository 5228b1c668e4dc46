import { pairsText, type Charter } from '../../sheets/stored/charter';
import { attendanceRecord } from '../../sheets/stored/attendanceRecord';
import { TERMS_VERSION, termsOf } from '../../sheets/stored/terms';
import type { CheckedEvent } from '../open/openEvent';
import type { Preview } from './proposeRound';
import { withSettledGames } from '../announced/settledGames';
import { withCorrection, withOnly } from '../announced/trailLines';

/** The charter as pairing a round leaves it: round 1 fixes the terms, each round its own pairs. */
export function charterOfRound(
  event: CheckedEvent,
  { content, tournament }: Preview,
  kept: Charter,
  isByHand: boolean,
): Charter {
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
    pairs: { round, text: pairsText(content) },
    phase: isByHand ? round : null,
    roll: attendanceRecord(tournament, round),
  };
}
