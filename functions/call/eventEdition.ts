/**
 * The edition of the tie-breaks for formulas that do not name one: that of the event in the
 * workbook, else the newest. A formula sees its arguments alone; but pane and functions share one
 * runtime, and the pane, which reads the event, says here which edition the event has. Module state,
 * because Excel hands a function nothing of ours to carry it in.
 */
import { EDITIONS, editionById } from '../../src/tiebreaks/editions';
import { type TieBreakEdition } from '../../src/tiebreaks/types';

let own: TieBreakEdition | undefined;
let wasAsked = false;
let turn = 0;

/** Editions for whoever names none, in the order in which they are tried. */
export function editionsByDefault(): readonly TieBreakEdition[] {
  wasAsked = true;
  return own ? [own, ...EDITIONS.filter((edition) => edition !== own)] : EDITIONS;
}

/** Grows with every change: what was found out by the edition of before is to be found out anew. */
export const editionTurn = (): number => turn;

/**
 * The event's edition by its id; null: the workbook holds no event. True if formulas that name no
 * edition have been answered by another one, and so have to be calculated again.
 */
export function setEventEdition(id: string | null): boolean {
  const next = id === null ? undefined : editionById(id);
  const [before, after] = [own ?? EDITIONS[0], next ?? EDITIONS[0]];
  own = next;
  if (before === after) return false;
  turn++;
  return wasAsked;
}
