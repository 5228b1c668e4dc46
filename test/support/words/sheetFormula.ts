/**
 * A sheet with ordinary formulas, calculated apart from the code that writes them: the operators and
 * the few functions of Excel that course workbooks use, as documented on support.microsoft.com. An
 * empty cell is 0 in a sum and "" in a text; comparing texts does not tell capitals apart; MOD has
 * the sign of the divisor; a text that is no number makes arithmetic fail, and IFERROR catches that.
 */
export type Cell = string | number | boolean | null;
type Value = Cell | Failure | readonly Cell[];
class Failure {
  constructor(readonly why: string) {}
}

export type Sheets = Readonly<Record<string, ReadonlyMap<string, Cell | { formula: string }>>>;

/** The value that a cell shows; what fails shows an error. */
export function shown(sheets: Sheets, sheet: string, address: string): Cell {
  const value = valueAt(sheets, sheet, address);
  if (value instanceof Failure) return `#${value.why}`;
  return value as Cell;
}

function valueAt(sheets: Sheets, sheet: string, address: string): Value {
  const cell = sheets[sheet].get(address) ?? null;
  if (typeof cell !== 'object' || cell === null) return cell;
  const reader = new Reader(cell.formula.replace(/^=/, ''), sheets, sheet);
  const value = reader.comparison();
  if (reader.rest !== '') throw new Error(`Not understood: ${reader.rest}`);
  return value;
}

class Reader {
  constructor(
    public rest: string,
    private readonly sheets: Sheets,
    private readonly sheet: string,
  ) {}

  comparison(): Value {
    const left = this.joined();
    const sign = this.take(/^(>=|<=|<>|=|>|<)/)?.[1];
    if (!sign) return left;
    const right = this.joined();
    if (left instanceof Failure) return left;
    if (right instanceof Failure) return right;
    return compare(left as Cell, right as Cell, sign);
  }

  private joined(): Value {
    let value = this.sum();
    while (this.take(/^&/)) {
      const more = this.sum();
      if (value instanceof Failure) continue;
      value = more instanceof Failure ? more : `${textOf(value)}${textOf(more)}`;
    }
    return value;
  }

  private sum(): Value {
    let value = this.product();
    for (let sign = this.take(/^[+-]/); sign; sign = this.take(/^[+-]/))
      value = arithmetic(value, this.product(), (a, b) => (sign![0] === '+' ? a + b : a - b));
    return value;
  }

  private product(): Value {
    let value = this.primary();
    for (let sign = this.take(/^[*/]/); sign; sign = this.take(/^[*/]/))
      value = arithmetic(value, this.primary(), (a, b) => (sign![0] === '*' ? a * b : a / b));
    return value;
  }

  private primary(): Value {
    const text = this.take(/^"((?:[^"]|"")*)"/);
    if (text) return text[1].replaceAll('""', '"');
    const number = this.take(/^-?\d+(\.\d+)?/);
    if (number) return Number(number[0]);
    if (this.take(/^\(/)) {
      const value = this.comparison();
      this.expect(')');
      return value;
    }
    const truth = this.take(/^(TRUE|FALSE)\b/);
    if (truth) return truth[1] === 'TRUE';
    const call = this.take(/^([A-Z]+)\(/);
    if (call) return apply(call[1], this.parameters());
    const cell = this.take(/^(?:'([^']+)'!)?\$?([A-Z]+)\$?(\d+)(?::\$?([A-Z]+)\$?(\d+))?/);
    if (!cell) throw new Error(`Not understood: ${this.rest.slice(0, 40)}`);
    const sheet = cell[1] ?? this.sheet;
    if (cell[4] === undefined) return valueAt(this.sheets, sheet, `${cell[2]}${cell[3]}`);
    return this.range(sheet, [cell[2], cell[4]], [Number(cell[3]), Number(cell[5])]);
  }

  private range(sheet: string, columns: string[], rows: number[]): readonly Cell[] {
    const cells: Cell[] = [];
    const [from, to] = columns.map(columnNumber);
    for (let row = rows[0]; row <= rows[1]; row++)
      for (let column = from; column <= to; column++)
        cells.push(shown(this.sheets, sheet, `${columnName(column)}${row}`));
    return cells;
  }

  private parameters(): Value[] {
    const values = [this.comparison()];
    while (this.take(/^,/)) values.push(this.comparison());
    this.expect(')');
    return values;
  }

  private expect(sign: string): void {
    if (!this.rest.startsWith(sign)) throw new Error(`No ${sign} before ${this.rest.slice(0, 40)}`);
    this.rest = this.rest.slice(sign.length);
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.rest);
    if (match) this.rest = this.rest.slice(match[0].length);
    return match;
  }
}

