import { entryIn } from '../../model/tournament';
import type { Tournament } from '../../model/types';
import type { EventRead } from '../read/readEvent';
import type { RoundRead } from '../read/readRound';
import { roundLines } from '../roundLines';
import type { EventSettings } from '../settings';
import { charterRows, type Charter } from './charter';
import { digestOf, partLength, PROOF_VERSION, type ProofVersion } from './proof';
import { storedResult } from './results';
import { firstTerms, termsOf, TERMS_VERSION } from './terms';

/** The event as far as the proofs cover it. */
export interface Covered {
  readonly tournament: Tournament;
  readonly settings: EventSettings;
  readonly read: Pick<EventRead, 'charter'> & Partial<Pick<EventRead, 'rounds'>>;
}

/**
 * Digests of what may not change without a line of the log: the terms (E), who is who (P), the rounds
 * (R1 …), the results of the last one once it is complete (Q3), the trail (C); since version 3 also the
 * facts around the event (I), those around the players (D), and who plays at which table (T1 …). What a
 * digest covers is fixed with the version of the proof, down to the order of the values.
 */
export function partDigests(
  covered: Covered,
  version: ProofVersion = PROOF_VERSION,
): Map<string, string> {
  const { tournament, settings, read } = covered;
  const { players, pairedRounds } = tournament;
  const isFirst = version === 1;
  const digest = (value: unknown) => digestOf(value, partLength(version));
  const people = players.map(({ no, name, rating, title, virtualPoints }) =>
    isFirst ? [no, name, rating, title] : [no, name, rating, title, virtualPoints],
  );
  const terms = isFirst
    ? firstTerms(tournament, settings)
    : termsOf(tournament, settings, termsVersion(read.charter));
  const parts = new Map([
    ['E', digest(terms)],
    ['P', digest(people)],
  ]);
  for (let round = 1; round <= pairedRounds; round++) {
    // Results of the last round are still coming in, straight into its sheet.
    const isOpen = round === pairedRounds;
    parts.set(`R${round}`, digest(roundFacts(tournament, round, isOpen, isFirst)));
  }
  if (isFirst) return parts;
  if (pairedRounds > 0 && isComplete(tournament, pairedRounds))
    parts.set(`Q${pairedRounds}`, digest(roundFacts(tournament, pairedRounds, false, false)));
  if (read.charter) parts.set('C', digest(charterFacts(read.charter)));
  if (version === 2) return parts;
  parts.set('I', digest(eventFacts(tournament)));
  parts.set('D', digest(playerFacts(tournament)));
  for (const { round, rows } of read.rounds ?? [])
    if (round <= pairedRounds) parts.set(`T${round}`, digest(tableFacts(rows)));
  return parts;
}

/** What stands above every list and in the report, beside the announced terms. */
const eventFacts = ({ info }: Tournament): unknown => {
  const { name, place, federation, start, end, arbiter, deputies, timeControl, roundDates } = info;
  const dates = [start, end, ...roundDates].map(dateFact);
  return [name, place, federation, arbiter, deputies, timeControl, dates];
};

/** Excel turns what looks like a date into one, and that is read with strokes. */
const dateFact = (text: string): string => text.replace(/[-.]/g, '/');

/** By these a player is rated, ranked among his kind and paid; none of them decides a pairing. */
const playerFacts = ({ players }: Tournament): unknown =>
  players.map(({ no, federation, fideId, club, sex, born }) => [
    ...[no, federation, fideId, club, sex, dateFact(born)],
  ]);

const tableFacts = (rows: RoundRead['rows']): unknown =>
  sortedByText(
    rows
      .filter(({ black }) => black !== null)
      .map(({ table, white, black }) => [table, white, black]),
  );

/** An event stays with the list of terms under which it began. */
const termsVersion = (charter: Charter | null): number =>
  charter?.terms ? charter.termsVersion : TERMS_VERSION;

const isComplete = ({ players }: Tournament, round: number): boolean =>
  players.every((player) => entryIn(player, round).outcome !== 'pending');

/**
 * The record of attendance is left out: versions before 0.4 do not read it, and check these digests too.
 */
const charterFacts = (charter: Charter): unknown => charterRows({ ...charter, roll: null });

/** Tables may be typed in another order: the games do not go by it. */
const roundFacts = (
  tournament: Tournament,
  round: number,
  isOpen: boolean,
  isFirst: boolean,
): unknown =>
  sortedByText(
    roundLines(tournament, round).map((line) => [
      line.white,
      line.black,
      ...(isOpen && line.black !== null
        ? []
        : [storedResult(line.whiteOutcome, line.blackOutcome, !isFirst && line.unrated)]),
    ]),
  );

const sortedByText = (lines: readonly unknown[]): unknown[] =>
  lines
    .map((line) => ({ line, text: JSON.stringify(line) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ line }) => line);
