/**
 * The requirement sets that the add-in's manifest declares (test/manifest.test.ts compares). The host
 * claims these and no more, so office.js refuses every API beyond them.
 * ExcelApi 1.13 (tables can be resized) is in Excel 2021, LTSC 2021 and Microsoft 365, which the shared
 * runtime and dynamic arrays ask for anyway.
 */
export const declaredSets: Record<string, string> = {
  ExcelApi: '1.13',
  SharedRuntime: '1.1',
  CustomFunctionsRuntime: '1.3',
};

/** Beside them: a new workbook becomes a file here. The pane asks for it before it says what became of one. */
export const ONE_WINDOW: Record<string, string> = { ...declaredSets, PairsheetFiles: '1.1' };

/**
 * What every Excel of that age has beside them, internal to office.js: the function transport, and
 * that a batch may wait while a cell is edited.
 */
export const internalSets: Record<string, string> = {
  CustomFunctions: '1.7',
  DelayForCellEdit: '1.1',
};
