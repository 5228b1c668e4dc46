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
  ConditionalFormattingViewModel,
  DeleteConditionalRuleMutation,
  type IConditionFormattingRule,
} from '@univerjs/preset-sheets-conditional-formatting';
import type { ConditionalFormat } from '../host/book';
import { asCall, asWritten } from './conditions/conditionCalls';
import { firstRow } from './conditions/quickConditions';
import { toArea, toRange } from './ranges';
import type { Grid } from './univer';

export const conditionalFormatsOf = (grid: Grid, sheetId: string): ConditionalFormat[] =>
  rulesOf(grid, sheetId).flatMap((rule) => formatOf(sheetId, rule) ?? []);

function formatOf(
  sheetId: string,
  { cfId: id, ranges, stopIfTrue, rule }: IConditionFormattingRule,
): ConditionalFormat | undefined {
  if (rule.type !== CFRuleType.highlightCell || rule.subType !== CFSubRuleType.formula)
    return undefined;
  const { bg, cl } = rule.style;
  return {
    // The grid gives an id of its own to what it cuts off a rule.
    id: id.startsWith(sheetId) ? id.slice(sheetId.length) : id,
    areas: ranges.map(toArea),
    formula: asWritten(rule.value, firstRow(ranges)),
    stopIfTrue,
    look: {
      ...(bg?.rgb ? { fill: bg.rgb } : {}),
      ...(cl?.rgb ? { fontColor: cl.rgb } : {}),
    },
  };
}

/** Replaces the formats of a sheet; those that stay below new ones are left alone. */
export function showConditionalFormats(
  grid: Grid,
  sheetId: string,
  formats: readonly ConditionalFormat[],
): void {
  const present = [...rulesOf(grid, sheetId)];
  const wanted = formats.map((format) => ruleOf(sheetId, format));
  while (present.length > 0 && isSame(sheetId, present.at(-1)!, wanted.at(-1))) {
    present.pop();
    wanted.pop();
  }
  const commands = grid.injector.get(ICommandService);
  const sheet = { unitId: grid.workbook.getUnitId(), subUnitId: sheetId };
  for (const { cfId } of present)
    commands.syncExecuteCommand(DeleteConditionalRuleMutation.id, { ...sheet, cfId });
  // Each new rule goes to the top.
  for (const rule of wanted.reverse())
    commands.syncExecuteCommand(AddConditionalRuleMutation.id, { ...sheet, rule });
}

/**
 * When a workbook is closed, the grid forgets how to draw the formats of all others too, though it
 * keeps the rules (0.25.1, the view model's `clearCache`). It need not: the workbook takes its own
 * formats with it (`GridBook.dispose`).
 */
export function keepConditionalFormats({ injector }: Pick<Grid, 'injector'>): void {
  injector.get(ConditionalFormattingViewModel).clearCache = () => undefined;
}

const rulesOf = (grid: Grid, sheetId: string): readonly IConditionFormattingRule[] =>
  grid.injector
    .get(ConditionalFormattingRuleModel)
    .getSubunitRules(grid.workbook.getUnitId(), sheetId) ?? [];

function isSame(
  sheetId: string,
  present: IConditionFormattingRule,
  wanted: IConditionFormattingRule | undefined,
): boolean {
  const format = formatOf(sheetId, present);
  return format !== undefined && JSON.stringify(ruleOf(sheetId, format)) === JSON.stringify(wanted);
}

/** The grid wants ids that no two sheets share. */
function ruleOf(
  sheetId: string,
  { id, areas, formula, stopIfTrue, look: { fill, fontColor } }: ConditionalFormat,
): IConditionFormattingRule {
  const ranges = areas.map(toRange);
  return {
    cfId: sheetId + id,
    ranges,
    stopIfTrue,
    rule: {
      type: CFRuleType.highlightCell,
      subType: CFSubRuleType.formula,
      value: asCall(formula, firstRow(ranges)),
      style: {
        ...(fill ? { bg: { rgb: fill } } : {}),
        ...(fontColor ? { cl: { rgb: fontColor } } : {}),
      },
    },
  };
}
