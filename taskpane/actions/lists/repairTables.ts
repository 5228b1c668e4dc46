import { isChecked } from '../../../src/event/open/openEvent';
import { sayRefusal } from '../../../src/event/round/refusal';
import * as repairs from '../../../src/event/results/repairTables';
import type { Desk } from '../../store/desk';

/** Pairs some tables anew and shows the proposal. */
export function proposeRepair(desk: Desk, round: number, repair: repairs.Repair): Promise<void> {
  return desk.run(
    { key: 'pane.pairing', args: { round } },
    async () => {
      const { event } = desk.getState();
      if (!isChecked(event)) return;
      const task = repairs.repairTask(event, round, repair);
      const result = await desk.ports.pairing.pair(event.settings.system, task, (done) =>
        desk.progress(done),
      );
      if (!result.ok) {
        const said = sayRefusal(event, task.tournament, result.refusal);
        return desk.set({ notice: { tone: 'error', ...said } });
      }
      const proposal = repairs.proposeRepair(event, round, repair, result);
      if (proposal) desk.set({ proposal });
      else desk.tell('info', { key: 'pane.repair-same' });
    },
    true,
  );
}
