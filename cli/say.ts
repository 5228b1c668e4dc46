import { fill, sayReason } from '../src/explain/phrasebook';
import type { Reason, ReasonArg } from '../src/explain/reason';
import { PHRASES } from '../src/explain/say';
import { reasonAsText } from '../src/explain/text';
import type { Refusal } from '../src/systems/system';
import type { Call } from './command';
import { EXIT, type ExitCode } from './exitCodes';

export const say = (
  call: Call,
  key: string,
  args: Readonly<Record<string, ReasonArg>> = {},
): string => fill(PHRASES, call.language, key, args);

export const reasonText = (call: Call, reason: Reason): string =>
  reasonAsText(reason, { book: PHRASES, language: call.language });

/** Why there is no pairing, and what can be done; gives the exit code that belongs to it. */
export function reportRefusal(call: Call, round: number, refusal: Refusal): ExitCode {
  const isFinal = refusal.code === 'no-legal-pairing';
  const list = (reasons: readonly Reason[]) =>
    reasons.map((reason) => `  ${reasonText(call, reason)}\n`).join('');
  call.io.err(`${say(call, isFinal ? 'cli.no-pairing' : 'cli.cannot-pair', { round })}\n`);
  call.io.err(list(refusal.reasons));
  if (refusal.cures.length > 0) {
    call.io.err(`${say(call, 'cli.cures')}\n`);
    for (const cure of refusal.cures) call.io.err(`  ${sayReason(PHRASES, call.language, cure)}\n`);
  }
  return isFinal ? EXIT.no : EXIT.badInput;
}
