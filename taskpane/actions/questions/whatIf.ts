import { isChecked } from '../../../src/event/open/openEvent';
import { whatIf, type Supposed } from '../../../src/event/answers/whatIf';
import type { SystemId } from '../../../src/model/types';
import { systemById } from '../../../src/systems';
import { yieldToPane } from '../../store/yieldToPane';
import type { Desk } from '../../store/desk';

/** What would be; nothing is written, the event stays as it is. */
export function suppose(
  desk: Desk,
  { system: other, ...supposed }: Omit<Supposed, 'system'> & { readonly system?: SystemId },
): Promise<void> {
  return desk.run({ key: 'whatIf.working' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const { system: own, tieBreaks, tieBreakEdition: edition } = event.settings;
    const system = systemById(own);
    if (!system) return desk.tell('error', { key: 'pane.no-system', args: { system: own } });
    await yieldToPane();
    const answer = whatIf(
      event.tournament,
      { system, tieBreaks, edition },
      { ...supposed, ...(other && { system: systemById(other) }) },
    );
    if (!answer.ok) return desk.refuse(answer.problems);
    desk.set({ supposed: { value: answer.value, of: event.tournament } });
  });
}

export const closeWhatIf = (desk: Desk): void => desk.set({ supposed: null });
