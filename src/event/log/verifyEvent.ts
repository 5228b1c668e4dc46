import type { Reason } from '../../explain/reason';
import { digestIn } from '../../sheets/write/lists/wallCode';
import { recheckRound } from '../../systems/audit/recheck';
import { systemById } from '../../systems';
import { partDigests } from './chain';
import { logRows, type LogRow } from './logRows';
import type { CheckedEvent } from '../open/openEvent';
import { lineDigest, parseProof, passedOn, shortDigest, type LineProof } from './proof';

/** Whether an event is what its log says. */
export interface Verification {
  readonly ok: boolean;
  /** What does not fit, the first line of the log that does not in front. */
  readonly breaks: readonly Reason[];
  /** The event in one sentence: since when untouched, how often changed by hand, how often corrected. */
  readonly summary: readonly Reason[];
  /** The same, then what was found in order and every change that the log tells of. */
  readonly found: readonly Reason[];
  /** Short digest of the last line, as paper and files carry it; '' without a proof. */
  readonly digest: string;
}

export interface ProvedRow {
  readonly row: LogRow;
  /** Counted from 1, as it stands in the table. */
  readonly line: number;
  readonly proof: LineProof;
}

const CORRECTIONS: readonly string[] = ['pane.result-corrected', 'pane.typed-kept'];
const RATING_ONLY = 'rating-only.kept';
const LEAVES: readonly string[] = ['lock.left', 'lock.changed'];
const IMPORTS: readonly string[] = ['pane.trf-imported', 'pane.table-adopted'];
/** These answer what was typed into the sheet of a round, those below what was typed into the settings. */
const ANSWERS: readonly string[] = [
  ...CORRECTIONS,
  RATING_ONLY,
  'pane.typed-put-back',
  'phase.ended',
];
const SETTINGS_ANSWERS: readonly string[] = [...LEAVES, 'lock.put-back'];

/** Follows the chain of the log, compares the event with its last line, and pairs every round again. */
export function verifyEvent(event: CheckedEvent): Verification {
  const rows = logRows(event.read.tables.log);
  const chain = followChain(rows);
  const { proved } = chain;
  const breaks = [
    ...(chain.breaks ? [chain.breaks] : []),
    ...unloggedBreaks(proved),
    ...stateBreaks(event, proved),
    ...recordBreaks(event, proved),
    ...pairingBreaks(event, proved),
  ];
  const last = proved[proved.length - 1];
  const said = summary(event, proved);
  return {
    ok: breaks.length === 0,
    breaks,
    summary: said,
    found: [...said, ...details(event, rows, proved)],
    digest: last ? shortDigest(last.proof) : '',
  };
}

/** The line of the log that a sheet of paper or a file names; null: there is none. */
export function lineOfDigest(event: CheckedEvent, digest: string): ProvedRow | null {
  const wanted = digestIn(digest);
  const { proved } = followChain(logRows(event.read.tables.log));
  return proved.find(({ proof }) => wanted.length >= 8 && proof.digest.startsWith(wanted)) ?? null;
}

function followChain(rows: readonly LogRow[]): {
  readonly proved: readonly ProvedRow[];
  readonly breaks: Reason | null;
} {
  const proved: ProvedRow[] = [];
  if (rows.length === 0) return { proved, breaks: { key: 'verify.no-log' } };
  let before: { proof: LineProof | null; time: string } | null = null;
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    const proof = parseProof(row.proof);
    if (!proof) {
      // Lines of before 0.2.0 have no proof; none may follow one that has.
      if (proved.length === 0 && row.proof === '') {
        before = { proof: null, time: row.time };
        continue;
      }
      return { proved, breaks: broken(line, row) };
    }
    const fits = possibleBefore(before, row, proof).some(
      (passed) => lineDigest(row, proof, passed) === proof.digest,
    );
    if (!fits) return { proved, breaks: broken(line, row) };
    proved.push({ row, line, proof });
    before = { proof, time: row.time };
  }
  return { proved, breaks: proved.length === 0 ? { key: 'verify.no-proofs' } : null };
}

/** In version 1 the line before passes its time on, unless both were written at once. */
function possibleBefore(
  before: { proof: LineProof | null; time: string } | null,
  { time }: LogRow,
  { version }: LineProof,
): string[] {
  if (!before) return [''];
  const passed = [passedOn(before.proof, before.time)];
  return version === 1 && before.time === time ? [...passed, passedOn(before.proof, '')] : passed;
}

const broken = (line: number, { time, action }: LogRow): Reason => ({
  key: 'verify.line-broken',
  args: { line, time, action },
});

/** Settings, rounds or the trail that were changed between two lines, and never answered for. */
function unloggedBreaks(proved: readonly ProvedRow[]): Reason[] {
  return proved.flatMap(({ proof, line, row }): Reason[] =>
    proof.unlogged
      .filter((part) => part !== 'P' && !isAnswered(part, proved, line))
      .map((part) => partReason(part, 'before', { line, time: row.time })),
  );
}

/** What was typed into a sheet is asked about: the answer may come some lines later. */
const isAnswered = (part: string, proved: readonly ProvedRow[], from: number): boolean =>
  proved.some(
    ({ proof, row, line }) =>
      line >= from &&
      (part.startsWith('R')
        ? ANSWERS.includes(proof.action) && row.round === part.slice(1)
        : part === 'E' && SETTINGS_ANSWERS.includes(proof.action)),
  );

