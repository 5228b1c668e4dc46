import type { Reason, TraceStep } from '../../explain/reason';
import { repeatedPairs } from '../../handling';
import { makeTask } from '../../model/taskFor';
import { entryIn, playerByNo } from '../../model/tournament';
import type { Pair, PlayerNo, SystemId, Tournament } from '../../model/types';
import { byNameSheet } from '../../sheets/write/lists/wallSheet';
import { changeSheets } from '../../sheets/write/changePlan';
import { type StoredEvent } from '../../sheets/stored/event/storedEvent';
import { seated } from '../../model/rounds/seated';
import { pairsInRound, roundIn } from '../../model/rounds/round';
import { type Plan } from '../../sheets/plan/plan';
import { workingKey } from '../../sheets/write/working/workingSheet';
import { handlingOf, systemById } from '../../systems';
import { judgeByRank } from '../../systems/audit/byRank';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import { numbersText } from '../announced/noteDeparture';

/** A change by hand, before it is written. */
export interface Proposal {
  readonly round: number;
  readonly what: Reason;
  readonly after: Tournament;
  /** The tables that change, as they would be. */
  readonly pairs?: readonly Pair[];
  readonly numbers?: ReadonlyMap<PlayerNo, PlayerNo>;
  /** Rules broken: must be said, may be overruled with a reason. */
  readonly breaks: readonly Reason[];
  /** Comparison with the engine, and what the handling rules say. */
  readonly remarks: readonly Reason[];
  readonly compared: readonly TraceStep[];
  /** Its sentences name players by the numbers that they will have. */
  readonly namesAfter?: boolean;
  /** Only tables are exchanged: the pairing stays as it is. */
  readonly isOfTables?: boolean;
  /** Numbers are given anew, by the initial order. */
  readonly isRegeneration?: boolean;
}

/** A change of a round that is to be judged. */
export interface RoundChange {
  readonly round: number;
  readonly what: Reason;
  /** With the numbers that `after` has. */
  readonly was: Tournament;
  readonly after: Tournament;
  readonly numbers?: ReadonlyMap<PlayerNo, PlayerNo>;
  readonly remarks?: readonly Reason[];
}

/** Legality by the system's own text, then the comparison with what the engine pairs. */
export function judgeChange(id: SystemId, change: RoundChange): Proposal {
  const { round, what, was, after, numbers } = change;
  const played = pairsInRound(roundIn(after, round));
  const task = makeTask(after, round);
  const system = systemById(id);
  const published = repeatedPairs(was, round).length === 0;
  return {
    round,
    what,
    after,
    numbers,
    namesAfter: numbers !== undefined,
    pairs: newPairs(was, after, round),
    breaks: system ? system.legality(task, played) : [],
    remarks: [
      ...(change.remarks ?? []),
      ...(published
        ? [{ key: 'pane.is-published', article: handlingOf(id).articles.published } as const]
        : []),
      ...lostResults(was, after, round),
    ],
    compared: system ? judgeByRank(system, task, played) : [],
  };
}

/** The tables that change, as they would be. */
function newPairs(was: Tournament, is: Tournament, round: number): Pair[] {
  const before = playerByNo(was);
  return pairsInRound(roundIn(is, round)).pairs.filter(({ white, black }) => {
    const entry = before.get(white)?.entries[round - 1];
    return entry?.opponent !== black || entry.colour !== 'white';
  });
}

/** Games that have a result and would lose it, because their players change. */
function lostResults(was: Tournament, is: Tournament, round: number): Reason[] {
  const now = playerByNo(is);
  const lost = was.players.filter((player) => {
    const { outcome, colour } = entryIn(player, round);
    const next = entryIn(now.get(player.no)!, round).outcome;
    return colour === 'white' && outcome !== 'pending' && next === 'pending';
  });
  return lost.length === 0 ? [] : [{ key: 'pane.loses-results', args: { count: lost.length } }];
}

/** The change as a plan; why it was made goes into the log. */
export function planChange(event: CheckedEvent, proposal: Proposal, reason: string): Plan {
  const { settings, read, tournament: before } = event;
  const { language } = settings;
  const { numbers, round, what } = proposal;
  const isLast = round > 0 && round === before.pairedRounds;
  const after = isLast ? seated(proposal.after, round, settings.firstTable) : proposal.after;
  const sheets = changeSheets({
    read,
    before,
    after,
    numbers,
    language,
    ...(isLast ? { publishes: round } : {}),
    stored: (stored) => storedWithChange(stored, proposal, before.pairedRounds),
  });
  const list = isLast ? [byNameSheet(after, roundIn(after, round), settings, language)] : [];
  const { players } = proposal.namesAfter ? after : before;
  const detail = [...proposal.breaks, ...proposal.remarks].slice(0, 5);
  return {
    title: what,
    sheets: [...sheets, ...list],
    // It told how the system paired the round as it was; it can be written again.
    ...(round > 0 && !proposal.isOfTables ? { remove: [workingKey(round)] } : {}),
    log: [
      {
        ...logLine(event, what, { round, system: true, detail, reason, players }),
        isManual: !proposal.isOfTables,
      },
    ],
  };
}

/** A change of a round opens a manual edit of it, which the arbiter ends; new numbers leave their line. */
function storedWithChange(
  stored: StoredEvent,
  proposal: Proposal,
  pairedRounds: number,
): StoredEvent {
  const { pairs, round, numbers, isRegeneration } = proposal;
  const begun = pairs && round > 0 ? { ...stored, manualEdit: round } : stored;
  const moved = [...(numbers ?? [])].some(([from, to]) => from !== to);
  if (!isRegeneration || !numbers || !moved || pairedRounds === 0) return begun;
  const line = { kind: 'Regeneration', round: pairedRounds, text: numbersText(numbers) } as const;
  return { ...begun, departures: [...begun.departures, line] };
}
