import { plainWord } from '../../formats/tidy';
import type { WordKey } from '../../words';
import type { FoundTieBreak, TieBreak, TieBreakEntry } from '../types';
import { sa } from './adjustedScore';
import { buchholz, buchholzCut, buchholzMedian, sumOfBuchholz } from './buchholz';
import { CATALOGUE } from './catalogue';
import { directEncounter, directEncounterForFirst } from './directEncounter';
import { extendedKoya, koya } from './koya';
import { cumulative, kashdan, wins } from './ownResults';
import { averageRating, performance } from './ratings';
import { sonnebornBerger } from './sonnebornBerger';
import { yugoslav } from './yugoslav';

const TIE_BREAKS: Readonly<Record<string, TieBreak>> = {
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
};

/** Tie-breaks that leave out some terms take any number of them: `BH-C3`, `CUM-C4`, `ARO-C2`. */
const FAMILIES: Readonly<Record<string, (n: number) => TieBreak>> = {
  'BH-M': buchholzMedian,
  'BH-C': buchholzCut,
  'CUM-C': cumulative,
  'ARO-C': averageRating,
};

const FAMILY_NAMES: Readonly<Record<string, WordKey>> = {
  'BH-M': 'tiebreak.ffe1998.BH-M',
  'BH-C': 'tiebreak.ffe1998.BH-C',
  'CUM-C': 'tiebreak.ffe1998.CUM-C',
  'ARO-C': 'tiebreak.ffe1998.ARO-C',
};

/** Separators do not matter: `bh m1`, `BH-M1`, `BH/M1`. */
const simplify = (text: string): string => plainWord(text).replace(/[\s_−/-]/g, '');

export function byCode(text: string): FoundTieBreak | undefined {
  const wanted = simplify(text);
  for (const [family, make] of Object.entries(FAMILIES)) {
    const match = new RegExp(`^${simplify(family)}([1-9]\\d?)$`).exec(wanted);
    if (match) return { entry: member(family, Number(match[1])), tieBreak: make(Number(match[1])) };
  }
  const entry = CATALOGUE.find(({ code }) => simplify(code) === wanted);
  return entry && { entry, tieBreak: TIE_BREAKS[entry.code] };
}

/** The row of the catalogue; of a number that it does not list, like the first of the family. */
function member(family: string, n: number): TieBreakEntry {
  const code = `${family}${n}`;
  const listed = CATALOGUE.find((row) => row.code === code);
  if (listed) return listed;
  const first = CATALOGUE.find((row) => row.code === `${family}1`)!;
  return {
    ...first,
    code,
    name: { key: FAMILY_NAMES[family], args: { n } },
    aliases: [],
    recommended: [],
  };
}
