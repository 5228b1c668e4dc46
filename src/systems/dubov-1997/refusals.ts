import type { Reason } from '../../explain/reason';
import { unfinishedRound, waitingFor } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { deficiency, maximumMatching, UNMATCHED } from '../matching/maximumMatching';
import { unratedPlayers } from '../shared/unrated';
import type { Refusal } from '../system';
import type { Card } from './cards';
import { makeField, type Field } from './field';
import { Rest } from './completion/rest';
import { player, players } from './words';

/** What must be supplied before this system can work: results, and a rating for everyone. */
export function missingData(task: RoundToPair): Refusal | null {
  return missingResults(task) ?? missingRatings(task);
}

function missingResults({ tournament }: RoundToPair): Refusal | null {
  const round = unfinishedRound(tournament);
  if (round === null) return null;
  const open = waitingFor(tournament, round);
  return {
    code: 'bad-request',
    players: open,
    reasons: [{ key: 'dubov1997.refusal.pending', args: { round, players: players(open) } }],
    cures: [{ key: 'dubov1997.cure.results', article: 'C.04.2.D.1', args: { round } }],
  };
}

/** C.04.2.B.1, R2: everybody present and everybody they have met needs a rating. */
function missingRatings(task: RoundToPair): Refusal | null {
  const unrated = unratedPlayers(task);
  if (unrated.length === 0) return null;
  return {
    code: 'bad-request',
    players: unrated,
    reasons: unrated.map((no) => ({
      key: 'dubov1997.refusal.unrated',
      article: '1',
      ruling: 'R2',
      args: { players: player(no) },
    })),
    cures: [
      {
        key: 'dubov1997.cure.estimate',
        article: 'C.04.2.B.1',
        ruling: 'R2',
        args: { players: players(unrated) },
      },
    ],
  };
}

/** R28: why there is no legal round, and what the arbiter can do (art. 9). */
export function noLegalRound(task: RoundToPair, field: Field): Refusal {
  const blocked = blockers(field);
  const reasons = [...byeReasons(field), ...blocked.reasons];
  const cures: Reason[] = [];
  if (task.tournament.forbidden.length > 0 && existsWithoutForbidden(task))
    cures.push({ key: 'dubov1997.cure.forbidden' });
  cures.push(
    { key: 'dubov1997.cure.byHand', article: '9', ruling: 'R28' },
    { key: 'dubov1997.cure.fewerRounds', article: '9' },
  );
  return { code: 'no-legal-pairing', reasons, players: blocked.players, cures };
}

const numbers = (cards: readonly Card[]): PlayerNo[] => cards.map((card) => card.no);

function byeReasons({ cards }: Field): Reason[] {
  if (cards.length % 2 === 0) return [];
  const eligible = cards.filter((card) => card.freePoint === null);
  if (eligible.length === 0)
    return [
      {
        key: 'dubov1997.refusal.byeNobody',
        article: '2.2',
        ruling: 'R22',
        args: { players: players(numbers(cards)) },
      },
    ];
  return [
    {
      key: 'dubov1997.refusal.byeRest',
      article: '2.2',
      ruling: 'R22',
      args: { players: players(numbers(eligible)) },
    },
  ];
}

/** Who cannot be paired: lone players, and those who depend on too few others (Gallai–Edmonds). */
function blockers(field: Field): { reasons: Reason[]; players: PlayerNo[] } {
  const { cards, opponents } = field;
  const neighbours = (v: number): readonly number[] => opponents[v];
  const lonely = cards.filter((card) => opponents[card.index].length === 0);
  const reasons = lonely.map((card) => lonelyReason(field, card));
  const maximum = maximumMatching(cards.length, neighbours);
  const others = cards.filter((card) => opponents[card.index].length > 0);
  const leftOver = others.filter((card) => maximum[card.index] === UNMATCHED);
  // One left over of an odd number is no defect by itself.
  if (leftOver.length <= others.length % 2) {
    const concerned = lonely.length > 0 ? lonely : cards;
    return { reasons, players: numbers(concerned) };
  }
  const found = deficiency(cards.length, neighbours, maximum);
  const missable = found.missable.filter((v) => opponents[v].length > 0).map((v) => cards[v].no);
  const scarce = found.scarce.map((v) => cards[v].no);
  reasons.push({
    key: scarce.length > 0 ? 'dubov1997.refusal.scarce' : 'dubov1997.refusal.cutOff',
    article: '2.1, 2.3, 2.4',
    ruling: 'R7',
    args: { missable: players(missable), scarce: players(scarce) },
  });
  return { reasons, players: [...numbers(lonely), ...missable].sort((a, b) => a - b) };
}

function lonelyReason(field: Field, card: Card): Reason {
  const because = (ban: string): PlayerNo[] =>
    numbers(
      field.cards.filter((other) => other !== card && field.ban[card.index][other.index] === ban),
    );
  return {
    key: 'dubov1997.refusal.noOpponent',
    article: '2.1, 2.3, 2.4',
    ruling: 'R7',
    args: {
      player: player(card.no),
      met: players(because('met')),
      colours: players(because('colours')),
      forbidden: players(because('forbidden')),
    },
  };
}

function existsWithoutForbidden(task: RoundToPair): boolean {
  const field = makeField({ ...task, tournament: { ...task.tournament, forbidden: [] } });
  const all = [...field.cards.keys()];
  if (all.length % 2 === 0) return Rest.of(field, all) !== null;
  return field.cards.some(
    (card) =>
      card.freePoint === null &&
      Rest.of(
        field,
        all.filter((v) => v !== card.index),
      ) !== null,
  );
}
