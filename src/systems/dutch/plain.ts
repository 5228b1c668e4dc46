import type { Reason, TraceStep } from '../../explain/reason';
import type { WordKey } from '../../words';
import { plainBy, type PlainWords } from '../plain';

const WORDS: PlainWords = {
  'dutch.why.arePaired': { key: 'answers.meet' },
  'dutch.why.later': { key: 'answers.cost.order' },
  'dutch.judge.later': { key: 'answers.cost.order' },
  'dutch.why.incomplete': { key: 'answers.cost.incomplete' },
  'dutch.why.byeScore': { key: 'answers.cost.byeScore' },
  'dutch.judge.byeScore': { key: 'answers.cost.byeScore' },
  'dutch.hand.byeScore': { key: 'answers.cost.byeScore' },
  'dutch.judge.twoMovedDown': { key: 'answers.cost.bothDown' },
  'dutch.barred.bye': { key: 'answers.cost.barred' },
  'dutch.barred.forfeit': { key: 'answers.cost.barred' },
  'dutch.barred.points': { key: 'answers.cost.barred' },
};

/** The criteria of both editions by what a player feels of them. */
const CRITERIA: Readonly<Partial<Record<WordKey, WordKey>>> = {
  'dutch2016.C.5': 'answers.cost.downfloaters',
  'dutch2016.C.6': 'answers.cost.scores',
  'dutch2016.C.7': 'answers.cost.ahead',
  'dutch2016.C.8': 'answers.cost.top',
  'dutch2016.C.9': 'answers.cost.top',
  'dutch2016.C.10': 'answers.cost.colour',
  'dutch2016.C.11': 'answers.cost.strong',
  'dutch2016.C.12': 'answers.cost.downAgain',
  'dutch2016.C.13': 'answers.cost.upAgain',
  'dutch2016.C.14': 'answers.cost.downAgain',
  'dutch2016.C.15': 'answers.cost.upAgain',
  'dutch2016.C.16': 'answers.cost.difference',
  'dutch2016.C.17': 'answers.cost.difference',
  'dutch2016.C.18': 'answers.cost.difference',
  'dutch2016.C.19': 'answers.cost.difference',
  'dutch2026.C6': 'answers.cost.downfloaters',
  'dutch2026.C7': 'answers.cost.scores',
  'dutch2026.C8': 'answers.cost.ahead',
  'dutch2026.C9': 'answers.cost.byeUnplayed',
  'dutch2026.C10': 'answers.cost.top',
  'dutch2026.C11': 'answers.cost.top',
  'dutch2026.C12': 'answers.cost.colour',
  'dutch2026.C13': 'answers.cost.strong',
  'dutch2026.C14': 'answers.cost.downAgain',
  'dutch2026.C15': 'answers.cost.upAgain',
  'dutch2026.C16': 'answers.cost.downAgain',
  'dutch2026.C17': 'answers.cost.upAgain',
  'dutch2026.C18': 'answers.cost.difference',
  'dutch2026.C19': 'answers.cost.difference',
  'dutch2026.C20': 'answers.cost.difference',
  'dutch2026.C21': 'answers.cost.difference',
};

/** A reason of this family for a player; see `PlainOf`. */
export function plain(step: TraceStep): Reason | null {
  const criterion = step.args?.criterion;
  const key =
    typeof criterion === 'object' && 'reason' in criterion
      ? CRITERIA[criterion.reason.key]
      : undefined;
  if (!key) return plainBy(WORDS, step);
  return { key, args: { found: step.args?.found ?? '', best: step.args?.best ?? '' } };
}
