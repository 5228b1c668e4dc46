import type { Reason, TraceTable } from '../../explain/reason';
import type { WordKey } from '../../words';
import { forcesStrong, isDisturbed } from './articles/b4Colours';
import { mayFloat } from './articles/b5b6Floats';
import { mayBeExempt } from './articles/c12OtherFloaters';
import { permutations } from './articles/d1Permutations';
import { exchangesOfD2, type PositionExchange } from './articles/d2Exchanges';
import { playerInTable } from './tell';
import type { PairedLevel } from './levelPairing';
import type { Couple, SearchContext } from './search/phase';

/** More candidates than this are not shown: nobody would do them by hand. */
const MOST_ROWS = 60;

/**
 * The homogeneous part of a level as on paper: the candidates in the order of D.1 and D.2, each with
 * the first thing that refuses it, down to the accepted one. Null if that takes too many rows, or if
 * there is nothing to choose.
 */
export function workByHand(
  context: SearchContext,
  paired: PairedLevel,
  isLowest: boolean,
): TraceTable | null {
  const { solution } = paired;
  const group = [...solution.restS1, ...solution.restS2];
  const size = solution.restS1.length;
  if (size === 0 || group.length < 3) return null;
  const rows: (readonly Reason[])[] = [];
  for (const candidate of candidates(group, size)) {
    const refusal = refuse(context, paired, candidate, isLowest);
    const isAccepted = candidate.couples.every(([a, b], i) => {
      const [c, d] = solution.rest[i];
      return a === c && b === d;
    });
    rows.push([
      list(
        context,
        candidate.couples.map(([a]) => a),
      ),
      list(
        context,
        candidate.couples.map(([, b]) => b),
      ),
      list(context, candidate.leavers),
      isAccepted ? { key: 'french1994.accepted' } : (refusal ?? DETOUR),
    ]);
    if (isAccepted) return table(rows);
    if (rows.length === MOST_ROWS) return null;
  }
  return null;
}

/** Everything in the level itself speaks for it; only C.12 or C.13 can have refused it. */
const DETOUR: Reason = { key: 'french1994.refused.below', article: 'C.12, C.13' };

interface Candidate {
  readonly couples: readonly Couple[];
  readonly leavers: readonly number[];
}

export function* candidates(group: readonly number[], size: number): Generator<Candidate> {
  for (const { out, in: into } of noneThenExchanges(group.length, size)) {
    const isS1 = (position: number): boolean =>
      (position <= size && !out.includes(position)) || into.includes(position);
    const s1 = group.filter((_, index) => isS1(index + 1));
    const s2 = group.filter((_, index) => !isS1(index + 1));
    for (const order of permutations(s2, size)) {
      const paired = new Set(order);
      yield {
        couples: s1.map((player, i): Couple => [player, order[i]]),
        leavers: s2.filter((player) => !paired.has(player)),
      };
    }
  }
}

/** No exchange first. Only the exchanges of as many players as the caller gets to are built. */
function* noneThenExchanges(count: number, size: number): Generator<PositionExchange> {
  yield { out: [], in: [] };
  yield* exchangesOfD2(count, size);
}

export function refuse(
  { field, weakestFirst }: SearchContext,
  { solution }: PairedLevel,
  { couples, leavers }: Candidate,
  isLowest: boolean,
): Reason | null {
  const { cards } = field;
  const pair = (key: WordKey, article: string, [a, b]: Couple): Reason => ({
    key,
    article,
    args: { a: { players: [cards[a].no] }, b: { players: [cards[b].no] } },
  });
  const met = couples.find(([a, b]) => field.haveMet(a, b));
  if (met) return pair('french1994.refused.met', 'B.1.a', met);
  const apart = couples.find(([a, b]) => field.areKeptApart(a, b));
  if (apart) return pair('french1994.refused.apart', 'B.1.a', apart);
  const clash = couples.find(([a, b]) => !field.mayMeet(a, b));
  if (clash) return pair('french1994.refused.clash', 'B.2', clash);
  const all = [...solution.placed, ...couples];
  const disturbed = all.filter(([a, b]) => isDisturbed(cards[a], cards[b]));
  if (disturbed.length > solution.disturbed)
    return {
      key: 'french1994.refused.x',
      article: 'B.4',
      args: { disturbed: disturbed.length, x: solution.disturbed },
    };
  const strong = all.filter(([a, b]) => forcesStrong(cards[a], cards[b]));
  if (weakestFirst && strong.length > solution.strongForced)
    return pair('french1994.refused.strong', 'BAF 77', strong[strong.length - 1]);
  const leaver = (key: WordKey, article: string, player: number): Reason => ({
    key,
    article,
    args: { player: { players: [cards[player].no] } },
  });
  const barred = leavers.find((player) => isLowest && !mayBeExempt(cards[player]));
  if (barred !== undefined) return leaver('french1994.refused.exempt', 'B.1.b', barred);
  const again = leavers.find((player) => !mayFloat(cards[player], 'down', solution.down));
  if (again !== undefined)
    return leaver(
      'french1994.refused.float',
      cards[again].lastFloat === 'down' ? 'B.5' : 'B.6',
      again,
    );
  return null;
}

const list = ({ field }: SearchContext, players: readonly number[]): Reason => ({
  ...playerInTable(0),
  args: { player: { players: players.map((player) => field.cards[player].no) } },
});

const table = (rows: readonly (readonly Reason[])[]): TraceTable => ({
  title: { key: 'french1994.by-hand-title' },
  header: [
    { key: 'french1994.s1' },
    { key: 'french1994.s2' },
    { key: 'french1994.left-over' },
    { key: 'french1994.verdict' },
  ],
  rows,
});
