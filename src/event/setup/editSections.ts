import type { Reason } from '../../explain/reason';
import { error, type Checked, type Problem } from '../../model/problems';
import { isSectionName, type Section } from '../../sheets/names/section';
import { type Plan, type SheetKey } from '../../sheets/plan/plan';
import { cellText } from '../../sheets/plan/numbers';
import { SECTION_NAME_LIMIT } from '../../sheets/names/section';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import type { ListedSection } from '../open/sections';
import { planSettings } from './setup';

/** A section with its event, as it is to be changed. */
export interface EditedSection {
  readonly section: ListedSection;
  readonly event: CheckedEvent;
}

/** What is written into one section. */
export interface EditedPart {
  readonly section: Section;
  readonly plan: Plan;
  readonly event: CheckedEvent;
}

const refuse = (problem: Problem): Checked<never> => ({ ok: false, problems: [problem] });
const SECTION = { kind: 'argument', name: 'section' } as const;

/**
 * Renames a section. Its tables keep their names, since tables are found by them, and existing sheets keep
 * theirs; sheets that are made later begin with the new name.
 */
export function planRename(
  sections: readonly ListedSection[],
  { section, event }: EditedSection,
  wanted: string,
): Checked<EditedPart> {
  const name = cellText(wanted);
  if (section.id === '') return refuse(error('section-without-name', SECTION, section.label));
  if (!isSectionName(name))
    return refuse(error('bad-section-name', SECTION, name, { limit: SECTION_NAME_LIMIT }));
  const isTaken = sections.some(
    (other) => other.id !== section.id && other.label.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) return refuse(error('section-exists', SECTION, name));
  const { tournament, settings } = event;
  const { info } = tournament;
  // `Open (B)` was made from the name; a name of the arbiter's own stays.
  const full = info.name.endsWith(`(${section.name})`)
    ? `${info.name.slice(0, -section.name.length - 1)}${name})`
    : info.name;
  const after = { ...tournament, info: { ...info, name: full } };
  const plan = planSettings(event, after, { ...settings, section: name });
  const title: Reason = { key: 'pane.section-renamed', args: { from: section.label, to: name } };
  if (!plan) return refuse(error('section-exists', SECTION, name));
  return { ok: true, value: { section, event, plan: titled(plan, event, title) }, warnings: [] };
}

/** One place up or down; every section whose place becomes another is told so in its own table. */
export function planOrder(all: readonly EditedSection[], moved: Section, by: -1 | 1): EditedPart[] {
  const at = all.findIndex(({ section }) => section.id === moved.id);
  const order = [...all];
  const [taken] = order.splice(at, 1);
  if (!taken || at < 0 || at + by < 0 || at + by >= all.length) return [];
  order.splice(at + by, 0, taken);
  const title: Reason = {
    key: 'pane.sections-ordered',
    args: { sections: order.map(({ section }) => section.label).join(', ') },
  };
  return order.flatMap(({ section, event }, index): EditedPart[] => {
    const { tournament, settings } = event;
    const plan = planSettings(event, tournament, { ...settings, sectionOrder: index + 1 });
    return plan ? [{ section, event, plan: titled(plan, event, title) }] : [];
  });
}

const titled = (plan: Plan, event: CheckedEvent, title: Reason): Plan => ({
  ...plan,
  title,
  log: (plan.log ?? []).map((line) => ({ ...logLine(event, title), detail: line.detail })),
});

/** What goes, and the line about it in the log of a section that stays. */
export interface Deletion {
  readonly title: Reason;
  readonly going: Plan;
  readonly staying: Plan;
}

/** A named section with all its sheets; the event without a name is the workbook's own. */
export function planDeletion(
  { section, event }: { readonly section: ListedSection; readonly event: CheckedEvent | null },
  keys: readonly SheetKey[],
  keeper: CheckedEvent,
): Checked<Deletion> {
  if (section.id === '') return refuse(error('section-not-deleted', SECTION, section.label));
  const title: Reason = {
    key: 'pane.section-deleted',
    args: {
      name: section.label,
      players: event?.tournament.players.length ?? 0,
      rounds: event?.tournament.pairedRounds ?? 0,
    },
  };
  const value = {
    title,
    going: { title, sheets: [], remove: keys },
    staying: { title, sheets: [], log: [logLine(keeper, title)] },
  };
  return { ok: true, value, warnings: [] };
}
