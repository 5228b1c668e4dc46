import type { Reason } from '../../explain/reason';
import { drawOrder } from '../../handling';
import { error, type Checked } from '../../model/problems';
import {
  makeTieOrders,
  withTieOrder,
  type TieOrder,
  type TieOrderKind,
} from '../../model/rules/tieOrders';
import { playerByNo } from '../../model/tournament';
import type { PlayerNo, Tournament } from '../../model/types';
import type { Plan } from '../../sheets/plan/plan';
import { changeSheets } from '../../sheets/write/changePlan';
import { standings } from '../../tiebreaks/standings/standings';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import { countedBy } from '../../systems/shared/counted';

const CODES: Readonly<Record<TieOrderKind, string>> = { playOff: 'PO', lots: 'LOTS' };

/** Players who are still tied when the announced list comes to a play-off or to lots. */
export interface OpenTie {
  readonly kind: TieOrderKind;
  /** The place that they share. */
  readonly rank: number;
  readonly players: readonly PlayerNo[];
}

/** Ties for which the announced list has a play-off or lots, and which nobody has settled so yet. */
export function openTies({ tournament, settings }: CheckedEvent): readonly OpenTie[] {
  return (['playOff', 'lots'] as const).flatMap((kind) => {
    const codes = settings.tieBreaks;
    const at = codes.findIndex((code) => code.trim().toUpperCase() === CODES[kind]);
    if (at < 0 || tournament.pairedRounds === 0) return [];
    const request = { tieBreaks: codes.slice(0, at + 1), edition: settings.tieBreakEdition };
    const list = standings(countedBy(settings.system, tournament), request);
    if (!list.ok) return [];
    const groups = new Map<number, PlayerNo[]>();
    for (const { rank, no, isShared } of list.value.rows)
      if (isShared) groups.set(rank, [...(groups.get(rank) ?? []), no]);
    return [...groups].map(([rank, players]): OpenTie => ({ kind, rank, players }));
  });
}

/** The order of a play-off, or of lots that were drawn by hand. */
export function planTieOrder(
  event: CheckedEvent,
  kind: TieOrderKind,
  order: TieOrder,
): Checked<Plan> {
  const known = playerByNo(event.tournament);
  const place = { kind: 'argument', name: 'order' } as const;
  const text = makeTieOrders([order]);
  const isWhole = order.length > 1 && new Set(order).size === order.length;
  const unknown = order.filter((no) => !known.has(no));
  if (!isWhole) return { ok: false, problems: [error('unreadable-order', place, text)] };
  if (unknown.length > 0)
    return {
      ok: false,
      problems: unknown.map((no) => error('order-unknown-player', place, String(no))),
    };
  const who = { players: order };
  const title: Reason =
    kind === 'playOff'
      ? { key: 'pane.play-off-noted', args: { who } }
      : { key: 'pane.lots-noted', args: { who } };
  return { ok: true, value: written(event, [[kind, order]], title), warnings: [] };
}

/** Draws lots for every tie that waits for them, from a seed that the log keeps: anybody can draw again. */
export function planLots(event: CheckedEvent, seed: string): Plan | null {
  const ties = openTies(event).filter(({ kind }) => kind === 'lots');
  if (ties.length === 0) return null;
  const drawn = ties.map(({ players }) => ['lots', drawOrder(players, seed)] as const);
  const who = { players: drawn.flatMap(([, order]) => order) };
  return written(event, drawn, { key: 'pane.lots-drawn', article: '4.2', args: { who, seed } });
}

function written(
  event: CheckedEvent,
  orders: readonly (readonly [TieOrderKind, TieOrder])[],
  title: Reason,
): Plan {
  const { tournament: before, read, settings } = event;
  const after = orders.reduce(
    (tournament: Tournament, [kind, order]): Tournament => ({
      ...tournament,
      tieOrders: {
        ...tournament.tieOrders,
        [kind]: withTieOrder(tournament.tieOrders?.[kind], order),
      },
    }),
    before,
  );
  const sheets = changeSheets({ read, before, after, language: settings.language });
  return { title, sheets, log: [logLine(event, title, { round: before.pairedRounds })] };
}
