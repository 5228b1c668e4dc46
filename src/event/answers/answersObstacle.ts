import { PICTURE_COLOURS } from '../../explain/pictureTable';
import type { Reason } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import { metIn, obstaclesOf } from '../../systems/forced/meetings';
import { onePlayer, type Asked } from './answersAsked';

/** What keeps two players apart whatever else happens, as everybody understands it; null: nothing. */
export function obstacle(
  { system, task }: Pick<Asked, 'system' | 'task'>,
  player: PlayerNo,
  opponent: PlayerNo,
): Reason | null {
  if (system.kind !== 'swiss') return null;
  const found = obstaclesOf(system, task)(player, opponent);
  const args = { player: onePlayer(player), opponent: onePlayer(opponent) };
  switch (found?.kind) {
    case undefined:
      return null;
    case 'met':
      return { key: 'answers.met', args: { ...args, round: metIn(task, player, opponent)! } };
    case 'keptApart':
      return { key: 'answers.kept-apart', args };
    case 'colour':
      return {
        key: 'answers.same-colour',
        args: { ...args, colour: { reason: { key: PICTURE_COLOURS[found.colour] } } },
      };
  }
}
