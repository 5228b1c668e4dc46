import type { BookPort } from '../store/types';
import { applyPlan } from './applyPlan';
import { brokenLists, enterAgain, hasRival, shownLists, waitsForF9 } from './lists/enterAgain';
import { enterCells, writeShared } from './write/enterCells';
import { growTable } from './write/growTable';
import { listHistory, tablesBefore } from './undo/history';
import { liveLists } from './lists/liveLists';
import { putBack } from './undo/putBack';
import { openCopy, readSheet, readSheets, selectPlace, sheetNames } from './read/otherSheets';
import { readBook } from './read/readBook';
import { sheetsOf } from './read/sheetsOf';

/** The workbook in Excel, as the desk sees it. */
export const excelBook: BookPort = {
  read: readBook,
  apply: applyPlan,
  putBack,
  history: listHistory,
  before: tablesBefore,
  liveLists,
  lists: { broken: brokenLists, shown: shownLists, hasRival, waitsForF9, enterAgain },
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
