import { gamesOf } from '../../../src/event/results/results';
import type { Desk } from '../../store/desk';
import type { LostResult } from '../../store/ownResults';
import { typeResult } from './correction';

/**
 * Enters a result again where it had been entered, and empties the game that got it instead, unless somebody
 * has given that one another result meanwhile.
 */
export async function putRight(desk: Desk, lost: LostResult): Promise<void> {
  const { event, lost: all } = desk.getState();
  desk.set({ lost: all.filter((other) => other !== lost) });
  const { round, result, isTwice = false } = lost;
  const find = (of: { readonly white: number; readonly black: number } | null) =>
    gamesOf(desk.getState().event, round).find(
      ({ white, black }) => white === of?.white && black === of.black,
    );
  const other = find(lost.at);
  const isLast = round === event?.tournament?.pairedRounds;
  // Where there is nothing else to do, an earlier round refuses it in words.
  const isAll = isTwice || !find(lost);
  if (other?.result === result && (isLast || isAll)) await typeResult(desk, round, other, '');
  const own = isTwice ? undefined : find(lost);
  if (own) await typeResult(desk, round, own, result);
}
