import type { Reason } from '../explain/reason';
import { recheckRound } from '../systems/recheck';
import { systemById } from '../systems';
import { lineDigest, parseProof, partDigests, passedOn, type LineProof } from './chain';
import { logRows, type LogRow } from './logRows';
import type { CheckedEvent } from './openEvent';

/** Whether an event is what its log says. */
export interface Verification {
  readonly ok: boolean;
  /** What does not fit, the first line of the log that does not in front. */
  readonly breaks: readonly Reason[];
  /** What was found in order, and what the log tells of it. */
  readonly found: readonly Reason[];
}

interface ProvedRow {
  readonly row: LogRow;
  /** Counted from 1, as it stands in the table. */
  readonly line: number;
  readonly proof: LineProof;
}

const CORRECTIONS: readonly string[] = ['pane.result-corrected', 'pane.typed-kept'];

/** Follows the chain of the log, compares the event with its last line, and pairs every round again. */
export function verifyEvent(event: CheckedEvent): Verification {
  const rows = logRows(event.read.tables.log);
  const chain = followChain(rows);
  const breaks = [
    ...(chain.breaks ? [chain.breaks] : []),
    ...stateBreaks(event, chain.proved),
    ...pairingBreaks(event, chain.proved),
  ];
  return { ok: breaks.length === 0, breaks, found: summary(event, rows, chain.proved) };
}

function followChain(rows: readonly LogRow[]): {
  readonly proved: readonly ProvedRow[];
  readonly breaks: Reason | null;
} {
  const proved: ProvedRow[] = [];
  if (rows.length === 0) return { proved, breaks: { key: 'verify.no-log' } };
  let before: { digest: string; time: string } | null = null;
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    const proof = parseProof(row.proof);
    if (!proof) {
      // Lines of before 0.2.0 have no proof; none may follow one that has.
      if (proved.length === 0 && row.proof === '') {
        before = { digest: '', time: row.time };
        continue;
      }
      return { proved, breaks: broken(line, row) };
    }
    const fits = possibleBefore(before, row).some(
      (passed) => lineDigest(row, proof.head, passed) === proof.digest,
    );
    if (!fits) return { proved, breaks: broken(line, row) };
    proved.push({ row, line, proof });
    before = { digest: proof.digest, time: row.time };
  }
  return { proved, breaks: proved.length === 0 ? { key: 'verify.no-proofs' } : null };
}

/** The line before passes its time on, unless both were written at once. */
function possibleBefore(before: { digest: string; time: string } | null, row: LogRow): string[] {
  if (!before) return [''];
  const passed = [passedOn(before.digest, before.time)];
  return before.time === row.time ? [...passed, passedOn(before.digest, '')] : passed;
}

const broken = (line: number, { time, action }: LogRow): Reason => ({
  key: 'verify.line-broken',
  args: { line, time, action },
});

/** Where the event is not as the last line left it. */
function stateBreaks(
  { tournament, settings }: CheckedEvent,
  proved: readonly ProvedRow[],
): Reason[] {
  const last = proved[proved.length - 1];
  if (!last || last.proof.parts.size === 0) return [];
  const now = partDigests(tournament, settings);
  const names = new Set([...now.keys(), ...last.proof.parts.keys()]);
  return [...names].flatMap((part): Reason[] => {
    if (now.get(part) === last.proof.parts.get(part)) return [];
    const args = { line: last.line, time: last.row.time };
    if (part === 'E') return [{ key: 'verify.settings-differ', args }];
    if (part === 'P') return [{ key: 'verify.players-differ', args }];
    return [{ key: 'verify.round-differs', args: { ...args, round: Number(part.slice(1)) } }];
  });
}

/** Rounds that the system would not pair so, and for which the log has no reason. */
function pairingBreaks(
  { tournament, settings }: CheckedEvent,
  proved: readonly ProvedRow[],
): Reason[] {
  const system = systemById(settings.system);
  if (!system) return [];
  const reasons: Reason[] = [];
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    const checked = recheckRound(tournament, system, round);
    if ('problems' in checked || !checked.differs) continue;
    const isExplained = proved.some(
      ({ proof, row }) =>
        (proof.isManual && row.round === String(round)) ||
        // What was corrected afterwards was not known when the round was paired.
        (CORRECTIONS.includes(proof.action) && Number(row.round) < round),
    );
    if (!isExplained)
      reasons.push({ key: 'verify.pairing-differs', args: { round, system: settings.system } });
  }
  return reasons;
}

function summary(
  { tournament }: CheckedEvent,
  rows: readonly LogRow[],
  proved: readonly ProvedRow[],
): Reason[] {
  const manual = proved.filter(({ proof }) => proof.isManual);
  const corrected = proved.filter(({ proof }) => CORRECTIONS.includes(proof.action));
  const without = manual.filter(({ row }) => row.reason === '').length;
  const lastTouched = Math.max(0, ...[...manual, ...corrected].map(({ row }) => Number(row.round)));
  return [
    { key: 'verify.lines', args: { proved: proved.length, lines: rows.length } },
    { key: 'verify.rounds', args: { rounds: tournament.pairedRounds } },
    lastTouched === 0
      ? { key: 'verify.untouched' }
      : { key: 'verify.untouched-since', args: { round: lastTouched } },
    { key: 'verify.manual', args: { count: manual.length, without } },
    { key: 'verify.corrected', args: { count: corrected.length } },
    ...[...manual, ...corrected].map(({ row, line }): Reason => ({
      key: 'verify.change',
      args: { line, time: row.time, action: row.action, reason: row.reason || '–' },
    })),
  ];
}
