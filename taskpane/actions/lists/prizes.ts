import { isChecked } from '../../../src/event/open/openEvent';
import { planPrizeList, planPrizeTable, prizesOf } from '../../../src/event/lists/prizes';
import type { PrizeRules } from '../../../src/sheets/prizeRules';
import type { Desk } from '../../store/desk';

/** An empty sheet of prizes, to be filled in by the arbiter. */
export function makePrizeTable(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const plan = planPrizeTable(event);
    if (!plan.ok) return desk.refuse(plan.problems);
    if (await desk.write(plan.value)) desk.tell('success', plan.value.title);
  });
}

/** Who gets what, as a sheet; the rules go into the settings with it. */
export function writePrizeList(desk: Desk, rules: PrizeRules): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const given = prizesOf(event, rules);
    if (!given.ok) return desk.refuse(given.problems);
    const plan = planPrizeList(event, rules, given.value);
    if (await desk.write(plan)) desk.tell('success', plan.title);
  });
}
