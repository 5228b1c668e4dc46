export * from './parseCell';
export { isClassic, makePointsHeader } from './pointsHeader';
export { parsePoints, readCrosstable, type CrosstableRead } from './readCrosstable';
export { cellContent, cellWord, rangePlace, type Range } from './range';
export { readTeamTable, type TeamRow, type TeamTableMatch } from './readTeamTable';
export type { TableKind } from './reading';
export { kindOfTable } from './kind';
export { parseDelimited, type DelimitedTable } from './delimited';
export { readTableFile } from './readTableFile';
