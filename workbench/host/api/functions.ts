/** `workbook.functions`: of Excel's own functions the one that is asked for. */
import type { ApiObject } from '../apiObject';
import type { Book } from '../book';

const DAY = 86_400_000;

export const functions = (book: Book): ApiObject => ({
  kind: 'Functions',
  get: {},
  call: {
    Date: (year: number, month: number, day: number): ApiObject => {
      const first = book.countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
      const value = (Date.UTC(year, month - 1, day) - first) / DAY;
      return { kind: 'FunctionResult', get: { value: () => value, error: () => null } };
    },
  },
});
