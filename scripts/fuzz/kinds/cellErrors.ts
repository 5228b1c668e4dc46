/** The little of the custom-functions runtime that functions touch; Excel's own is not to be had here. */
class CellError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

const known = globalThis as { CustomFunctions?: unknown };
known.CustomFunctions ??= {
  Error: CellError,
  ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
};

export const isCellError = (thrown: unknown): thrown is Error =>
  thrown instanceof (CustomFunctions.Error as unknown as new () => Error);
