import type { Reason } from '../../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../../model/types';
import type { SwissLimits } from '../../audit/legality';
import { sayByeBar } from '../../shared/unplayed';
import { barredStep } from './barred';
import type { Edition } from '../edition';
import { fieldOf } from '../field';

/** Why a player may not have the bye. */
export const byeBar = (edition: Edition, task: RoundToPair, no: PlayerNo): Reason | null =>
  sayByeBar(edition.unplayed(task.tournament.points), task, no, (bar) =>
    barredStep({ players: [no] }, bar, edition.articles),
  );

/** The absolute criteria: topscorers of the last round and their opponents are freed of those on colours. */
export const limitsOf = (edition: Edition): SwissLimits => ({
  articles: edition.basicRules,
  byeBar: (task, no) => byeBar(edition, task, no),
  freedColours: (task) => {
    const { players } = fieldOf(task, edition);
    const topscorers = new Set(players.filter((each) => each.isTopscorer).map(({ no }) => no));
    return (player, opponent) => topscorers.has(player) || topscorers.has(opponent);
  },
});
