/** A parser for conditions over single cells: the part of Excel's formula language that marks use. */
import type { CellValue } from '../../host/book';

export type Term =
  | { readonly kind: 'literal'; readonly value: CellValue }
  /** The nth of the cells that the condition looks at. */
  | { readonly kind: 'cell'; readonly index: number }
  | { readonly kind: 'call'; readonly name: string; readonly terms: readonly Term[] }
  | {
      readonly kind: 'operator';
      readonly name: Operator;
      readonly left: Term;
      readonly right: Term;
    };

export type Operator = '=' | '<>' | '&';

export interface Parsed {
  readonly term: Term;
  /** As they stand in the formula, each once. */
  readonly cells: readonly string[];
  /** The formula in pieces: texts, and the numbers of cells between them. */
  readonly pieces: readonly (string | number)[];
}

const tokens = {
  text: /^"((?:[^"]|"")*)"/,
  number: /^\d+(?:\.\d+)?/,
  call: /^([A-Z]+)\(/i,
  cell: /^\$?[A-Z]{1,3}\$?\d+(?![\w(!:.#])/i,
};

/** undefined where the formula has anything else in it. */
export function parseCondition(formula: string): Parsed | undefined {
  return new Parser(formula).whole();
}

class Parser {
  private at = 0;
  private readonly cells: string[] = [];
  private readonly pieces: (string | number)[] = [];
  private copied = 0;

  constructor(private readonly formula: string) {}

  whole(): Parsed | undefined {
    this.take(/^=/);
    const term = this.comparison();
    if (!term || this.at < this.formula.length) return undefined;
    this.pieces.push(this.formula.slice(this.copied));
    return { term, cells: this.cells, pieces: this.pieces };
  }

  private comparison(): Term | undefined {
    return this.chain(/^(?:<>|=)/, () => this.chain(/^&/, () => this.single()));
  }

  private chain(operator: RegExp, next: () => Term | undefined): Term | undefined {
    let left = next();
    for (;;) {
      const found = left && this.take(operator);
      if (!left || !found) return left;
      const right = next();
      left = right && { kind: 'operator', name: found[0] as Operator, left, right };
    }
  }

  private single(): Term | undefined {
    const text = this.take(tokens.text);
    if (text) return { kind: 'literal', value: text[1].replaceAll('""', '"') };
    const number = this.take(tokens.number);
    if (number) return { kind: 'literal', value: Number(number[0]) };
    const cell = this.take(tokens.cell);
    if (cell) return this.cell(cell[0]);
    const call = this.take(tokens.call);
    return call ? this.call(call[1].toUpperCase()) : undefined;
  }

  private cell(text: string): Term {
    const known = this.cells.indexOf(text);
    const index = known < 0 ? this.cells.push(text) - 1 : known;
    this.pieces.push(this.formula.slice(this.copied, this.at - text.length), index);
    this.copied = this.at;
    return { kind: 'cell', index };
  }

  private call(name: string): Term | undefined {
    const terms: Term[] = [];
    do {
      const term = this.comparison();
      if (!term) return undefined;
      terms.push(term);
    } while (this.take(/^,/));
    return this.take(/^\)/) ? { kind: 'call', name, terms } : undefined;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.formula.slice(this.at));
    if (match) this.at += match[0].length;
    return match;
  }
}
