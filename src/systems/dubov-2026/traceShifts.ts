import type { TraceStep } from '../../explain/reason';
import type { WordKey } from '../../words';
import type { Recomposed, Shift, Subgroups } from './articles/article324Shifts';
import { players, some } from './words';

/** 3.2.3 in sentences. */
export function subgroupSteps({ g1, g2, nobodyPlayed }: Subgroups): TraceStep[] {
  return [
    some(nobodyPlayed ? 'dubov2026.g1Half' : 'dubov2026.g1', '3.2.3', g1),
    some(nobodyPlayed ? 'dubov2026.g2Half' : 'dubov2026.g2', '3.2.3', g2),
  ];
}

/** 3.2.4 in sentences. */
export const shiftSteps = ({ unavoidable, equalising }: Recomposed): TraceStep[] => [
  ...(unavoidable ? [shiftStep(unavoidable, UNAVOIDABLE[unavoidable.from])] : []),
  ...(equalising ? [shiftStep(equalising, EQUALISING[equalising.from])] : []),
];

const UNAVOIDABLE: Readonly<Record<Shift['from'], WordKey>> = {
  g1: 'dubov2026.shift.withinG1',
  g2: 'dubov2026.shift.withinG2',
};
const EQUALISING: Readonly<Record<Shift['from'], WordKey>> = {
  g1: 'dubov2026.shift.fromG1',
  g2: 'dubov2026.shift.fromG2',
};

const shiftStep = (shift: Shift, key: WordKey): TraceStep => ({
  ...some(key, '3.2.4', shift.players),
  steps: [
    {
      key: 'dubov2026.shift.order',
      article: '4.3',
      args: { numbers: { numbers: players(...shift.numbered).players } },
    },
  ],
});
