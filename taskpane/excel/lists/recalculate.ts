import { batch } from '../batch';

/** Every formula anew, also those whose cells did not change: what they answer may have. */
export const recalculate = (): Promise<void> =>
  batch(async (context) => {
    context.workbook.application.calculate('Full');
    await context.sync();
  });
