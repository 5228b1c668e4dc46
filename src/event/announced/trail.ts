import { parseResult } from '../../formats/results';
import type { Reason } from '../../explain/reason';
import { playerByNo } from '../../model/tournament';
import type { Outcome, PlayerNo, Tournament } from '../../model/types';
import { recheckRound, type RoundCheck } from '../../systems/audit/recheck';
import type { PairingSystem } from '../../systems/system';
import { wordsOf, LANGUAGES } from '../../words';
import { withEntries } from '../byHand/changeRound';
import type { CheckedEvent } from '../open/openEvent';

/** A result that was changed when later rounds may have been paired already. */
export interface LoggedCorrection {
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
}

export const NO_TRAIL: Trail = { corrections: [], byHand: new Map() };

const CORRECTION = /^Correction @ Round \d+: *(\d+) *- *(\d+) *: *(\S+) *=> *(\S+)/i;
const ADJOURNMENT = /^Adjournment @ Round \d+: *(\d+) *- *(\d+)\b/i;
const BY_HAND = /^(?:MPA|Import) @ Round (\d+)\b/i;

/** The comment lines of a TRF: `### Correction @ Round 3: 6-17: 1-0 => 0-1` and its kin. */
export function trfTrail({ otherLines = [] }: Tournament): Trail {
  const corrections: LoggedCorrection[] = [];
  const byHand = new Map<number, string>();
  for (const { text: line } of otherLines) {
    if (!line.startsWith('###')) continue;
    const text = line.slice(3).trim();
    const correction = CORRECTION.exec(text);
    const adjournment = ADJOURNMENT.exec(text);
    const hand = BY_HAND.exec(text);
    if (correction)
      corrections.push(...corrected(correction[1], correction[2], correction[3], text));
    if (adjournment)
      corrections.push({
        players: [Number(adjournment[1]), Number(adjournment[2])],
        was: ['adjourned', 'adjourned'],
        text,
      });
    if (hand) byHand.set(Number(hand[1]), text);
  }
  return { corrections, byHand };
}

function corrected(a: string, b: string, was: string, text: string): LoggedCorrection[] {
  const parsed = parseResult(was);
  if (!parsed.ok || parsed.result.black === null) return [];
  const { white, black } = parsed.result;
  return [{ players: [Number(a), Number(b)], was: [white, black], text }];
}

/** The log of a workbook, in whatever language it was written. */
export function logTrail({ read, tournament }: CheckedEvent): Trail {
  const rows = read.tables.log?.rows.map((row) => row.map((cell) => String(cell ?? ''))) ?? [];
  const corrections: LoggedCorrection[] = [];
  const byHand = new Map<number, string>();
  for (const row of rows)
    for (const cell of row) {
      corrections.push(...typedChanges(cell));
      for (const { round, table, was } of tableCorrections(cell)) {
        const game = read.rounds
          .find((each) => each.round === round)
          ?.rows.find((each) => each.table === table && each.black !== null);
        if (game) corrections.push(...corrected(String(game.white), String(game.black), was, cell));
      }
      for (let round = 1; round <= tournament.pairedRounds; round++)
        if (row.includes(String(round)) && isChangeByHand(cell)) byHand.set(round, cell);
    }
  return { corrections, byHand };
}

/** `3 Alder – 8 Birch: 1-0 → 0-1`, as `changeReason` says it in every language. */
const typedChanges = (cell: string): LoggedCorrection[] =>
  cell.split('; ').flatMap((part) => {
    const match = /^(\d+) .*? – (\d+) .*: (\S+) → (\S+)/.exec(part);
    return match ? corrected(match[1], match[2], match[3], part) : [];
  });

type Values = Readonly<Record<string, string>>;

/** A sentence of ours in any language, taken apart again. */
function readBack(
  key:
    | 'pane.result-corrected'
    | 'pane.swap'
    | 'pane.turn'
    | 'pane.repair'
    | 'pane.against-bye'
    | 'pane.new-against-bye',
  text: string,
): Values | null {
  for (const language of LANGUAGES) {
    const phrase = wordsOf(language).phrases[key];
    if (typeof phrase !== 'string') continue;
    const pattern = phrase
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>.*?)`);
    const match = new RegExp(`^${pattern}(?: \\[.*\\])?$`, 'u').exec(text);
    if (match) return { ...match.groups };
  }
  return null;
}

function tableCorrections(cell: string): { round: number; table: number; was: string }[] {
  const values = readBack('pane.result-corrected', cell);
  return values
    ? [{ round: Number(values.round), table: Number(values.table), was: values.was }]
    : [];
}

const isChangeByHand = (cell: string): boolean =>
  (
    ['pane.swap', 'pane.turn', 'pane.repair', 'pane.against-bye', 'pane.new-against-bye'] as const
  ).some((key) => readBack(key, cell) !== null);

/** More than these together are not tried. */
const MOST_UNDONE = 30;

/**
 * Why a round differs, where the file logs it: a change by hand, or results that were corrected
 * after the round was paired (C.04.2: the pairing stays). The latest corrections are taken back one
 * after the other until the rules give what was played; null: the log explains nothing.
 */
export function causeOf(
  tournament: Tournament,
  system: PairingSystem,
  { round }: RoundCheck,
  { corrections, byHand }: Trail,
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
  return hand === undefined ? null : { key: 'check.cause-by-hand', args: { what: hand } };
}

/** The event with the old result of a game before `round`; null: there is no such game. */
function takenBack(
  tournament: Tournament,
  { players: [a, b], was }: LoggedCorrection,
  round: number,
): Tournament | null {
  const entries = playerByNo(tournament).get(a)?.entries ?? [];
  const at = entries.findIndex(({ opponent }, index) => opponent === b && index < round - 1);
  if (at < 0) return null;
  return withEntries(tournament, at + 1, (no, entry) =>
    no === a ? { ...entry, outcome: was[0] } : no === b ? { ...entry, outcome: was[1] } : entry,
  );
}
