import type { SystemId } from '../model/types';
import type { WordKey } from '../words';
import { DUBOV_1997_SAMPLES, DUBOV_COURSE_SYSTEM } from './dubov-1997';
import { FRENCH_1994_SAMPLES } from './french-1994';

/** Rounds to pair, by the workbook of the course that holds them. */
export interface CourseRounds {
  /** Name of the file, the same in every language. */
  readonly file: string;
  readonly title: WordKey;
  readonly rounds: readonly {
    readonly title: WordKey;
    readonly trf: string;
    readonly system: SystemId;
  }[];
}

export const COURSE_ROUNDS: readonly CourseRounds[] = [
  {
    file: 'french-1994',
    title: 'sample.course-french-1994.title',
    rounds: FRENCH_1994_SAMPLES,
  },
  {
    file: 'dubov-1997',
    title: 'sample.course-dubov-1997.title',
    rounds: DUBOV_1997_SAMPLES.map(({ title, trf }) => ({
      title,
      trf,
      system: DUBOV_COURSE_SYSTEM,
    })),
  },
];
