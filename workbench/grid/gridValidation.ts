/** Drop-down lists and other validations shown in the grid. */
import {
  DataValidationErrorStyle,
  DataValidationRenderMode,
  DataValidationType,
  ICommandService,
  type ISheetDataValidationRule,
} from '@univerjs/core';
import {
  AddDataValidationMutation,
  DataValidatorRegistryService,
  RemoveDataValidationMutation,
} from '@univerjs/preset-sheets-data-validation';
import type { Validation } from '../host/book';
import { toRange } from './ranges';
import type { Grid } from './univer';

const idOf = (sheetId: string, index: number) => `pairsheet-${sheetId}-${index}`;

/** Replaces the rules of a sheet. Only lists are drawn; other rules are kept for the file. */
export function showValidations(
  grid: Grid,
  subUnitId: string,
  before: readonly Validation[],
  after: readonly Validation[],
): void {
  const commands = grid.injector.get(ICommandService);
  const unitId = grid.workbook.getUnitId();
  const shown = before.flatMap((v, i) => (isList(v) ? [idOf(subUnitId, i)] : []));
  if (shown.length > 0) {
    commands.syncExecuteCommand(RemoveDataValidationMutation.id, {
      unitId,
      subUnitId,
      ruleId: shown,
    });
  }
  const rule = after.flatMap((v, i) => (isList(v) ? [ruleOf(v, idOf(subUnitId, i))] : []));
  if (rule.length > 0) {
    commands.syncExecuteCommand(AddDataValidationMutation.id, { unitId, subUnitId, rule });
  }
}

/**
 * A list without an alert takes any entry, as in Excel; the grid would refuse it or draw its own
 * mark over it. It asks one object per kind of rule, which is told here.
 */
export function takeAnyEntryWithoutAlert({ injector }: Pick<Grid, 'injector'>): void {
  const list = injector.get(DataValidatorRegistryService).getValidatorItem(DataValidationType.LIST);
  if (!list) throw new Error('The grid has no validation of lists.');
  const isInList = list.isValidType.bind(list);
  list.isValidType = async (cell, formula, rule) =>
    rule.showErrorMessage === false || isInList(cell, formula, rule);
}

interface ListRule {
  list: { source: string };
}
interface Alert {
  showAlert?: boolean;
  style?: 'Stop' | 'Warning' | 'Information';
  title?: string;
  message?: string;
}

function isList(validation: Validation): boolean {
  return typeof (validation.rule as Partial<ListRule>).list?.source === 'string';
}

function ruleOf(validation: Validation, uid: string): ISheetDataValidationRule {
  const { source } = (validation.rule as ListRule).list;
  const alert = (validation.errorAlert ?? {}) as Alert;
  const prompt = (validation.prompt ?? {}) as {
    showPrompt?: boolean;
    title?: string;
    message?: string;
  };
  const styles = {
    Stop: DataValidationErrorStyle.STOP,
    Warning: DataValidationErrorStyle.WARNING,
    Information: DataValidationErrorStyle.INFO,
  };
  return {
    uid,
    type: DataValidationType.LIST,
    formula1: source,
    ranges: [toRange(validation.area)],
    allowBlank: true,
    showDropDown: true,
    showErrorMessage: alert.showAlert !== false,
    errorStyle: styles[alert.style ?? 'Stop'],
    errorTitle: alert.title,
    error: alert.message,
    showInputMessage: false,
    promptTitle: prompt.title,
    prompt: prompt.message,
    renderMode: DataValidationRenderMode.ARROW,
  };
}
