import { error, type Checked, type Problem } from '../../model/problems';
import type { Tournament } from '../../model/types';
import { cellsOfSection, sectionsIn } from '../../sheets/read/readSections';
import { isSameSection, isSectionName, sectionId, type Section } from '../../sheets/names/section';
import { newEvent } from '../../sheets/names/newEvent';
import { type BookCells } from '../../sheets/plan/cells';
import { type Plan } from '../../sheets/plan/plan';
import { isTable } from '../../sheets/names/headers';
import { cellText } from '../../sheets/plan/numbers';
import { withoutPlayers } from '../../sheets/names/newEvent';
import { readSettings } from '../../sheets/read/readSettings';
import { SECTION_NAME_LIMIT } from '../../sheets/names/section';
import { openCells, type CheckedEvent, type OpenEvent } from './openEvent';
import { planEvent } from '../setup/setup';

/** One of the events of a workbook, as lists and choices show it. */
export interface ListedSection extends Section {
  /** Its name, or that of its event. */
  readonly label: string;
}

/** All events of a workbook; none, or one without a name, is how most workbooks are. */
export const listSections = (book: BookCells): ListedSection[] =>
  sectionsIn(book).map((section) => ({ ...section, label: labelOf(book, section) }));

function labelOf(book: BookCells, section: Section): string {
  if (section.name !== '') return section.name;
  const { tables } = cellsOfSection(book, section);
  const event = tables.find(({ name }) => isTable('event', name));
  return readSettings(event).info.name || '–';
}

/** The event of a section; null: there is no table of players. */
export const openSection = (book: BookCells, section: Section): OpenEvent | null =>
  openCells(cellsOfSection(book, section));

/** The event of a section that players may come to: it may have none yet. */
export function openForPlayers(book: BookCells, section: Section): OpenEvent | null {
  const event = openSection(book, section);
  if (!event || event.tournament || (event.read.players?.rows ?? []).length > 0) return event;
  const checked = withoutPlayers(event.read.raw);
  return checked.ok ? { ...event, tournament: checked.value, problems: [] } : event;
}

/** By its name, that of its event or what its tables end in; capitals do not matter. */
export function findSection(
  sections: readonly ListedSection[],
  wanted: string,
): ListedSection | undefined {
  const word = cellText(wanted).toLowerCase();
  return (
    sections.find(({ label }) => label.toLowerCase() === word) ??
    sections.find(({ id }) => id !== '' && id.toLowerCase() === word)
  );
}

export interface NewSection {
  readonly section: Section;
  readonly plan: Plan;
}

/** A section without players, with the settings of another to begin with. */
export function planSection(
  sections: readonly Section[],
  wanted: string,
  like: CheckedEvent,
): Checked<NewSection> {
  const name = cellText(wanted);
  const section = { id: sectionId(name), name };
  const refuse = (problem: Problem): Checked<never> => ({ ok: false, problems: [problem] });
  const place = { kind: 'argument', name: 'section' } as const;
  if (!isSectionName(name))
    return refuse(error('bad-section-name', place, name, { limit: SECTION_NAME_LIMIT }));
  if (sections.some((other) => isSameSection(other, section)))
    return refuse(error('section-exists', place, name));
  const made = emptyLike(like.tournament, name);
  if (!made.ok) return made;
  const settings = { ...like.settings, section: name, seed: '' };
  const plan = planEvent(made.value, settings, 'pane.section-added');
  const title = { key: 'pane.section-added' as const, args: { name } };
  return { ok: true, value: { section, plan: { ...plan, title } }, warnings: [] };
}

/** What was announced is the same; whom it is for is not. */
function emptyLike(like: Tournament, name: string) {
  const { info, totalRounds, points, acceleration, systemParameters } = like;
  const method = acceleration?.method ?? 'own';
  const made = newEvent(
    {
      ...info,
      // On the wall the lists of two sections must be told apart.
      name: info.name === '' ? name : `${info.name} (${name})`,
      rounds: totalRounds,
      byePoints: points.pairingBye,
      initialColour: null,
      ...(method === 'own' ? {} : { acceleration: method }),
      systemParameters,
    },
    [],
    false,
  );
  if (!made.ok) return made;
  const { name: fullName } = made.value.info;
  return { ...made, value: { ...made.value, points, info: { ...info, name: fullName } } };
}

/** What an undo has to know of a step. */
export interface SectionStep {
  readonly id: number;
  /** Whose sheets it touched, by lower-case id; absent: only those of the event without a name. */
  readonly sections?: readonly string[];
}

const sectionsOfStep = ({ sections }: SectionStep): readonly string[] => sections ?? [''];

/** The steps of one section. */
export const stepsOf = <S extends SectionStep>(steps: readonly S[], section: Section): S[] =>
  steps.filter((step) => sectionsOfStep(step).includes(section.id.toLowerCase()));

/** Whose steps going back to before a step takes back, by lower-case id. */
export const sectionsTakenBack = (
  steps: readonly SectionStep[],
  id: number,
  section: Section,
): readonly string[] => [
  ...new Set(
    stepsOf(steps, section)
      .filter((step) => step.id >= id)
      .flatMap(sectionsOfStep),
  ),
];

/**
 * Going back to before a step takes back the section's own steps since. Some of them may concern
 * another section too (players who were moved): that one must not have been changed since by itself.
 * The id of such a section; null: nothing stands in the way.
 */
export function changedSince(
  steps: readonly SectionStep[],
  id: number,
  section: Section,
): string | null {
  const own = new Set(stepsOf(steps, section).filter((step) => step.id >= id));
  const firstOf = new Map<string, number>();
  for (const step of own)
    for (const other of sectionsOfStep(step))
      firstOf.set(other, Math.min(step.id, firstOf.get(other) ?? Infinity));
  for (const [other, first] of firstOf) {
    const isChanged = steps.some(
      (step) => step.id > first && !own.has(step) && sectionsOfStep(step).includes(other),
    );
    if (isChanged) return other;
  }
  return null;
}
