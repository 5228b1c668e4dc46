import type { PlayerNo, RoundToPair } from '../../../src/model/types';
import {
  byAro,
  compare,
  lostIn,
  shifters,
  Witness,
  type Couple,
  type Witnessed,
} from '../../../src/systems/literal/dubov-2026/witness';
import {
  byeOrder,
  coloursOf,
  type Card,
} from '../../../src/systems/literal/dubov-2026/witnessCards';

interface Round {
  readonly pairs: readonly Couple[];
  readonly bye: Card | null;
}

/** What the text looks at, in its order, with the article: the smaller comes first. */
type Place = readonly [article: string, value: readonly number[]];

/** All rounds of a task with their places, tried once for whoever is asked about. */
interface Tried {
  readonly witness: Witness;
  readonly ours: Round;
  readonly places: readonly Place[];
  readonly others: readonly { readonly round: Round; readonly places: readonly Place[] }[];
}
const known = new WeakMap<RoundToPair, Tried>();
function tried(task: RoundToPair): Tried {
  const before = known.get(task);
  if (before) return before;
  const witness = new Witness(task);
  const find = (no: PlayerNo): Card => witness.cards.find((card) => card.no === no)!;
  const { pairs, bye } = witness.pair()!;
  const ours: Round = {
    pairs: pairs.map(({ white, black }) => [find(white), find(black)]),
    bye: bye === null ? null : find(bye),
  };
  const others = [...roundsOf(witness)].map((round) => ({
    round,
    places: placesOf(round, ours, witness),
  }));
  const found: Tried = { witness, ours, places: placesOf(ours, ours, witness), others };
  known.set(task, found);
  return found;
}

/**
 * Why a round does not pair two players, by trying every round that does: the article that parts the
 * nearest of them from the round of the text. 'paired', 'illegal', 'none' where there is no such article.
 */
export const witnessWhyNot2026 = (task: RoundToPair, a: PlayerNo, b: PlayerNo): string =>
  nearestRound2026(task, a, b).article;

/** The same with the nearest round; of those that part at one place, the best there. */
export function nearestRound2026(
  task: RoundToPair,
  a: PlayerNo,
  b: PlayerNo,
): { readonly article: string; readonly round: Witnessed | null } {
  const { witness, ours, places, others } = tried(task);
  const [one, other] = [a, b].map((no) => witness.cards.find((card) => card.no === no)!);
  if (!witness.mayMeet(one, other)) return { article: 'illegal', round: null };
  const isPair = (pair: Couple): boolean => pair.includes(one) && pair.includes(other);
  if (ours.pairs.some(isPair)) return { article: 'paired', round: null };
  let nearest: { at: number; value: readonly number[]; round: Round } | null = null;
  for (const { round, places: theirs } of others) {
    if (!round.pairs.some(isPair)) continue;
    const at = places.findIndex(([, value], i) => value.join() !== theirs[i][1].join());
    if (at < 0 || (nearest && at < nearest.at)) continue;
    const [, value] = theirs[at];
    if (!nearest || at > nearest.at || compare(value, nearest.value) < 0)
      nearest = { at, value, round };
  }
  if (!nearest) return { article: 'none', round: null };
  const { pairs, bye } = nearest.round;
  return {
    article: places[nearest.at][0],
    round: { pairs: pairs.map(([x, y]) => coloursOf(x, y, task)), bye: bye?.no ?? null },
  };
}

function* roundsOf(witness: Witness): Generator<Round> {
  const { cards } = witness;
  if (cards.length % 2 === 0)
    for (const pairs of witness.pairings(cards)) yield { pairs, bye: null };
  else
    for (const bye of byeOrder(cards))
      for (const pairs of witness.pairings(cards.filter((card) => card !== bye)))
        yield { pairs, bye };
}

/** Where a round stands in the order of the text, by the brackets of `ours`. */
function placesOf(round: Round, ours: Round, witness: Witness): Place[] {
  const places: Place[] = round.bye
    ? [
        ['3.1.3', [round.bye.score]],
        ['3.1.4', [-round.bye.games]],
        ['3.1.5', [-round.bye.no]],
      ]
    : [];
  let left = witness.cards.filter((card) => card !== ours.bye);
  while (left.length > 0) {
    const residents = left.filter(({ score }) => score === left[0].score);
    const pool = left.slice(residents.length);
    places.push(...bracketPlaces(round, residents, pool, witness));
    const floated = pool.filter((card) => residents.includes(partnerIn(ours, card)!));
    left = pool.filter((card) => !floated.includes(card));
  }
  return places;
}

function partnerIn({ pairs }: Round, card: Card): Card | undefined {
  const pair = pairs.find((each) => each.includes(card));
  return pair && (pair[0] === card ? pair[1] : pair[0]);
}

function bracketPlaces(
  round: Round,
  residents: readonly Card[],
  pool: readonly Card[],
  witness: Witness,
): Place[] {
  const upfloaters = pool.filter((card) => residents.includes(partnerIn(round, card)!));
  const bracket = [...residents, ...upfloaters];
  const pairs = round.pairs.filter((pair) => pair.some((card) => residents.includes(card)));
  const value = witness.valueOf(upfloaters, lostIn(pairs));
  const [c7, c8 = 0, c9 = 0, c10 = 0] = value.slice(upfloaters.length);
  const nobodyPlayed = bracket.every(({ games }) => games === 0);
  const byTpn = [...bracket].sort((a, b) => a.no - b.no);
  const g1 = byTpn.filter((card, i) =>
    nobodyPlayed ? i < byTpn.length / 2 : card.preference.colour === 'white',
  );
  const g2 = byTpn.filter((card) => !g1.includes(card));
  const isG1Smaller = g1.length <= g2.length;
  const [smaller, larger] = isG1Smaller ? [g1, g2] : [g2, g1];
  const shiftedOf = (group: readonly Card[], isG1: boolean): number[] => {
    const numbered = shifters(group, isG1 && !nobodyPlayed);
    return numbered.flatMap((card, i) =>
      numbered.indexOf(partnerIn(round, card)!) > i ? [i] : [],
    );
  };
  const first = shiftedOf(smaller, isG1Smaller);
  const second = shiftedOf(larger, !isG1Smaller);
  const gone = [
    ...first.map((i) => shifters(smaller, isG1Smaller && !nobodyPlayed)[i]),
    ...second.map((i) => shifters(larger, !isG1Smaller && !nobodyPlayed)[i]),
  ];
  const s1 = bracket.filter((card) => g1.includes(card) !== gone.includes(card)).sort(byAro);
  return [
    ['C5', [upfloaters.length]],
    ['C6', value.slice(0, upfloaters.length)],
    ['C7', [c7]],
    ['C8', [c8]],
    ['C9', [c9]],
    ['C10', [c10]],
    ['4.2', upfloaters.map((card) => pool.indexOf(card))],
    ['3.2.4', [first.length]],
    ['3.2.4, 4.3', first],
    ['3.2.4, 4.3', second],
    ['3.2.6', s1.map((card) => partnerIn(round, card)?.no ?? 0)],
  ];
}
