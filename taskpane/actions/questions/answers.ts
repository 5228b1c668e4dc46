import { answersFor, whyNotAnswer } from '../../../src/event/answers/answers';
import { isChecked } from '../../../src/event/open/openEvent';
import { systemById } from '../../../src/systems';
import type { PlayerNo } from '../../../src/model/types';
import { yieldToPane } from '../../store/yieldToPane';
import type { Desk } from '../../store/desk';

/** The answers for one player of a round; nothing is written. */
export function askPlayer(desk: Desk, round: number, player: PlayerNo): Promise<void> {
  return desk.run({ key: 'pane.answering' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const system = systemById(event.settings.system);
    if (!system)
      return desk.tell('error', {
        key: 'pane.no-system',
        args: { system: event.settings.system },
      });
    await yieldToPane();
    const answered = answersFor(event.tournament, system, round, player);
    if (!answered.ok) return desk.refuse(answered.problems);
    desk.set({ answers: { value: answered.value, whyNot: null, of: event.tournament } });
  });
}

/** "And why not them?", beside the answers that stand. */
export function askWhyNot(
  desk: Desk,
  round: number,
  player: PlayerNo,
  other: PlayerNo,
): Promise<void> {
  return desk.run({ key: 'pane.answering' }, async () => {
    const { event, answers } = desk.getState();
    if (!isChecked(event) || !answers) return;
    const system = systemById(event.settings.system);
    if (!system) return;
    await yieldToPane();
    const answered = whyNotAnswer(event.tournament, system, round, player, other);
    if (!answered.ok) return desk.refuse(answered.problems);
    desk.set({ answers: { ...answers, whyNot: answered.value } });
  });
}

export const closeAnswers = (desk: Desk): void => desk.set({ answers: null });
