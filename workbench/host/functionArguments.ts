/**
 * How Excel hands cells to a custom function. From learn.microsoft.com, "Custom functions
 * naming / options" and office-js #4702, #5262: a blank cell in a range arrives as 0 (as "" for a string
 * parameter; newer builds give null, see test/functions/blanks.ts), an omitted optional as null, an error cell fails the call unless the function's metadata
 * allow errors, in which case it arrives as an error object.
 */
import type { CellValue } from './book';
import { perTable } from './cells/perTable';

export interface FunctionParameter {
  name: string;
  description?: string;
  type?: string;
  dimensionality?: 'scalar' | 'matrix';
  optional?: boolean;
  repeating?: boolean;
}
export interface FunctionMetadata {
  id: string;
  name: string;
  description?: string;
  parameters: FunctionParameter[];
}
export interface FunctionsMetadata {
  allowErrorForDataTypeAny?: boolean;
  functions: FunctionMetadata[];
}

/** A bit of the runtime's call message: error cells may be passed. */
const allowErrors = 4;

export type Prepared = { values: unknown[]; flags: number } | { error: string };
type Given = CellValue | CellValue[][] | null;

/** Error cells pass where functions.json allows them, for parameters of type any. */
export function argumentsFor(
  described: FunctionMetadata,
  given: readonly Given[],
  metadata: Pick<FunctionsMetadata, 'allowErrorForDataTypeAny'>,
): Prepared {
  const allow = metadata.allowErrorForDataTypeAny === true;
  const required = described.parameters.filter((p) => !p.optional && !p.repeating).length;
  const repeating = described.parameters.some((p) => p.repeating);
  if (given.length < required || (!repeating && given.length > described.parameters.length)) {
    return { error: '#VALUE!' };
  }
  for (const [i, value] of given.entries()) {
    const { type } = described.parameters[Math.min(i, described.parameters.length - 1)];
    const error = Array.isArray(value) ? errorIn(value) : [value].find(isError);
    if (error !== undefined && !(allow && (type ?? 'any') === 'any'))
      return { error: String(error) };
  }
  const values = described.parameters.map((parameter, i) =>
    parameter.repeating
      ? given.slice(i).map((value) => convert(parameter, value))
      : convert(parameter, given[i] ?? null),
  );
  return { values, flags: allow ? allowErrors : 0 };
}

const errorIn = perTable((cells: CellValue[][]) => cells.flat().find(isError));

function convert(parameter: FunctionParameter, value: Given): unknown {
  if (value === null) return null;
  const matrix = Array.isArray(value) ? value : [[value]];
  const cells = parameter.type === 'string' ? asTexts(matrix) : asAny(matrix);
  return parameter.dimensionality === 'matrix' ? cells : cells[0][0];
}

const asTexts = perTable((matrix: CellValue[][]) => converted(matrix, String));
const asAny = perTable((matrix: CellValue[][]) =>
  converted(matrix, (cell) => (cell === '' ? 0 : cell)),
);

const converted = (matrix: CellValue[][], plain: (cell: CellValue) => unknown): unknown[][] =>
  matrix.map((line) =>
    line.map((cell) => (isError(cell) ? { type: 'CustomFunctionError', code: cell } : plain(cell))),
  );

export function isError(value: unknown): boolean {
  return (
    typeof value === 'string' && value.startsWith('#') && /^#(N\/A|[A-Z0-9/]+[!?])$/.test(value)
  );
}
