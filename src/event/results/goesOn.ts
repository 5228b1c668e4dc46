import type { Reason } from '../../explain/reason';
import { withTieOrder } from '../../model/rules/tieOrders';
import type { PlayerNo } from '../../model/types';
import type { Plan } from '../../sheets/plan/plan';
import { changeSheets } from '../../sheets/write/changePlan';
import { systemById } from '../../systems';
import type { WordKey } from '../../words';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';

/** What said who goes on from a level meeting. */
export const WAYS_ON = ['playOff', 'lots', 'decision'] as const;
export type WayOn = (typeof WAYS_ON)[number];

const TITLES: Readonly<Record<WayOn, WordKey>> = {
  playOff: 'pane.play-off-noted',
  lots: 'pane.lots-noted',
  decision: 'pane.goes-on-decided',
};

/** Couples of whom the games do not say who plays on, and nobody has said it yet. */
export const levelCouples = ({
  tournament,
  settings,
}: CheckedEvent): readonly (readonly PlayerNo[])[] =>
  systemById(settings.system)?.undecided?.(tournament) ?? [];

/** Who goes on of two, kept with the event; the log says by what. */
export function planGoesOn(
  event: CheckedEvent,
  first: PlayerNo,
  second: PlayerNo,
  way: WayOn,
): Plan {
  const { tournament: before, read, settings } = event;
  const kind = way === 'lots' ? 'lots' : 'playOff';
  const after = {
    ...before,
    tieOrders: {
      ...before.tieOrders,
      [kind]: withTieOrder(before.tieOrders?.[kind], [first, second], true),
    },
  };
  const title: Reason = {
    key: TITLES[way],
    args: { who: { players: [first, second] }, player: { players: [first] } },
  };
  const sheets = changeSheets({ read, before, after, language: settings.language });
  return { title, sheets, log: [logLine(event, title, { round: before.pairedRounds })] };
}
