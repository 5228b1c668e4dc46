import { displaced, type BracketShape, type ShapeRefused } from '../../explain/picture';
import type { Reason } from '../../explain/reason';
import { pairCriteria } from './bracket';
import { pairingsInOrder } from './byHand';
import { giveColours } from './colours';
import type { Competitor, Couple, Field } from './field';
import { criterionWord, firstDifference, identifierOf, measurePairs } from './measure';
import type { PairedBracket, PairedRound } from './pairRound';

/** The bye and the brackets of a round for a picture. */
export const shapesOf = (field: Field, { bye, brackets }: PairedRound): BracketShape[] => [
  ...(bye ? [byeShape(bye)] : []),
  ...brackets.map((bracket) => shapeOf(field, bracket)),
];

const byeShape = (bye: Competitor): BracketShape => ({
  title: { key: 'picture.bye', article: '3.4' },
  parts: [{ part: 'alone', players: [bye.no] }],
  movedDown: [],
  pairs: [],
  refused: [],
  leaving: [],
  bye: bye.no,
  places: [],
});

function shapeOf(field: Field, bracket: PairedBracket): BracketShape {
  const { group, pairs } = bracket;
  return {
    title: { key: 'matches.bracket', args: { score: { points: group[0].score } } },
    parts: [
      { part: 'top', players: pairs.map(([top]) => top.no) },
      { part: 'bottom', players: pairs.map(([, bottom]) => bottom.no) },
    ],
    movedDown: [],
    pairs: pairs.map((pair) => {
      const { white, black, key, article, first } = giveColours(field, pair);
      return {
        white: white.no,
        black: black.no,
        colours: { key, article, args: { first: { players: [first.no] } } },
      };
    }),
    refused: refusedOf(field, bracket),
    leaving: [],
    bye: null,
    places: [],
  };
}

/** The first identifier of the text beside the accepted one. */
function refusedOf(field: Field, bracket: PairedBracket): ShapeRefused[] {
  const members = [...bracket.group, ...bracket.upfloaters].sort((a, b) => a.no - b.no);
  const first = pairingsInOrder(members).next().value as readonly Couple[];
  if (String(identifierOf(first)) === String(identifierOf(bracket.pairs))) return [];
  const isAccepted = ([a, b]: Couple) => bracket.pairs.some(([c, d]) => a === c && b === d);
  const fallen = first.filter((pair) => !isAccepted(pair));
  const apart = first.find(([a, b]) => !field.mayMeet(a, b));
  const whole = apart ? forbidden(field, apart) : worse(field, bracket, first);
  return fallen.map((pair) => ({
    players: [pair[0].no, pair[1].no],
    reason: field.mayMeet(...pair)
      ? hasPart(field, bracket, pair, whole)
        ? whole
        : displaced(whole)
      : forbidden(field, pair),
  }));
}

const forbidden = (field: Field, [a, b]: Couple): Reason => ({
  key: field.haveMet(a, b) ? 'matches.met' : 'matches.keptApart',
  article: 'C1',
  args: { players: { players: [a.no, b.no] } },
});

function worse(field: Field, bracket: PairedBracket, first: readonly Couple[]): Reason {
  const best = measurePairs(field, bracket, bracket.pairs);
  const found = firstDifference(best, measurePairs(field, bracket, first))!;
  return {
    key: 'matches.hand.worse',
    article: found.best.article,
    args: {
      criterion: { reason: criterionWord(found.best) },
      found: found.found.shown,
      best: found.best.shown,
    },
  };
}

/** Whether the pair itself costs something on the criterion that refused the whole. */
const hasPart = (field: Field, bracket: PairedBracket, [a, b]: Couple, whole: Reason): boolean =>
  pairCriteria(field, bracket).some(
    ({ article, cost }) => article === whole.article && cost(a, b) > 0,
  );
