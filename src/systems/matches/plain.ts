import type { Reason, TraceStep } from '../../explain/reason';
import type { WordKey } from '../../words';
import { plainBy, type PlainWords } from '../plain';

const WORDS: PlainWords = {
  'matches.why.arePaired': { key: 'answers.meet' },
  'matches.why.incomplete': { key: 'answers.cost.incomplete' },
  'matches.hand.notComplete': { key: 'answers.cost.incomplete' },
  'matches.judge.later': { key: 'answers.cost.order' },
  'matches.judge.laterSet': { key: 'answers.cost.order' },
  'matches.judge.byeScore': { key: 'answers.cost.byeScore' },
  'matches.judge.byeMatches': { key: 'answers.cost.byeUnplayed' },
  'matches.judge.byeNumber': { key: 'answers.cost.bye' },
  'matches.barred.bye': { key: 'answers.cost.barred' },
  'matches.barred.forfeit': { key: 'answers.cost.barred' },
  'matches.barred.full': { key: 'answers.cost.barred' },
};

/** The criteria by what somebody who plays feels of them. */
const CRITERIA: Readonly<Partial<Record<WordKey, WordKey>>> = {
  'matches.C.fewest': 'answers.cost.upfloaters',
  'matches.C.scores': 'answers.cost.upScores',
  'matches.C.following': 'answers.cost.ahead',
  'matches.C.repeated': 'answers.cost.floatAgain',
  'matches.C.colours': 'answers.cost.colour',
  'matches.C.strong': 'answers.cost.strong',
  'matches.C.opponents': 'answers.cost.floatAgain',
};

/** A reason of these systems in plain words; see `PlainOf`. */
export function plain(step: TraceStep): Reason | null {
  const because = step.args?.because;
  if (step.key === 'matches.why.with' && typeof because === 'object' && 'reason' in because)
    return plain(because.reason);
  const criterion = step.args?.criterion;
  const key =
    typeof criterion === 'object' && 'reason' in criterion
      ? CRITERIA[criterion.reason.key]
      : undefined;
  if (!key) return plainBy(WORDS, step);
  return { key, args: { found: step.args?.found ?? '', best: step.args?.best ?? '' } };
}
