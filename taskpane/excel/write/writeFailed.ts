import { messageOf } from '../../store/errors';

/** Writing failed; `isUndone` says whether the workbook is as it was. */
export class WriteFailed extends Error {
  constructor(
    readonly reason: unknown,
    readonly isUndone: boolean,
    /** Why putting it back failed too. */
    readonly second?: unknown,
  ) {
    super(messageOf(reason));
    this.name = 'WriteFailed';
  }
}