export const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

export const columnName = (number: number): string =>
  (number > 26 ? columnName(Math.floor((number - 1) / 26)) : '') +
  String.fromCharCode(65 + ((number - 1) % 26));

const textOf = (value: Value): string => (value === null ? '' : String(value));

function numberOf(value: Value): number | Failure {
  if (value === null) return 0;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const text = textOf(value).trim();
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : new Failure('VALUE!');
}

function arithmetic(a: Value, b: Value, compute: (a: number, b: number) => number): Value {
  if (a instanceof Failure) return a;
  if (b instanceof Failure) return b;
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x instanceof Failure) return x;
  return y instanceof Failure ? y : compute(x, y);
}

function compare(left: Cell, right: Cell, sign: string): boolean {
  const isText = typeof left === 'string' || typeof right === 'string';
  // Excel never takes a number and a text for equal; an empty cell equals "" and 0.
  if (isText && (typeof left === 'number' || typeof right === 'number')) {
    const textIsGreater = typeof right === 'string' ? -1 : 1;
    return ordered(textIsGreater, sign);
  }
  const [a, b] = isText
    ? [textOf(left).toLowerCase(), textOf(right).toLowerCase()]
    : [Number(left), Number(right)];
  return ordered(a < b ? -1 : a > b ? 1 : 0, sign);
}

function ordered(order: number, sign: string): boolean {
  if (sign === '=') return order === 0;
  if (sign === '<>') return order !== 0;
  if (sign === '>') return order > 0;
  if (sign === '<') return order < 0;
  return sign === '>=' ? order >= 0 : order <= 0;
}

function apply(name: string, values: readonly Value[]): Value {
  if (name === 'IFERROR') return values[0] instanceof Failure ? values[1] : values[0];
  if (name === 'IF') {
    if (values[0] instanceof Failure) return values[0];
    return values[0] ? values[1] : values[2];
  }
  if (name === 'ISNUMBER') return typeof values[0] === 'number';
  const failed = values.find((value) => value instanceof Failure);
  if (failed !== undefined) return failed;
  const numbers = () =>
    values.flatMap((value) => value).map((cell) => (typeof cell === 'number' ? cell : 0));
  const single = (index: number) => numberOf(values[index]);
  switch (name) {
    case 'SUM':
      return numbers().reduce((sum, number) => sum + number, 0);
    case 'MAX':
      return Math.max(...numbers());
    case 'MIN':
      return Math.min(...numbers());
    case 'N':
      return typeof values[0] === 'number' ? values[0] : 0;
    case 'UPPER':
      return textOf(values[0]).toUpperCase();
    case 'TRIM':
      return textOf(values[0]).trim().replace(/ +/g, ' ');
    case 'SUBSTITUTE': {
      const [text, from, to] = values.slice(0, 3).map(textOf);
      return values.length > 3 ? text.replace(from, () => to) : text.replaceAll(from, to);
    }
    case 'MID':
      return textOf(values[0]).slice(
        Number(values[1]) - 1,
        Number(values[1]) - 1 + Number(values[2]),
      );
    case 'FIND': {
      const at = textOf(values[1]).indexOf(textOf(values[0]), Number(values[2] ?? 1) - 1);
      return at < 0 ? new Failure('VALUE!') : at + 1;
    }
    case 'VALUE':
      return single(0);
    case 'LEFT':
      return textOf(values[0]).slice(0, Number(values[1]));
    case 'CODE':
      return textOf(values[0]) === '' ? new Failure('VALUE!') : textOf(values[0]).charCodeAt(0);
    case 'ROUND': {
      const number = single(0);
      if (number instanceof Failure) return number;
      const scale = 10 ** Number(values[1]);
      return (Math.sign(number) * Math.round(Math.abs(number) * scale)) / scale;
    }
    case 'MOD': {
      const [number, divisor] = [single(0), single(1)];
      if (number instanceof Failure || divisor instanceof Failure) return new Failure('VALUE!');
      return number - divisor * Math.floor(number / divisor);
    }
    case 'SUMIFS': {
      const [sum, where, wanted] = values as [readonly Cell[], readonly Cell[], Cell];
      return sum.reduce<number>(
        (total, cell, i) =>
          where[i] === wanted && typeof cell === 'number' ? total + cell : total,
        0,
      );
    }
    default:
      throw new Error(`No function ${name}`);
  }
}
