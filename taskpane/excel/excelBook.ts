import type { BookPort } from '../store/types';
import { applyPlan } from './applyPlan';
import { brokenLists, enterAgain } from './enterAgain';
import { enterCells, writeShared } from './enterCells';
import { growTable } from './growTable';
import { listHistory, tablesBefore } from './history';
import { liveLists } from './liveLists';
import { putBack } from './putBack';
import { openCopy, readSheet, readSheets, selectPlace, sheetNames } from './otherSheets';
import { readBook } from './readBook';
import { sheetsOf } from './sheetsOf';

/** The workbook in Excel, as the desk sees it. */
export const excelBook: BookPort = {
  read: readBook,
  apply: applyPlan,
  putBack,
  history: listHistory,
  before: tablesBefore,
  liveLists,
  brokenLists,
  enterAgain,
  sheetsOf,
  select: selectPlace,
  sheetNames,
  readSheet,
  readSheets,
  growTable,
  enterCells,
  writeShared,
  openCopy,
};
