import type { Progress } from '../system';
import type { Bracket, BracketPairing } from './bracket/bracket';
import { pairBracket } from './bracket/pairBracket';
import { Completion } from './completion';
import type { Facts, Field } from './facts';

export interface PairedBracket extends BracketPairing {
  readonly bracket: Bracket;
}

/** A round in brackets; `bye` is the downfloater of the last one. */
export interface PairedRound {
  readonly brackets: readonly PairedBracket[];
  readonly bye: Facts | null;
}

/** A.9: bracket by bracket from the top; null if the round cannot be completed at all. */
export function pairRound(field: Field, progress: Progress = () => {}): PairedRound | null {
  const completion = new Completion(field);
  if (!completion.allows(field.players)) return null;
  const groups = scoregroups(field.players);
  const brackets: PairedBracket[] = [];
  let movedDown: readonly Facts[] = [];
  for (let g = 0; g < groups.length; g++) {
    progress(groups[g][0].rank / field.players.length);
    const isLast = g === groups.length - 1;
    const bracket: Bracket = {
      kind: isLast ? 'last' : 'normal',
      field,
      movedDown,
      residents: groups[g],
      beyond: isLast ? [] : groups[g + 1],
      beyondIsLast: g + 2 >= groups.length,
    };
    const paired = { bracket, ...pairBracket(bracket) };
    const below = groups.slice(g + 1).flat();
    if (isLast || completion.allows([...paired.floaters, ...below])) {
      brackets.push(paired);
      movedDown = paired.floaters;
      continue;
    }
    brackets.push(...collapse(bracket, below));
    movedDown = brackets.at(-1)!.floaters;
    break;
  }
  return { brackets, bye: movedDown[0] ?? null };
}

/** A.9: the bracket is paired again as the penultimate one, and everyone below collapses into one. */
function collapse(bracket: Bracket, below: readonly Facts[]): PairedBracket[] {
  const penultimate: Bracket = {
    ...bracket,
    kind: 'penultimate',
    beyond: below,
    beyondIsLast: true,
  };
  const first = { bracket: penultimate, ...pairBracket(penultimate) };
  const collapsed: Bracket = {
    ...bracket,
    kind: 'collapsed',
    movedDown: first.floaters,
    residents: below,
    beyond: [],
    beyondIsLast: true,
  };
  return [first, { bracket: collapsed, ...pairBracket(collapsed) }];
}

function scoregroups(players: readonly Facts[]): Facts[][] {
  const groups: Facts[][] = [];
  for (const player of players) {
    const group = groups.at(-1);
    if (group?.[0].score === player.score) group.push(player);
    else groups.push([player]);
  }
  return groups;
}
