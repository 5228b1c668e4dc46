/**
 * The grid (0.25.1) looks through every cell of every sheet for formulas after each change of a cell
 * and before each calculation. Most sheets have none: which, is remembered until they change.
 */
import { CommandType, ICommandService, IUniverInstanceService } from '@univerjs/core';
import { UniverInstanceType, type Workbook, type Worksheet } from '@univerjs/core';
import { FormulaDataModel, type IFormulaData } from '@univerjs/preset-sheets-core';
import type { Grid } from './univer';

/** Mutations of calculations, which write no formulas. */
const CALCULATION = /^formula\.mutation\./;

/** Once for a grid. */
export function rememberPlainSheets({ injector }: Pick<Grid, 'injector'>): void {
  const units = injector.get(IUniverInstanceService);
  const model = injector.get(FormulaDataModel);
  let plain = new WeakSet<Worksheet>();
  injector.get(ICommandService).beforeCommandExecuted(({ id, type, params }) => {
    if (type !== CommandType.MUTATION || CALCULATION.test(id)) return;
    const { unitId, subUnitId } = (params ?? {}) as { unitId?: string; subUnitId?: string };
    const sheet =
      unitId && subUnitId
        ? units.getUnit<Workbook>(unitId)?.getSheetBySheetId(subUnitId)
        : undefined;
    if (sheet) plain.delete(sheet);
    else plain = new WeakSet();
  });
  const formulasOf = (unitId: string, sheet: Worksheet) => {
    if (plain.has(sheet)) return {};
    const found = model.getSheetFormulaData(unitId, sheet.getSheetId());
    if (Object.keys(found ?? {}).length === 0) plain.add(sheet);
    return found;
  };
  model.getFormulaData = () => {
    const data: IFormulaData = {};
    for (const book of units.getAllUnitsForType<Workbook>(UniverInstanceType.UNIVER_SHEET)) {
      const unitId = book.getUnitId();
      data[unitId] = Object.fromEntries(
        book.getSheets().map((sheet) => [sheet.getSheetId(), formulasOf(unitId, sheet)]),
      );
    }
    return data;
  };
}
