import type { Tournament } from '../../model/types';
import { pairsText, type Charter } from '../../sheets/stored/charter';
import { attendanceRecord } from '../../sheets/stored/attendanceRecord';
import { roundLines } from '../../sheets/roundLines';
import { TERMS_VERSION, termsOf } from '../../sheets/stored/terms';
import type { CheckedEvent } from '../open/openEvent';
import type { Preview } from './proposeRound';
import { withAdjournment, withCorrection, withOnly } from '../announced/trailLines';

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

/** Adjourned games that were decided since, their results typed into the sheets. */
function withSettledGames({ read, tournament }: CheckedEvent, charter: Charter): Charter {
  let noted = charter;
  for (const [round, lines] of read.record ?? []) {
    const adjourned = lines.filter(({ whiteOutcome }) => whiteOutcome === 'adjourned');
    for (const { white, black } of adjourned) {
      const line = lineOf(tournament, round, white);
      if (line && line.black === black) noted = withAdjournment(noted, round, line);
    }
  }
  return noted;
}

const lineOf = (tournament: Tournament, round: number, white: number) =>
  round <= tournament.pairedRounds
    ? roundLines(tournament, round).find((line) => line.white === white)
    : undefined;
