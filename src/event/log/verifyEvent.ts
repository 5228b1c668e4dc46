import type { Reason } from '../../explain/reason';
import { digestIn } from '../../sheets/write/lists/wallCode';
import { recheckRound } from '../../systems/audit/recheck';
import { systemById } from '../../systems';
import type { ActionCode } from '../../sheets/stored/actions';
import { partDigests } from '../../sheets/stored/parts';
import { logRows, type LogRow } from '../../sheets/stored/logRows';
import type { CheckedEvent } from '../open/openEvent';
import { isRenumberedSince, roundsAt } from './renumbering';
import {
  lineDigest,
  parseProof,
  passedOn,
  PROVING_LENGTH,
  shortDigest,
  type LineProof,
  type ProofVersion,
} from '../../sheets/stored/proof';

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

type Actions = readonly ActionCode[];
const CORRECTIONS: Actions = ['RESULT_CORRECTED', 'TYPED_RESULT_KEPT'];
const RATING_ONLY: Actions = ['RESULT_KEPT_FOR_RATING'];
const LEAVES: Actions = ['RULES_LEFT', 'FIXED_SETTINGS_CHANGED'];
const IMPORTS: Actions = ['TRF_IMPORTED', 'TABLE_ADOPTED'];
/** These answer what was typed into the sheet of a round, those below what was typed into the settings. */
const ANSWERS: Actions = [...CORRECTIONS, ...RATING_ONLY, 'TYPED_RESULT_PUT_BACK', 'CHANGES_ENDED'];
const SETTINGS_ANSWERS: Actions = [...LEAVES, 'FIXED_SETTINGS_PUT_BACK'];

const isOne = ({ action }: LineProof, actions: Actions): boolean =>
  action !== null && actions.includes(action);

/** Follows the chain of the log, compares the event with its last line, and pairs every round again. */
export function verifyEvent(event: CheckedEvent): Verification {
  const rows = logRows(event.read.tables.log);
  const chain = followChain(rows);
  const { proved } = chain;
  const unlogged = unloggedParts(proved);
  const pairings = differingPairings(event, proved);
  const breaks = [
    ...(chain.breaks ? [chain.breaks] : []),
    ...unlogged.breaks,
    ...stateBreaks(event, proved),
    ...recordBreaks(event, proved),
    ...pairings.breaks,
  ];
  const last = proved[proved.length - 1];
  const said = summary(event, proved);
  const told = [...unlogged.told, ...pairings.told];
  return {
    ok: breaks.length === 0,
    breaks,
    summary: said,
    found: [...said, ...details(event, rows, proved, told)],
    digest: last ? shortDigest(last.proof) : '',
  };
}

/** The line of the log that a sheet of paper or a file names; null: there is none. */
export function lineOfDigest(event: CheckedEvent, digest: string): ProvedRow | null {
  const wanted = digestIn(digest);
  return (
    provedLines(event).find(({ proof }) => wanted.length >= 8 && proof.digest.startsWith(wanted)) ??
    null
  );
}

/** Whether so many signs of a digest prove a line: fewer are met by trying. */
export const isProvingDigest = (digest: string): boolean =>
  digestIn(digest).length >= PROVING_LENGTH;

/** The lines of the log up to the first that does not fit. */
export const provedLines = (event: CheckedEvent): readonly ProvedRow[] =>
  followChain(logRows(event.read.tables.log)).proved;

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

/**
 * In version 1 the line before passes its time on, unless both were written at once. A program that
 * writes version 2 cannot read a proof of version 3 and takes the line for one without.
 */
function possibleBefore(
  before: { proof: LineProof | null; time: string } | null,
  { time }: LogRow,
  { version }: LineProof,
): string[] {
  if (!before) return [''];
  const passed = [passedOn(before.proof, before.time)];
  if (isBehind(before.proof, version)) return [...passed, passedOn(null, before.time)];
  return version === 1 && before.time === time ? [...passed, passedOn(before.proof, '')] : passed;
}

/** An older program went on, or something of its time was put back. */
const isBehind = (before: LineProof | null, version: ProofVersion): boolean =>
  before !== null && before.version > version && version > 1;

const broken = (line: number, { time, action }: LogRow): Reason => ({
  key: 'verify.line-broken',
  args: { line, time, action },
});

interface Judged {
  readonly breaks: readonly Reason[];
  readonly told: readonly Reason[];
}

/** Typed into the sheets of players and event, and the numbers of tables: anybody may, and it is told. */
const ONLY_TOLD: readonly string[] = ['P', 'D', 'I', 'T'];

/** Settings, rounds or the trail that were changed between two lines, and never answered for. */
function unloggedParts(proved: readonly ProvedRow[]): Judged {
  const parts = new Set(proved.flatMap(({ proof }) => proof.unlogged));
  const each = [...parts].map((part) => unloggedChanges(part, proved));
  const inOrder = (lines: readonly UnloggedChange[]) =>
    [...lines]
      .sort((a, b) => a.by.line - b.by.line)
      .map(({ part, by: { line, row } }) => partReason(part, 'before', { line, time: row.time }));
  return {
    breaks: inOrder(each.flatMap(({ open }) => open)),
    told: inOrder(each.flatMap(({ told }) => told)),
  };
}

interface UnloggedChange {
  readonly part: string;
  /** The line before which it was done. */
  readonly by: ProvedRow;
}

