import type { Reason } from '../../explain/reason';
import { waitingFor } from '../../model/tournament';
import type { RoundToPair, Tournament } from '../../model/types';
import { deficiency, maximumMatching } from '../matching/maximumMatching';
import type { Refusal } from '../system';
import { withoutOpponent } from './search/level';
import type { PairedRound } from './pairRound';

/** C.13 has joined everything and still there is no pairing: the smallest set of players to blame. */
export function refuseNoPairing(task: RoundToPair, { cards, context }: PairedRound): Refusal {
  const odd = cards.length % 2 === 1;
  const bye = cards.length;
  const neighbours = (v: number): number[] =>
    v === bye
      ? cards.flatMap((card, i) => (card.mayHaveBye ? [i] : []))
      : [
          ...cards.flatMap((card, i) => (context.mayMeet(cards[v], card) ? [i] : [])),
          ...(odd && cards[v].mayHaveBye ? [bye] : []),
        ];
  const size = cards.length + (odd ? 1 : 0);
  const blame = deficiency(size, neighbours, maximumMatching(size, neighbours));
  const numbers = (vertices: readonly number[]) =>
    vertices.filter((v) => v !== bye).map((v) => cards[v].no);
  const blocked = numbers(blame.missable);
  const partners = numbers(blame.scarce);
  const reasons: Reason[] = [];
  if (odd && !cards.some((card) => card.mayHaveBye))
    reasons.push({ key: 'dutch2011.refuse.no-bye', article: 'B.1.b' });
  const lonely = withoutOpponent(context.mayMeet, cards).map((card) => card.no);
  if (lonely.length > 0)
    reasons.push({
      key: 'dutch2011.refuse.lonely',
      article: 'C.1',
      args: { players: { players: lonely } },
    });
  reasons.push(
    partners.length > 0
      ? {
          key: 'dutch2011.refuse.too-few-partners',
          article: 'B.1, B.2',
          args: { players: { players: blocked }, partners: { players: partners } },
        }
      : {
          key: 'dutch2011.refuse.among-themselves',
          article: 'B.1, B.2',
          args: { players: { players: blocked } },
        },
  );
  const cures: Reason[] = [{ key: 'dutch2011.cure.absence' }, { key: 'dutch2011.cure.rematch' }];
  if (task.tournament.forbidden.length > 0) cures.unshift({ key: 'dutch2011.cure.forbidden' });
  return { code: 'no-legal-pairing', reasons, players: blocked, cures };
}

/** Games without result: the scores of the round can't be known. */
export function refuseUnfinished(tournament: Tournament, round: number): Refusal {
  const players = waitingFor(tournament, round);
  return {
    code: 'bad-request',
    reasons: [
      { key: 'dutch2011.refuse.unfinished', args: { round, players: { players } }, article: 'A.2' },
    ],
    players,
    cures: [{ key: 'dutch2011.cure.results', article: 'F.9' }],
  };
}
