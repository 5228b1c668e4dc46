/**
 * Every custom function by its id. The pane's page imports this file (shared runtime); the build
 * reads the JSDoc of the files below into functions.json and associates each function by its id.
 */
import * as byCode from './byCode';
import * as c07 from './c07';
import * as compare from './compare';
import * as opponents from './opponents';
import * as own from './own';
import * as pairing from './pairing';
import * as prizes from './prizes';
import * as ratingChange from './ratingChange';
import * as ratings from './ratings';
import * as tableCheck from './tableCheck';
import * as tables from './tables';
import * as teams from './teams';
import * as teamTables from './teamTables';
import * as version from './version';

type CustomFunction = (...parameters: never[]) => unknown;

/** `buchholzMedianDetail` → `BUCHHOLZ_MEDIAN_DETAIL`: ids are the names of the functions, in capitals. */
const idOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

export const FUNCTIONS: Readonly<Record<string, CustomFunction>> = Object.fromEntries(
  [
    byCode,
    c07,
    compare,
    opponents,
    own,
    pairing,
    prizes,
    ratingChange,
    ratings,
    tableCheck,
    tables,
    teams,
    teamTables,
    version,
  ].flatMap((module) =>
    Object.entries(module as Record<string, CustomFunction>).map(
      ([name, fn]): [string, CustomFunction] => [idOf(name), fn],
    ),
  ),
);
