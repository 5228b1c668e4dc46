import type { Reason } from '../../explain/reason';
import type { RoundToPair } from '../../model/types';
import { combinationCount, permutationCount } from '../shared/combinations';
import { subsetsBefore, transpositionsBefore } from '../shared/place';
import {
  alone,
  isSamePairs,
  walkPlace,
  type BracketWalk,
  type TriedPairs,
  type TriedVerdict,
} from '../walk';
import { numberShifters, type Shift } from './articles/article324Shifts';
import { byTpn, fieldOf, type Facts, type Field } from './field';
import { bracketStep } from './judge';
import { completionOf, pairRound, type PairedBracket } from './pairRound';
import { missingData } from './refusals';
import { forbidden, players } from './words';

type Row = readonly [Facts, Facts];

/** The brackets of a round, in which pairs can be tried; the bye is settled before them. */
export function walkTask(task: RoundToPair): BracketWalk[] {
  const field = fieldOf(task);
  const round = missingData(task, field) ? null : pairRound(field);
  return round ? round.brackets.map((bracket) => walkOf(bracket, field)) : [];
}

function walkOf(bracket: PairedBracket, field: Field): BracketWalk {
  const { residents, pool, upfloaters, recomposed, pairs, score } = bracket;
  const byNo = new Map([...residents, ...pool].map((player) => [player.no, player]));
  const accepted = numbersOf(pairs);
  const g1 = new Set(recomposed.g1);
  const rowsOf = (tried: TriedPairs): Row[] =>
    tried.map(([a, b]) => {
      const [one, other] = [byNo.get(a)!, byNo.get(b)!].sort((x, y) => x.rank - y.rank);
      return g1.has(other) && !g1.has(one) ? [other, one] : [one, other];
    });
  const lowest = Math.min(pool[0]?.score ?? 0, ...upfloaters.map((each) => each.score));
  return {
    title: { key: 'dubov2026.bracket', args: { score: { points: score } } },
    accepted,
    first: recomposed.g1.map((player, row) => [player.no, recomposed.g2[row].no] as const),
    movedDown: upfloaters.map(({ no }) => no),
    standing(tried) {
      const gone = new Set(tried.flat());
      const left = ({ no }: Facts) => !gone.has(no);
      const order = new Map(recomposed.g1.map((player, row) => [player, row]));
      const place = ([a]: Row) => order.get(a) ?? order.size + a.rank;
      const rows = rowsOf(tried).sort((a, b) => place(a) - place(b));
      return [
        ...(rows.length > 0
          ? [{ heads: ['walk.part.g1', 'walk.part.g2'] as const, rows: numbersOf(rows) }]
          : []),
        ...alone('walk.part.unpaired', residents.filter(left)),
        ...alone(
          'walk.part.below',
          pool.filter((each) => each.score >= lowest && left(each)),
        ),
      ];
    },
    judge(tried) {
      const rows = rowsOf(tried);
      const broken = brokenBy(bracket, rows, field);
      if (broken) return { kind: 'forbidden', reason: broken, place: placeOf(bracket, rows) };
      const partnerOf = new Map(rows.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
      const step = bracketStep(bracket, partnerOf, field);
      const place = placeOf(bracket, rows);
      if (!step) {
        if (!isSamePairs(tried, accepted))
          throw new Error('Other pairs, and nothing tells them apart');
        return { kind: 'accepted', reason: { key: 'walk.accepted', article: '3.2.6' }, place };
      }
      if (step.key === 'dubov2026.judge.worse')
        return { kind: 'worse', reason: { ...step, key: 'dubov2026.hand.worse' }, place };
      if (step.key === 'dubov2026.judge.withinG1' || step.key === 'dubov2026.judge.withinG2')
        return { kind: 'worse', reason: step, place };
      return { kind: 'later', reason: { key: 'walk.later', article: step.article }, place };
    },
  };
}

/** C1 and C3, that everybody of the bracket is paired, C4. */
function brokenBy(
  { residents, pool }: PairedBracket,
  rows: readonly Row[],
  field: Field,
): Reason | null {
  for (const [a, b] of rows) {
    const reason = forbidden(a, b, field);
    if (reason) return reason;
  }
  const gone = new Set(rows.flat());
  const open = residents.filter((player) => !gone.has(player));
  if (open.length > 0)
    return { key: 'walk.unpaired', article: '1.3', args: { players: players(...open) } };
  const outside = rows.filter((row) => !row.some((player) => residents.includes(player))).flat();
  if (outside.length > 0)
    return { key: 'walk.outside', article: '1.3', args: { players: players(...outside) } };
  const rest = pool.filter((player) => !gone.has(player));
  return completionOf(field).allows(rest.map(({ rank }) => rank))
    ? null
    : { key: 'dubov2026.hand.notComplete', article: 'C4' };
}

/**
 * The orders of this text lie one in the other: sets of upfloaters (4.2), sets of shifters (4.3),
 * transpositions (4.4). The place is counted in the first in which the pairs are others.
 */
function placeOf(bracket: PairedBracket, rows: readonly Row[]): TriedVerdict['place'] {
  const { residents, pool, upfloaters, subgroups, recomposed, pairs } = bracket;
  const here = new Set(rows.flat());
  if (rows.length !== pairs.length || residents.some((player) => !here.has(player))) return null;
  const up = pool.filter((player) => here.has(player));
  if (up.some((player) => !upfloaters.includes(player))) return setPlace('upfloaters', pool, up);
  const { unavoidable, equalising } = recomposed;
  const partnerOf = new Map(rows.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const from = subgroups.g1.length <= subgroups.g2.length ? 'g1' : 'g2';
  for (const [group, shift] of [
    [from, unavoidable],
    [from === 'g1' ? 'g2' : 'g1', equalising],
  ] as const) {
    const numbered = numberShifters(group, subgroups);
    const shifted = shiftedOf(numbered, partnerOf);
    if (!isShift(shifted, shift))
      return shifted.length === (shift?.players.length ?? 0)
        ? setPlace('shifters', numbered, shifted)
        : null;
  }
  const opponents = recomposed.g1.map((player) => partnerOf.get(player)!);
  const g2 = [...recomposed.g2].sort(byTpn);
  return walkPlace('rows', {
    number: transpositionsBefore(g2, opponents) + 1n,
    total: permutationCount(g2.length, g2.length),
  });
}

/** Of two of one subgroup who meet, the earlier in the order of 4.3 is the one who was shifted. */
function shiftedOf(numbered: readonly Facts[], partnerOf: ReadonlyMap<Facts, Facts>): Facts[] {
  const place = new Map(numbered.map((player, index) => [player, index]));
  return numbered.filter((player, index) => (place.get(partnerOf.get(player)!) ?? -1) > index);
}

const isShift = (shifted: readonly Facts[], shift: Shift | null): boolean =>
  shifted.length === (shift?.players.length ?? 0) &&
  shifted.every((player) => shift?.players.includes(player));

function setPlace(
  of: 'upfloaters' | 'shifters',
  pool: readonly Facts[],
  set: readonly Facts[],
): TriedVerdict['place'] {
  const chosen = pool.flatMap((player, at) => (set.includes(player) ? [at] : []));
  return walkPlace(of, {
    number: subsetsBefore(pool.length, chosen) + 1n,
    total: combinationCount(pool.length, chosen.length),
  });
}

const numbersOf = (rows: readonly Row[]): TriedPairs => rows.map(([a, b]) => [a.no, b.no] as const);
