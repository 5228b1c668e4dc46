import type { Reason } from '../../../explain/reason';
import type { PlayerNo, PointSystem, RoundToPair } from '../../../model/types';
import { barredStep } from '../../dutch/criteria/barred';
import { sayByeBar, type UnplayedRounds } from '../../shared/unplayed';

/** C2 (C.04.1 4): an earlier bye, or a round that gave the points of a win without play. */
export const unplayed = (points: PointSystem): UnplayedRounds => ({
  downfloat: [],
  barsBye: ['pairingBye'],
  byPoints: { points, floatsAbove: Infinity, barsFrom: points.win },
});

/** Why a player may not have the bye. */
export const byeBar = (task: RoundToPair, no: PlayerNo): Reason | null =>
  sayByeBar(unplayed(task.tournament.points), task, no, (bar) =>
    barredStep({ players: [no] }, bar, { bye: 'C2' }),
  );
