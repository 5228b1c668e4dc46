/**
 * Calls of custom functions through the real runtime inside office.js: a message goes to the add-in's
 * page, its `CustomFunctions.associate`d function runs there, the results come back as a batch.
 */
import type { CellValue } from './book';

/** [id, succeeded, value, error code if failed] */
export type InvocationResult = [number, boolean, unknown, number?];

export type FunctionAnswer =
  { ok: true; value: CellValue | CellValue[][] } | { ok: false; error: string; message: string };

/** The runtime's numbers for the errors that a cell can show. */
const errorNames: Record<number, string> = {
  1: '#N/A',
  5: '#DIV/0!',
  6: '#NUM!',
  7: '#VALUE!',
  8: '#NULL!',
  9: '#NAME?',
  10: '#NAME?',
};

interface Waiting {
  message: unknown[];
  settle: (answer: FunctionAnswer) => void;
}

export class CustomFunctionCalls {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private ready = false;

  constructor(private readonly post: (entry: object) => void) {}

  /** The add-in's page has loaded its functions: calls made before are made now. */
  markReady(): void {
    if (this.ready) return;
    this.ready = true;
    for (const { message } of this.waiting.values()) this.send(message);
  }

  /** The page loads anew; calls without an answer are repeated when it is ready. */
  restart(): void {
    this.ready = false;
  }

  invoke(id: string, parameters: unknown[], address: string, flags = 0): Promise<FunctionAnswer> {
    const call = ++this.lastId;
    const message = [call, id, parameters, address, flags];
    return new Promise((settle) => {
      this.waiting.set(call, { message, settle });
      if (this.ready) this.send(message);
    });
  }

  settle(results: readonly InvocationResult[]): void {
    for (const [id, ok, value, code] of results) {
      this.waiting.get(id)?.settle(ok ? answerOf(value) : failure(code ?? 7, value));
      this.waiting.delete(id);
    }
  }

  private send(message: unknown[]): void {
    this.post({ messageCategory: 1, messageType: 1000, targetId: '', message });
  }
}

function failure(code: number, message: unknown): FunctionAnswer {
  const error = errorNames[code] ?? '#VALUE!';
  return { ok: false, error, message: typeof message === 'string' ? message : '' };
}

/** Excel shows null inside a returned array, and an undefined result, as 0. */
function answerOf(value: unknown): FunctionAnswer {
  if (!Array.isArray(value)) return cellOrError(value);
  const rows = value.map((row: unknown) =>
    (Array.isArray(row) ? row : [row]).map((cell: unknown) => {
      const answer = cellOrError(cell);
      return answer.ok ? (answer.value as CellValue) : answer.error;
    }),
  );
  return { ok: true, value: rows };
}

function cellOrError(value: unknown): FunctionAnswer {
  if (value === null || value === undefined) return { ok: true, value: 0 };
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { ok: true, value };
  }
  const error = value as { basicValue?: unknown; errorMessage?: unknown; code?: unknown };
  const shown = error.basicValue ?? error.code;
  return {
    ok: false,
    error: typeof shown === 'string' && shown.startsWith('#') ? shown : '#VALUE!',
    message: String(error.errorMessage ?? ''),
  };
}
