import { parseResult } from '../../formats/results';
import { error, type Problem, type Result } from '../../model/problems';
import { taskOf } from '../../systems/competition';
import type { Pair, Player, PlayerNo, Tournament } from '../../model/types';
import { pairByRank } from '../../systems/audit/byRank';
import { countedBy, ownRankingBy } from '../../systems/shared/counted';
import type { PairingSystem, PlayedRound } from '../../systems/system';
import { standings, type Standings } from '../../tiebreaks/standings/standings';
import { type StandingsRow } from '../../tiebreaks/standings/ranking';

/** A result as it might have been; the game is named by White. */
export interface OtherResult {
  readonly round: number;
  readonly white: PlayerNo;
  /** As people type it: "1-0", "½", "0-1", "+-". */
  readonly result: string;
}

/** What is supposed; whatever is absent stays as it is. */
export interface Supposed {
  readonly results?: readonly OtherResult[];
  /** Who stays away from the next round. */
  readonly away?: readonly PlayerNo[];
  readonly system?: PairingSystem;
  /** Edition of the tie-breaks. */
  readonly edition?: string;
}

/** By what the event is paired and ranked. */
export interface WhatIfMeasure {
  readonly system: PairingSystem;
  readonly tieBreaks: readonly string[];
  readonly edition?: string;
}

/** A player before and after. */
export interface MovedRow {
  readonly no: PlayerNo;
  readonly before: StandingsRow;
  readonly after: StandingsRow;
  /** Rank, points or a tie-break are others. */
  readonly moved: boolean;
}

export interface NextRound {
  readonly round: number;
  /** Null: by these rules there is no such round. */
  readonly before: PlayedRound | null;
  readonly after: PlayedRound | null;
  /** Pairs that stand in one of them only. */
  readonly gone: readonly Pair[];
  readonly come: readonly Pair[];
}

export interface WhatIf {
  readonly before: Standings;
  readonly after: Standings;
  /** In the order of the standings that would be. */
  readonly rows: readonly MovedRow[];
  /** Null: the event is over, or results are still missing. */
  readonly next: NextRound | null;
}

export type WhatIfAnswer = Result<{ readonly value: WhatIf }>;

/**
 * Standings, tie-breaks and the next pairing as they are and as they would be. It works on a copy:
 * the event that is handed in stays as it is, and nothing here can be written into it.
 */
export function whatIf(
  event: Tournament,
  measure: WhatIfMeasure,
  supposed: Supposed,
): WhatIfAnswer {
  const problems: Problem[] = [];
  let copy = event;
  for (const other of supposed.results ?? []) {
    const changed = withResult(copy, other);
    if ('problem' in changed) problems.push(changed.problem);
    else copy = changed.tournament;
  }
  for (const no of supposed.away ?? [])
    if (!event.players.some((player) => player.no === no))
      problems.push(error('unknown-player', AWAY, String(no)));
  if (problems.length > 0) return { ok: false, problems };
  const { tieBreaks, edition, system } = measure;
  const counted = (each: Tournament) => countedBy(system.id, each);
  const own = (each: Tournament) => ownRankingBy(system.id, each);
  const before = standings(counted(event), { tieBreaks, edition, own: own(event) });
  if (!before.ok) return before;
  const after = standings(counted(copy), {
    tieBreaks,
    edition: supposed.edition ?? edition,
    own: own(copy),
  });
  if (!after.ok) return after;
  return {
    ok: true,
    value: {
      before: before.value,
      after: after.value,
      rows: movedRows(before.value, after.value),
      next: nextRound(event, copy, measure, supposed),
    },
  };
}

const AWAY = { kind: 'argument', name: 'away' } as const;
const RESULT = { kind: 'argument', name: 'result' } as const;

function withResult(
  tournament: Tournament,
  { round, white, result }: OtherResult,
): { readonly tournament: Tournament } | { readonly problem: Problem } {
  const entry = tournament.players.find(({ no }) => no === white)?.entries[round - 1];
  const parsed = parseResult(result);
  if (!entry || entry.opponent === null || entry.colour !== 'white')
    return { problem: error('no-such-round', RESULT, `${round}: ${white}`) };
  if (!parsed.ok || parsed.result.black === null)
    return { problem: error('unknown-result', RESULT, result) };
  const outcomes = new Map([
    [white, parsed.result.white],
    [entry.opponent, parsed.result.black],
  ]);
  const players = tournament.players.map((player): Player => {
    const outcome = outcomes.get(player.no);
    if (outcome === undefined) return player;
    const entries = player.entries.map((each, index) =>
      index === round - 1 ? { ...each, outcome } : each,
    );
    return { ...player, entries };
  });
  return { tournament: { ...tournament, players } };
}

function movedRows(before: Standings, after: Standings): MovedRow[] {
  const rows = new Map(before.rows.map((row) => [row.no, row]));
  return after.rows.map((row) => {
    const was = rows.get(row.no)!;
    const codes = new Set([...Object.keys(was.tieBreaks), ...Object.keys(row.tieBreaks)]);
    const moved =
      was.rank !== row.rank ||
      was.points !== row.points ||
      [...codes].some(
        (code) =>
          was.tieBreaks[code as keyof typeof was.tieBreaks] !==
          row.tieBreaks[code as keyof typeof row.tieBreaks],
      );
    return { no: row.no, before: was, after: row, moved };
  });
}

function nextRound(
  event: Tournament,
  copy: Tournament,
  { system }: WhatIfMeasure,
  supposed: Supposed,
): NextRound | null {
  const now = taskOf(system, event);
  const then = taskOf(system, copy);
  if (!then.ok) return null;
  const away = new Set(supposed.away ?? []);
  const task = {
    ...then.value,
    present: then.value.present.filter((no) => !away.has(no)),
  };
  const before = now.ok ? pairedBy(system, now.value) : null;
  const after = pairedBy(supposed.system ?? system, task);
  return {
    round: task.round,
    before,
    after,
    gone: without(before, after),
    come: without(after, before),
  };
}

function pairedBy(
  system: PairingSystem,
  task: Parameters<typeof pairByRank>[1],
): PlayedRound | null {
  const result = task.present.length > 1 ? pairByRank(system, task) : null;
  return result?.ok ? { pairs: result.pairs, bye: result.bye } : null;
}

function without(one: PlayedRound | null, other: PlayedRound | null): Pair[] {
  const known = new Set((other?.pairs ?? []).map(({ white, black }) => `${white}-${black}`));
  return (one?.pairs ?? []).filter(({ white, black }) => !known.has(`${white}-${black}`));
}
