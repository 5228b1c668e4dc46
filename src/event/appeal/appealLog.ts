import { sayReason } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import type { Language } from '../../model/types';
import { shortDigest } from '../../sheets/stored/log/proof';
import { provedLines, verifyEvent } from '../log/verifyEvent';
import type { CheckedEvent } from '../open/openEvent';
import { named, type AppealLog } from './appeal';

/** Lines that speak of a round, and how many words of each. */
const MOST_LINES = 14;
const MOST_LETTERS = 56;

/** The lines of the log about a round with their digests, and what follows from the whole log. */
export function appealLog(event: CheckedEvent, round: number, language: Language): AppealLog {
  const lines = provedLines(event)
    .map(({ row, proof, line }) => ({ row, line, digest: shortDigest(proof) }))
    .filter(({ row }) => row.round === String(round))
    .slice(-MOST_LINES)
    .map(({ row: { time, action, detail, reason }, line, digest }) => ({
      line,
      time,
      action,
      detail: shortened([detail, reason].filter(Boolean).join(' · ')),
      digest,
    }));
  const { breaks, summary, digest } = verifyEvent(event);
  const say = (reason: Reason) => sayReason(language, reason, { player: named(event.tournament) });
  const last: Reason[] = digest ? [{ key: 'verify.digest', args: { digest } }] : [];
  // Where there is no line nothing was counted either.
  const counted = provedLines(event).length > 0 ? [...summary, ...last] : [];
  return { lines, verified: [...breaks, ...counted].map(say) };
}

const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
