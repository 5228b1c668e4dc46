import { parseResult } from '../../formats/results';
import type { Reason } from '../../explain/reason';
import { playerByNo } from '../../model/tournament';
import type { Outcome, PlayerNo, Tournament } from '../../model/types';
import { recheckRound, type RoundCheck } from '../../systems/audit/recheck';
import type { PairingSystem } from '../../systems/system';
import type { ActionCode } from '../../sheets/stored/actions';
import { logRows, type LogRow } from '../../sheets/stored/logRows';
import { saidChanges, saidCorrection, saysChangeByHand } from '../../sheets/stored/logSentences';
import { parseProof, type LineProof } from '../../sheets/stored/proof';
import { trailText } from '../../sheets/stored/trailText';
import { withEntries } from '../byHand/changeRound';
import { withSettledGames } from './settledGames';
import { isRenumberedSince } from '../log/renumbering';
import type { CheckedEvent } from '../open/openEvent';

/** A result that was changed when later rounds may have been paired already. */
export interface LoggedCorrection {
  readonly round: number;
  readonly players: readonly [PlayerNo, PlayerNo];
  /** As seen by the first of the two. */
  readonly was: readonly [Outcome, Outcome];
  /** As it is written in the file. */
  readonly text: string;
}

/** What a file logs of itself, in the order in which it happened. */
export interface Trail {
  readonly corrections: readonly LoggedCorrection[];
  /** Rounds that were changed by hand, or imported. */
  readonly byHand: ReadonlyMap<number, string>;
  /** The line, by round, that gave players other numbers or ratings once the round was paired. */
  readonly renumbered?: (round: number) => string | null;
}

export const NO_TRAIL: Trail = { corrections: [], byHand: new Map() };

const CORRECTION = /^Correction @ Round (\d+): *(\d+) *- *(\d+) *: *(\S+) *=> *(\S+)/i;
const ADJOURNMENT = /^Adjournment @ Round (\d+): *(\d+) *- *(\d+)\b/i;
const BY_HAND = /^(?:MPA|Import) @ Round (\d+)\b/i;

/** The comment lines of a TRF: `### Correction @ Round 3: 6-17: 1-0 => 0-1` and its kin. */
export const trfTrail = ({ otherLines = [] }: Tournament): Trail =>
  trailFacts(otherLines.map(({ text }) => text));

function trailFacts(lines: readonly string[]): Trail {
  const corrections: LoggedCorrection[] = [];
  const byHand = new Map<number, string>();
  for (const line of lines) {
    if (!line.startsWith('###')) continue;
    const text = line.slice(3).trim();
    const correction = CORRECTION.exec(text);
    const adjournment = ADJOURNMENT.exec(text);
    const hand = BY_HAND.exec(text);
    if (correction) {
      const [round, white = '', black = '', was = ''] = correction.slice(1);
      corrections.push(...corrected(Number(round), white, black, was, text));
    }
    if (adjournment)
      corrections.push({
        round: Number(adjournment[1]),
        players: [Number(adjournment[2]), Number(adjournment[3])],
        was: ['adjourned', 'adjourned'],
        text,
      });
    if (hand) byHand.set(Number(hand[1]), text);
  }
  return { corrections, byHand };
}

function corrected(
  round: number,
  a: string,
  b: string,
  was: string,
  text: string,
): LoggedCorrection[] {
  const parsed = parseResult(was);
  if (!parsed.ok || parsed.result.black === null) return [];
  const { white, black } = parsed.result;
  return [{ round, players: [Number(a), Number(b)], was: [white, black], text }];
}

/** Changes of a round by hand, as the proofs of log lines name them. */
const CHANGES_BY_HAND: readonly (ActionCode | null)[] = [
  'PLAYERS_EXCHANGED',
  'COLOURS_TURNED',
  'TABLES_PAIRED_ANEW',
  'PLAYED_AGAINST_BYE',
  'ENTERED_AGAINST_BYE',
];

/**
 * What a workbook keeps of itself: the trail beside the announced settings, and which lines of the
 * log are changes by hand. Sentences of the log are read only where there is nothing else: of lines
 * that 0.1.0 and 0.2.0 wrote, or where the hidden sheet is gone.
 */
