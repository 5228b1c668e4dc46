import { displaced, type BracketShape, type ShapeRefused } from '../../explain/picture';
import type { PlayerNo } from '../../model/types';
import { colourRule, giveColours } from '../dutch/colours';
import { refusalsOf } from './byHand';
import type { RankedPair } from './bracket/bracket';
import { edition } from './edition';
import type { Ranked } from './field';
import { forbiddenStep } from './bracket/forbidden';
import { losesPreference } from './bracket/graph';
import { firstPairing, placeOf } from './bracket/order';
import type { PairedBracket, PairedRound } from './pairRound';

/** The brackets of a round for a picture; the bye, which is settled first, has a place of its own. */
export function shapesOf({ brackets, bye }: PairedRound): BracketShape[] {
  const shapes = brackets.map(shapeOf);
  if (!bye) return shapes;
  const { no } = bye.player;
  return [
    ...shapes,
    {
      title: { key: 'picture.bye' },
      parts: [{ part: 'alone', players: [no] }],
      movedDown: [],
      pairs: [],
      refused: [],
      leaving: [],
      bye: no,
      places: [],
    },
  ];
}

function shapeOf(paired: PairedBracket): BracketShape {
  const { bracket, pairs, floaters } = paired;
  const { players, incoming, residents, field } = bracket;
  const { number, total } = placeOf(bracket, paired);
  return {
    title: { key: 'burstein2026.bracket', args: { score: { points: residents[0].score } } },
    // The first half from the top faces the others from the bottom, as the first pairing joins them.
    parts: [
      { part: 's1', players: numbers(players.slice(0, pairs.length)) },
      { part: 's2', players: numbers(players.slice(pairs.length).reverse()) },
    ],
    movedDown: numbers(incoming),
    pairs: pairs.map(([higher, lower]) => {
      const { white, black, rule } = giveColours(higher, lower, field.initialColour);
      const { article, key } = colourRule(rule, edition);
      return {
        white: white.no,
        black: black.no,
        colours: { key, article, args: { higher: { players: [higher.no] } } },
      };
    }),
    refused: refusedOf(paired),
    leaving: numbers(floaters),
    bye: null,
    places:
      pairs.length === 0
        ? []
        : [{ number: String(number), total: String(total), of: 'bracket' as const }],
  };
}

/** The pairs of the first pairing of the order that the accepted one has not. */
function refusedOf(paired: PairedBracket): ShapeRefused[] {
  const { bracket, pairs } = paired;
  if (pairs.length === 0) return [];
  const first = firstPairing(bracket, pairs.length);
  const isAccepted = ([a, b]: RankedPair) => pairs.some(([c, d]) => a === c && b === d);
  const fallen = first.pairs.filter((pair) => !isAccepted(pair));
  if (fallen.length === 0) return [];
  const whole = refusalsOf(paired).refuse(first)!;
  const hasPart = ([a, b]: RankedPair) => whole.article === 'C8' && losesPreference(a, b);
  return fallen.map((pair) => ({
    players: [pair[0].no, pair[1].no],
    reason:
      forbiddenStep(pair[0], pair[1], bracket.field) ?? (hasPart(pair) ? whole : displaced(whole)),
  }));
}

const numbers = (players: readonly Ranked[]): PlayerNo[] => players.map(({ no }) => no);
