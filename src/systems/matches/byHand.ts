import { ACCEPTED, handTable, type HandLine } from '../../explain/handTable';
import type { Reason, TraceStep, TraceTable } from '../../explain/reason';
import { subsetsOf } from '../shared/combinations';
import type { Competitor, Couple, Field } from './field';
import { shown } from './judge';
import {
  criterionWord,
  firstDifference,
  identifierOf,
  measurePairs,
  measureUpfloaters,
} from './measure';
import type { PairedBracket } from './pairRound';
import { Completion } from './completion';

/** More lines than this nobody reads; the table says how it goes on. */
const MOST_LINES = 24;

/** A bracket as it is worked by hand: sets of upfloaters, then identifiers, each with what refuses it. */
export const byHandSteps = (field: Field, bracket: PairedBracket): TraceStep[] => [
  ...(bracket.upfloaters.length === 0 ? [] : [upfloaterStep(field, bracket)]),
  pairingStep(field, bracket),
];

/** 3.5: the sets that C4 and C5 allow, in the order of the text, up to the accepted one. */
function upfloaterStep(field: Field, bracket: PairedBracket): TraceStep {
  const { below, upfloaters } = bracket;
  const accepted = String(upfloaters.map(({ no }) => no));
  const best = measureUpfloaters(field, below, upfloaters);
  const lines: (readonly [string, Reason])[] = [];
  let isOpen = false;
  for (const set of setsOf(below, upfloaters)) {
    const isAccepted = String(set.map(({ no }) => no)) === accepted;
    if (lines.length >= MOST_LINES && !isAccepted) {
      isOpen = true;
      break;
    }
    const verdict = isAccepted ? ACCEPTED : refuseSet(field, bracket, set, best);
    lines.push([set.map(({ no }) => no).join(' '), verdict]);
    if (isAccepted) break;
  }
  const table: TraceTable = {
    title: { key: 'hand.title' },
    header: [{ key: 'matches.head.set' }, { key: 'hand.article' }, { key: 'hand.verdict' }],
    rows: lines.map(([set, verdict]) => [set, verdict.article ?? '', verdict]),
  };
  return {
    key: isOpen ? 'matches.hand.setsOpen' : 'matches.hand.sets',
    article: '3.5',
    table,
  };
}

/** Sets with the scores of the accepted one: by descending score each level in the order of numbers. */
function* setsOf(
  below: readonly Competitor[],
  upfloaters: readonly Competitor[],
): Generator<readonly Competitor[]> {
  const levels = [...new Set(upfloaters.map(({ score }) => score))];
  function* from(at: number): Generator<readonly Competitor[]> {
    if (at === levels.length) {
      yield [];
      return;
    }
    const ofLevel = ({ score }: Competitor) => score === levels[at];
    for (const chosen of subsetsOf(below.filter(ofLevel), upfloaters.filter(ofLevel).length))
      for (const rest of from(at + 1)) yield [...chosen, ...rest];
  }
  yield* from(0);
}

function refuseSet(
  field: Field,
  { group, below }: PairedBracket,
  set: readonly Competitor[],
  best: ReturnType<typeof measureUpfloaters>,
): Reason {
  const completion = new Completion(field);
  const gone = new Set(set);
  if (completion.alone([...group, ...set]) > 0)
    return { key: 'matches.hand.noBracket', article: 'C1', args: { players: shown(set) } };
  if (completion.alone(below.filter((each) => !gone.has(each))) > 0)
    return { key: 'matches.hand.notComplete', article: 'C3', args: { players: shown(set) } };
  const worse = firstDifference(best, measureUpfloaters(field, below, set))!;
  return worseReason(worse);
}

const worseReason = ({ best, found }: NonNullable<ReturnType<typeof firstDifference>>): Reason => ({
  key: 'matches.hand.worse',
  article: best.article,
  args: { criterion: { reason: criterionWord(best) }, found: found.shown, best: best.shown },
});

/** 3.6: pairings in the order of identifiers, up to the accepted one. */
function pairingStep(field: Field, bracket: PairedBracket): TraceStep {
  const members = [...bracket.group, ...bracket.upfloaters].sort((a, b) => a.no - b.no);
  const accepted = String(identifierOf(bracket.pairs));
  const best = measurePairs(field, bracket, bracket.pairs);
  const lines: HandLine[] = [];
  let isOpen = false;
  for (const pairing of pairingsInOrder(members)) {
    const isAccepted = String(identifierOf(pairing)) === accepted;
    if (lines.length >= MOST_LINES && !isAccepted) {
      isOpen = true;
      break;
    }
    const verdict = isAccepted ? ACCEPTED : refusePairing(field, bracket, pairing, best);
    lines.push({
      number: lines.length + 1,
      exchange: null,
      pairs: pairing.map(([a, b]) => [a.no, b.no] as const),
      verdict,
    });
    if (isAccepted) break;
  }
  return {
    key: isOpen ? 'matches.hand.pairingsOpen' : 'matches.hand.pairings',
    article: '3.6',
    table: handTable({ key: 'hand.title' }, lines),
  };
}

function refusePairing(
  field: Field,
  bracket: PairedBracket,
  pairing: readonly Couple[],
  best: ReturnType<typeof measurePairs>,
): Reason {
  const apart = pairing.find(([a, b]) => !field.mayMeet(a, b));
  if (apart)
    return {
      key: field.haveMet(...apart) ? 'matches.met' : 'matches.keptApart',
      article: 'C1',
      args: { players: { players: apart.map(({ no }) => no) } },
    };
  return worseReason(firstDifference(best, measurePairs(field, bracket, pairing))!);
}

/** 3.6.2: all pairings in the order of their identifiers: the top members first, then their partners. */
export function* pairingsInOrder(members: readonly Competitor[]): Generator<readonly Couple[]> {
  for (const tops of topSets(members, 0, members.length / 2, 0)) {
    const isTop = new Set(tops);
    yield* partners(
      tops,
      members.filter((each) => !isTop.has(each)),
    );
  }
}

/** Sets of top members in their order; at no place may more bottoms than tops have passed. */
function* topSets(
  members: readonly Competitor[],
  at: number,
  wanted: number,
  lead: number,
): Generator<readonly Competitor[]> {
  if (wanted === 0) {
    yield [];
    return;
  }
  for (const rest of topSets(members, at + 1, wanted - 1, lead + 1)) yield [members[at], ...rest];
  if (lead > 0 && members.length - at > wanted) yield* topSets(members, at + 1, wanted, lead - 1);
}

function* partners(
  [top, ...others]: readonly Competitor[],
  bottoms: readonly Competitor[],
): Generator<readonly Couple[]> {
  for (const bottom of bottoms) {
    if (bottom.no < top.no) continue;
    if (others.length === 0) yield [[top, bottom]];
    else
      for (const rest of partners(
        others,
        bottoms.filter((each) => each !== bottom),
      ))
        yield [[top, bottom], ...rest];
  }
}