/** What was typed and typed back, so that a line has the part again as it was before, is only told. */
function unloggedChanges(
  part: string,
  proved: readonly ProvedRow[],
): { readonly open: readonly UnloggedChange[]; readonly told: readonly UnloggedChange[] } {
  const told: UnloggedChange[] = [];
  let open: UnloggedChange[] = [];
  let was: string | undefined;
  for (const [index, by] of proved.entries()) {
    const { parts, unlogged } = by.proof;
    if (unlogged.includes(part)) {
      if (open.length === 0) was = proved[index - 1]?.proof.parts.get(part);
      open.push({ part, by });
    }
    if (open.length > 0 && was !== undefined && parts.get(part) === was) {
      told.push(...open);
      open = [];
    }
  }
  if (ONLY_TOLD.includes(part[0])) return { open: [], told: [...told, ...open] };
  return { open: open.filter(({ by }) => !isAnswered(part, proved, by.line)), told };
}

/** What was typed into a sheet is asked about: the answer may come some lines later. */
const isAnswered = (part: string, proved: readonly ProvedRow[], from: number): boolean =>
  proved.some(
    ({ proof, row, line }) =>
      line >= from &&
      (part.startsWith('R') || part.startsWith('Q')
        ? isOne(proof, ANSWERS) && row.round === part.slice(1)
        : part === 'E' && isOne(proof, SETTINGS_ANSWERS)),
  );

const PART_KEYS = {
  after: {
    E: 'verify.settings-differ',
    P: 'verify.players-differ',
    C: 'verify.charter-differs',
    R: 'verify.round-differs',
    Q: 'verify.results-differ',
    D: 'verify.details-differ',
    I: 'verify.info-differs',
    T: 'verify.tables-differ',
  },
  before: {
    E: 'verify.settings-unlogged',
    P: 'verify.players-unlogged',
    C: 'verify.charter-unlogged',
    R: 'verify.round-unlogged',
    Q: 'verify.results-unlogged',
    D: 'verify.details-unlogged',
    I: 'verify.info-unlogged',
    T: 'verify.tables-unlogged',
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

/** Rounds that the system would not pair so today; those for which the log has no reason are breaks. */
function differingPairings(
  { tournament, settings }: CheckedEvent,
  proved: readonly ProvedRow[],
): Judged {
  const system = systemById(settings.system);
  const [breaks, told]: [Reason[], Reason[]] = [[], []];
  for (let round = 1; system && round <= tournament.pairedRounds; round++) {
    const checked = recheckRound(tournament, system, round);
    if ('problems' in checked || !checked.differs) continue;
    const isExplained = proved.some(
      ({ proof, row }) =>
        (proof.isManual && row.round === String(round)) ||
        // What was corrected, or changed of the rules, was not so when the round was paired.
        (isOne(proof, [...CORRECTIONS, ...LEAVES]) && Number(row.round) <= round) ||
        // Rounds that came with the event are answered for by its trail.
        (isOne(proof, IMPORTS) && Number(row.round) >= round),
    );
    if (isExplained) continue;
    const since = proved.find((each) => isRenumberedSince(each, round));
    if (since) {
      const { line, row } = since;
      told.push({ key: 'verify.numbers-since', args: { round, line, time: row.time } });
    } else breaks.push({ key: 'verify.pairing-differs', args: { round, system: settings.system } });
  }
  return { breaks, told };
}

const of = (proved: readonly ProvedRow[], actions: Actions): readonly ProvedRow[] =>
  proved.filter(({ proof }) => isOne(proof, actions));

const manualLines = (proved: readonly ProvedRow[]): readonly ProvedRow[] =>
  proved.filter(({ proof }) => proof.isManual);

function summary(event: CheckedEvent, proved: readonly ProvedRow[]): Reason[] {
  const manual = manualLines(proved);
  const corrected = of(proved, CORRECTIONS);
  const ratingOnly = of(proved, RATING_ONLY);
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
  told: readonly Reason[],
): Reason[] {
  const changes = [
    ...manualLines(proved),
    ...of(proved, [...CORRECTIONS, ...RATING_ONLY, ...LEAVES]),
  ].sort((a, b) => a.line - b.line);
  return [
    { key: 'verify.lines', args: { proved: proved.length, lines: rows.length } },
    { key: 'verify.rounds', args: { rounds: tournament.pairedRounds } },
    ...gaps(proved),
    ...told,
    ...changes.map(({ row, line }): Reason => ({
      key: 'verify.change',
      args: { line, time: row.time, action: row.action, reason: row.reason || '–' },
    })),
  ];
}

/** Lines that cover less than those before them. */
function gaps(proved: readonly ProvedRow[]): Reason[] {
  return proved.flatMap(({ proof, line, row }, index): Reason[] => {
    const args = { line, time: row.time };
    const before = proved[index - 1];
    if (before && isBehind(before.proof, proof.version))
      return [{ key: 'verify.older-proof', args }];
    const isLast = index === proved.length - 1;
    // Before round 1 there may be nothing yet that could be changed.
    const isBlind = proof.parts.size === 0 && (isLast || (before ? roundsAt(before) > 0 : false));
    return isBlind && (isLast || proof.version > 2) ? [{ key: 'verify.no-state', args }] : [];
  });
}
