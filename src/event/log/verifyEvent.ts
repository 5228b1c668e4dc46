import { NO_DEPARTURES } from '../announced/departures';
import type { PairingSystem } from '../../systems/system';
import { causeOf } from '../check/causeOf';
import { workbookDepartures } from '../announced/workbookDepartures';
import { pairedTournament } from '../open/paired';
import type { Reason } from '../../explain/reason';
import { digestIn } from '../../sheets/write/lists/wallCode';
import { recheckRound, type RoundCheck } from '../../systems/audit/recheck';
import { systemById } from '../../systems';
import type { ActionCode } from '../../sheets/stored/log/actions';
import { partDigests } from '../../sheets/stored/log/parts';
import { lostHeads } from '../../sheets/stored/log/logHead';
import { logRows, type LogRow } from '../../sheets/stored/log/logRows';
import type { CheckedEvent } from '../open/openEvent';
import { isRenumberedSince, roundsAt } from './renumbering';
import { PROVING_LENGTH, shortDigest, type LineProof } from '../../sheets/stored/log/proof';
import { forksAmong, isBehind, joined, readGraph, type ProvedRow } from './graph';

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
  const { proved, heads } = chain;
  const forks = forkedLines(proved, heads);
  const unlogged = unloggedParts(proved);
  const pairings = differingPairings(event, proved);
  const breaks = [
    ...(chain.breaks ? [chain.breaks] : []),
    ...forks.breaks,
    ...unlogged.breaks,
    ...stateBreaks(event, proved, heads),
    ...recordBreaks(event, heads),
    ...pairings.breaks,
  ];
  const last = proved[proved.length - 1];
  const said = summary(event, proved);
  const told = [...lostEnds(event, rows), ...forks.told, ...unlogged.told, ...pairings.told];
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
  readonly heads: readonly ProvedRow[];
  readonly breaks: Reason | null;
} {
  if (rows.length === 0) return { proved: [], heads: [], breaks: { key: 'verify.no-log' } };
  const { proved, heads, broken: at } = readGraph(rows);
  if (at !== null) return { proved, heads, breaks: broken(at + 1, rows[at]!) };
  return { proved, heads, breaks: proved.length === 0 ? { key: 'verify.no-proofs' } : null };
}

/**
 * Lines that two arbiters wrote at the same time. Where each changed something else, the next line joins
 * them and all is well; where both changed the same, one of them undid the other's work unseen.
 */
function forkedLines(proved: readonly ProvedRow[], heads: readonly ProvedRow[]): Judged {
  const [breaks, told]: [Reason[], Reason[]] = [[], []];
  const joins = proved.map(({ parents }) => parents).filter(({ length }) => length > 1);
  for (const lines of [...joins, ...(heads.length > 1 ? [heads] : [])])
    for (const { sides, parts } of forksAmong(lines)) {
      const [one, other] = sides.map(({ line }) => line).sort((a, b) => a - b);
      const args = { line: one!, other: other! };
      const serious = parts.filter((part) => !FORKED_ONLY_TOLD.includes(part.charAt(0)));
      if (serious.length > 0) breaks.push({ key: 'verify.fork-differs', args });
      else told.push({ key: lines === heads ? 'verify.fork-open' : 'verify.fork-joined', args });
    }
  return { breaks, told };
}

const broken = (line: number, { time, action }: LogRow): Reason => ({
  key: 'verify.line-broken',
  args: { line, time, action },
});

interface Judged {
  readonly breaks: readonly Reason[];
  readonly told: readonly Reason[];
}

/** Typed into the sheets of players and event, and the numbers of tables: anybody may, and it is told. */
const ONLY_TOLD: readonly string[] = ['P', 'D', 'I', 'M', 'T'];

/** The same for two who typed at once; who is who (P) is not among them. */
const FORKED_ONLY_TOLD: readonly string[] = ['D', 'I', 'T'];

/** Settings, rounds or departures that were changed between two lines, and never answered for. */
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
  for (const by of proved) {
    const { parts, unlogged } = by.proof;
    if (unlogged.includes(part)) {
      if (open.length === 0) was = by.was?.parts.get(part);
      open.push({ part, by });
    }
    if (open.length > 0 && was !== undefined && parts.get(part) === was) {
      told.push(...open);
      open = [];
    }
  }
  if (ONLY_TOLD.includes(part.charAt(0))) return { open: [], told: [...told, ...open] };
  return { open: open.filter(({ by }) => !isAnswered(part, proved, by.line)), told };
}

