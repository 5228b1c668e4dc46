import { TIE_ORDERS } from '../../../model/rules/tieOrders';
import { roundOfTeams } from '../../../model/matches/roundMatches';
import { isTeamBook } from '../../../model/matches/teamEvent';
import { entryIn } from '../../../model/tournament';
import type { Tournament } from '../../../model/types';
import type { EventRead } from '../../read/readEvent';
import type { RoundRead } from '../../read/readRound';
import type { TeamRoundRead } from '../../read/teams/readTeamRound';
import { roundLines } from '../../../model/rounds/round';
import type { EventSettings } from '../../settings';
import { storedEventRows, type StoredEvent } from '../event/storedEvent';
import { digestOf, partLength, PROOF_VERSION, type ProofVersion } from './proof';
import { storedResult } from '../results';
import { firstTerms, termsOf, TERMS_VERSION } from '../event/terms';

/** The event as far as the proofs cover it. */
export interface Covered {
  readonly tournament: Tournament;
  readonly settings: EventSettings;
  readonly read: Pick<EventRead, 'stored'> & Partial<Pick<EventRead, 'rounds'>>;
}

/**
 * Digests of what may not change without a line of the log: the terms (E), who is who (P), the rounds
 * (R1 …), the results of the last one once it is complete (Q3), the departures (C); since version 3 also the
 * facts around the event (I), those around the players (D), who is in which team (M), and who plays at which
 * table (T1 …), since version 5 with the points beside the names of players and teams; of teams, since version 4, points adjusted (A)
 * and who meets whom (N1 …). What a digest covers is fixed with the version of the proof, down to the order of the values.
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
    : termsOf(tournament, settings, termsVersion(read.stored));
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
  if (read.stored) parts.set('C', digest(storedFacts(read.stored)));
  if (version === 2) return parts;
  parts.set('I', digest(eventFacts(tournament)));
  parts.set('D', digest(playerFacts(tournament)));
  if (tournament.teams) parts.set('M', digest(teamFacts(tournament)));
  for (const each of read.rounds ?? [])
    if (each.round <= pairedRounds)
      parts.set(`T${each.round}`, digest(version < 5 ? tableFacts(each) : shownFacts(each)));
  if (version === 3 || (version > 4 && !tournament.teams)) return parts;
  parts.set('A', digest(tournament.teamPlay?.abnormalPoints ?? []));
  for (let round = 1; round <= pairedRounds; round++)
    parts.set(`N${round}`, digest(matchFacts(tournament, round, round === pairedRounds)));
  return parts;
}

/** What stands above every list and in the report, beside the announced terms. */
const eventFacts = ({ info, tieOrders }: Tournament): unknown => {
  const { name, place, federation, start, end, arbiter, deputies, timeControl, roundDates } = info;
  const dates = [start, end, ...roundDates].map(dateFact);
  // Most events know no such order, and were digested without before there were any.
  const orders = tieOrders ? [TIE_ORDERS.map((kind) => tieOrders[kind] ?? [])] : [];
  return [name, place, federation, arbiter, deputies, timeControl, dates, ...orders];
};

/** Excel turns what looks like a date into one, and that is read with strokes. */
const dateFact = (text: string): string => text.replace(/[-.]/g, '/');

/** By these a player is rated, ranked among their kind and paid; none of them decides a pairing. */
const playerFacts = ({ players }: Tournament): unknown =>
  players.map(({ no, federation, fideId, club, sex, born, expelled }) => [
    ...[no, federation, fideId, club, sex, dateFact(born)],
    ...(expelled ? ['expelled'] : []),
  ]);

/** Who sits below whom, and points given by a decision; withdrawals come in as those of players do. */
const teamFacts = ({ teams = [], abnormalPoints = [] }: Tournament): unknown => [
  teams.map(({ name, nickname, strength, club, captain, players }, index) => [
    ...[index + 1, name, nickname ?? '', strength ?? '', club ?? '', captain ?? '', ...players],
  ]),
  abnormalPoints.map(({ type, matchPoints, points, round, ids }) => [
    ...[type, matchPoints, points, round, ...ids],
  ]),
];

/** A match may still be forfeited as long as its round is open. */
function matchFacts(tournament: Tournament, round: number, isOpen: boolean): unknown {
  const { matches, byes } = roundOfTeams(tournament, round);
  return sortedByText([
    ...matches.map(({ first, second, forfeit = [] }) => [first, second, isOpen ? [] : forfeit]),
    ...byes.map(({ team, outcome }) => [team, outcome]),
  ]);
}

/** What hangs on the wall of a round but its results: tables, and the points of who sits there. */
const shownFacts = ({ rows, entries, teams }: RoundRead): unknown => {
  const shown = (no: number) => entries.get(no)?.shown ?? null;
  return sortedByText([
    ...rows.map(({ table, white, black }) =>
      black === null ? [white, shown(white)] : [table, white, black, shown(white), shown(black)],
    ),
    ...(teams ? shownOfTeams(teams) : []),
  ]);
};

/** The boards below a match have no points: they stand beside the names of the teams. */
function shownOfTeams({ matches, byes, shown }: TeamRoundRead): unknown[] {
  const of = (team: number) => shown.get(team) ?? null;
  return [
    ...matches.map(({ table, first, second }) => [
      'match',
      table,
      first,
      second,
      of(first),
      of(second),
    ]),
    ...byes.map(({ team }) => ['bye', team, of(team)]),
  ];
}

const tableFacts = ({ rows }: RoundRead): unknown =>
  sortedByText(
    rows
      .filter(({ black }) => black !== null)
      .map(({ table, white, black }) => [table, white, black]),
  );

/** An event stays with the list of terms under which it began. */
const termsVersion = (stored: StoredEvent | null): number =>
  stored?.terms ? stored.termsVersion : TERMS_VERSION;

const isComplete = ({ players }: Tournament, round: number): boolean =>
  players.every((player) => entryIn(player, round).outcome !== 'pending');

/**
 * The record of attendance is left out: versions before 0.4 do not read it, and check these digests too.
 */
const storedFacts = (stored: StoredEvent): unknown =>
  storedEventRows({ ...stored, attendance: null });

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
      // Whoever sits alone at a board of a match has a result that may still change, as the others have.
      ...(isOpen && (line.black !== null || isTeamBook(tournament))
        ? []
        : [storedResult(line.whiteOutcome, line.blackOutcome, !isFirst && line.unrated)]),
    ]),
  );

const sortedByText = (lines: readonly unknown[]): unknown[] =>
  lines
    .map((line) => ({ line, text: JSON.stringify(line) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ line }) => line);
