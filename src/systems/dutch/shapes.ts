import { displaced, type BracketShape, type ShapeRefused } from '../../explain/picture';
import type { Reason } from '../../explain/reason';
import { factsOf, isFinal } from './bracket/bracket';
import { forbiddenPair, verdictsOn } from './literal/byHandVerdicts';
import { colourRule, giveColours } from './colours';
import { isAdditive } from './criteria/criterion';
import type { Facts } from './field';
import { candidateOf, walk, type Candidate, type FactsPair } from './literal/literal';
import { placeOf } from './literal/literalPlace';
import type { PairedBracket, PairedRound } from './pairRound';
import { BRACKET_WORDS } from './traceSteps';

/** The brackets of a round for a picture. */
export const shapesOf = ({ brackets }: PairedRound): BracketShape[] => brackets.map(shapeOf);

function shapeOf(paired: PairedBracket): BracketShape {
  const { bracket, floaters } = paired;
  const { field, movedDown, residents, kind } = bracket;
  const accepted = candidateOf(bracket, paired);
  const place = placeOf(bracket, accepted);
  const isLast = isFinal(bracket);
  return {
    title: { key: BRACKET_WORDS[kind], args: { score: { points: residents[0].score } } },
    parts: partsOf(paired, accepted),
    movedDown: numbers(movedDown),
    pairs: paired.pairs.map(([higher, lower]) => {
      const { white, black, rule } = giveColours(higher, lower, field.initialColour);
      const { article, key } = colourRule(rule, field.edition);
      return {
        white: white.no,
        black: black.no,
        colours: { key, article, args: { higher: { players: [higher.no] } } },
      };
    }),
    refused: refusedOf(paired, accepted),
    leaving: isLast ? [] : numbers(floaters),
    bye: isLast ? (floaters[0]?.no ?? null) : null,
    places:
      paired.pairs.length === 0
        ? []
        : [{ number: String(place.number), total: String(place.total), of: 'bracket' }],
  };
}

/** B.2 for the accepted candidate; the halves of the remainder before any exchange. */
function partsOf({ bracket, pairs }: PairedBracket, accepted: Candidate): BracketShape['parts'] {
  const { movedDown, residents } = bracket;
  if (movedDown.length === 0)
    return [
      { part: 's1', players: numbers(residents.slice(0, pairs.length)) },
      { part: 's2', players: numbers(residents.slice(pairs.length)) },
    ];
  const s1 = movedDown.filter((player) => !accepted.limbo.includes(player));
  const met = new Set(accepted.pairs.slice(0, s1.length).flat());
  const rest = residents.filter((player) => !met.has(player));
  const half = accepted.s1.length;
  return [
    { part: 's1', players: numbers(s1) },
    { part: 's2', players: numbers(residents.filter((player) => met.has(player))) },
    { part: 'limbo', players: numbers(accepted.limbo) },
    { part: 's1r', players: numbers(rest.slice(0, half)) },
    { part: 's2r', players: numbers(rest.slice(half)) },
  ];
}

/** The first candidate of the text beside the accepted one. */
function refusedOf(paired: PairedBracket, accepted: Candidate): ShapeRefused[] {
  const { bracket, pairs } = paired;
  if (pairs.length === 0) return [];
  const m1 = bracket.movedDown.length - accepted.limbo.length;
  const first = walk<never>(bracket, pairs.length, m1, () => null).next().value as Candidate;
  const isAccepted = ([a, b]: FactsPair) => pairs.some(([c, d]) => a === c && b === d);
  const fallen = first.pairs.filter((pair) => !isAccepted(pair));
  if (fallen.length === 0) return [];
  const whole = verdictsOn(paired).refuse(first)!;
  return fallen.map((pair) => ({
    players: [pair[0].no, pair[1].no],
    reason:
      forbiddenPair([pair], bracket.field) ??
      (counts(paired, pair, whole) ? whole : displaced(whole)),
  }));
}

/** Whether the pair itself has a part in what refused the candidate. */
function counts({ bracket }: PairedBracket, [higher, lower]: FactsPair, whole: Reason): boolean {
  const criterion = bracket.field.edition.criteria.find(({ article }) => article === whole.article);
  if (!criterion || !isAdditive(criterion)) return false;
  return (criterion.ofPair(higher, lower, factsOf(bracket)) ?? 0) > 0;
}

const numbers = (players: readonly Facts[]): number[] => players.map(({ no }) => no);
