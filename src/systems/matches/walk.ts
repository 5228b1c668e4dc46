import type { Reason } from '../../explain/reason';
import { combinationCount } from '../shared/combinations';
import { subsetsBefore, type PlaceInOrder } from '../shared/place';
import {
  alone,
  isSamePairs,
  walkPlace,
  type BracketWalk,
  type TriedPairs,
  type TriedVerdict,
} from '../walk';
import { Completion } from './completion';
import type { Competitor, Couple, Field } from './field';
import { identifierPlace } from './identifierPlace';
import { otherBracket } from './judge';
import { identifierOf } from './measure';
import { pairRound, type PairedBracket } from './pairRound';

/** The brackets of a round, in which pairs can be tried; the bye is settled before them. */
export function walkRound(field: Field): BracketWalk[] {
  const round = pairRound(field);
  return round ? round.brackets.map((bracket) => walkOf(field, bracket)) : [];
}

function walkOf(field: Field, bracket: PairedBracket): BracketWalk {
  const { group, below, upfloaters, pairs } = bracket;
  const all = [...group, ...below];
  const byNo = new Map(all.map((each) => [each.no, each]));
  const inGroup = new Set(group);
  const accepted = numbersOf(pairs);
  const couplesOf = (tried: TriedPairs): Couple[] =>
    tried
      .map(([a, b]): Couple => [byNo.get(Math.min(a, b))!, byNo.get(Math.max(a, b))!])
      .sort(([a], [b]) => a.no - b.no);
  // Further down than the score of the lowest who floats up nobody would look for another.
  const lowest = Math.min(below[0]?.score ?? 0, ...upfloaters.map(({ score }) => score));
  return {
    title: { key: 'matches.bracket', args: { score: { points: group[0].score } } },
    accepted,
    first: firstIdentifier([...group, ...upfloaters]),
    movedDown: upfloaters.map(({ no }) => no),
    standing(tried) {
      const gone = new Set(tried.flat());
      const left = (each: Competitor) => !gone.has(each.no);
      const heads = ['picture.part.top', 'picture.part.bottom'] as const;
      return [
        ...(tried.length > 0 ? [{ heads, rows: numbersOf(couplesOf(tried)) }] : []),
        ...alone('walk.part.unpaired', group.filter(left)),
        ...alone(
          'walk.part.below',
          below.filter((each) => each.score >= lowest && left(each)),
        ),
      ];
    },
    judge(tried) {
      const couples = couplesOf(tried);
      const forbidden = forbiddenIn(field, bracket, couples);
      const place = placeOf(bracket, couples);
      if (forbidden) return { kind: 'forbidden', reason: forbidden, place };
      const step = otherBracket(field, bracket, couples);
      if (!step)
        return isSamePairs(tried, accepted)
          ? { kind: 'accepted', reason: { key: 'walk.accepted', article: '3.6' }, place }
          : fail();
      return step.key === 'matches.judge.worse'
        ? { kind: 'worse', reason: { ...step, key: 'matches.hand.worse' }, place }
        : { kind: 'later', reason: { key: 'walk.later', article: step.article }, place };
    },
  };

  function forbiddenIn(
    { mayMeet, haveMet }: Field,
    _: PairedBracket,
    couples: readonly Couple[],
  ): Reason | null {
    const apart = couples.find(([a, b]) => !mayMeet(a, b));
    if (apart)
      return {
        key: haveMet(...apart) ? 'matches.met' : 'matches.keptApart',
        article: 'C1',
        args: { players: { players: apart.map(({ no }) => no) } },
      };
    const gone = new Set(couples.flat());
    const open = group.filter((each) => !gone.has(each));
    const outside = couples.filter(([a, b]) => !inGroup.has(a) && !inGroup.has(b)).flat();
    if (open.length + outside.length > 0)
      return {
        key: open.length > 0 ? 'walk.unpaired' : 'walk.outside',
        article: '1.3',
        args: { players: { players: (open.length > 0 ? open : outside).map(({ no }) => no) } },
      };
    const rest = below.filter((each) => !gone.has(each));
    return new Completion(field).alone(rest) === 0
      ? null
      : {
          key: 'matches.hand.notComplete',
          article: 'C3',
          args: {
            players: {
              numbers: couples.flat().flatMap((each) => (inGroup.has(each) ? [] : [each.no])),
            },
          },
        };
  }
}

function fail(): never {
  throw new Error('Other pairs than ours, and nothing tells them apart');
}

/** 3.6 among the same members; else 3.5 among the sets with the same scores. */
function placeOf(
  { group, below, upfloaters, pairs }: PairedBracket,
  couples: readonly Couple[],
): TriedVerdict['place'] {
  const inGroup = new Set(group);
  const members = couples.flat();
  if (couples.length !== pairs.length || group.some((each) => !members.includes(each))) return null;
  const up = members.filter((each) => !inGroup.has(each)).sort(byScore);
  if (up.some((each) => !upfloaters.includes(each))) {
    const place = setPlace(below, upfloaters, up);
    return place && walkPlace('upfloaters', place);
  }
  const ordered = [...members].sort((a, b) => a.no - b.no);
  const at = new Map(ordered.map((each, index) => [each.no, index]));
  const identifier = identifierOf(couples).map((no) => at.get(no)!);
  const rows = couples.map((_, i) => [identifier[i], identifier[couples.length + i]] as const);
  return walkPlace('candidates', identifierPlace(members.length, rows));
}

/** 3.5.2: score by score from the highest, sets in the order of numbers; null: other scores than C5 allows. */
function setPlace(
  below: readonly Competitor[],
  upfloaters: readonly Competitor[],
  up: readonly Competitor[],
): PlaceInOrder | null {
  if (
    String(up.map(({ score }) => score)) !==
    String([...upfloaters].sort(byScore).map(({ score }) => score))
  )
    return null;
  let [number, total] = [0n, 1n];
  for (const level of new Set(up.map(({ score }) => score))) {
    const candidates = below.filter(({ score }) => score === level);
    const chosen = candidates.flatMap((each, at) => (up.includes(each) ? [at] : []));
    const count = combinationCount(candidates.length, chosen.length);
    number = number * count + subsetsBefore(candidates.length, chosen);
    total *= count;
  }
  return { number: number + 1n, total };
}

/** The first half by number against the second. */
function firstIdentifier(members: readonly Competitor[]): TriedPairs {
  const numbers = members.map(({ no }) => no).sort((a, b) => a - b);
  const half = numbers.length / 2;
  return numbers.slice(0, half).map((no, i) => [no, numbers[half + i]] as const);
}

const byScore = (a: Competitor, b: Competitor): number => b.score - a.score || a.no - b.no;
const numbersOf = (couples: readonly Couple[]): TriedPairs =>
  couples.map(([a, b]) => (a.no < b.no ? [a.no, b.no] : [b.no, a.no]) as [number, number]);
