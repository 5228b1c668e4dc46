import type { Reason } from '../../explain/reason';
import { areForbidden, opponentsMet, playerByNo } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { WordKey } from '../../words';
import type { PlayedRound } from '../system';
import { byeBarOf, type ByeBar } from '../shared/unplayed';
import { BARS_BYE } from './field';

const BARRED: Readonly<Partial<Record<ByeBar['outcome'], WordKey>>> = {
  forfeitWin: 'matches.barred.forfeit',
  fullBye: 'matches.barred.full',
};

export const byeBarReason = (no: PlayerNo, { round, outcome }: ByeBar): Reason => ({
  key: BARRED[outcome] ?? 'matches.barred.bye',
  article: 'C2',
  args: { player: { players: [no] }, round },
});

/** C2: why a competitor may not have the bye; null: it may. */
export function byeBar({ tournament }: RoundToPair, no: PlayerNo): Reason | null {
  const player = playerByNo(tournament).get(no);
  const bar = player ? byeBarOf(BARS_BYE, player) : null;
  return bar && byeBarReason(no, bar);
}

/** C1 and C2 are absolute; colours are not, for C.04.1 6 and 7 do not hold in matches. */
export function legality(task: RoundToPair, { pairs, bye }: PlayedRound): Reason[] {
  const { tournament, round } = task;
  const byNo = playerByNo(tournament);
  const reasons = pairs.flatMap(({ white, black }): Reason[] => {
    const first = byNo.get(white);
    const args = { players: { players: [white, black] } };
    if (first && opponentsMet(first).has(black))
      return [{ key: 'matches.met', article: 'C1', args }];
    return areForbidden(tournament, white, black, round)
      ? [{ key: 'matches.keptApart', article: 'C1', args }]
      : [];
  });
  const bar = bye === null ? null : byeBar(task, bye);
  return bar ? [...reasons, bar] : reasons;
}
