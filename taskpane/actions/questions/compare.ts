import {
  compareEditionsInRound,
  type ComparedRound,
} from '../../../src/event/check/compareEditions';
import { isChecked } from '../../../src/event/open/openEvent';
import { planComparison } from '../../../src/event/check/planComparison';
import type { SystemId } from '../../../src/model/types';
import { systemById } from '../../../src/systems';
import { yieldToPane } from '../../store/yieldToPane';
import type { Desk } from '../../store/desk';

/** Every round by the event's own edition and by others; what differs, and the article that makes it. */
export function compareEditions(desk: Desk, others: readonly SystemId[]): Promise<void> {
  return desk.run({ key: 'pane.comparing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return desk.refuse(event?.problems ?? []);
    const systems = [event.settings.system, ...others].flatMap((id) => systemById(id) ?? []);
    const { pairedRounds } = event.tournament;
    const rounds: ComparedRound[] = [];
    for (let round = 1; round <= pairedRounds; round++) {
      desk.progress((round - 1) / pairedRounds);
      await yieldToPane();
      const compared = compareEditionsInRound(event.tournament, systems, round);
      if ('problems' in compared) return desk.refuse(compared.problems);
      rounds.push(compared);
    }
    desk.set({ comparison: rounds });
  });
}

/** The comparison that is shown, as a sheet. */
export function writeComparison(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, comparison } = desk.getState();
    if (!isChecked(event) || !comparison) return;
    const plan = planComparison(event, comparison);
    if (await desk.write(plan)) desk.tell('success', plan.title);
  });
}
