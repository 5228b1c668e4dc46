import { refuse } from '../apiError';
import type { ApiObject } from '../apiObject';
import type { Api } from './api';

/** `workbook.application`: screen and calculation wait for the end of a batch here anyway. */
export function application({ book, openWorkbook }: Api): ApiObject {
  return {
    kind: 'Application',
    get: {
      calculationMode: () => (book.isCalculatedByHand ? 'Manual' : 'Automatic'),
      calculationState: () => 'Done',
      calculationEngineVersion: () => 191029,
      decimalSeparator: () => '.',
      thousandsSeparator: () => ',',
      useSystemSeparators: () => true,
    },
    set: {
      CalculationMode: (mode: string) => void (book.isCalculatedByHand = mode === 'Manual'),
    },
    call: {
      Calculate: (type: string) => book.recalculate(type !== 'Recalculate'),
      SuspendScreenUpdatingUntilNextSync: () => undefined,
      SuspendApiCalculationUntilNextSync: () => undefined,
      CreateWorkbook: (base64: string) => ({
        kind: 'WorkbookCreated',
        id: 1,
        call: {
          Open: () =>
            openWorkbook
              ? openWorkbook(base64)
              : refuse('ApiNotFound', 'This host has no window for another workbook.'),
        },
      }),
    },
  };
}
