import { error, type Problem } from '../../../model/problems';
import type { Outcome, Pair, PlayerNo, Tournament } from '../../../model/types';
import { roundIn } from '../../../model/rounds/round';
import type { CellContent } from '../../plan/cells';
import { attendanceRecord, type AttendanceRecord } from './attendanceRecord';
import type { EventSettings } from '../../settings';
import { isTerm, termsIn, termsOf, TERMS_VERSION, type Term, type Terms } from './terms';

/** What the arbiter did that the announced rules alone would not have given; a word each, as a TRF has it. */
export const DEPARTURE_KINDS = [
  'MPA',
  'Import',
  'Configuration',
  'Rounds',
  'Tie-breaks',
  'Correction',
  'Rating correction',
  'Adjournment',
  'Regeneration',
  'Full-point bye',
  'Rules left',
] as const;
export type DepartureKind = (typeof DEPARTURE_KINDS)[number];

/** A departure; in its text a player is `{17}`, so that they are found under a new number. */
export interface Departure {
  readonly kind: DepartureKind;
  readonly round: number;
  readonly text: string;
}

/** A result that was wrong and found too late to count: it goes into the report for rating only. */
export interface RatingCorrection {
  readonly round: number;
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  readonly was: string;
  readonly is: string;
}

/**
 * The terms under which the event was begun and every departure from them, in a very hidden sheet:
 * a cell can always be typed over, and this is what it is compared with.
 */
export interface StoredEvent {
  /** null: nothing was paired yet by a version that stores this (0.3.0 on). */
  readonly terms: Terms | null;
  /** The list of terms under which the event began. */
  readonly termsVersion: number;
  readonly departures: readonly Departure[];
  /** The round whose changes by hand are under way. */
  readonly manualEdit: number | null;
  readonly ratingOnly: readonly RatingCorrection[];
  /** The last round as it was paired, or as the arbiter ended their changes: `{1}-{4} {7}=PAB`. */
  readonly lastPairs: { readonly round: number; readonly text: string } | null;
  /** Null: the workbook was last paired before there was such a record; nothing is said then. */
  readonly attendance: AttendanceRecord | null;
}

export const NOTHING_STORED: StoredEvent = {
  terms: null,
  termsVersion: TERMS_VERSION,
  departures: [],
  manualEdit: null,
  ratingOnly: [],
  lastPairs: null,
  attendance: null,
};

/**
 * Contract of the workbook. A version that writes what earlier ones do not know raises it, and they
 * refuse the workbook: going on, they would lose what they cannot read. None at all: before 0.3.0.
 */
const CONTRACT = 1;
export const STORED_EVENT_SHEET = '_pairsheet_charter';
/** A cell holds 32,767 characters. */
const LONGEST = 30_000;

/** A round in one line: `{1}-{4} {2}-{5} {3}=PAB`. */
export function pairsText({ games, byes }: PlayedPairs): string {
  const free = byes.find(({ outcome }) => outcome === 'pairingBye');
  return [
    ...games.map(({ white, black }) => `{${white}}-{${black}}`),
    ...(free ? [`{${free.no}}=PAB`] : []),
  ].join(' ');
}

interface PlayedPairs {
  readonly games: readonly Pair[];
  readonly byes: readonly { readonly no: PlayerNo; readonly outcome: Outcome }[];
}

/** What is stored of an event that comes with its rounds: what it says now is what was announced. */
export function storedEventOf(
  tournament: Tournament,
  settings: EventSettings,
  departures: readonly Departure[] = [],
): StoredEvent {
  const { pairedRounds: round } = tournament;
  if (round === 0) return { ...NOTHING_STORED, departures };
  const lastPairs = { round, text: pairsText(roundIn(tournament, round)) };
  const terms = termsOf(tournament, settings);
  return {
    ...NOTHING_STORED,
    terms,
    departures,
    lastPairs,
    attendance: attendanceRecord(tournament),
  };
}

type Row = readonly [string, string, string];

export function storedEventRows(stored: StoredEvent): Row[] {
  const { terms, termsVersion, departures, manualEdit, ratingOnly, lastPairs, attendance } = stored;
  return [
    ['contract', String(CONTRACT), ''],
    // The first list needs no number: workbooks of 0.3.0 have none.
    ...(terms && termsVersion > 1 ? [['terms', String(termsVersion), ''] as Row] : []),
    ...termsIn(termsVersion).flatMap((term): Row[] =>
      terms?.[term] === undefined ? [] : [['term', term, terms[term]]],
    ),
    ...departures.map(({ kind, round, text }): Row => ['trail', `${round} ${kind}`, text]),
    ...(manualEdit === null ? [] : [['phase', String(manualEdit), ''] as Row]),
    ...ratingOnly.map(({ round, white, black, was, is }): Row => [
      'rating',
      String(round),
      `{${white}}-{${black}}: ${was} => ${is}`,
    ]),
    ...(lastPairs
      ? inPieces(lastPairs.text).map((text): Row => ['pairs', String(lastPairs.round), text])
      : []),
    ...(attendance ? inPieces(attendance.join(' ')).map((text): Row => ['roll', '', text]) : []),
  ];
}

function inPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const word of text.split(' ')) {
    const last = pieces.length - 1;
    const piece = pieces[last];
    if (piece !== undefined && piece.length + word.length < LONGEST)
      pieces[last] = `${piece} ${word}`;
    else pieces.push(word);
  }
  return pieces;
}

/** A contract that this version does not know. */
export function contractProblems(rows: readonly (readonly CellContent[])[] | undefined): Problem[] {
  const [kind = '', text = ''] = [0, 1].map((index) => String(rows?.[0]?.[index] ?? '').trim());
  if (kind !== 'contract' || (/^\d+$/.test(text) && Number(text) <= CONTRACT)) return [];
  const place = { kind: 'cell', sheet: STORED_EVENT_SHEET, address: 'B1' } as const;
  return [error('newer-workbook', place, text, { known: CONTRACT })];
}

/** Null: there is none, or it is not as we write it. */
export function parseStoredEvent(
  rows: readonly (readonly CellContent[])[] | undefined,
): StoredEvent | null {
  if (!rows || String(rows[0]?.[0] ?? '') !== 'contract') return null;
  const terms: Partial<Record<Term, string>> = {};
  let termsVersion = 1;
  const departures: Departure[] = [];
  const ratingOnly: RatingCorrection[] = [];
  let manualEdit: number | null = null;
  let lastPairs: StoredEvent['lastPairs'] = null;
  let attendance: AttendanceRecord | null = null;
  for (const cells of rows) {
    const [kind, key = '', text = ''] = [0, 1, 2].map((index) => String(cells[index] ?? ''));
    if (kind === 'terms') termsVersion = Number(key) || 1;
    if (kind === 'term' && isTerm(key)) terms[key] = text;
    if (kind === 'trail') departures.push(...parseDeparture(key, text));
    if (kind === 'phase') manualEdit = Number(key) || null;
    if (kind === 'rating') ratingOnly.push(...parseRating(key, text));
    if (kind === 'pairs')
      lastPairs = { round: Number(key), text: lastPairs ? `${lastPairs.text} ${text}` : text };
    if (kind === 'roll') attendance = [...(attendance ?? []), ...text.split(' ').filter(Boolean)];
  }
  const isLocked = Object.keys(terms).length > 0;
  return {
    terms: isLocked ? terms : null,
    termsVersion: isLocked ? termsVersion : TERMS_VERSION,
    ...{ departures, manualEdit, ratingOnly, lastPairs, attendance },
  };
}

function parseDeparture(key: string, text: string): Departure[] {
  const match = /^(\d+) (.+)$/.exec(key);
  const kind = DEPARTURE_KINDS.find((each) => each === match?.[2]);
  return match && kind ? [{ kind, round: Number(match[1]), text }] : [];
}

function parseRating(key: string, text: string): RatingCorrection[] {
  const match = /^\{(\d+)\}-\{(\d+)\}: (\S+) => (\S+)$/.exec(text);
  if (!match) return [];
  const [white, black, was = '', is = ''] = match.slice(1);
  return [{ round: Number(key), white: Number(white), black: Number(black), was, is }];
}

/** What is stored once players have other numbers: old → new. */
export function renumbered(
  stored: StoredEvent,
  numbers: ReadonlyMap<PlayerNo, PlayerNo>,
): StoredEvent {
  if (numbers.size === 0) return stored;
  const now = (no: PlayerNo) => numbers.get(no) ?? no;
  const inText = (text: string) =>
    text.replace(/\{(\d+)\}/g, (_, no: string) => `{${now(Number(no))}}`);
  return {
    ...stored,
    departures: stored.departures.map((line) => ({ ...line, text: inText(line.text) })),
    ratingOnly: stored.ratingOnly.map((each) => ({
      ...each,
      white: now(each.white),
      black: now(each.black),
    })),
    lastPairs: stored.lastPairs && { ...stored.lastPairs, text: inText(stored.lastPairs.text) },
    attendance: stored.attendance && stored.attendance.map(inText),
  };
}