/** What was typed into a sheet is asked about: the answer may come some lines later. */
const isAnswered = (part: string, proved: readonly ProvedRow[], from: number): boolean =>
  proved.some(
    ({ proof, row, line }) =>
      line >= from &&
      (['R', 'Q', 'N'].includes(part.charAt(0))
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
    M: 'verify.teams-differ',
    T: 'verify.tables-differ',
    A: 'verify.adjusted-differ',
    N: 'verify.matches-differ',
  },
  before: {
    E: 'verify.settings-unlogged',
    P: 'verify.players-unlogged',
    C: 'verify.charter-unlogged',
    R: 'verify.round-unlogged',
    Q: 'verify.results-unlogged',
    D: 'verify.details-unlogged',
    I: 'verify.info-unlogged',
    M: 'verify.teams-unlogged',
    T: 'verify.tables-unlogged',
    A: 'verify.adjusted-unlogged',
    N: 'verify.matches-unlogged',
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

/** Where the event is not as the last line left it, or those that stand side by side at the end. */
function stateBreaks(
  event: CheckedEvent,
  proved: readonly ProvedRow[],
  heads: readonly ProvedRow[],
): Reason[] {
  const last = proved[proved.length - 1];
  const left = joined(heads);
  if (!last || !left || left.parts.size === 0) return [];
  const { parts, version } = left;
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
function recordBreaks(event: CheckedEvent, heads: readonly ProvedRow[]): Reason[] {
  const left = joined(heads);
  if (!left || left.parts.size === 0) return [];
  const { record } = event.read;
  const now = partDigests(event, left.version);
  const asLeft = (round: number) => now.get(`R${round}`) === left.parts.get(`R${round}`);
  const earlier = Array.from({ length: event.tournament.pairedRounds - 1 }, (_, at) => at + 1);
  const differing = new Set(event.typed.map(({ round }) => round));
  return earlier
    .filter((round) => asLeft(round) && (differing.has(round) || !record?.has(round)))
    .map((round) => ({ key: 'verify.record-differs', args: { round } }));
}

/** Rounds that the system would not pair so today; those for which the log has no reason are breaks. */
function differingPairings(event: CheckedEvent, proved: readonly ProvedRow[]): Judged {
  const { tournament, settings } = event;
  const system = systemById(settings.system);
  const [breaks, told]: [Reason[], Reason[]] = [[], []];
  const { pairedRounds } = pairedTournament({ tournament, settings });
  for (let round = 1; system && round <= pairedRounds; round++) {
    const checked = recheckRound(tournament, system, round);
    if ('problems' in checked || !checked.differs) continue;
    const isExplained = proved.some(
      ({ proof, row }) =>
        (proof.isManual && row.round === String(round)) ||
        // What was corrected, or changed of the rules, was not so when the round was paired.
        (isOne(proof, [...CORRECTIONS, ...LEAVES]) && Number(row.round) <= round) ||
        // Rounds that came with the event are answered for by its departures.
        (isOne(proof, IMPORTS) && Number(row.round) >= round),
    );
    if (isExplained || isOfPostponed(event, system, checked)) continue;
    const since = proved.find((each) => isRenumberedSince(each, round));
    if (since) {
      const { line, row } = since;
      told.push({ key: 'verify.numbers-since', args: { round, line, time: row.time } });
    } else breaks.push({ key: 'verify.pairing-differs', args: { round, system: settings.system } });
  }
  return { breaks, told };
}

/** A postponed game that was played since is no correction: as it was open, the round comes out. */
function isOfPostponed(event: CheckedEvent, system: PairingSystem, check: RoundCheck): boolean {
  const { corrections } = workbookDepartures(event);
  const postponed = corrections.filter(({ was: [outcome] }) => outcome === 'adjourned');
  const departures = { ...NO_DEPARTURES, corrections: postponed };
  return causeOf(event.tournament, system, check, departures) !== null;
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

/** Lines that the log has lost at its end: Excel's own undo does so, and nobody is accused of it. */
const lostEnds = ({ read }: CheckedEvent, rows: readonly LogRow[]): Reason[] =>
  lostHeads(rows, read.heads).map(({ lines }) => ({
    key: 'verify.lines-gone',
    args: { was: lines, now: rows.length },
  }));

function details(
  { tournament }: CheckedEvent,
  rows: readonly LogRow[],
  proved: readonly ProvedRow[],
  told: readonly Reason[],
): Reason[] {
  const changes = [
    ...manualLines(proved),
    ...of(proved, [...CORRECTIONS, ...RATING_ONLY, ...LEAVES, 'LINES_GONE']),
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

/**
 * Whether what a line without parts took away (an event put back to before its beginning) came back as it was:
 * then nothing was changed while it was not there. Results that had come in since belong to it.
 */
function isAsBefore(before: ProvedRow, blind: ProvedRow, proved: readonly ProvedRow[]): boolean {
  const next = proved.find(({ line, proof }) => line > blind.line && proof.parts.size > 0);
  if (!next) return false;
  const [was, now, { unlogged }] = [before.proof.parts, next.proof.parts, blind.proof];
  return [...new Set([...was.keys(), ...now.keys()])]
    .filter((part) => was.get(part) !== now.get(part))
    .every((part) => unlogged.includes(part) || (part.startsWith('Q') && !was.has(part)));
}

/** Lines that cover less than those before them. */
function gaps(proved: readonly ProvedRow[]): Reason[] {
  return proved.flatMap((each, index): Reason[] => {
    const { proof, line, row, parents } = each;
    const args = { line, time: row.time };
    const before = parents[parents.length - 1];
    if (before && isBehind(before.proof, proof.version))
      return [{ key: 'verify.older-proof', args }];
    const isLast = index === proved.length - 1;
    // Before round 1 there may be nothing yet that could be changed.
    const isBlind =
      proof.parts.size === 0 &&
      (isLast || (before ? roundsAt(before) > 0 && !isAsBefore(before, each, proved) : false));
    return isBlind && (isLast || proof.version > 2) ? [{ key: 'verify.no-state', args }] : [];
  });
}
