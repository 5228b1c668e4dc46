import { planCommonList, type CommonList } from '../../src/event/allSections';
import { planMove, type Side } from '../../src/event/movePlayers';
import { isChecked } from '../../src/event/openEvent';
import { planSection } from '../../src/event/sections';
import type { PlayerNo } from '../../src/model/types';
import { isSameSection, type Section } from '../../src/sheets';
import type { Desk } from './desk';

/** The event that is open, even without players: as one to copy the settings of, or to leave. */
function openSide(desk: Desk, wanted: Section): Side | null {
  const found = desk.eachSection().find(({ section }) => isSameSection(section, wanted));
  if (!found || !isChecked(found.event)) return null;
  return { label: found.section.label, event: found.event };
}

/** A new section without players, with the settings of the one that is open; false if refused. */
export async function addSection(desk: Desk, name: string): Promise<boolean> {
  let isAdded = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    const { sections, section: open } = desk.getState();
    const like = openSide(desk, open);
    if (!like) return desk.tell('error', { key: 'pane.cure-first' });
    const made = planSection(sections, name, like.event);
    if (!made.ok) return desk.refuse(made.problems);
    const { section, plan } = made.value;
    isAdded = await desk.writeParts(plan.title, [{ section, plan, event: null }], section);
    if (isAdded) desk.tell('success', plan.title, { key: 'pane.section-added-next' });
  });
  return isAdded;
}

/** Moves players of the open section to another one; false if refused. */
export async function movePlayers(
  desk: Desk,
  target: Section,
  numbers: readonly PlayerNo[],
): Promise<boolean> {
  let isMoved = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    const { section } = desk.getState();
    const [from, to] = [openSide(desk, section), openSide(desk, target)];
    if (!from || !to) return tellUnready(desk);
    const planned = planMove(from, to, numbers);
    if (!planned.ok) return desk.refuse(planned.problems);
    isMoved = await desk.writeParts(planned.from.title, [
      { section, plan: planned.from, event: from.event },
      { section: target, plan: planned.to, event: to.event },
    ]);
    if (isMoved) desk.tell('success', planned.from.title);
  });
  return isMoved;
}

/** One list over all sections. It belongs to the first of them, whichever is open. */
export function writeCommonList(desk: Desk, which: CommonList): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const all = desk.eachSection();
    const sides = all.flatMap(({ section, event }): Side[] =>
      isChecked(event) ? [{ label: section.label, event }] : [],
    );
    if (sides.length < all.length) return tellUnready(desk);
    const [{ section }] = all;
    const { plan, silent } = planCommonList(sides, sides[0].event, which);
    const part = { section, plan, event: sides[0].event };
    if (!(await desk.writeParts(plan.title, [part]))) return;
    const sections = silent.join(', ');
    if (silent.length === 0) desk.tell('success', plan.title);
    else desk.tell('warning', plan.title, { key: 'pane.sections-silent', args: { sections } });
  });
}

/** Sections that must pass their check before anything is done with all of them. */
function tellUnready(desk: Desk): void {
  const sections = desk
    .eachSection()
    .filter(({ event }) => !isChecked(event))
    .map(({ section }) => section.label)
    .join(', ');
  desk.tell('error', { key: 'pane.sections-unready', args: { sections } });
}
