import type { Reason, TraceStep } from '../../explain/reason';
import type { WordKey } from '../../words';
import { plainBy, type PlainWords } from '../plain';

const WORDS: PlainWords = {
  'dutch.why.arePaired': { key: 'answers.meet' },
  'dutch.why.incomplete': { key: 'answers.cost.incomplete' },
  'burstein2026.why.incomplete': {
    key: 'burstein2026.plain.incomplete',
    takes: { player: 'player' },
  },
  'burstein2026.why.later': { key: 'answers.cost.order' },
  'burstein2026.judge.later': { key: 'answers.cost.order' },
  'burstein2026.why.bye': { key: 'answers.cost.bye' },
  'burstein2026.judge.byeScore': { key: 'answers.cost.byeScore' },
  'burstein2026.judge.byeGames': { key: 'answers.cost.byeUnplayed' },
  'burstein2026.judge.byeRank': { key: 'answers.cost.bye' },
  'dutch.barred.bye': { key: 'answers.cost.barred' },
  'dutch.barred.forfeit': { key: 'answers.cost.barred' },
  'dutch.barred.points': { key: 'answers.cost.barred' },
};

/** The criteria by what a player feels of them. */
const CRITERIA: Readonly<Partial<Record<WordKey, WordKey>>> = {
  'burstein2026.C5': 'answers.cost.downfloaters',
  'burstein2026.C6': 'answers.cost.scores',
  'burstein2026.C7': 'answers.cost.ahead',
  'burstein2026.C8': 'answers.cost.colour',
};

/** A reason of a round after the seeding ones for a player; null: not one of this text. */
export function plain(step: TraceStep): Reason | null {
  const criterion = step.args?.criterion;
  const key =
    typeof criterion === 'object' && 'reason' in criterion
      ? CRITERIA[criterion.reason.key]
      : undefined;
  if (!key) return plainBy(WORDS, step);
  return { key, args: { found: step.args?.found ?? '', best: step.args?.best ?? '' } };
}
