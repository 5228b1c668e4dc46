/** The sample events of the workbench. All players are invented. */
import { check } from '../../src/model/check';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { DUBOV_1997_SAMPLES } from '../../src/samples/dubov-1997';
import { FRENCH_1994_SAMPLES } from '../../src/samples/french-1994';
import { TIE_BREAK_COURSE, type SampleWorkbook } from '../../src/samples/tiebreaks';
import { DEFAULT_SETTINGS, eventPlan, type EventSettings, type Plan } from '../../src/sheets';
import type { Language } from '../host/externalContext';
import { workbookPlan } from './workbookPlan';
import course from './course.trf';
import dubov1997 from './dubov-1997.trf';
import dutch2011 from './dutch-2011.trf';
import dutch2012 from './dutch-2012.trf';
import french1994 from './french-1994.trf';
import open200 from './open-200.trf';
import open60 from './open-60.trf';

type Words = Record<Language, string>;

interface Named {
  id: string;
  title: Words;
  note: Words;
}

interface EventSample extends Named {
  trf: string;
  settings: Partial<EventSettings>;
}

/** Sheets with formulas and no event: the pane offers to begin one. */
interface WorkbookSample extends Named {
  workbook: SampleWorkbook;
}

export type Sample = EventSample | WorkbookSample;

/** As the menu shows them, under a heading. */
export interface SampleGroup {
  id: string;
  title: Words;
  samples: readonly Sample[];
}

const note = (players: number, rounds: number, paired: number): Words => ({
  en: `${players} players, ${rounds} rounds, ${paired} played`,
  fr: `${players} joueurs, ${rounds} rondes, ${paired} jouées`,
  pt: `${players} jogadores, ${rounds} rondas, ${paired} jogadas`,
});

/** "Dubov 1997: the two columns" → "The two columns": the menu has the heading above it. */
function withoutHeading(title: Words): Words {
  const short = (text: string) => {
    const rest = text.replace(/^[^:]*: */, '');
    return rest.charAt(0).toUpperCase() + rest.slice(1);
  };
  return { en: short(title.en), fr: short(title.fr), pt: short(title.pt) };
}

export const sampleGroups: readonly SampleGroup[] = [
  {
    id: 'events',
    title: { en: 'Events to try', fr: 'Tournois pour essayer', pt: 'Torneios para experimentar' },
    samples: [
      {
        id: 'course',
        title: { en: 'Course exercise', fr: 'Exercice de stage', pt: 'Exercício de curso' },
        note: note(10, 5, 2),
        trf: course,
        settings: { system: 'dutch-2016' },
      },
      {
        id: 'open-60',
        title: {
          en: 'Open of 60 in mid-event',
          fr: 'Open de 60 joueurs en cours',
          pt: 'Open de 60 jogadores a decorrer',
        },
        note: note(60, 9, 4),
        trf: open60,
        settings: { system: 'dutch-2016' },
      },
      {
        id: 'open-200',
        title: { en: 'Open of 200', fr: 'Open de 200 joueurs', pt: 'Open de 200 jogadores' },
        note: note(200, 9, 5),
        trf: open200,
        settings: { system: 'dutch-2016' },
      },
    ],
  },
  {
    id: 'systems',
    title: {
      en: 'Other pairing systems',
      fr: 'Autres systèmes d’appariement',
      pt: 'Outros sistemas de emparceiramento',
    },
    samples: [
      {
        id: 'dutch-2012',
        title: {
          en: 'Dutch 2012 (C.04.1, Istanbul 2012)',
          fr: 'Hollandais 2012 (C.04.1, Istanbul 2012)',
          pt: 'Holandês 2012 (C.04.1, Istambul 2012)',
        },
        note: note(25, 7, 3),
        trf: dutch2012,
        settings: { system: 'dutch-2012' },
      },
      {
        id: 'dutch-2011',
        title: {
          en: 'Dutch 2011 (C.04.1, Krakow 2011)',
          fr: 'Hollandais 2011 (C.04.1, Cracovie 2011)',
          pt: 'Holandês 2011 (C.04.1, Cracóvia 2011)',
        },
        note: note(24, 7, 3),
        trf: dutch2011,
        settings: { system: 'dutch-2011' },
      },
      {
        id: 'dubov-1997',
        title: { en: 'Dubov 1997', fr: 'Dubov 1997', pt: 'Dubov 1997' },
        note: note(22, 7, 3),
        trf: dubov1997,
        settings: { system: 'dubov-1997' },
      },
      {
        id: 'french-1994',
        title: {
          en: 'French 1994 (Swiss system on Elo)',
          fr: 'Système français 1994 (suisse au Elo)',
          pt: 'Francês 1994 (suíço por Elo)',
        },
        note: note(26, 7, 3),
        trf: french1994,
        settings: { system: 'french-1994' },
      },
    ],
  },
  {
    id: 'course-dubov-1997',
    title: { en: 'Course: Dubov 1997', fr: 'Cours : Dubov 1997', pt: 'Curso: Dubov 1997' },
    samples: DUBOV_1997_SAMPLES.map(({ id, title, trf }) => ({
      id,
      title: withoutHeading(title),
      note: {
        en: 'Pair the round and read how the articles work',
        fr: 'Apparier la ronde et lire comment jouent les articles',
        pt: 'Emparceirar a ronda e ler como atuam os artigos',
      },
      trf,
      settings: { system: 'dubov-1997' },
    })),
  },
  {
    id: 'course-french-1994',
    title: {
      en: 'Course: French 1994, the examples of its text',
      fr: 'Cours : système français 1994, les exemples du texte',
      pt: 'Curso: sistema francês de 1994, os exemplos do texto',
    },
    samples: FRENCH_1994_SAMPLES.map(({ id, title, exercise, trf, system }) => ({
      id,
      title,
      note: exercise,
      trf,
      settings: { system },
    })),
  },
  {
    id: 'course-tie-breaks',
    title: { en: 'Course: tie-breaks', fr: 'Cours : départages', pt: 'Curso: desempates' },
    samples: [
      {
        id: TIE_BREAK_COURSE.id,
        title: withoutHeading(TIE_BREAK_COURSE.title),
        note: {
          en: `${TIE_BREAK_COURSE.sheets.length} sheets: the value of the text beside the function that finds it`,
          fr: `${TIE_BREAK_COURSE.sheets.length} feuilles : la valeur du texte à côté de la fonction qui la retrouve`,
          pt: `${TIE_BREAK_COURSE.sheets.length} folhas: o valor do texto ao lado da função que o encontra`,
        },
        workbook: TIE_BREAK_COURSE,
      },
    ],
  },
];

export const samples: readonly Sample[] = sampleGroups.flatMap((group) => group.samples);

/** The sample as a workbook to be. A sample that does not pass the check is our own mistake. */
export function samplePlan(sample: Sample, language: Language): Plan {
  if ('workbook' in sample) return workbookPlan(sample.workbook, language);
  const checked = check(parseTrf(sample.trf));
  if (!checked.ok) {
    throw new Error(`Sample ${sample.id}: ${checked.problems.map(({ code }) => code).join(', ')}`);
  }
  return eventPlan(checked.value, { ...DEFAULT_SETTINGS, ...sample.settings, language }, language);
}
