import { scoreGroups } from '../shared/scoreGroups';
import { Completion } from '../dutch/completion';
import type { Progress } from '../system';
import type { Bracket, BracketPairing } from './bracket/bracket';
import { assignBye, type ByeChoice } from './bye';
import { byPlace, type Field, type Ranked } from './field';
import { pairBracket } from './bracket/pairBracket';

export interface PairedBracket extends BracketPairing {
  readonly bracket: Bracket;
}

export interface PairedRound {
  readonly brackets: readonly PairedBracket[];
  readonly bye: ByeChoice | null;
}

/** 1.9.2: the bye first, then the scoregroups from the top; null if the round cannot be completed. */
export function pairRound(field: Field, progress: Progress = () => {}): PairedRound | null {
  const bye = assignBye(field);
  if (bye === 'none') return null;
  const groups = scoreGroups(field.players.filter((player) => player !== bye?.player));
  const completion = new Completion(field);
  const brackets: PairedBracket[] = [];
  let incoming: readonly Ranked[] = [];
  groups.forEach((residents, g) => {
    progress(residents[0].rank / field.players.length);
    const bracket = bracketOf(field, incoming, groups.slice(g));
    const paired = { bracket, ...pairBracket(bracket, completion) };
    brackets.push(paired);
    incoming = paired.floaters;
  });
  if (incoming.length > 0) throw new Error('Somebody is left over in a round that is complete');
  return { brackets, bye };
}

/** The bracket of the first of these scoregroups. */
function bracketOf(
  field: Field,
  incoming: readonly Ranked[],
  [residents, next = [], ...below]: readonly (readonly Ranked[])[],
): Bracket {
  return {
    field,
    players: [...incoming, ...residents].sort(byPlace),
    incoming,
    residents: [...residents].sort(byPlace),
    next,
    below: below.flat(),
  };
}
