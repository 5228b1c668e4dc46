import type { Reason, TraceStep } from '../../explain/reason';
import type { WordKey } from '../../words';
import { plainBy, type PlainWords } from '../plain';

const WORDS: PlainWords = {
  'dutch.why.arePaired': { key: 'answers.meet' },
  'dutch.why.incomplete': { key: 'answers.cost.incomplete' },
  'dutch.judge.byeScore': { key: 'answers.cost.byeScore' },
  'dubov2026.judge.byeGames': { key: 'answers.cost.byeUnplayed' },
  'dubov2026.judge.byeNumber': { key: 'answers.cost.bye' },
  'dubov2026.judge.upfloaters': { key: 'answers.cost.order' },
  'dubov2026.judge.withinG1': { key: 'answers.cost.order' },
  'dubov2026.judge.withinG2': { key: 'answers.cost.order' },
  'dubov2026.judge.shiftG1': { key: 'answers.cost.order' },
  'dubov2026.judge.shiftG2': { key: 'answers.cost.order' },
  'dubov2026.judge.row': {
    key: 'answers.cost.earlier',
    takes: { player: 'player', opponent: 'ours' },
  },
  'dutch.barred.bye': { key: 'answers.cost.barred' },
  'dutch.barred.forfeit': { key: 'answers.cost.barred' },
  'dutch.barred.points': { key: 'answers.cost.barred' },
};

const CRITERIA: Readonly<Partial<Record<WordKey, WordKey>>> = {
  'dubov2026.C5': 'dubov2026.plain.C5',
  'dubov2026.C6': 'dubov2026.plain.C6',
  'dubov2026.C7': 'answers.cost.colour',
  'dubov2026.C8': 'dubov2026.plain.C8',
  'dubov2026.C9': 'dubov2026.plain.C8',
  'dubov2026.C10': 'answers.cost.upAgain',
};

/** A reason of this edition for a player; see `PlainOf`. */
export function plain(step: TraceStep): Reason | null {
  const because = step.args?.because;
  if (step.key === 'dubov2026.why' && typeof because === 'object' && 'reason' in because)
    return plain(because.reason);
  const criterion = step.args?.criterion;
  const key =
    typeof criterion === 'object' && 'reason' in criterion
      ? CRITERIA[criterion.reason.key]
      : undefined;
  if (!key) return plainBy(WORDS, step);
  return { key, args: { found: step.args?.found ?? '', best: step.args?.best ?? '' } };
}
