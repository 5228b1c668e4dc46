/**
 * Calculates the formulas of a memory book as far as the add-in needs it: calls of its custom
 * functions (also nested), references to cells, ranges, tables, spills and names, literals and comparisons,
 * and what our own sheets ask: IF, ISERROR, IFERROR and ERROR.TYPE.
 * Any other formula shows #NAME?: ordinary functions are the grid's business, not ours.
 */
import type { Area } from '../cells/address';
import { formatArea, intersect, quoteSheet } from '../cells/address';
import type { CellValue } from '../book';
import type { CustomFunctionCalls } from '../customFunctions';
import { argumentsFor, type FunctionMetadata, type FunctionsMetadata } from '../functionArguments';
import { parseFormula, type Expression } from './formula';
import { resolveReference } from '../cells/references';
import type { MemoryBook } from './memoryBook';
import type { MemorySheet } from './memorySheet';

export type { FunctionsMetadata };

interface FormulaCell {
  sheet: MemorySheet;
  row: number;
  column: number;
  formula: string;
}
type Result = CellValue | CellValue[][];

const isError = (value: Result | null): boolean =>
  typeof value === 'string' && /^#[A-Z]/.test(value);

/** In the order in which ERROR.TYPE counts them. */
const ERROR_TYPES = ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A'];

/** The functions of Excel that our sheets use. */
const EXCELS_OWN: Readonly<Record<string, (values: readonly (Result | null)[]) => Result>> = {
  ISERROR: ([value]) => isError(value),
  IFERROR: ([value, otherwise]) => (isError(value) ? otherwise : value) ?? '',
  'ERROR.TYPE': ([value]) => (isError(value) && ERROR_TYPES.indexOf(String(value)) + 1) || '#N/A',
  '=': ([one, other]) => (isError(one) ? one! : one === other),
  IF: ([condition, then, otherwise]) => (condition ? then : otherwise) ?? '',
};

/** How often formulas may feed each other before a cycle is assumed. */
const passLimit = 12;

export class Calculator {
  private running: Promise<void> = Promise.resolve();
  private scheduled = false;
  private readonly answers = new Map<string, Result>();

  constructor(
    private readonly book: MemoryBook,
    private readonly calls: CustomFunctionCalls,
    private readonly metadata: FunctionsMetadata = { functions: [] },
  ) {
    book.onRecalculate = (isFull) => {
      if (isFull) this.answers.clear();
      this.schedule();
    };
    this.schedule();
  }

  settled(): Promise<void> {
    return this.running;
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    this.running = this.running.then(async () => {
      this.scheduled = false;
      await this.calculate();
    });
  }

  /** Formulas may depend on each other's spills: repeat until nothing changes. */
  private async calculate(): Promise<void> {
    for (let pass = 0; pass < passLimit; pass++) {
      const cells = this.formulaCells();
      const results = await Promise.all(cells.map((cell) => this.evaluateCell(cell)));
      const changed = cells.map((cell, i) => this.show(cell, results[i]));
      if (!changed.includes(true)) return;
    }
  }

  private formulaCells(): FormulaCell[] {
    return this.book
      .sheets()
      .flatMap((sheet) =>
        [...sheet.cells.entered.entries()]
          .filter(([, , content]) => content.formula !== undefined)
          .map(([row, column, content]) => ({ sheet, row, column, formula: content.formula! })),
      );
  }

  private show({ sheet, row, column, formula }: FormulaCell, result: Result): boolean {
    // Something else may have been entered while the function ran.
    if (sheet.cells.entered.get(row, column)?.formula !== formula) return true;
    const before = this.shown(sheet, row, column);
    const values = Array.isArray(result) ? result : [[result]];
    const area = { row, column, rows: values.length, columns: values[0]?.length ?? 1 };
    // No list spills into merged cells ("How to correct a #SPILL! error", Microsoft Support).
    const isMerged = sheet.merges.some((merged) => intersect(merged, area));
    if (isMerged && values.length > 1)
      sheet.cells.write(row, column, { value: '#SPILL!', formula });
    else sheet.cells.showResult(row, column, values);
    return before !== this.shown(sheet, row, column);
  }

  private shown(sheet: MemorySheet, row: number, column: number): string {
    const area = sheet.spillOf(row, column) ?? { row, column, rows: 1, columns: 1 };
    return JSON.stringify(valuesOf(sheet, area));
  }

  private async evaluateCell(cell: FormulaCell): Promise<Result> {
    const expression = parseFormula(cell.formula);
    return expression ? this.evaluate(expression, cell) : '#NAME?';
  }

  private async evaluate(expression: Expression, cell: FormulaCell): Promise<Result> {
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'reference': {
        const place = resolveReference(this.book, expression.text, cell.sheet);
        if (!place) return '#REF!';
        return valuesOf(place.sheet as MemorySheet, place.area);
      }
      case 'call': {
        const values = await Promise.all(
          expression.parameters.map(async (p) => (p ? this.evaluate(p, cell) : null)),
        );
        const own = EXCELS_OWN[expression.name.toUpperCase()];
        if (own) return own(values);
        const described = this.describe(expression.name);
        return described ? this.call(described, values, cell) : '#NAME?';
      }
    }
  }

  private describe(name: string): FunctionMetadata | undefined {
    const bare = name.replace(/^(_xldudf_CHESS_|CHESS\.)/i, '').toUpperCase();
    return this.metadata.functions.find((f) => f.name.toUpperCase() === bare);
  }

  private async call(
    described: FunctionMetadata,
    values: readonly (Result | null)[],
    { sheet, row, column }: FormulaCell,
  ): Promise<Result> {
    const prepared = argumentsFor(described, values, this.metadata);
    if ('error' in prepared) return prepared.error;
    const address = `${quoteSheet(sheet.name)}!${formatArea({ row, column, rows: 1, columns: 1 })}`;
    // As Excel, call again only when an argument has changed.
    const call = JSON.stringify([described.id, address, prepared.values]);
    const known = this.answers.get(call);
    if (known !== undefined) return known;
    const answer = await this.calls.invoke(described.id, prepared.values, address, prepared.flags);
    const result = answer.ok ? answer.value : answer.error;
    this.answers.set(call, result);
    return result;
  }
}

function valuesOf(sheet: MemorySheet, area: Area): CellValue[][] {
  return Array.from({ length: area.rows }, (_, i) =>
    Array.from(
      { length: area.columns },
      (_unused, j) => sheet.content(area.row + i, area.column + j).value,
    ),
  );
}
