/**
 * A function of the add-in as the grid calls it. The grid has a simpler door for functions of others,
 * but makes an object of every cell that it hands over and tries on every text that comes back whether
 * it reads like a number or a date: too dear for the tables of an event, and `2-1` is no day.
 */
import {
  ArrayValueObject,
  BaseFunction,
  BooleanValueObject,
  ERROR_TYPE_SET,
  ErrorValueObject,
  NumberValueObject,
  StringValueObject,
  type BaseReferenceObject,
  type BaseValueObject,
  type ErrorType,
} from '@univerjs/preset-sheets-core';
import type { CellValue } from '../host/book';
import { toValue } from './cellData';

/** The cell of the formula. */
export interface Caller {
  readonly subUnitId?: string;
  readonly row?: number;
  readonly column?: number;
}
export type GridValue = CellValue | null | undefined;
export type Given = GridValue | GridValue[][];
type Answer = (caller: Caller, given: Given[]) => CellValue | CellValue[][];

export class ChessFunction extends BaseFunction {
  override needsReferenceObject = true;

  constructor(
    name: string,
    private readonly answer: Answer,
    /** Counts the changes of a sheet. */
    private readonly revisionOf: (sheetId: string) => number | undefined,
  ) {
    super(name);
  }

  private readonly fromGrid = (given: BaseValueObject): Given => {
    if (given.isReferenceObject())
      return cellsOf(given as unknown as BaseReferenceObject, this.revisionOf);
    if (!given.isArray()) return given.getValue();
    return answered.get(given) ?? (given as ArrayValueObject).toValue();
  };

  override calculate(...given: BaseValueObject[]): BaseValueObject {
    const { subUnitId, row, column } = this;
    return forGrid(
      this.answer({ subUnitId: subUnitId ?? '', row, column }, given.map(this.fromGrid)),
    );
  }
}

/** What a function inside another has answered: it need not be read again. */
const answered = new WeakMap<BaseValueObject, CellValue[][]>();

/** Ranges of sheets that hold no formula, as they were at a revision: a result changes one of ten. */
const known = new Map<string, { readonly revision: number; readonly cells: GridValue[][] }>();
/** More than the functions of a workbook name. */
const KNOWN_LIMIT = 200;

function cellsOf(
  reference: BaseReferenceObject,
  revisionOf: (sheetId: string) => number | undefined,
): GridValue[][] {
  const revision = hasOnlyTyped(reference) ? revisionOf(reference.getSheetId()) : undefined;
  if (revision === undefined) return readCells(reference);
  const { startRow, endRow, startColumn, endColumn } = reference.getRangePosition();
  const place = [reference.getUnitId(), reference.getSheetId()];
  const key = [...place, startRow, endRow, startColumn, endColumn].join(' ');
  const before = known.get(key);
  if (before?.revision === revision) return before.cells;
  const cells = readCells(reference);
  known.delete(key);
  known.set(key, { revision, cells });
  const oldest = known.keys().next().value;
  if (known.size > KNOWN_LIMIT && oldest !== undefined) known.delete(oldest);
  return cells;
}

function readCells(reference: BaseReferenceObject): GridValue[][] {
  const { startRow, endRow, startColumn, endColumn } = reference.getRangePosition();
  const sheet = reference.getCurrentActiveSheetData();
  // A sheet or a row that is gone: the grid says which error that is.
  if (!sheet || startRow < 0 || startColumn < 0) return reference.toArrayValueObject().toValue();
  const isTyped = hasOnlyTyped(reference);
  return Array.from({ length: endRow - startRow + 1 }, (_, r) =>
    Array.from({ length: endColumn - startColumn + 1 }, (_unused, c) =>
      toValue(
        isTyped
          ? sheet.cellData.getValue(startRow + r, startColumn + c)
          : reference.getCellData(startRow + r, startColumn + c),
      ),
    ),
  );
}

/** No formula of the sheet has spilled or been worked out anew: every cell is as it stands. */
function hasOnlyTyped(reference: BaseReferenceObject): boolean {
  const worked = [
    reference.getCurrentRuntimeSheetData(),
    reference.getCurrentActiveArrayFormulaCellData(),
    reference.getCurrentRuntimeActiveArrayFormulaCellData(),
  ];
  return (
    worked.every((cells) => !cells || isEmpty(cells.getMatrix())) &&
    isEmpty(reference.getRuntimeFeatureCellData())
  );
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

function forGrid(answer: CellValue | CellValue[][]): BaseValueObject {
  if (!Array.isArray(answer)) return single(answer);
  const list = ArrayValueObject.create({
    calculateValueList: answer.map((row) => row.map(single)),
    rowCount: answer.length,
    columnCount: answer[0]?.length ?? 0,
    unitId: '',
    sheetId: '',
    row: -1,
    column: -1,
  });
  answered.set(list, answer);
  return list;
}

function single(value: CellValue): BaseValueObject {
  if (typeof value === 'number') return NumberValueObject.create(value);
  if (typeof value === 'boolean') return BooleanValueObject.create(value);
  if (ERROR_TYPE_SET.has(value as ErrorType)) return ErrorValueObject.create(value as ErrorType);
  return StringValueObject.create(value);
}
