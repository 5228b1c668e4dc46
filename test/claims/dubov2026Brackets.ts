import type { PlayerNo, RoundToPair } from '../../src/model/types';
import type { PlayedRound } from '../../src/systems/system';
import {
  lostIn,
  shifters,
  Witness,
  type Couple,
} from '../../src/systems/literal/dubov-2026/witness';
import type { Card } from '../../src/systems/literal/dubov-2026/witnessCards';
import { half, type Claim } from './claim';

/** The brackets of C.04.4.1 as its witness sees them, for the claims that are made of them. */
const known = new WeakMap<RoundToPair, Witness>();
export function dubovWitness({ task }: Claim): Witness {
  const witness = known.get(task) ?? new Witness(task);
  known.set(task, witness);
  return witness;
}

export const cardOf = (claim: Claim, no: PlayerNo): Card =>
  dubovWitness(claim).cards.find((card) => card.no === no)!;

export function partnerIn(claim: Claim, { pairs }: PlayedRound, { no }: Card): Card | null {
  const pair = pairs.find(({ white, black }) => white === no || black === no);
  return pair ? cardOf(claim, pair.white === no ? pair.black : pair.white) : null;
}

/** 3.2.1: those of this score whom no bracket above has taken up, and whom they may take up. */
export interface DubovBracket {
  readonly residents: readonly Card[];
  readonly pool: readonly Card[];
  readonly upfloaters: readonly Card[];
}

/** `round`: whose upfloaters; the residents and the pool are those of our round. */
export function bracketAt(claim: Claim, score: number, round = claim.ours): DubovBracket {
  const isLeft = (card: Card) =>
    card.no !== claim.ours.bye && (partnerIn(claim, claim.ours, card)?.score ?? 0) <= score;
  const left = dubovWitness(claim).cards.filter((card) => card.score <= score && isLeft(card));
  const residents = left.filter((card) => card.score === score);
  const pool = left.filter((card) => card.score < score);
  const upfloaters = pool.filter((card) => residents.includes(partnerIn(claim, round, card)!));
  return { residents, pool, upfloaters };
}

/** 3.2.3 */
export interface Groups {
  readonly g1: readonly Card[];
  readonly g2: readonly Card[];
  readonly nobodyPlayed: boolean;
  /** 3.2.4: who gives way where both are of one size is G1. */
  readonly smaller: 'g1' | 'g2';
  readonly larger: 'g1' | 'g2';
}
export function groupsOf({ residents, upfloaters }: DubovBracket): Groups {
  const byTpn = [...residents, ...upfloaters].sort((a, b) => a.no - b.no);
  const nobodyPlayed = byTpn.every(({ games }) => games === 0);
  const g1 = byTpn.filter((card, i) =>
    nobodyPlayed ? i < byTpn.length / 2 : card.preference.colour === 'white',
  );
  const g2 = byTpn.filter((card) => !g1.includes(card));
  const [smaller, larger] =
    g1.length <= g2.length ? (['g1', 'g2'] as const) : (['g2', 'g1'] as const);
  return { g1, g2, nobodyPlayed, smaller, larger };
}

/** 4.3 */
export const numbered = (groups: Groups, from: 'g1' | 'g2'): Card[] =>
  shifters(groups[from], from === 'g1' && !groups.nobodyPlayed);

/** Of two of one subgroup who meet, the earlier in the order of 4.3 is the one who left it. */
export function shiftedFrom(
  claim: Claim,
  groups: Groups,
  from: 'g1' | 'g2',
  round: PlayedRound,
): Card[] {
  const order = numbered(groups, from);
  return order.filter((card, i) => order.indexOf(partnerIn(claim, round, card)!) > i);
}

/** 3.2.4: pairs within the smaller subgroup that no pairing which is best on C7 avoids. */
export function unavoidable(claim: Claim, bracket: DubovBracket): number {
  const groups = groupsOf(bracket);
  const inside = groups[groups.smaller];
  const all = [...dubovWitness(claim).pairings([...bracket.residents, ...bracket.upfloaters])];
  const fewest = Math.min(...all.map(lostIn));
  const within = (pairs: readonly Couple[]) =>
    pairs.filter((pair) => pair.every((card) => inside.includes(card))).length;
  return Math.min(...all.filter((pairs) => lostIn(pairs) === fewest).map(within));
}

export const CRITERIA = ['C5', 'C6', 'C7', 'C8', 'C9', 'C10'] as const;

/** C8–C10 are for all rounds but the last. */
export const criteriaOf = ({ task }: Claim): readonly string[] =>
  task.round >= task.tournament.totalRounds ? CRITERIA.slice(0, 3) : CRITERIA;

/** C5–C10 of a set of upfloaters, as they are written; `lost`: who does not get their colour. */
export function writtenValues(
  claim: Claim,
  upfloaters: readonly Card[],
  lost: number,
): Readonly<Record<string, string>> {
  const most = 2 + Math.floor(claim.task.tournament.totalRounds / 5);
  const maximum = upfloaters.filter((card) => card.upfloats >= most);
  const scores = upfloaters.map(({ score }) => score).sort((a, b) => a - b);
  return {
    C5: String(upfloaters.length),
    C6: scores.map(half).join(' ') || '–',
    C7: String(lost),
    C8: String(maximum.length),
    C9: String(maximum.reduce((sum, card) => sum + card.upfloats, 0)),
    C10: String(upfloaters.filter((card) => card.upfloatedLast).length),
  };
}

/** The same of the bracket with this score in a round. */
export function valuesIn(
  claim: Claim,
  round: PlayedRound,
  score: number,
): Readonly<Record<string, string>> {
  const { residents, upfloaters } = bracketAt(claim, score, round);
  const couples = residents.flatMap((card): Couple[] => {
    const other = partnerIn(claim, round, card)!;
    return residents.includes(other) && other.no < card.no ? [] : [[card, other]];
  });
  return writtenValues(claim, upfloaters, lostIn(couples));
}
