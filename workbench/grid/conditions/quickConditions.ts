/**
 * Gives the grid a condition that we compute ourselves as a call of one function, with the cells as
 * its arguments so that the grid moves them with the rows, and gives back the formula that it stands for.
 */
import {
  BaseFunction,
  BooleanValueObject,
  IFunctionService,
  type ArrayValueObject,
  type BaseValueObject,
} from '@univerjs/preset-sheets-core';
import type { CellValue } from '../../host/book';
import type { Grid } from '../univer';
import { compileCondition, type Condition } from './compile';

const NAME = 'PAIRSHEET.CONDITION';
const call = new RegExp(`^=${NAME.replace('.', '\\.')}\\((\\d+)((?:,[^,()]+)*)\\)$`, 'i');

/** By number; conditions that differ in their cells alone share one. */
const conditions: Condition[] = [];
const numbers = new Map<string, number>();

/** Once for a grid. */
export function knowQuickConditions({ injector }: Pick<Grid, 'injector'>): void {
  injector.get(IFunctionService).registerExecutors(new QuickCondition(NAME));
}

export function quickened(formula: string): string {
  const condition = compileCondition(formula);
  if (!condition || condition.cells.length === 0) return formula;
  const key = JSON.stringify(condition.pieces);
  let number = numbers.get(key);
  if (number === undefined) {
    number = conditions.push(condition) - 1;
    numbers.set(key, number);
  }
  return `=${NAME}(${[number, ...condition.cells].join(',')})`;
}

export function asWritten(formula: string): string {
  const match = call.exec(formula);
  const condition = match && conditions[Number(match[1])];
  if (!condition) return formula;
  const cells = match[2].split(',').slice(1);
  const texts = condition.pieces.map((piece) => (typeof piece === 'number' ? cells[piece] : piece));
  return texts.join('');
}

class QuickCondition extends BaseFunction {
  override minParams = 2;
  override maxParams = 255;

  override calculate(number: BaseValueObject, ...cells: BaseValueObject[]): BaseValueObject {
    const condition = conditions[Number(valueOf(number))];
    return BooleanValueObject.create(condition?.holds(cells.map(valueOf)) ?? false);
  }
}

function valueOf(given: BaseValueObject): CellValue {
  const single = given.isArray() ? (given as ArrayValueObject).getFirstCell() : given;
  return single.isNull() ? '' : (single.getValue() ?? '');
}
