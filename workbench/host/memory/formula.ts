/** A parser for the formulas that the calculator knows: literals, references, calls and equality. */
import type { CellValue } from '../book';

export type Expression =
  | { kind: 'literal'; value: CellValue }
  | { kind: 'reference'; text: string }
  | { kind: 'call'; name: string; parameters: (Expression | undefined)[] };

const tokens = {
  text: /^"((?:[^"]|"")*)"/,
  number: /^-?\d+(?:\.\d+)?(?![\w.]*[A-Za-z!:])/,
  call: /^([A-Za-z_][\w.]*)\s*\(/,
  reference:
    /^(?:'(?:[^']|'')+'!|[\p{L}_][\p{L}\p{N}_.]*!)?(?:\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+|#)?|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|[\p{L}_\\][\p{L}\p{N}_.\\]*(?:\[(?:[^[\]]|\[[^[\]]*\])*\])?)/iu,
};

/** undefined when the formula uses anything else (operators, array constants…). */
export function parseFormula(formula: string): Expression | undefined {
  const parser = new Parser(formula.replace(/^=/, ''));
  const expression = parser.expression();
  return parser.atEnd() ? expression : undefined;
}

class Parser {
  constructor(private rest: string) {}

  atEnd(): boolean {
    return this.rest.trim() === '';
  }

  expression(): Expression | undefined {
    const one = this.operand();
    this.rest = this.rest.trimStart();
    if (!one || !this.take(/^=/)) return one;
    const other = this.operand();
    return other && { kind: 'call', name: '=', parameters: [one, other] };
  }

  private operand(): Expression | undefined {
    this.rest = this.rest.trimStart();
    const text = this.take(tokens.text);
    if (text) return { kind: 'literal', value: text[1].replace(/""/g, '"') };
    const number = this.take(tokens.number);
    if (number) return { kind: 'literal', value: Number(number[0]) };
    const call = this.take(tokens.call);
    if (call) return this.call(call[1]);
    const reference = this.take(tokens.reference);
    if (!reference) return undefined;
    if (/^(true|false)$/i.test(reference[0])) {
      return { kind: 'literal', value: /^true$/i.test(reference[0]) };
    }
    return { kind: 'reference', text: reference[0] };
  }

  private call(name: string): Expression | undefined {
    const parameters: (Expression | undefined)[] = [];
    this.rest = this.rest.trimStart();
    if (this.take(/^\)/)) return { kind: 'call', name, parameters };
    for (;;) {
      this.rest = this.rest.trimStart();
      // An argument left out, as in f(a,,b).
      const omitted = /^[,)]/.test(this.rest);
      const parameter = omitted ? undefined : this.expression();
      if (!parameter && !omitted) return undefined;
      parameters.push(parameter);
      this.rest = this.rest.trimStart();
      if (this.take(/^\)/)) return { kind: 'call', name, parameters };
      if (!this.take(/^,/)) return undefined;
    }
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.rest);
    if (match) this.rest = this.rest.slice(match[0].length);
    return match;
  }
}
