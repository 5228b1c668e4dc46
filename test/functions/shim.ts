/** The little of the custom-functions runtime that functions touch; test/dom runs the real one. */
class CellError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

Object.assign(globalThis, {
  CustomFunctions: {
    Error: CellError,
    ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
  },
});

/** `#VALUE! message` of a call that fails, or its value. */
export function outcomeOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (thrown) {
    if (thrown instanceof CellError) return `${thrown.code} ${thrown.message}`;
    throw thrown;
  }
}
