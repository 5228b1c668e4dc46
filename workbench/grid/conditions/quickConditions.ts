/**
 * Conditions that we compute ourselves, when the grid asks for them: from the cells as they stand, at
 * once, so that a mark never goes while it is worked out again.
 */
import {
  ICommandService,
  IUniverInstanceService,
  ObjectMatrix,
  type IRange,
  type Workbook,
} from '@univerjs/core';
import {
  CFRuleType,
  CFSubRuleType,
  ConditionalFormattingFormulaService,
  ConditionalFormattingRuleModel,
  ConditionalFormattingViewModel,
  type IConditionFormattingRule,
} from '@univerjs/preset-sheets-conditional-formatting';
import {
  FormulaDataModel,
  FormulaResultStatus,
  SetRangeValuesMutation,
} from '@univerjs/preset-sheets-core';
import { shownValue } from '../cellData';
import type { Grid } from '../univer';
import { readCall, seenFrom, type Seen } from './conditionCalls';
import type { Condition } from './compile';

interface Quick {
  readonly condition: Condition;
  readonly cells: readonly Seen[];
}

class QuickConditions {
  private readonly known = new Map<string, Quick | undefined>();

  constructor(private readonly injector: Grid['injector']) {}

  of(formula: string): Quick | undefined {
    if (!this.known.has(formula)) {
      const read = readCall(formula);
      this.known.set(formula, read && { ...read, cells: read.cells.map(seenFrom) });
    }
    return this.known.get(formula);
  }

  isQuick({ rule }: IConditionFormattingRule): boolean {
    if (rule.type !== CFRuleType.highlightCell || rule.subType !== CFSubRuleType.formula)
      return false;
    return this.of(rule.value) !== undefined;
  }

  /** Of the cell that is so far from the first one that the rule marks. */
  holds(
    { condition, cells }: Quick,
    { unitId, sheetId, ruleId }: RulePlace,
    rowsDown: number,
    columnsOn: number,
  ): boolean {
    const sheet = this.injector
      .get(IUniverInstanceService)
      .getUnit<Workbook>(unitId)
      ?.getSheetBySheetId(sheetId);
    const rule = this.injector.get(ConditionalFormattingRuleModel).getRule(unitId, sheetId, ruleId);
    if (!sheet || !rule) return false;
    const row = firstRow(rule.ranges) + rowsDown;
    const formulas = this.injector.get(FormulaDataModel);
    const values = cells.map((cell) => {
      const place = cell(row, columnsOn);
      return place ? shownValue(sheet, formulas, place.row, place.column) : '#REF!';
    });
    return condition.holds(values);
  }
}

interface RulePlace {
  readonly unitId: string;
  readonly sheetId: string;
  readonly ruleId: string;
}

/** Of the marked cells; the formula of a rule is written for it. */
export const firstRow = (ranges: readonly Pick<IRange, 'startRow'>[]): number =>
  Math.min(...ranges.map(({ startRow }) => startRow));

/** Once for a grid, before it has any rule: it asks for these conditions here, not its calculation. */
export function knowQuickConditions({ injector }: Pick<Grid, 'injector'>): void {
  const quick = new QuickConditions(injector);
  const service = injector.get(ConditionalFormattingFormulaService);
  const register = service.registerFormulaWithRange.bind(service);
  const result = service.getFormulaResultWithCoords.bind(service);
  const matrix = service.getFormulaMatrix.bind(service);
  const status = FormulaResultStatus.SUCCESS;
  service.registerFormulaWithRange = (unitId, sheetId, ruleId, formula, ranges) => {
    if (!quick.of(formula)) register(unitId, sheetId, ruleId, formula, ranges);
  };
  service.getFormulaMatrix = (unitId, sheetId, ruleId, formula) =>
    quick.of(formula)
      ? { status, result: new ObjectMatrix() }
      : matrix(unitId, sheetId, ruleId, formula);
  service.getFormulaResultWithCoords = (unitId, sheetId, ruleId, formula, row = 0, column = 0) => {
    const known = quick.of(formula);
    if (!known) return result(unitId, sheetId, ruleId, formula, row, column);
    return { status, result: quick.holds(known, { unitId, sheetId, ruleId }, row, column) };
  };
  followCells(injector, quick);
}

/** The grid looks again at the rules of a cell that changes, not at those that look at it from elsewhere. */
function followCells(injector: Grid['injector'], quick: QuickConditions): void {
  const rules = injector.get(ConditionalFormattingRuleModel);
  const view = injector.get(ConditionalFormattingViewModel);
  injector.get(ICommandService).onCommandExecuted(({ id, params }) => {
    if (id !== SetRangeValuesMutation.id) return;
    const { unitId, subUnitId } = params as { unitId: string; subUnitId: string };
    for (const rule of rules.getSubunitRules(unitId, subUnitId) ?? [])
      if (quick.isQuick(rule)) view.markRuleDirty(unitId, subUnitId, rule.cfId);
  });
}
