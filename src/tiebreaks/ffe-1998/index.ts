import type { TieBreakEdition } from '../types';
import { sa } from './adjustedScore';
import { buchholz, buchholzCut, buchholzMedian, sumOfBuchholz } from './buchholz';
import { CATALOGUE } from './catalogue';
import { directEncounter, directEncounterForFirst } from './directEncounter';
import { extendedKoya, koya } from './koya';
import { cumulative, kashdan, wins } from './ownResults';
import { PRESETS } from './presets';
import { provisionalRating } from './provisionalRating';
import { averageRating, performance } from './ratings';
import { sonnebornBerger } from './sonnebornBerger';
import { yugoslav } from './yugoslav';

/** Annexe "Départages" of the French tournament rules, as of the general assembly of 1998. */
export const FFE_1998: TieBreakEdition = {
  id: 'FFE-1998',
  name: {
    en: 'French federation, 1998 (chapter 2.4)',
    fr: 'FFE, 1998 (chapitre 2.4)',
    pt: 'Federação Francesa, 1998 (capítulo 2.4)',
  },
  catalogue: CATALOGUE,
  provisionalRating,
  presets: PRESETS,
  tieBreaks: {
    SA: sa,
    BH: buchholz,
    SBH: sumOfBuchholz,
    SB: sonnebornBerger,
    CUM: cumulative(0),
    WINS: wins,
    KASH: kashdan,
    YUG: yugoslav,
    KOYA: koya,
    'KOYA-E': extendedKoya,
    DE: directEncounter,
    'DE-1': directEncounterForFirst,
    ARO: averageRating(0),
    PERF: performance,
  },
  families: {
    'BH-M': buchholzMedian,
    'BH-C': buchholzCut,
    'CUM-C': cumulative,
    'ARO-C': averageRating,
  },
};
