/**
 * A few functions of Excel, enough to evaluate the conditions of our conditional formats apart from
 * the code that writes them. Behaviour as documented on support.microsoft.com: FIND and SUBSTITUTE
 * tell capitals apart, FIND without a hit is an error, COUNT passes over errors, CLEAN takes the
 * first 32 characters of the character set away, comparing texts does not tell capitals apart.
 */
type Value = string | number | boolean | Failure;
class Failure {}

export type Cells = Readonly<Record<string, string | number>>;

/** Evaluates a formula without equals sign; an absent cell is empty. */
export function evaluate(formula: string, cells: Cells): unknown {
  const reader = new Reader(formula, cells);
  const value = reader.comparison();
  if (!reader.atEnd()) throw new Error(`Not understood: ${reader.rest}`);
  return value;
}

class Reader {
  constructor(
    public rest: string,
    private readonly cells: Cells,
  ) {}

  atEnd(): boolean {
    return this.rest === '';
  }

  comparison(): Value {
    const left = this.joined();
    if (!this.take(/^=/)) return left;
    const right = this.joined();
    if (left instanceof Failure) return left;
    return String(left).toLowerCase() === String(right).toLowerCase();
  }

  private joined(): Value {
    let value = this.primary();
    while (this.take(/^&/)) {
      const more = this.primary();
      value = value instanceof Failure ? value : more instanceof Failure ? more : `${value}${more}`;
    }
    return value;
  }

  private primary(): Value {
    const text = this.take(/^"((?:[^"]|"")*)"/);
    if (text) return text[1].replaceAll('""', '"');
    const number = this.take(/^\d+/);
    if (number) return Number(number[0]);
    const call = this.take(/^([A-Z]+)\(/);
    if (call) return apply(call[1], this.parameters());
    const cell = this.take(/^\$?([A-Z]+)\$?(\d+)/);
    if (cell) return this.cells[`${cell[1]}${cell[2]}`] ?? '';
    throw new Error(`Not understood: ${this.rest.slice(0, 40)}`);
  }

  private parameters(): Value[] {
    const values = [this.comparison()];
    while (this.take(/^,/)) values.push(this.comparison());
    if (!this.take(/^\)/)) throw new Error(`No ) before ${this.rest.slice(0, 40)}`);
    return values;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.rest);
    if (match) this.rest = this.rest.slice(match[0].length);
    return match;
  }
}

function apply(name: string, values: readonly Value[]): Value {
  if (name === 'ISERROR') return values[0] instanceof Failure;
  if (name === 'COUNT') return values.filter((value) => typeof value === 'number').length;
  const failed = values.find((value) => value instanceof Failure);
  if (failed !== undefined) return failed;
  const texts = values.map(String);
  switch (name) {
    case 'AND':
      return values.every(Boolean);
    case 'IF':
      return values[0] ? values[1] : values[2];
    case 'LOWER':
      return texts[0].toLowerCase();
    case 'CLEAN':
      return [...texts[0]].filter((character) => character >= ' ').join('');
    case 'SUBSTITUTE':
      return texts[0].replaceAll(texts[1], texts[2]);
    case 'FIND': {
      const at = texts[1].indexOf(texts[0]);
      return at < 0 ? new Failure() : at + 1;
    }
    default:
      throw new Error(`No function ${name}`);
  }
}
