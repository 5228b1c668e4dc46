import type { Outcome, PlayerNo, SystemId } from '../../model/types';
import type { WordKey } from '../../words';
import { DUBOV_1997_SAMPLES, DUBOV_COURSE_SYSTEM } from './dubov-1997';
import { FRENCH_1994_SAMPLES } from './french-1994';

/** A round to pair, and what is asked of it besides. */
export interface RoundSample {
  readonly title: WordKey;
  readonly trf: string;
  readonly system: SystemId;
  /** What is wrong in the printed text. */
  readonly note?: WordKey;
  /** Nobody has played: the colour drawn is told. */
  readonly isFirst?: boolean;
  readonly floats?: FloatSample;
}

/** Floats of the round once it is paired, and after something has happened to it. */
export interface FloatSample {
  readonly asked: readonly PlayerNo[];
  readonly after: {
    readonly ask: 'course.ask.float-forfeit' | 'course.ask.float-settled';
    readonly hint: WordKey;
    readonly absent?: PlayerNo;
    /** Results as they are then. */
    readonly outcomes: readonly {
      readonly no: PlayerNo;
      readonly round: number;
      readonly outcome: Outcome;
    }[];
  };
}

/** Rounds to pair of one workbook of the course. */
export interface CourseRounds {
  /** Name of the file, the same in every language. */
  readonly file: string;
  readonly title: WordKey;
  readonly rounds: readonly RoundSample[];
}

const ABOUT: Readonly<Record<string, Pick<RoundSample, 'note' | 'floats'>>> = {
  'french-1994-baf77-1': { note: 'course.note.baf77-1' },
  'french-1994-baf77-2': { note: 'course.note.baf77-2' },
  'french-1994-baf78-forfeit': {
    floats: {
      asked: [3, 10],
      after: {
        ask: 'course.ask.float-forfeit',
        hint: 'course.hint.forfeit-floats',
        absent: 10,
        outcomes: [
          { no: 3, round: 4, outcome: 'forfeitWin' },
          { no: 10, round: 4, outcome: 'forfeitLoss' },
        ],
      },
    },
  },
  'french-1994-baf78-adjourned': {
    note: 'course.note.baf78-adjourned',
    floats: {
      asked: [2, 11],
      after: {
        ask: 'course.ask.float-settled',
        hint: 'course.hint.scores-when-paired',
        outcomes: [
          { no: 2, round: 4, outcome: 'win' },
          { no: 1, round: 4, outcome: 'loss' },
        ],
      },
    },
  },
};

/** F4: nobody has played yet. */
const firstRound = (names: readonly string[], colour: 'white1' | 'black1'): RoundSample => ({
  title: 'course.first-round',
  system: 'french-1994',
  isFirst: true,
  trf: [
    `062 ${names.length}`,
    ...names.map(
      (name, index) =>
        `001 ${String(index + 1).padStart(4)}      ${name.padEnd(33)} ${2200 - 20 * index} FRA                         0.0 ${String(index + 1).padStart(4)}`,
    ),
    'XXR 7',
    `XXC ${colour}`,
    '',
  ].join('\n'),
});

const STARS =
  'Aldebaran Bételgeuse Cassiopée Deneb Éridan Fomalhaut Girafe Hydre Indus Junon Kepler'.split(
    ' ',
  );

export const FRENCH_COURSE: CourseRounds = {
  file: 'french-1994',
  title: 'sample.course-french-1994.title',
  rounds: [
    ...FRENCH_1994_SAMPLES.map(({ id, title, trf, system }) => ({
      title,
      trf,
      system,
      ...ABOUT[id],
    })),
    firstRound(STARS, 'white1'),
    firstRound(STARS.slice(0, 8), 'black1'),
  ],
};

export const DUBOV_COURSE: CourseRounds = {
  file: 'dubov-1997',
  title: 'sample.course-dubov-1997.title',
  rounds: DUBOV_1997_SAMPLES.map(({ title, trf }) => ({
    title,
    trf,
    system: DUBOV_COURSE_SYSTEM,
  })),
};
