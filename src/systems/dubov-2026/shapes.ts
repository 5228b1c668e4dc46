import {
  displaced,
  type BracketShape,
  type ShapePlace,
  type ShapeRefused,
} from '../../explain/picture';
import { permutationCount } from '../shared/combinations';
import { transpositionsBefore } from '../shared/place';
import { giveColours } from './articles/article5Colours';
import type { Facts, Field } from './field';
import type { PairedBracket, PairedRound } from './pairRound';
import { colourReason, forbidden, players } from './words';

/** The brackets of a round for a picture; the bye is settled before them (3.1). */
export function shapesOf({ bye, brackets }: PairedRound, field: Field): BracketShape[] {
  const shapes = brackets.map((bracket) => shapeOf(bracket, field));
  if (!bye) return shapes;
  return [
    ...shapes,
    {
      title: { key: 'picture.bye' },
      parts: [{ part: 'alone', players: [bye.no] }],
      movedDown: [],
      pairs: [],
      refused: [],
      leaving: [],
      bye: bye.no,
      places: [],
    },
  ];
}

function shapeOf(bracket: PairedBracket, field: Field): BracketShape {
  const { score, recomposed, pairs } = bracket;
  return {
    title: { key: 'dubov2026.bracket', args: { score: { points: score } } },
    parts: [
      { part: 'g1', players: players(...recomposed.g1).players },
      { part: 'g2', players: pairs.map(([, opponent]) => opponent.no) },
    ],
    movedDown: [],
    pairs: pairs.map(([a, b]) => {
      const { white, black } = giveColours(a, b, field.initialColour);
      return { white: white.no, black: black.no, colours: colourReason(a, b, field) };
    }),
    refused: refusedOf(bracket, field),
    leaving: [],
    bye: null,
    places: [placeOf(recomposed.g2, pairs)],
  };
}

/** The rows of the first transposition whose players may not meet, and those that moved with them. */
function refusedOf({ recomposed: { g1, g2 }, pairs }: PairedBracket, field: Field): ShapeRefused[] {
  const clash = g1.map((player, row) => forbidden(player, g2[row], field)).find(Boolean);
  if (!clash) return [];
  return g1.flatMap((player, row): ShapeRefused[] => {
    if (pairs[row][1] === g2[row]) return [];
    return [
      {
        players: [player.no, g2[row].no],
        reason: forbidden(player, g2[row], field) ?? displaced(clash),
      },
    ];
  });
}

/** 4.4: the place of T2 among the transpositions of G2. */
export function placeOf(g2: readonly Facts[], pairs: PairedBracket['pairs']): ShapePlace {
  const t2 = pairs.map(([, opponent]) => opponent);
  return {
    of: 'g2',
    number: String(transpositionsBefore(g2, t2) + 1n),
    total: String(permutationCount(g2.length, g2.length)),
  };
}
