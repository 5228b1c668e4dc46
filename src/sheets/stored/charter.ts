import { error, type Problem } from '../../model/problems';
import type { Outcome, Pair, PlayerNo, Tournament } from '../../model/types';
import type { CellContent } from '../plan/cells';
import { attendanceRecord, type AttendanceRecord } from './attendanceRecord';
import type { EventSettings } from '../settings';
import { isTerm, termsIn, termsOf, TERMS_VERSION, type Term, type Terms } from './terms';
import { roundContentOf } from '../write/roundSheet';

/** What the arbiter did that the announced rules alone would not have given; a word each, as a TRF has it. */
export const TRAIL_KINDS = [
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
export type TrailKind = (typeof TRAIL_KINDS)[number];

/** One line of the trail; in its text a player is `{17}`, so that he is found under a new number. */
export interface TrailLine {
  readonly kind: TrailKind;
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
export interface Charter {
  /** Null: no round was paired since there are charters. */
  readonly terms: Terms | null;
  /** The list of terms under which the event began. */
  readonly termsVersion: number;
  readonly trail: readonly TrailLine[];
  /** The round whose changes by hand are under way. */
  readonly phase: number | null;
  readonly ratingOnly: readonly RatingCorrection[];
  /** The last round as it was paired, or as the arbiter ended his changes: `{1}-{4} {7}=PAB`. */
  readonly pairs: { readonly round: number; readonly text: string } | null;
  /** Null: the workbook was last paired before there was such a record; nothing is said then. */
  readonly roll: AttendanceRecord | null;
}

export const NO_CHARTER: Charter = {
  terms: null,
  termsVersion: TERMS_VERSION,
  trail: [],
  phase: null,
  ratingOnly: [],
  pairs: null,
  roll: null,
};

/**
 * Contract of the workbook. A version that writes what earlier ones do not know raises it, and they
 * refuse the workbook: going on, they would lose what they cannot read. None at all: before 0.3.0.
 */
const CONTRACT = 1;
export const CHARTER_SHEET = '_pairsheet_charter';
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

/** The charter of an event that comes with its rounds: what it says now is what was announced. */
export function charterOf(
  tournament: Tournament,
  settings: EventSettings,
  trail: readonly TrailLine[] = [],
): Charter {
  const { pairedRounds: round } = tournament;
  if (round === 0) return { ...NO_CHARTER, trail };
  const pairs = { round, text: pairsText(roundContentOf(tournament, round)) };
  const terms = termsOf(tournament, settings);
  return { ...NO_CHARTER, terms, trail, pairs, roll: attendanceRecord(tournament) };
}

type Row = readonly [string, string, string];

export function charterRows(charter: Charter): Row[] {
  const { terms, termsVersion, trail, phase, ratingOnly, pairs, roll } = charter;
  return [
    ['contract', String(CONTRACT), ''],
    // The first list needs no number: workbooks of 0.3.0 have none.
    ...(terms && termsVersion > 1 ? [['terms', String(termsVersion), ''] as Row] : []),
    ...termsIn(termsVersion).flatMap((term): Row[] =>
      terms?.[term] === undefined ? [] : [['term', term, terms[term]]],
    ),
    ...trail.map(({ kind, round, text }): Row => ['trail', `${round} ${kind}`, text]),
    ...(phase === null ? [] : [['phase', String(phase), ''] as Row]),
    ...ratingOnly.map(({ round, white, black, was, is }): Row => [
      'rating',
      String(round),
      `{${white}}-{${black}}: ${was} => ${is}`,
    ]),
    ...(pairs ? inPieces(pairs.text).map((text): Row => ['pairs', String(pairs.round), text]) : []),
    ...(roll ? inPieces(roll.join(' ')).map((text): Row => ['roll', '', text]) : []),
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
  const place = { kind: 'cell', sheet: CHARTER_SHEET, address: 'B1' } as const;
  return [error('newer-workbook', place, text, { known: CONTRACT })];
}

/** Null: there is none, or it is not as we write it. */
export function parseCharter(
  rows: readonly (readonly CellContent[])[] | undefined,
): Charter | null {
  if (!rows || String(rows[0]?.[0] ?? '') !== 'contract') return null;
  const terms: Partial<Record<Term, string>> = {};
  let termsVersion = 1;
  const trail: TrailLine[] = [];
  const ratingOnly: RatingCorrection[] = [];
  let phase: number | null = null;
  let pairs: Charter['pairs'] = null;
  let roll: AttendanceRecord | null = null;
  for (const cells of rows) {
    const [kind, key = '', text = ''] = [0, 1, 2].map((index) => String(cells[index] ?? ''));
    if (kind === 'terms') termsVersion = Number(key) || 1;
    if (kind === 'term' && isTerm(key)) terms[key] = text;
    if (kind === 'trail') trail.push(...parseTrail(key, text));
    if (kind === 'phase') phase = Number(key) || null;
    if (kind === 'rating') ratingOnly.push(...parseRating(key, text));
    if (kind === 'pairs')
      pairs = { round: Number(key), text: pairs ? `${pairs.text} ${text}` : text };
    if (kind === 'roll') roll = [...(roll ?? []), ...text.split(' ').filter(Boolean)];
  }
  const isLocked = Object.keys(terms).length > 0;
  return {
    terms: isLocked ? terms : null,
    termsVersion: isLocked ? termsVersion : TERMS_VERSION,
    ...{ trail, phase, ratingOnly, pairs, roll },
  };
}

function parseTrail(key: string, text: string): TrailLine[] {
  const match = /^(\d+) (.+)$/.exec(key);
  const kind = TRAIL_KINDS.find((each) => each === match?.[2]);
  return match && kind ? [{ kind, round: Number(match[1]), text }] : [];
}

function parseRating(key: string, text: string): RatingCorrection[] {
  const match = /^\{(\d+)\}-\{(\d+)\}: (\S+) => (\S+)$/.exec(text);
  if (!match) return [];
  const [white, black, was = '', is = ''] = match.slice(1);
  return [{ round: Number(key), white: Number(white), black: Number(black), was, is }];
}

/** The charter once players have other numbers: old → new. */
export function renumbered(charter: Charter, numbers: ReadonlyMap<PlayerNo, PlayerNo>): Charter {
  if (numbers.size === 0) return charter;
  const now = (no: PlayerNo) => numbers.get(no) ?? no;
  const inText = (text: string) =>
    text.replace(/\{(\d+)\}/g, (_, no: string) => `{${now(Number(no))}}`);
  return {
    ...charter,
    trail: charter.trail.map((line) => ({ ...line, text: inText(line.text) })),
    ratingOnly: charter.ratingOnly.map((each) => ({
      ...each,
      white: now(each.white),
      black: now(each.black),
    })),
    pairs: charter.pairs && { ...charter.pairs, text: inText(charter.pairs.text) },
    roll: charter.roll && charter.roll.map(inText),
  };
}
