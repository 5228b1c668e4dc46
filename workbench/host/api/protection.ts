import { refuse } from '../apiError';
import type { ApiObject } from '../apiObject';
import type { BookSheet } from '../book';

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
