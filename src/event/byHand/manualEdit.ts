import type { Reason } from '../../explain/reason';
import { playerByNo, score } from '../../model/tournament';
import type { PlayerNo, Tournament } from '../../model/types';
import { byNameSheet } from '../../sheets/write/lists/wallSheet';
import { changeSheets } from '../../sheets/write/changePlan';
import { pairsText } from '../../sheets/stored/event/storedEvent';
import { departureText } from '../../sheets/stored/event/departureText';
import { seated } from '../../model/rounds/seated';
import { roundIn } from '../../model/rounds/round';
import { tablesMoved } from '../../sheets/stored/published';
import { type EventRead } from '../../sheets/read/readEvent';
import { type Plan } from '../../sheets/plan/plan';
import { systemById } from '../../systems';
import type { RoundCheck } from '../../systems/audit/recheck';
import type { PairingResult, PlayedRound } from '../../systems/system';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import { planRound } from '../round/planRound';
import { previewRound, type PreparedRound } from '../round/proposeRound';
import { differenceText, withOnly } from '../announced/noteDeparture';

/** Changes of a round by hand: begun in the pane, or typed into its sheet. */
export interface ManualEdit {
  readonly round: number;
  readonly isTyped: boolean;
  /** Only numbers of tables were typed: who plays whom is as it was published. */
  readonly isOfTables?: boolean;
}

/** Changes of the last round that were not ended; no other round is paired before. */
export function openManualEdit(
  { stored, published, rounds }: Pick<EventRead, 'stored' | 'published' | 'rounds'>,
  tournament: Tournament,
): ManualEdit | null {
  const { pairedRounds: round } = tournament;
  if (!stored || round === 0) return null;
  if (stored.manualEdit === round) return { round, isTyped: false };
  if (stored.lastPairs?.round !== round) return null;
  const now = pairsText(roundIn(tournament, round));
  if (inOrder(now) !== inOrder(stored.lastPairs.text)) return { round, isTyped: true };
  const read = rounds.find((each) => each.round === round);
  const isMoved = read !== undefined && tablesMoved(published, read);
  return isMoved ? { round, isTyped: true, isOfTables: true } : null;
}

const inOrder = (pairs: string): string => pairs.split(' ').sort().join(' ');

/** The arbiter begins to change the last round; null: there is none, or they have begun already. */
export function planBegin(event: CheckedEvent): Plan | null {
  const { read, tournament, settings } = event;
  const round = tournament.pairedRounds;
  if (round === 0 || event.manualEdit) return null;
  const title: Reason = { key: 'manualEdit.begun', args: { round } };
  const sheets = changeSheets({
    read,
    before: tournament,
    after: tournament,
    language: settings.language,
    stored: (stored) => ({ ...stored, manualEdit: round }),
  });
  return { title, sheets, log: [logLine(event, title, { round })] };
}

/** What the arbiter sees before they end their changes. */
export interface ManualEditEnd {
  readonly round: number;
  /** Tables that only the system has, and those that only the round has. */
  readonly onlyOurs: PlayedRound;
  readonly onlyPlayed: PlayedRound;
  readonly differs: boolean;
  /** The system itself finds no legal pairing. */
  readonly isRefused: boolean;
  /** Rules broken, each named before it stands. */
  readonly warnings: readonly Reason[];
  /** As it will stand among the departures; empty: the round is as the system pairs it. */
  readonly line: string;
}

/** The round as it was changed beside the system's own. */
export function endOfManualEdit(event: CheckedEvent, checked: RoundCheck): ManualEditEnd {
  const { round, task, played, onlyOurs, onlyPlayed, differs, ours } = checked;
  const legality = systemById(event.settings.system)?.legality(task, played) ?? [];
  return {
    round,
    onlyOurs,
    onlyPlayed,
    differs,
    isRefused: 'refusal' in ours,
    warnings: [...legality, ...farApart(task.tournament, played, round)],
    line: differs
      ? departureText({ kind: 'MPA', round, text: differenceText(onlyOurs, onlyPlayed) })
      : '',
  };
}

/** More than two points between two players, in half-points. */
const FAR = 4;

function farApart(tournament: Tournament, { pairs }: PlayedRound, round: number): Reason[] {
  const players = playerByNo(tournament);
  const pointsOf = (no: PlayerNo) => {
    const player = players.get(no);
    return player ? score(tournament, player, round - 1) : 0;
  };
  return pairs.flatMap(({ white, black }): Reason[] => {
    const points = Math.abs(pointsOf(white) - pointsOf(black));
    if (points <= FAR) return [];
    return [
      {
        key: 'manualEdit.far-apart',
        args: { players: { players: [white, black] }, points: { points } },
      },
    ];
  });
}

/** Ends the changes: its departure replaces the one that the round had. */
export function planEnd(event: CheckedEvent, end: ManualEditEnd, reason: string): Plan {
  const { read, tournament, settings } = event;
  const { round, warnings, differs, onlyOurs, onlyPlayed } = end;
  const title: Reason = { key: 'manualEdit.ended', args: { round } };
  const { language } = settings;
  const after = seated(tournament, round, settings.firstTable);
  const sheets = changeSheets({
    read,
    before: tournament,
    after,
    language,
    publishes: round,
    stored: (stored) => ({
      ...withOnly(stored, 'MPA', round, differs ? differenceText(onlyOurs, onlyPlayed) : ''),
      manualEdit: null,
      lastPairs: { round, text: pairsText(roundIn(tournament, round)) },
    }),
  });
  const line = logLine(event, title, { round, system: true, detail: warnings, reason });
  const detail = [end.line, line.detail].filter(Boolean).join('; ');
  // Whoever looks for themselves on the wall finds the round as it is now.
  const list = byNameSheet(after, roundIn(after, round), settings, language);
  return { title, sheets: [...sheets, list], log: [{ ...line, detail, isManual: differs }] };
}

/**
 * A round that no rule gives: players two by two in the order of their points, whoever is left over
 * has the bye. The arbiter changes it until it is right; that manual edit is open from the start.
 */
export function planByHand(event: CheckedEvent, prepared: PreparedRound): Plan {
  const { task } = prepared;
  const players = playerByNo(task.tournament);
  const points = (no: PlayerNo) => score(task.tournament, players.get(no)!, task.round - 1);
  const order = [...task.present].sort((a, b) => points(b) - points(a) || a - b);
  const result: PairingResult & { ok: true } = {
    ok: true,
    pairs: Array.from({ length: Math.floor(order.length / 2) }, (_, index) => ({
      white: order[2 * index]!,
      black: order[2 * index + 1]!,
    })),
    bye: order.length % 2 === 1 ? order[order.length - 1]! : null,
    trace: { system: event.settings.system, round: task.round, steps: [], data: null },
  };
  const preview = previewRound(event, prepared, result);
  const plan = planRound(event, preview, { liveLists: [] }, true);
  const { round } = preview.content;
  const title: Reason = { key: 'manualEdit.made', args: { round, games: result.pairs.length } };
  const line = logLine(event, title, { round, system: true });
  return { ...plan, title, log: [{ ...line, isManual: true }] };
}
