import type { Tournament } from '../../model/types';
import type { EventRead } from '../read/readEvent';
import { roundLines } from '../roundLines';
import type { EventSettings } from '../settings';
import { charterRows, type Charter } from './charter';
import { digestOf, PART_LENGTH, PROOF_VERSION, type LineProof } from './proof';
import { storedResult } from './results';
import { firstTerms, termsOf, TERMS_VERSION } from './terms';

/** The event as far as the proofs cover it. */
export interface Covered {
  readonly tournament: Tournament;
  readonly settings: EventSettings;
  readonly read: Pick<EventRead, 'charter'>;
}

/**
 * Digests of what may not change without a line of the log: the terms (E), who is who (P), the rounds
 * (R1 …), the results of the last one once it is complete (Q3), the trail (C). What a digest covers is
 * fixed with the version of the proof, down to the order of the values.
 */
export function partDigests(
  covered: Covered,
  version: LineProof['version'] = PROOF_VERSION,
): Map<string, string> {
  const { tournament, settings, read } = covered;
  const { players, pairedRounds } = tournament;
  const isFirst = version === 1;
  const people = players.map(({ no, name, rating, title, virtualPoints }) =>
    isFirst ? [no, name, rating, title] : [no, name, rating, title, virtualPoints],
  );
  const terms = isFirst
    ? firstTerms(tournament, settings)
    : termsOf(tournament, settings, termsVersion(read.charter));
  const parts = new Map([
    ['E', digestOf(terms, PART_LENGTH)],
    ['P', digestOf(people, PART_LENGTH)],
  ]);
  for (let round = 1; round <= pairedRounds; round++) {
    // Results of the last round are still coming in, straight into its sheet.
    const isOpen = round === pairedRounds;
    parts.set(`R${round}`, roundDigest(tournament, round, isOpen, isFirst));
  }
  if (isFirst) return parts;
  if (pairedRounds > 0 && isComplete(tournament, pairedRounds))
    parts.set(`Q${pairedRounds}`, roundDigest(tournament, pairedRounds, false, false));
  if (read.charter) parts.set('C', charterDigest(read.charter));
  return parts;
}

/** An event stays with the list of terms under which it began. */
const termsVersion = (charter: Charter | null): number =>
  charter?.terms ? charter.termsVersion : TERMS_VERSION;

const isComplete = ({ players }: Tournament, round: number): boolean =>
  players.every(({ entries }) => entries[round - 1].outcome !== 'pending');

/**
 * Tables may be typed in another order: the trail does not go by it. The record of attendance is left
 * out: versions before 0.4 do not read it, and check these digests too.
 */
const charterDigest = (charter: Charter): string =>
  digestOf(charterRows({ ...charter, roll: null }), PART_LENGTH);

function roundDigest(
  tournament: Tournament,
  round: number,
  isOpen: boolean,
  isFirst: boolean,
): string {
  const lines = roundLines(tournament, round).map((line) => [
    line.white,
    line.black,
    ...(isOpen && line.black !== null
      ? []
      : [storedResult(line.whiteOutcome, line.blackOutcome, !isFirst && line.unrated)]),
  ]);
  return digestOf(sortedByText(lines), PART_LENGTH);
}

const sortedByText = (lines: readonly unknown[]): unknown[] =>
  lines
    .map((line) => ({ line, text: JSON.stringify(line) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ line }) => line);
