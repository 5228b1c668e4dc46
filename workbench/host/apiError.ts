/**
 * Errors as Excel reports them to office.js: a stable code and a sentence.
 * Codes: https://learn.microsoft.com/office/dev/add-ins/testing/application-specific-api-error-handling
 */
export const messages = {
  AccessDenied: 'You cannot perform the requested operation.',
  ApiNotFound: 'The API you are trying to use could not be found.',
  GeneralException: 'There was an internal error while processing the request.',
  InvalidArgument: 'The argument is invalid or missing or has an incorrect format.',
  InvalidOperation: 'The operation attempted is invalid on the object.',
  InvalidOperationInCellEditMode:
    'Excel is in cell-editing mode. Please exit the edit mode by pressing ENTER or TAB or selecting another cell, and then try again.',
  InvalidReference: 'This reference is not valid for the current operation.',
  InvalidSelection: 'The current selection is invalid for this operation.',
  ItemAlreadyExists: 'The resource being created already exists.',
  ItemNotFound: "The requested resource doesn't exist.",
  NotImplemented: "The requested feature isn't implemented.",
  RequestPayloadSizeLimitExceeded: 'The request payload size has exceeded the limit.',
  ResponsePayloadSizeLimitExceeded: 'The response payload size has exceeded the limit.',
  UndoNotSupported: 'The operation does not support undo and cannot be grouped.',
} as const;

export type ApiErrorCode = keyof typeof messages;

export class ApiError extends Error {
  constructor(
    readonly code: ApiErrorCode,
    detail?: string,
  ) {
    super(detail ?? messages[code]);
  }
}

export function refuse(code: ApiErrorCode, detail?: string): never {
  throw new ApiError(code, detail);
}