export function workbookTrail(event: CheckedEvent): Trail {
  // A postponed game that was played since the last round was paired is written down with the next one.
  const charter = event.read.charter && withSettledGames(event, event.read.charter);
  const rows = logRows(event.read.tables.log).map((row) => ({ row, proof: parseProof(row.proof) }));
  const isTold = (proof: LineProof | null) => charter === null || (proof?.version ?? 1) === 1;
  const said = rows.filter(({ proof }) => isTold(proof)).map(({ row }) => sentencesOf(event, row));
  const kept = charter ? trailFacts(charter.trail.map(trailText)) : NO_TRAIL;
  const proved = rows.flatMap(({ row, proof }) => (proof ? [{ row, proof }] : []));
  const logged = rows.filter(({ proof }) => proof && CHANGES_BY_HAND.includes(proof.action));
  return {
    corrections: [
      ...said.flatMap(({ corrections }) => corrections),
      ...kept.corrections.map((each) => inWordsOfLog(each, kept.corrections, rows)),
    ],
    byHand: new Map([
      ...kept.byHand,
      ...said.flatMap(({ byHand }) => [...byHand]),
      ...logged.map(({ row }) => [Number(row.round), row.action] as const),
    ]),
    renumbered: (round) =>
      proved.find((line) => isRenumberedSince(line, round))?.row.action ?? null,
  };
}

interface ProvedLine {
  readonly row: LogRow;
  readonly proof: LineProof | null;
}

/** As the log says it, where it has one line for the one correction of a round. */
function inWordsOfLog(
  correction: LoggedCorrection,
  all: readonly LoggedCorrection[],
  rows: readonly ProvedLine[],
): LoggedCorrection {
  const { round } = correction;
  const lines = rows.filter(
    ({ row, proof }) => proof?.action === 'RESULT_CORRECTED' && Number(row.round) === round,
  );
  const isOnly = all.filter((other) => other.round === round).length === 1;
  const [line, ...others] = lines;
  return line && others.length === 0 && isOnly
    ? { ...correction, text: line.row.action }
    : correction;
}

/** What a line of an early log says in words. */
function sentencesOf({ read }: CheckedEvent, row: LogRow): Trail {
  const corrections: LoggedCorrection[] = [];
  const byHand = new Map<number, string>();
  for (const cell of [row.action, row.detail]) {
    for (const { white, black, was, text } of saidChanges(cell))
      corrections.push(...corrected(Number(row.round), white, black, was, text));
    const said = saidCorrection(cell);
    const game =
      said &&
      read.rounds
        .find(({ round }) => round === said.round)
        ?.rows.find(({ table, black }) => table === said.table && black !== null);
    if (said && game)
      corrections.push(
        ...corrected(said.round, String(game.white), String(game.black), said.was, cell),
      );
    if (saysChangeByHand(cell)) byHand.set(Number(row.round), cell);
  }
  return { corrections, byHand };
}

/** More than these together are not tried. */
const MOST_UNDONE = 60;

/**
 * Why a round differs, where the file logs it: a change by hand, or results that were corrected
 * after the round was paired (C.04.2: the pairing stays). The latest corrections are taken back one
 * after the other until the rules give what was played; null: the log explains nothing.
 */
export function causeOf(
  tournament: Tournament,
  system: PairingSystem,
  { round }: RoundCheck,
  { corrections, byHand, renumbered }: Trail,
): Reason | null {
  let then = tournament;
  const undone: string[] = [];
  for (const correction of [...corrections].reverse().slice(0, MOST_UNDONE)) {
    const before = takenBack(then, correction, round);
    if (!before) continue;
    then = before;
    undone.unshift(correction.text);
    const again = recheckRound(then, system, round);
    if (!('problems' in again) && !again.differs)
      return { key: 'check.cause-correction', args: { what: undone.join('; ') } };
  }
  const hand = byHand.get(round);
  if (hand !== undefined) return { key: 'check.cause-by-hand', args: { what: hand } };
  const since = renumbered?.(round) ?? null;
  return since === null ? null : { key: 'check.cause-numbers', args: { what: since } };
}

/** The event with the old result of a game before `round`; null: there is no such game. */
function takenBack(
  tournament: Tournament,
  { players: [a, b], was, round: of }: LoggedCorrection,
  round: number,
): Tournament | null {
  const entries = playerByNo(tournament).get(a)?.entries ?? [];
  // On a ladder the two may have met in other rounds as well.
  const at =
    entries[of - 1]?.opponent === b && of < round
      ? of - 1
      : entries.findIndex(({ opponent }, index) => opponent === b && index < round - 1);
  if (at < 0) return null;
  return withEntries(tournament, at + 1, (no, entry) =>
    no === a ? { ...entry, outcome: was[0] } : no === b ? { ...entry, outcome: was[1] } : entry,
  );
}
