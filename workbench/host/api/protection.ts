import { refuse } from '../apiError';
import type { ApiObject } from '../apiObject';
import type { Book, BookSheet } from '../book';

/** `worksheet.protection`: protecting twice and a wrong password are refused, as in Excel. */
export function protection(sheet: BookSheet): ApiObject {
  return {
    kind: 'WorksheetProtection',
    get: {
      protected: () => sheet.protection !== undefined,
      options: () => sheet.protection?.options ?? {},
    },
    call: {
      Protect: (options: object | null, password: string | null) => {
        if (sheet.protection) refuse('InvalidOperation', 'The sheet is already protected.');
        sheet.protection = { options: options ?? {}, password: password ?? undefined };
      },
      Unprotect: (password: string | null) => {
        const secret = sheet.protection?.password;
        if (secret !== undefined && secret !== password) {
          refuse('InvalidArgument', 'The password is not correct.');
        }
        sheet.protection = undefined;
      },
    },
  };
}

/** `workbook.protection`: the structure, that is which sheets there are. */
export function workbookProtection(book: Book): ApiObject {
  return {
    kind: 'WorkbookProtection',
    get: { protected: () => book.structureProtection !== undefined },
    call: {
      Protect: (password: string | null) => {
        if (book.structureProtection) refuse('InvalidOperation', 'The workbook is protected.');
        book.structureProtection = { password: password ?? undefined };
      },
      Unprotect: (password: string | null) => {
        const secret = book.structureProtection?.password;
        if (secret !== undefined && secret !== password)
          refuse('InvalidArgument', 'The password is not correct.');
        book.structureProtection = undefined;
      },
    },
  };
}

/**
 * While another workbook has the focus sheets cannot be shown, added or taken out, and what belongs to
 * a window cannot be set ("Troubleshoot Excel add-ins", 09/22/2025).
 */
export function refuseInBackground(book: Book): void {
  if (book.isInBackground) refuse('GeneralException');
}

/** Which sheets there are does not change while the structure is protected. */
export function refuseStructure(book: Book): void {
  if (book.structureProtection)
    refuse('AccessDenied', 'The structure of the workbook is protected.');
}
