import type { ReasonArg, TraceStep } from '../../../explain/reason';
import type { Outcome } from '../../../model/types';
import type { WordKey } from '../../../words';
import type { Articles } from '../edition';
import type { Facts } from '../field';

/** Why a player may not get the bye. */
export function barredStep(
  player: ReasonArg,
  { round, outcome }: NonNullable<Facts['byeBar']>,
  articles: Pick<Articles, 'bye'>,
): TraceStep {
  return { key: barredKey(outcome), article: articles.bye, args: { player, round } };
}

function barredKey(outcome: Outcome): WordKey {
  if (outcome === 'pairingBye') return 'dutch.barred.bye';
  return outcome === 'forfeitWin' ? 'dutch.barred.forfeit' : 'dutch.barred.points';
}
