/**
 * Conditional formats by formula, shown by the grid. The grid's own list is the only one, so that
 * rows inserted by hand move a format in the sheet and in what the add-in and the file see of it.
 */
import { ICommandService } from '@univerjs/core';
import {
  AddConditionalRuleMutation,
  CFRuleType,
  CFSubRuleType,
  ConditionalFormattingRuleModel,
  DeleteConditionalRuleMutation,
  type IConditionFormattingRule,
} from '@univerjs/preset-sheets-conditional-formatting';
import type { ConditionalFormat } from '../host/book';
import { asWritten, quickened } from './conditions/quickConditions';
import { toArea, toRange } from './ranges';
import type { Grid } from './univer';

export function conditionalFormatsOf(grid: Grid, sheetId: string): ConditionalFormat[] {
  return rulesOf(grid, sheetId).flatMap(({ cfId: id, ranges, stopIfTrue, rule }) => {
    if (rule.type !== CFRuleType.highlightCell || rule.subType !== CFSubRuleType.formula) return [];
    const { bg, cl } = rule.style;
    return [
      {
        id: id.slice(sheetId.length),
        areas: ranges.map(toArea),
        formula: asWritten(rule.value),
        stopIfTrue,
        look: {
          ...(bg?.rgb ? { fill: bg.rgb } : {}),
          ...(cl?.rgb ? { fontColor: cl.rgb } : {}),
        },
      },
    ];
  });
}

/** Replaces the formats of a sheet. */
export function showConditionalFormats(
  grid: Grid,
  sheetId: string,
  formats: readonly ConditionalFormat[],
): void {
  if (JSON.stringify(formats) === JSON.stringify(conditionalFormatsOf(grid, sheetId))) return;
  const rules = formats.map((format) => ruleOf(sheetId, format));
  replaceRules(grid, sheetId, rules);
}

/**
 * When a workbook is closed, the grid forgets how to draw the formats of all others too, though it
 * keeps the rules (0.25.1, the view model's `clearCache`): they are given to it anew.
 */
export function showConditionalFormatsAgain(grid: Grid, sheetId: string): void {
  replaceRules(grid, sheetId, [...rulesOf(grid, sheetId)]);
}

function replaceRules(
  grid: Grid,
  subUnitId: string,
  rules: readonly IConditionFormattingRule[],
): void {
  const commands = grid.injector.get(ICommandService);
  const sheet = { unitId: grid.workbook.getUnitId(), subUnitId };
  for (const { cfId } of [...rulesOf(grid, subUnitId)])
    commands.syncExecuteCommand(DeleteConditionalRuleMutation.id, { ...sheet, cfId });
  // Each new rule goes to the top.
  for (const rule of [...rules].reverse())
    commands.syncExecuteCommand(AddConditionalRuleMutation.id, { ...sheet, rule });
}

const rulesOf = (grid: Grid, sheetId: string): readonly IConditionFormattingRule[] =>
  grid.injector
    .get(ConditionalFormattingRuleModel)
    .getSubunitRules(grid.workbook.getUnitId(), sheetId) ?? [];

/** The grid wants ids that no two sheets share. */
const ruleOf = (
  sheetId: string,
  { id, areas, formula, stopIfTrue, look: { fill, fontColor } }: ConditionalFormat,
): IConditionFormattingRule => ({
  cfId: sheetId + id,
  ranges: areas.map(toRange),
  stopIfTrue,
  rule: {
    type: CFRuleType.highlightCell,
    subType: CFSubRuleType.formula,
    value: quickened(formula),
    style: {
      ...(fill ? { bg: { rgb: fill } } : {}),
      ...(fontColor ? { cl: { rgb: fontColor } } : {}),
    },
  },
});
