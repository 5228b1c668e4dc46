/** The sample events of the workbench. All players are invented. */
import { fill } from '../../src/explain/phrasebook';
import type { Reason } from '../../src/explain/reason';
import { check } from '../../src/model/check';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { DUBOV_1997_SAMPLES } from '../../src/course/samples/dubov-1997';
import { FRENCH_1994_SAMPLES } from '../../src/course/samples/french-1994';
import { TIE_BREAK_COURSE, type SampleWorkbook } from '../../src/course/samples/tiebreaks';
import { DEFAULT_SETTINGS, type EventSettings } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { inSection, sectionId } from '../../src/sheets/names/section';
import { type Plan } from '../../src/sheets/plan/plan';
import type { WordKey } from '../../src/words';
import type { Language } from '../host/externalContext';
import { workbookPlan } from './workbookPlan';
import course from './course.trf';
import dubov1997 from './dubov-1997.trf';
import dutch2011 from './dutch-2011.trf';
import dutch2012 from './dutch-2012.trf';
import french1994 from './french-1994.trf';
import open200 from './open-200.trf';
import open60 from './open-60.trf';

interface Named {
  id: string;
  title: WordKey;
  /** The menu has the heading above it: "Dubov 1997: the two columns" → "The two columns". */
  isUnderHeading?: boolean;
  note: Reason;
}

interface EventSample extends Named {
  trf: string;
  settings: Partial<EventSettings>;
  /** Other events in the same workbook. */
  sections?: readonly { name: string; trf: string; settings: Partial<EventSettings> }[];
}

/** Sheets with formulas and no event: the pane offers to begin one. */
interface WorkbookSample extends Named {
  workbook: SampleWorkbook;
}

export type Sample = EventSample | WorkbookSample;

/** As the menu shows them, under a heading. */
export interface SampleGroup {
  id: string;
  title: WordKey;
  samples: readonly Sample[];
}

const note = (players: number, rounds: number, paired: number): Reason => ({
  key: 'sample.stands',
  args: { players, rounds, paired },
});

export const sampleGroups: readonly SampleGroup[] = [
  {
    id: 'events',
    title: 'sample.events.title',
    samples: [
      {
        id: 'course',
        title: 'sample.course.title',
        note: note(10, 5, 2),
        trf: course,
        settings: { system: 'dutch-2016' },
      },
      {
        id: 'open-60',
        title: 'sample.open-60.title',
        note: note(60, 9, 4),
        trf: open60,
        settings: { system: 'dutch-2016' },
      },
      {
        id: 'open-200',
        title: 'sample.open-200.title',
        note: note(200, 9, 5),
        trf: open200,
        settings: { system: 'dutch-2016' },
      },
      {
        id: 'sections',
        title: 'sample.sections.title',
        note: { key: 'sample.sections.note' },
        trf: open60,
        settings: { system: 'dutch-2016' },
        sections: [{ name: 'B', trf: course, settings: { system: 'dutch-2016' } }],
      },
    ],
  },
  {
    id: 'systems',
    title: 'sample.systems.title',
    samples: [
      {
        id: 'dutch-2012',
        title: 'sample.dutch-2012.title',
        note: note(25, 7, 3),
        trf: dutch2012,
        settings: { system: 'dutch-2012' },
      },
      {
        id: 'dutch-2011',
        title: 'sample.dutch-2011.title',
        note: note(24, 7, 3),
        trf: dutch2011,
        settings: { system: 'dutch-2011' },
      },
      {
        id: 'dubov-1997',
        title: 'sample.dubov-1997.title',
        note: note(22, 7, 3),
        trf: dubov1997,
        settings: { system: 'dubov-1997' },
      },
      {
        id: 'french-1994',
        title: 'sample.french-1994.title',
        note: note(26, 7, 3),
        trf: french1994,
        settings: { system: 'french-1994' },
      },
    ],
  },
  {
    id: 'course-dubov-1997',
    title: 'sample.course-dubov-1997.title',
    samples: DUBOV_1997_SAMPLES.map(({ id, title, trf }) => ({
      id,
      title,
      isUnderHeading: true,
      note: { key: 'sample.pair-and-read' },
      trf,
      settings: { system: 'dubov-1997' },
    })),
  },
  {
    id: 'course-french-1994',
    title: 'sample.course-french-1994.title',
    samples: FRENCH_1994_SAMPLES.map(({ id, title, exercise, trf, system }) => ({
      id,
      title,
      note: { key: exercise },
      trf,
      settings: { system },
    })),
  },
  {
    id: 'course-tie-breaks',
    title: 'sample.course-tie-breaks.title',
    samples: [
      {
        id: TIE_BREAK_COURSE.id,
        title: TIE_BREAK_COURSE.title,
        isUnderHeading: true,
        note: { key: 'sample.course-sheets', args: { sheets: TIE_BREAK_COURSE.sheets.length } },
        workbook: TIE_BREAK_COURSE,
      },
    ],
  },
];

/** What the menu calls a sample. */
export function sampleTitle({ title, isUnderHeading }: Sample, language: Language): string {
  const text = fill(language, title);
  if (!isUnderHeading) return text;
  const rest = text.replace(/^[^:]*: */, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export const samples: readonly Sample[] = sampleGroups.flatMap((group) => group.samples);

/** The sample as a workbook to be. A sample that does not pass the check is our own mistake. */
export function samplePlan(sample: Sample, language: Language): Plan {
  if ('workbook' in sample) return workbookPlan(sample.workbook, language);
  const plan = planOf(sample.id, sample, language);
  const others = (sample.sections ?? []).map(({ name, ...event }) => {
    const settings = { ...event.settings, section: name };
    return inSection(planOf(sample.id, { ...event, settings }, language), {
      id: sectionId(name),
      name,
    });
  });
  return { ...plan, sheets: [plan, ...others].flatMap(({ sheets }) => sheets) };
}

function planOf(
  id: string,
  { trf, settings }: Pick<EventSample, 'trf' | 'settings'>,
  language: Language,
): Plan {
  const checked = check(parseTrf(trf));
  if (!checked.ok) {
    throw new Error(`Sample ${id}: ${checked.problems.map(({ code }) => code).join(', ')}`);
  }
  return eventPlan(checked.value, { ...DEFAULT_SETTINGS, ...settings, language }, language);
}
