/**
 * The add-in's custom functions in the grid's formulas. As in Excel a cell shows #BUSY! until the
 * function in the add-in's page has answered; calls made in one calculation travel together.
 */
import { formatArea, quoteSheet } from '../host/address';
import type { CellValue } from '../host/book';
import type { CustomFunctionCalls, FunctionAnswer } from '../host/customFunctions';
import {
  argumentsFor,
  type FunctionMetadata,
  type FunctionsMetadata,
} from '../host/functionArguments';
import { omittedArguments } from './omitted';
import type { GridBook } from './gridBook';

/** What the grid binds a function to while it runs: the cell of the formula. */
interface Caller {
  subUnitId?: string | null;
  row?: number;
  column?: number;
}
type GridValue = CellValue | null | undefined;

const answerLimit = 3000;
const busy = '#BUSY!';

export class GridFunctions {
  private readonly answers = new Map<string, FunctionAnswer>();
  private readonly waiting = new Map<string, Promise<void>>();
  /** Messages of the errors that cells show, by sheet and cell. */
  private readonly messages = new Map<string, string>();
  /** Called when all calls under way have been answered. */
  onIdle: () => void = () => undefined;

  constructor(
    private book: GridBook,
    private calls: CustomFunctionCalls,
    private readonly metadata: FunctionsMetadata,
  ) {
    book.onFullCalculation = this.forget;
    for (const described of metadata.functions) this.register(described);
  }

  /** The grid keeps its functions when another workbook is shown; calls then go to its add-in. */
  follow(book: GridBook, calls: CustomFunctionCalls): void {
    this.book = book;
    book.onFullCalculation = this.forget;
    this.calls = calls;
    this.answers.clear();
    this.waiting.clear();
    this.messages.clear();
  }

  private readonly forget = (): void => this.answers.clear();

  get isBusy(): boolean {
    return this.waiting.size > 0;
  }

  messageAt(sheetId: string, row: number, column: number): string | undefined {
    return this.messages.get(`${sheetId} ${row} ${column}`);
  }

  private register(described: FunctionMetadata): void {
    const answer = (caller: Caller, given: (GridValue | GridValue[][])[]) =>
      this.answer(described, caller, given);
    this.book.grid.api.getFormula().registerFunction(
      nameOf(described),
      function (this: Caller, ...given: (GridValue | GridValue[][])[]) {
        return answer(this, given);
      } as never,
      described.description ?? described.name,
    );
  }

  private answer(
    described: FunctionMetadata,
    caller: Caller,
    given: (GridValue | GridValue[][])[],
  ): CellValue | CellValue[][] {
    if (given.flat(2).includes(busy)) return busy;
    const prepared = argumentsFor(
      described,
      this.withOmissions(described, caller, given.map(clean)),
      this.metadata,
    );
    if ('error' in prepared) return prepared.error;
    const key = JSON.stringify([described.id, prepared.values]);
    const known = this.answers.get(key);
    if (known) return this.show(known, caller);
    if (!this.waiting.has(key)) this.waiting.set(key, this.ask(described, prepared, key, caller));
    return busy;
  }

  private withOmissions(
    described: FunctionMetadata,
    caller: Caller,
    given: (CellValue | CellValue[][] | null)[],
  ): (CellValue | CellValue[][] | null)[] {
    if (!given.includes(0)) return given;
    const sheet = this.book.sheetById(caller.subUnitId ?? '');
    const formula = sheet?.content(caller.row ?? 0, caller.column ?? 0).formula ?? '';
    const omitted = omittedArguments(formula, nameOf(described));
    return given.map((value, i) => {
      const parameter = described.parameters[i];
      const cannotBeZero = parameter?.optional === true && parameter.type === 'string';
      return value === 0 && (omitted.has(i) || cannotBeZero) ? null : value;
    });
  }

  private show(answer: FunctionAnswer, caller: Caller): CellValue | CellValue[][] {
    const place = `${caller.subUnitId} ${caller.row} ${caller.column}`;
    if (answer.ok) {
      this.messages.delete(place);
      return answer.value;
    }
    this.messages.set(place, answer.message);
    return answer.error;
  }

  private async ask(
    described: FunctionMetadata,
    { values, flags }: { values: unknown[]; flags: number },
    key: string,
    caller: Caller,
  ): Promise<void> {
    const { calls } = this;
    const answer = await calls.invoke(described.id, values, this.addressOf(caller), flags);
    if (calls !== this.calls) return;
    this.answers.set(key, answer);
    const oldest = this.answers.keys().next().value;
    if (this.answers.size > answerLimit && oldest !== undefined) this.answers.delete(oldest);
    this.waiting.delete(key);
    if (this.waiting.size > 0) return;
    this.book.recalculate();
    this.onIdle();
  }

  private addressOf({ subUnitId, row, column }: Caller): string {
    const sheet = this.book.sheetById(subUnitId ?? '');
    const cell = formatArea({ row: row ?? 0, column: column ?? 0, rows: 1, columns: 1 });
    return sheet ? `${quoteSheet(sheet.name)}!${cell}` : cell;
  }
}

const nameOf = ({ name }: FunctionMetadata): string => `CHESS.${name.toUpperCase()}`;

/** The grid hands over blanks as null; an omitted argument is null too, outside a range. */
function clean(value: GridValue | GridValue[][]): CellValue | CellValue[][] | null {
  if (Array.isArray(value)) return value.map((line) => line.map((cell) => cell ?? ''));
  return value ?? null;
}
