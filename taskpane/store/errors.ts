import type { Reason } from '../../src/explain/reason';
import { factsOf } from './faultReport';
import { Cancelled, type Notice } from './types';

/** The workbook is not any more what the work was made for. */
export class Changed extends Error {
  constructor(readonly wasJudged: boolean) {
    super('changed meanwhile');
  }
}

/** Somebody else has the desk of a shared workbook: nothing was written. */
export class NotInCharge extends Error {
  constructor(readonly why: Reason) {
    super('not in charge');
  }
}

/** Where it was to be written stood something else than what had been read; nothing was written. */
export class Moved extends Error {
  constructor() {
    super('moved meanwhile');
    this.name = 'Moved';
  }
}

/** The workbook has what was to be written, but could not be read again. */
export class WrittenNotRead extends Error {
  constructor(readonly reason: unknown) {
    super(messageOf(reason));
    this.name = 'WrittenNotRead';
  }
}

export const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : String(reason);

/** Only what we threw ourselves is expected; everything else is shown as a fault of ours. */
export function noticeOf(reason: unknown, action: string | null): Notice {
  if (reason instanceof Cancelled) return { tone: 'info', lines: [{ key: 'pane.cancelled' }] };
  if (reason instanceof Changed || reason instanceof Moved)
    return { tone: 'warning', lines: [{ key: 'pane.changed-meanwhile' }] };
  if (reason instanceof NotInCharge) return { tone: 'warning', lines: [reason.why] };
  const fault = factsOf(reason, action);
  return { tone: 'error', lines: [lineOf(reason)], fault };
}

function lineOf(reason: unknown): Reason {
  const args = { message: messageOf(reason) };
  if (reason instanceof WrittenNotRead) return { key: 'pane.written-not-read', args };
  if (reason instanceof Error && 'isUndone' in reason)
    return { key: reason.isUndone ? 'pane.write-undone' : 'pane.write-stuck', args };
  return { key: 'pane.our-fault', args };
}
