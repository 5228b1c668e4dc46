import type { Reason } from '../../explain/reason';
import { unfinishedRound, waitingFor } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { deficiency, maximumMatching } from '../matching/maximumMatching';
import type { Refusal } from '../system';
import type { Competitor, Field } from './field';

/** A round cannot be paired while matches of an earlier one have no result. */
export function missingResults({ tournament }: RoundToPair): Refusal | null {
  const round = unfinishedRound(tournament);
  if (round === null) return null;
  const open = waitingFor(tournament, round);
  return {
    code: 'bad-request',
    players: open,
    reasons: [{ key: 'matches.refusal.pending', args: { round, players: { players: open } } }],
    cures: [{ key: 'matches.cure.results', args: { round } }],
  };
}

/** 3.3.3: the round cannot be completed; the chief arbiter decides. Who stands in the way, and why. */
export function noLegalRound(field: Field): Refusal {
  const { competitors, mayMeet } = field;
  const hasBye = competitors.length % 2 === 1;
  const count = competitors.length;
  const neighbours = (v: number): number[] => {
    const list: number[] = [];
    if (v === count) {
      competitors.forEach(({ byeBar }, w) => byeBar === null && list.push(w));
      return list;
    }
    for (let w = 0; w < count; w++) if (mayMeet(competitors[v], competitors[w])) list.push(w);
    if (hasBye && competitors[v].byeBar === null) list.push(count);
    return list;
  };
  const vertices = count + Number(hasBye);
  const mate = maximumMatching(vertices, neighbours);
  const { missable, scarce } = deficiency(vertices, neighbours, mate);
  const named = (list: readonly number[]) =>
    list.filter((v) => v < count).map((v) => competitors[v]);
  const [blocked, wanted] = [named(missable), named(scarce)];
  return {
    code: 'no-legal-pairing',
    players: blocked.map(({ no }) => no),
    reasons: [
      ...(blocked.length > 0 ? [tooFew(blocked, wanted)] : []),
      ...(hasBye ? [byeReason(field)] : []),
      ...blocked.slice(0, 12).flatMap((each) => reasonsOf(field, each)),
    ],
    cures: [
      { key: 'matches.cure.absence', args: { players: numbers(blocked) } },
      { key: 'matches.cure.byHand', article: '3.3.3' },
    ],
  };
}

const numbers = (list: readonly Competitor[]): { readonly players: readonly PlayerNo[] } => ({
  players: list.map(({ no }) => no),
});

const tooFew = (blocked: readonly Competitor[], wanted: readonly Competitor[]): Reason => ({
  key: wanted.length > 0 ? 'matches.refusal.few' : 'matches.refusal.among',
  article: 'C3',
  args: { players: numbers(blocked), others: numbers(wanted) },
});

function byeReason({ competitors }: Field): Reason {
  const free = competitors.filter(({ byeBar }) => byeBar === null);
  return {
    key: free.length === 0 ? 'matches.refusal.noBye' : 'matches.refusal.bye',
    article: 'C2',
    args: { players: numbers(free) },
  };
}

/** What keeps one from the others: matches played, and the arbiter's list. */
function reasonsOf({ competitors, mayMeet, haveMet }: Field, one: Competitor): Reason[] {
  const apart = competitors.filter((other) => other !== one && !mayMeet(one, other));
  const met = apart.filter((other) => haveMet(one, other));
  const listed = apart.filter((other) => !haveMet(one, other));
  const args = (others: readonly Competitor[]) => ({
    player: numbers([one]),
    others: numbers(others),
  });
  return [
    ...(met.length > 0
      ? [{ key: 'matches.refusal.met', article: 'C1', args: args(met) } as const]
      : []),
    ...(listed.length > 0
      ? [{ key: 'matches.refusal.forbidden', article: 'C1', args: args(listed) } as const]
      : []),
  ];
}
