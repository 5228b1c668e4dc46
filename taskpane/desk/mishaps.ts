import { Cancelled, type Notice } from './types';

/** The workbook is not any more what the work was made for. */
export class Changed extends Error {
  constructor(readonly wasJudged: boolean) {
    super('changed meanwhile');
  }
}

/** The workbook has what was to be written, but could not be read again. */
export class WrittenNotRead extends Error {
  constructor(reason: unknown) {
    super(messageOf(reason));
  }
}

export const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : String(reason);

/** Only what we threw ourselves is expected; everything else is shown as a fault of ours. */
export function noticeOf(reason: unknown): Notice {
  if (reason instanceof Cancelled) return { tone: 'info', lines: [{ key: 'pane.cancelled' }] };
  if (reason instanceof Changed)
    return { tone: 'warning', lines: [{ key: 'pane.changed-meanwhile' }] };
  const message = messageOf(reason);
  if (reason instanceof WrittenNotRead)
    return { tone: 'error', lines: [{ key: 'pane.written-not-read', args: { message } }] };
  if (reason instanceof Error && 'isUndone' in reason)
    return {
      tone: 'error',
      lines: [
        { key: reason.isUndone ? 'pane.write-undone' : 'pane.write-stuck', args: { message } },
      ],
    };
  return { tone: 'error', lines: [{ key: 'pane.our-fault', args: { message } }] };
}
