/**
 * Every custom function by its id. The pane's page imports this file (shared runtime). Functions of single
 * tie-breaks are rows of a table (`tieBreakTable.ts`), associated by `associate.ts`; the build reads the JSDoc of
 * the others into functions.json and associates each by its id.
 */
import * as byCode from './tieBreaks/byCode';
import * as compare from './compare';
import * as editions from './editions';
import * as ladder from './ladder';
import * as pairing from './pairing';
import * as prizes from './prizes';
import * as ratingChange from './ratingChange';
import * as secondOpinion from './secondOpinion';
import * as tableCheck from './tableCheck';
import * as tables from './tables';
import * as teams from './teams';
import * as teamTables from './teamTables';
import * as teamTieBreak from './tieBreaks/teamTieBreak';
import { TIE_BREAKS } from './tieBreaks/tieBreaks';
import * as tieBreakColumn from './tieBreaks/tieBreakColumn';
import * as version from './version';

type CustomFunction = (...parameters: never[]) => unknown;

/** `buchholzMedianDetail` → `BUCHHOLZ_MEDIAN_DETAIL`: ids are the names of the functions, in capitals. */
const idOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const DOCUMENTED: Readonly<Record<string, CustomFunction>> = Object.fromEntries(
  [
    byCode,
    compare,
    editions,
    ladder,
    pairing,
    prizes,
    ratingChange,
    secondOpinion,
    tableCheck,
    tables,
    teams,
    teamTables,
    teamTieBreak,
    tieBreakColumn,
    version,
  ].flatMap((module) =>
    Object.entries(module as Record<string, CustomFunction>).map(
      ([name, fn]): [string, CustomFunction] => [idOf(name), fn],
    ),
  ),
);

export const FUNCTIONS: Readonly<Record<string, CustomFunction>> = {
  ...DOCUMENTED,
  ...TIE_BREAKS,
};
