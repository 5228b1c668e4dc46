import { sayReason } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import type { Language, Player } from '../../model/types';
import type { EventSettings } from '../../sheets/settings';
import type { LogEntry } from '../../sheets/plan/plan';
import { labels } from '../open/players';

/** Whose log it is; an event that is open is one. */
export interface Logged {
  readonly settings: {
    readonly language: Language;
    readonly system: EventSettings['system'] | '';
  };
  readonly tournament: { readonly players: readonly Player[] } | null;
}

/** A line of the log, in the language of the event's sheets, with names. */
export function logLine(
  { settings, tournament }: Logged,
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
  const player = labels(more.players ?? tournament?.players ?? []);
  const say = (reason: Reason) => {
    const sentence = sayReason(settings.language, reason, { player });
    return reason.article ? `${sentence} [${reason.article}]` : sentence;
  };
  return {
    action: say(action),
    round: more.round === undefined ? '' : String(more.round),
    system: more.system ? settings.system : '',
    detail: (more.detail ?? []).map(say).join('; '),
    reason: more.reason ?? '',
  };
}
