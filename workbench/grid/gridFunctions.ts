/**
 * The add-in's custom functions in the grid's formulas. As in Excel a cell shows #BUSY! until the
 * function in the add-in's page has answered; calls made in one calculation travel together.
 */
import {
  FunctionType,
  IDescriptionService,
  IFunctionService,
  type IFunctionInfo,
} from '@univerjs/preset-sheets-core';
import { formatArea, quoteSheet } from '../host/cells/address';
import type { CellValue } from '../host/book';
import type { CustomFunctionCalls, FunctionAnswer } from '../host/customFunctions';
import {
  argumentsFor,
  type FunctionMetadata,
  type FunctionsMetadata,
} from '../host/functionArguments';
import { perTable } from '../host/cells/perTable';
import { ChessFunction, type Caller, type Given, type GridValue } from './chessFunction';
import { omittedArguments } from './omitted';
import type { GridBook } from './gridBook';

interface Place {
  sheetId: string;
  row: number;
  column: number;
}

/** More than a workbook calls at once: an answer that is forgotten too early is asked for again. */
const answerLimit = 20_000;
const busy = '#BUSY!';

export class GridFunctions {
  private readonly answers = new Map<string, FunctionAnswer>();
  private readonly waiting = new Map<string, Promise<void>>();
  /** Cells that show #BUSY! for a call of theirs. */
  private readonly busyCells = new Map<string, Place>();
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
    this.describe(metadata);
  }

  /** What the grid says of a function while it is typed: its arguments, and each with its help. */
  describe({ functions }: FunctionsMetadata): void {
    const descriptions = this.book.grid.injector.get(IDescriptionService);
    descriptions.unregisterDescriptions(functions.map(nameOf));
    descriptions.registerDescriptions(functions.map(helpOf));
  }

  /** The grid keeps its functions when another workbook is shown; calls then go to its add-in. */
  follow(book: GridBook, calls: CustomFunctionCalls): void {
    this.book = book;
    book.onFullCalculation = this.forget;
    this.calls = calls;
    this.answers.clear();
    this.waiting.clear();
    this.busyCells.clear();
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
    this.book.grid.injector.get(IFunctionService).registerExecutors(
      new ChessFunction(
        nameOf(described),
        (caller, given) => this.answer(described, caller, given),
        (sheetId) => this.book.sheetById(sheetId)?.revision,
      ),
    );
  }

  private answer(
    described: FunctionMetadata,
    caller: Caller,
    given: Given[],
  ): CellValue | CellValue[][] {
    if (given.some(isBusy)) return busy;
    const prepared = argumentsFor(
      described,
      this.withOmissions(described, caller, given.map(clean)),
      this.metadata,
    );
    if ('error' in prepared) return prepared.error;
    const key = `${described.id} ${keyOf(prepared.values)}`;
    const known = this.answers.get(key);
    if (known) return this.show(known, caller);
    if (!this.waiting.has(key)) this.waiting.set(key, this.ask(described, prepared, key, caller));
    const { subUnitId, row = -1, column = -1 } = caller;
    this.busyCells.set(placeOf(caller), { sheetId: subUnitId ?? '', row, column });
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
    const place = placeOf(caller);
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
    this.showAnswers();
    this.onIdle();
  }

  /** Only the cells that waited are calculated again, and what depends on them. */
  private showAnswers(): void {
    const cells = [...this.busyCells.values()];
    this.busyCells.clear();
    if (cells.every(({ sheetId, row }) => row >= 0 && this.book.sheetById(sheetId)))
      this.book.recalculateCells(cells);
    else this.book.recalculate();
  }

  private addressOf({ subUnitId, row, column }: Caller): string {
    const sheet = this.book.sheetById(subUnitId ?? '');
    const cell = formatArea({ row: row ?? 0, column: column ?? 0, rows: 1, columns: 1 });
    return sheet ? `${quoteSheet(sheet.name)}!${cell}` : cell;
  }
}

/** Names of arguments as Excel shows them; an example tells the grid nothing that it would show. */
function helpOf(described: FunctionMetadata): IFunctionInfo {
  const description = described.description ?? described.name;
  return {
    functionName: nameOf(described),
    functionType: FunctionType.User,
    description,
    abstract: description,
    functionParameter: described.parameters.map(({ name, description: detail, ...parameter }) => ({
      name,
      detail: detail ?? '',
      example: name,
      require: parameter.optional || parameter.repeating ? 0 : 1,
      repeat: parameter.repeating ? 1 : 0,
    })),
  };
}

const placeOf = ({ subUnitId, row, column }: Caller): string => `${subUnitId} ${row} ${column}`;

/** Arguments as a text: tables, which may be those of a whole event, by their digests. */
function keyOf(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const isTable = value.length > 0 && value.every((line) => Array.isArray(line) && !isDeep(line));
  return isTable ? tableKey(value as unknown[][]) : `[${value.map(keyOf).join()}]`;
}
const isDeep = (line: readonly unknown[]): boolean => Array.isArray(line[0]);
const tableKey = perTable((table: unknown[][]) => digest(JSON.stringify(table)));

/**
 * Stands for a table: 106 bits, of two sums that each character changes, so that two tables are not
 * taken for one.
 */
function digest(text: string): string {
  return `${text.length} ${half(text, 0x9747b28c)} ${half(text, 0x5bd1e995)}`;
}

function half(text: string, seed: number): string {
  let [low, high] = [seed, ~seed];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x85ebca6b);
    high = Math.imul(high ^ unit, 0xc2b2ae35);
    low = (low << 13) | (low >>> 19);
    high = (high << 17) | (high >>> 15);
  }
  low = Math.imul(low ^ (high >>> 16), 0x85ebca6b);
  high = Math.imul(high ^ (low >>> 13), 0xc2b2ae35);
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}

const nameOf = ({ name }: FunctionMetadata): string => `CHESS.${name.toUpperCase()}`;

/** The grid hands over blanks as null; an omitted argument is null too, outside a range. */
function clean(value: Given): CellValue | CellValue[][] | null {
  return Array.isArray(value) ? cleanTable(value) : (value ?? null);
}
const cleanTable = perTable((table: GridValue[][]): CellValue[][] =>
  table.map((line) => line.map((cell) => cell ?? '')),
);

const isBusy = (value: Given): boolean => (Array.isArray(value) ? hasBusy(value) : value === busy);
const hasBusy = perTable((table: GridValue[][]) => table.some((line) => line.includes(busy)));
