import type { BracketShape } from '../../explain/picture';
import type { RoundToPair } from '../../model/types';
import { pairByLadder } from './pairRound';
import { fieldOf, roundOf } from './round';
import { colourReason, passedReason } from './trace';

/** The ladder is one bracket: whoever is higher stands on the left, the opponent faces them. */
export function shapesOf(task: RoundToPair): BracketShape[] {
  if (!pairByLadder(task).ok) return [];
  const field = fieldOf(task);
  const round = roundOf(field)!;
  const bye = round.bye?.no ?? null;
  return [
    {
      title: { key: 'keizer.picture', args: { round: task.round } },
      parts: [
        { part: 's1', players: round.pairs.map(({ higher }) => higher) },
        { part: 's2', players: round.pairs.map(({ lower }) => lower) },
        ...(bye === null ? [] : [{ part: 'alone' as const, players: [bye] }]),
      ],
      movedDown: [],
      pairs: round.pairs.map((pair) => ({
        white: pair.colours.white.no,
        black: pair.colours.black.no,
        colours: colourReason(pair),
      })),
      refused: round.pairs.flatMap(({ higher, passedOver }) =>
        passedOver.slice(0, 1).map(({ no, because }) => ({
          players: [higher, no] as const,
          reason: passedReason(field, higher, no, because),
        })),
      ),
      leaving: [],
      bye,
      places: [],
    },
  ];
}
