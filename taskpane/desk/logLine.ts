import { PHRASES } from '../../src/explain/say';
import { sayReason } from '../../src/explain/phrasebook';
import type { Reason } from '../../src/explain/reason';
import type { Player } from '../../src/model/types';
import type { LogEntry } from '../../src/sheets';
import type { Desk } from './desk';

/** A line of the log, in the language of the event's sheets, with names. */
export function logLine(
  desk: Desk,
  action: Reason,
  more: {
    round?: number;
    detail?: readonly Reason[];
    reason?: string;
    system?: boolean;
    /** Who the numbers are, where that is about to change. */
    players?: readonly Player[];
  } = {},
): LogEntry {
  const { event } = desk.getState();
  const language = desk.eventLanguage();
  const names = new Map(
    (more.players ?? event?.tournament?.players ?? []).map(({ no, name }) => [no, name]),
  );
  const player = (no: number) => `${no} ${names.get(no) ?? ''}`.trim();
  const say = (reason: Reason) => {
    const sentence = sayReason(PHRASES, language, reason, { player });
    return reason.article ? `${sentence} [${reason.article}]` : sentence;
  };
  return {
    action: say(action),
    round: more.round === undefined ? '' : String(more.round),
    system: more.system ? (event?.settings.system ?? '') : '',
    detail: (more.detail ?? []).map(say).join('; '),
    reason: more.reason ?? '',
  };
}
