import type { RoundToPair } from '../../model/types';
import { playerByNo } from '../../model/tournament';
import { fieldOf as dutchFieldOf, type Facts, type Field as DutchField } from '../dutch/field';
import { edition } from './edition';
import { oppositionIn, type Opposition } from './opposition';

/** A player with what this text asks beyond the facts of every Swiss. */
export interface Ranked extends Facts, Opposition {
  /** Games really played (3.1.4). */
  readonly games: number;
  /** Place among all players of the round by 1.8, 0 for the first. Scores have no part in it. */
  readonly place: number;
}

/** The players of a round, by score and number; `rank` is their place in that list. */
export interface Field extends DutchField {
  readonly players: readonly Ranked[];
}

export function fieldOf(task: RoundToPair): Field {
  const field = dutchFieldOf(task, edition);
  const byNo = playerByNo(task.tournament);
  const opposition = oppositionIn(task.tournament);
  const unranked = field.players.map((facts) => ({
    ...facts,
    ...opposition(byNo.get(facts.no)!),
    games: facts.colours.length,
    // [C3] has no exception here.
    isTopscorer: false,
  }));
  // 1.8: Index, then TPN.
  const inOrder = [...unranked].sort(
    (a, b) => b.buchholz - a.buchholz || b.sonnebornBerger - a.sonnebornBerger || a.no - b.no,
  );
  const placeOf = new Map(inOrder.map(({ no }, place) => [no, place]));
  return {
    ...field,
    players: unranked.map((player) => ({ ...player, place: placeOf.get(player.no)! })),
  };
}

/** The higher ranked of two first. */
export const byPlace = (a: Ranked, b: Ranked): number => a.place - b.place;