const PART_KEYS = {
  after: {
    E: 'verify.settings-differ',
    P: 'verify.players-differ',
    C: 'verify.charter-differs',
    R: 'verify.round-differs',
    Q: 'verify.results-differ',
  },
  before: {
    E: 'verify.settings-unlogged',
    P: 'verify.players-unlogged',
    C: 'verify.charter-unlogged',
    R: 'verify.round-unlogged',
    Q: 'verify.round-unlogged',
  },
} as const;

function partReason(
  part: string,
  when: keyof typeof PART_KEYS,
  args: Readonly<Record<string, string | number>>,
): Reason {
  const letter = part[0] as keyof (typeof PART_KEYS)['after'];
  return { key: PART_KEYS[when][letter], args: { ...args, round: Number(part.slice(1)) } };
}

/** Where the event is not as the last line left it. */
function stateBreaks(event: CheckedEvent, proved: readonly ProvedRow[]): Reason[] {
  const last = proved[proved.length - 1];
  if (!last || last.proof.parts.size === 0) return [];
  const { parts, version } = last.proof;
  const now = partDigests(event, version);
  return (
    [...new Set([...now.keys(), ...parts.keys()])]
      .filter((part) => now.get(part) !== parts.get(part))
      // Results of the last round that came in since were to come.
      .filter((part) => !part.startsWith('Q') || parts.has(part))
      .map((part) => partReason(part, 'after', { line: last.line, time: last.row.time }))
  );
}

/**
 * Earlier rounds of which the hidden record says something else than their sheet, which is as the
 * log left it: then somebody was at the record, by which a typed correction is noticed.
 */
function recordBreaks(event: CheckedEvent, proved: readonly ProvedRow[]): Reason[] {
  const last = proved[proved.length - 1];
  if (!last || last.proof.parts.size === 0) return [];
  const { record } = event.read;
  const now = partDigests(event, last.proof.version);
  const asLeft = (round: number) => now.get(`R${round}`) === last.proof.parts.get(`R${round}`);
  const earlier = Array.from({ length: event.tournament.pairedRounds - 1 }, (_, at) => at + 1);
  const differing = new Set(event.typed.map(({ round }) => round));
  return earlier
    .filter((round) => asLeft(round) && (differing.has(round) || !record?.has(round)))
    .map((round) => ({ key: 'verify.record-differs', args: { round } }));
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
        // What was corrected, or changed of the rules, was not so when the round was paired.
        ([...CORRECTIONS, ...LEAVES].includes(proof.action) && Number(row.round) <= round) ||
        // Rounds that came with the event are answered for by its trail.
        (IMPORTS.includes(proof.action) && Number(row.round) >= round),
    );
    if (!isExplained)
      reasons.push({ key: 'verify.pairing-differs', args: { round, system: settings.system } });
  }
  return reasons;
}

const of = (proved: readonly ProvedRow[], actions: readonly string[]): readonly ProvedRow[] =>
  proved.filter(({ proof }) => actions.includes(proof.action));

const manualLines = (proved: readonly ProvedRow[]): readonly ProvedRow[] =>
  proved.filter(({ proof }) => proof.isManual);

function summary(event: CheckedEvent, proved: readonly ProvedRow[]): Reason[] {
  const manual = manualLines(proved);
  const corrected = of(proved, CORRECTIONS);
  const ratingOnly = of(proved, [RATING_ONLY]);
  const without = manual.filter(({ row }) => row.reason === '').length;
  const touched = [...manual, ...corrected, ...of(proved, LEAVES)];
  const lastTouched = Math.max(0, ...touched.map(({ row }) => Number(row.round) || 0));
  const counted = (key: 'verify.corrected' | 'verify.rating-only', count: number): Reason[] =>
    count === 0 && key === 'verify.rating-only' ? [] : [{ key, args: { count } }];
  return [
    lastTouched === 0
      ? { key: 'verify.untouched' }
      : { key: 'verify.untouched-since', args: { round: lastTouched } },
    manual.length > 0 && without === 0
      ? { key: 'verify.manual-reasoned', args: { count: manual.length } }
      : { key: 'verify.manual', args: { count: manual.length, without } },
    ...counted('verify.corrected', corrected.length),
    ...counted('verify.rating-only', ratingOnly.length),
    ...(event.rulesLeft === null
      ? []
      : [{ key: 'verify.rules-left', args: { round: event.rulesLeft } } as const]),
  ];
}

function details(
  { tournament }: CheckedEvent,
  rows: readonly LogRow[],
  proved: readonly ProvedRow[],
): Reason[] {
  const last = proved[proved.length - 1];
  const players = proved.filter(({ proof }) => proof.unlogged.includes('P'));
  const told = [
    ...manualLines(proved),
    ...of(proved, [...CORRECTIONS, RATING_ONLY, ...LEAVES]),
  ].sort((a, b) => a.line - b.line);
  return [
    { key: 'verify.lines', args: { proved: proved.length, lines: rows.length } },
    { key: 'verify.rounds', args: { rounds: tournament.pairedRounds } },
    ...(last && last.proof.parts.size === 0
      ? [{ key: 'verify.no-state', args: { line: last.line, time: last.row.time } } as const]
      : []),
    ...players.map(({ line, row }) => partReason('P', 'before', { line, time: row.time })),
    ...told.map(({ row, line }): Reason => ({
      key: 'verify.change',
      args: { line, time: row.time, action: row.action, reason: row.reason || '–' },
    })),
  ];
}
