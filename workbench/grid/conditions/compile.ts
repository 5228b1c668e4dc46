/**
 * Conditions of conditional formats as plain functions. The grid's own calculation takes
 * milliseconds for a formula of a hundred functions, and has one to do for each marked cell of each
 * round: seconds in a large event. What is not known here is left to it.
 */
import type { CellValue } from '../../host/book';
import { parseCondition, type Parsed, type Term } from './parse';

/** An error of the sheet; which one makes no difference to a condition. */
const error = Symbol('error');
type Value = CellValue | typeof error;
type Cells = readonly CellValue[];
type Compute = (cells: Cells) => Value;

export interface Condition extends Parsed {
  /** Of the values of its cells, in the order of `cells`. */
  holds(values: Cells): boolean;
}

export function compileCondition(formula: string): Condition | undefined {
  const parsed = parseCondition(formula);
  const compute = parsed && compile(parsed.term);
  return compute && { ...parsed, holds: (values) => truth(compute(values)) === true };
}

/** Error cells come as their text, as the sheet shows them. */
const isErrorText = (value: CellValue): boolean =>
  typeof value === 'string' && /^#(N\/A|[A-Z0-9/]+[!?])$/.test(value);

function compile(term: Term): Compute | undefined {
  switch (term.kind) {
    case 'literal':
      return () => term.value;
    case 'cell':
      return (cells) => (isErrorText(cells[term.index]) ? error : cells[term.index]);
    case 'operator': {
      const left = compile(term.left);
      const right = compile(term.right);
      const work = OPERATORS[term.name];
      return left && right && ((cells) => strict(work, [left(cells), right(cells)]));
    }
    case 'call': {
      const terms = term.terms.map(compile).filter((each) => each !== undefined);
      const known = FUNCTIONS[term.name];
      if (!known || terms.length < term.terms.length) return undefined;
      const [least, most] = known.takes;
      if (terms.length < least || terms.length > most) return undefined;
      return known.compute(terms);
    }
  }
}

/** Errors go through whatever does not ask for them. */
const strict = (work: (...values: CellValue[]) => Value, values: readonly Value[]): Value =>
  values.includes(error) ? error : work(...(values as CellValue[]));

function text(value: CellValue): string {
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

function truth(value: Value): boolean | typeof error {
  if (typeof value === 'boolean') return value;
  return typeof value === 'number' ? value !== 0 : error;
}

/** As Excel compares: letters without regard to case, an empty cell equal to an empty text. */
function isEqual(left: CellValue, right: CellValue): boolean {
  if (typeof left !== typeof right) return false;
  return text(left).toLowerCase() === text(right).toLowerCase();
}

const OPERATORS: Readonly<
  Record<'=' | '<>' | '&', (left: CellValue, right: CellValue) => CellValue>
> = {
  '=': isEqual,
  '<>': (left, right) => !isEqual(left, right),
  '&': (left, right) => text(left) + text(right),
};

interface Known {
  /** How many arguments. */
  readonly takes: readonly [number, number];
  compute(terms: readonly Compute[]): Compute;
}

const onTexts = (count: number, work: (...texts: string[]) => Value): Known => ({
  takes: [count, count],
  compute: (terms) => (cells) =>
    strict(
      (...values) => work(...values.map(text)),
      terms.map((term) => term(cells)),
    ),
});

const onTruths = (work: (truths: readonly boolean[]) => boolean): Known => ({
  takes: [1, Infinity],
  compute: (terms) => (cells) => {
    const truths = terms.map((term) => truth(term(cells)));
    return truths.includes(error) ? error : work(truths as boolean[]);
  },
});

const FUNCTIONS: Readonly<Record<string, Known>> = {
  LOWER: onTexts(1, (value) => value.toLowerCase()),
  UPPER: onTexts(1, (value) => value.toUpperCase()),
  CLEAN: onTexts(1, (value) => [...value].filter((letter) => letter >= ' ').join('')),
  LEN: onTexts(1, (value) => value.length),
  SUBSTITUTE: onTexts(3, (value, from, to) => (from === '' ? value : value.replaceAll(from, to))),
  FIND: onTexts(2, (wanted, value) => {
    const at = value.indexOf(wanted);
    return at < 0 ? error : at + 1;
  }),
  AND: onTruths((truths) => truths.every(Boolean)),
  OR: onTruths((truths) => truths.some(Boolean)),
  NOT: { ...onTruths(([first]) => !first), takes: [1, 1] },
  ISERROR: {
    takes: [1, 1],
    compute:
      ([term]) =>
      (cells) =>
        term(cells) === error,
  },
  COUNT: {
    takes: [1, Infinity],
    compute: (terms) => (cells) => terms.filter((term) => typeof term(cells) === 'number').length,
  },
  IF: {
    takes: [3, 3],
    compute:
      ([condition, yes, no]) =>
      (cells) => {
        const holds = truth(condition(cells));
        if (holds === error) return error;
        return holds ? yes(cells) : no(cells);
      },
  },
};
