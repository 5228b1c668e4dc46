import type { Reason } from '../../explain/reason';
import { unfinishedRound, waitingFor } from '../../model/tournament';
import type { RoundToPair } from '../../model/types';
import { deficiency } from '../matching/maximumMatching';
import type { Refusal } from '../system';
import type { WordKey } from '../../words';
import { mayBeExempt } from './articles/c12OtherFloaters';
import type { Field } from './field';
import { largestPairing } from './largestPairing';

const reason = (key: WordKey, article?: string, args?: Reason['args']): Reason => ({
  key,
  ...(article ? { article } : {}),
  ...(args ? { args } : {}),
});

/** A round cannot be paired while results of the last one are missing (F.9: adjourned is a result). */
export function missingResults({ tournament }: RoundToPair): Refusal | null {
  const round = unfinishedRound(tournament);
  if (round === null) return null;
  const players = waitingFor(tournament, round);
  return {
    code: 'bad-request',
    reasons: [reason('french1994.refusal.pending', 'F.9', { round, players: { players } })],
    players,
    cures: [reason('french1994.refusal.cure-pending', 'F.9')],
  };
}

/** B.1 and B.2 are inviolable, and even all levels joined into one (C.13) have no pairing. */
export function noLegalPairing(field: Field): Refusal {
  const { cards } = field;
  const count = cards.length;
  const isOdd = count % 2 === 1;
  const { vertices, neighbours, mate } = largestPairing(field);
  const { missable, scarce } = deficiency(vertices, neighbours, mate);
  const nos = (list: readonly number[]) =>
    list.filter((player) => player < count).map((player) => cards[player].no);
  const players = nos(missable);
  const reasons = [reason('french1994.refusal.none', 'B.1, B.2', { players: { players } })];
  if (isOdd && cards.every((card) => !mayBeExempt(card)))
    reasons.push(reason('french1994.refusal.exempt', 'B.1.b'));
  else if (missable.includes(count) && isOdd)
    reasons.push(reason('french1994.refusal.exempt-scarce', 'B.1.b'));
  if (nos(scarce).length > 0)
    reasons.push(reason('french1994.refusal.scarce', 'B.1', { players: { players: nos(scarce) } }));
  return {
    code: 'no-legal-pairing',
    reasons,
    players,
    cures: [
      reason('french1994.refusal.cure-absence', 'F.5', { players: { players } }),
      reason('french1994.refusal.cure-apart'),
      reason('french1994.refusal.cure-end'),
    ],
  };
}
