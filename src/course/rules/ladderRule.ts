import type { Reason, TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { PairingSystem } from '../../systems/system';
import type { WordKey } from '../../words';
import { fact, type Fact } from './factRule';
import type { Rule } from './rule';
import { opponentsAsked, stepsIn, told, worked } from './tracedRule';

/** Who stands where before the round, of a system that pairs by a ladder: without it nobody can pair by hand. */
export function ladderBefore(system: PairingSystem, task: RoundToPair): readonly Reason[] {
  const step = worked(system, task)?.trace.steps.find(({ key }) => key === 'keizer.ladder');
  if (!step?.table) return [];
  const numbers = step.table.rows.flatMap((row) =>
    row.flatMap((cell): readonly PlayerNo[] => {
      const player = typeof cell === 'object' ? cell.args?.player : undefined;
      return typeof player === 'object' && 'players' in player ? player.players : [];
    }),
  );
  return [{ key: 'rules.task.ladder', args: { numbers: { numbers } } }];
}

const PAIRING: ReadonlySet<WordKey> = new Set<WordKey>([
  'keizer.bye-even',
  'keizer.bye-lowest',
  'keizer.pair',
]);

/** What the club announced, and how a round comes about by it: the bye first, then pair by pair. */
export const announcedLadder = (id: string, article: string, says: WordKey): Rule =>
  fact(id, article, says, {}, (task, system): Fact | null => {
    const result = worked(system, task);
    const steps: readonly TraceStep[] = result ? [...stepsIn(result.trace.steps)] : [];
    const announced = steps.find(({ key }) => key === 'keizer.rules');
    if (!result || !announced) return null;
    return {
      task,
      asks: opponentsAsked(result),
      says: [told(announced), ...ladderBefore(system, task)],
      worked: steps.filter(({ key }) => PAIRING.has(key)).map(told),
      strip: task.present,
    };
  });
