import { planCommonList, type CommonList } from '../../../src/event/lists/allSections';
import { planMove, type Side } from '../../../src/event/byHand/movePlayers';
import { isChecked } from '../../../src/event/open/openEvent';
import {
  planDeletion,
  planOrder,
  planRename,
  type EditedSection,
} from '../../../src/event/setup/editSections';
import { planSection, type ListedSection } from '../../../src/event/open/sections';
import type { PlayerNo } from '../../../src/model/types';
import { isSameSection, type Section } from '../../../src/sheets/names/section';
import type { Desk } from '../../store/desk';

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

/** Another name for a section; false if refused. */
export async function renameSection(desk: Desk, wanted: Section, name: string): Promise<boolean> {
  let isRenamed = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    const edited = editedSections(desk).find(({ section }) => isSameSection(section, wanted));
    if (!edited) return tellUnready(desk);
    const planned = planRename(desk.getState().sections, edited, name);
    if (!planned.ok) return desk.refuse(planned.problems);
    const { title } = planned.value.plan;
    isRenamed = await desk.writeParts(title, [planned.value]);
    if (isRenamed) desk.tell('success', title, { key: 'pane.section-renamed-next' });
  });
  return isRenamed;
}

/** One place up or down in the pane and in lists over all sections. */
export function moveSection(desk: Desk, moved: Section, by: -1 | 1): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const edited = editedSections(desk);
    if (edited.length < desk.eachSection().length) return tellUnready(desk);
    const parts = planOrder(edited, moved, by);
    if (parts.length === 0) return;
    const { title } = parts[0].plan;
    if (await desk.writeParts(title, parts)) desk.tell('success', title);
  });
}

/** A section with all its sheets, as one step that can be undone; the questions are asked before. */
export function deleteSection(desk: Desk, wanted: ListedSection): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { section: open, sections } = desk.getState();
    const all = desk.eachSection();
    const going = all.find(({ section }) => isSameSection(section, wanted));
    // Its line of the log, and with it the way back, is in the section that is shown afterwards.
    const keeper = [...editedSections(desk)]
      .filter(({ section }) => !isSameSection(section, wanted))
      .sort(
        (a, b) => Number(isSameSection(b.section, open)) - Number(isSameSection(a.section, open)),
      )
      .at(0);
    if (!going || !keeper) return tellUnready(desk);
    const keys = await desk.ports.book.sheetsOf(
      going.section,
      sections.filter(({ id }) => id !== ''),
    );
    const event = isChecked(going.event) ? going.event : null;
    const planned = planDeletion({ section: going.section, event }, keys, keeper.event);
    if (!planned.ok) return desk.refuse(planned.problems);
    const { title } = planned.value;
    const parts = [
      { section: keeper.section, plan: planned.value.staying, event: keeper.event },
      { section: going.section, plan: planned.value.going, event },
    ];
    if (await desk.writeParts(title, parts, keeper.section))
      desk.tell('success', title, { key: 'pane.section-deleted-next' });
  });
}

const editedSections = (desk: Desk): EditedSection[] =>
  desk
    .eachSection()
    .flatMap(({ section, event }) => (isChecked(event) ? [{ section, event }] : []));

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
