/** The sample events of the workbench. All players are invented. */
import { check } from '../../src/model/check';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { DEFAULT_SETTINGS, eventPlan, type EventSettings, type Plan } from '../../src/sheets';
import type { Language } from '../host/externalContext';
import course from './course.trf';

type Words = Record<Language, string>;

export interface Sample {
  id: string;
  title: Words;
  note: Words;
  trf: string;
  settings: Partial<EventSettings>;
}

export const samples: readonly Sample[] = [
  {
    id: 'course',
    title: { en: 'Course example', fr: 'Exemple de stage', pt: 'Exemplo de curso' },
    note: { en: '', fr: '', pt: '' },
    trf: course,
    settings: { system: 'dutch-2016' },
  },
];

/** The sample as a workbook to be. A sample that does not pass the check is our own mistake. */
export function samplePlan(sample: Sample, language: Language): Plan {
  const checked = check(parseTrf(sample.trf));
  if (!checked.ok) {
    throw new Error(`Sample ${sample.id}: ${checked.problems.map(({ code }) => code).join(', ')}`);
  }
  return eventPlan(checked.value, { ...DEFAULT_SETTINGS, ...sample.settings, language }, language);
}
