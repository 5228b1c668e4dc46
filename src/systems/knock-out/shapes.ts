import type { BracketShape } from '../../explain/picture';
import type { RoundToPair } from '../../model/types';
import { pairByBracket } from './pairRound';
import { roundOf } from './round';
import { colourReason, freeTitle, meetingTitle } from './trace';

const EMPTY = { movedDown: [], refused: [], leaving: [], places: [] } as const;

/** Every meeting is drawn for itself, and so is who goes on without a game. */
export function shapesOf(task: RoundToPair): BracketShape[] {
  if (!pairByBracket(task).ok) return [];
  const round = roundOf(task)!;
  return [
    ...round.meetings.map(({ meeting, colours }): BracketShape => {
      const { white, black } = colours;
      return {
        ...EMPTY,
        title: meetingTitle(meeting),
        parts: [
          { part: 'white', players: [white] },
          { part: 'black', players: [black] },
        ],
        pairs: [{ white, black, colours: colourReason(colours) }],
        bye: null,
      };
    }),
    ...round.free.map((no): BracketShape => {
      const title = freeTitle(round.stage, no);
      return { ...EMPTY, title, parts: [{ part: 'alone', players: [no] }], pairs: [], bye: no };
    }),
  ];
}
