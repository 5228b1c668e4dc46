import { scoreGroups } from '../shared/scoreGroups';
import type { Progress } from '../system';
import type { Bracket, BracketPairing } from './bracket/bracket';
import { pairBracket } from './bracket/pairBracket';
import { Completion } from './completion';
import type { Facts, Field } from './field';

export interface PairedBracket extends BracketPairing {
  readonly bracket: Bracket;
}

/** A round in brackets; `bye` is the downfloater of the last one. */
export interface PairedRound {
  readonly brackets: readonly PairedBracket[];
  readonly bye: Facts | null;
}

/** Bracket by bracket from the top; null if the round cannot be completed at all. */
export function pairRound(field: Field, progress: Progress = () => {}): PairedRound | null {
  return field.edition.completion === 'collapse'
    ? pairCollapsing(field, progress)
    : pairCompletable(field, progress);
}

/** 2016, A.9: the first bracket that leaves the rest impossible is paired again. */
function pairCollapsing(field: Field, progress: Progress): PairedRound | null {
  const completion = new Completion(field);
  if (!completion.allows(field.players)) return null;
  const groups = scoreGroups(field.players);
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
      below: [],
      floaterTakesBye: false,
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

/** 2026: the score of the bye is settled first (C5), and every bracket keeps the round completable (C4). */
function pairCompletable(open: Field, progress: Progress): PairedRound | null {
  const settled = settleBye(open);
  if (!settled) return null;
  const { field, completion } = settled;
  const groups = scoreGroups(field.players);
  const brackets: PairedBracket[] = [];
  let movedDown: readonly Facts[] = [];
  for (let g = 0; g < groups.length; g++) {
    progress(groups[g][0].rank / field.players.length);
    const isLast = g === groups.length - 1;
    const bracket = withBye(
      {
        kind: isLast ? 'last' : 'normal',
        field,
        movedDown,
        residents: groups[g],
        beyond: isLast ? [] : groups[g + 1],
        beyondIsLast: g + 2 >= groups.length,
        below: groups.slice(g + 2).flat(),
      },
      completion,
    );
    const paired = { bracket, ...pairBracket(bracket, (rest) => completion.allows(rest)) };
    brackets.push(paired);
    movedDown = paired.floaters;
  }
  return { brackets, bye: movedDown[0] ?? null };
}

/** The field with the lowest score for which the round can be completed with the bye; null: it cannot. */
export function settleBye(
  field: Field,
): { readonly field: Field; readonly completion: Completion } | null {
  if (field.players.length % 2 === 0) {
    const completion = new Completion(field);
    return completion.allows(field.players) ? { field, completion } : null;
  }
  const scores = new Set(field.players.filter(field.mayHaveBye).map(({ score }) => score));
  for (const byeScore of [...scores].sort((a, b) => a - b)) {
    const limited: Field = {
      ...field,
      byeScore,
      mayHaveBye: (player) => player.score <= byeScore && field.mayHaveBye(player),
    };
    const completion = new Completion(limited);
    if (completion.allows(field.players)) return { field: limited, completion };
  }
  return null;
}

/** The same field with the bye open to everyone who is not barred from it. */
export const anyBye = (field: Field): Field => ({
  ...field,
  byeScore: null,
  mayHaveBye: ({ byeBar }) => byeBar === null,
});

/**
 * C9 and its note: whether the bracket floats exactly one player, who will get the bye. Nobody below
 * may have it, so that they must all be paired with each other, and everybody here but one.
 */
export function withBye(
  bracket: Omit<Bracket, 'floaterTakesBye'>,
  completion: Completion,
): Bracket {
  const { movedDown, residents, beyond, below, field } = bracket;
  const players = [...movedDown, ...residents];
  const floaterTakesBye =
    field.byeScore !== null &&
    residents[0].score <= field.byeScore &&
    players.length % 2 === 1 &&
    completion.canPair([...beyond, ...below]) &&
    completion.canPair(players);
  return { ...bracket, floaterTakesBye };
}
