import { labels } from '../../src/event/open/players';
import { fill, sayReason } from '../../src/explain/phrasebook';
import type { Reason, ReasonArg } from '../../src/explain/reason';
import { reasonAsText, type TextOptions } from '../../src/explain/text';
import type { Player } from '../../src/model/types';
import type { Refusal } from '../../src/systems/system';
import type { WordKey } from '../../src/words';
import type { Call } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';

export const say = (
  call: Call,
  key: WordKey,
  args: Readonly<Record<string, ReasonArg>> = {},
): string => fill(call.language, key, args);

/** How reasons are written out here: players by number and name. */
export function textOptions(call: Call, players: readonly Player[]): TextOptions {
  return { language: call.language, player: labels(players) };
}

export const reasonText = (call: Call, reason: Reason, players: readonly Player[] = []): string =>
  reasonAsText(reason, textOptions(call, players));

/** Why there is no pairing, and what can be done; gives the exit code that belongs to it. */
export function reportRefusal(
  call: Call,
  round: number,
  refusal: Refusal,
  players: readonly Player[],
): ExitCode {
  const isFinal = refusal.code === 'no-legal-pairing';
  const options = textOptions(call, players);
  call.io.err(`${say(call, isFinal ? 'cli.no-pairing' : 'cli.cannot-pair', { round })}\n`);
  for (const reason of refusal.reasons) call.io.err(`  ${reasonAsText(reason, options)}\n`);
  if (refusal.cures.length > 0) {
    call.io.err(`${say(call, 'cli.cures')}\n`);
    for (const cure of refusal.cures) call.io.err(`  ${sayReason(call.language, cure, options)}\n`);
  }
  return isFinal ? EXIT.no : EXIT.badInput;
}
