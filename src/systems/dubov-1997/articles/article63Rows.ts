import { Rest } from '../completion/rest';
import type { Columns } from './article62Columns';
import type { Candidate } from '../account';
import type { Card } from '../cards';
import type { Field } from '../field';

/**
 * 6.3, first part: the lexicographically first order of the black column in which nobody meets a
 * player they may not meet (R8). Null if there is none.
 */
export function firstPossibleRows(field: Field, { white, black }: Columns): Card[] | null {
  const graph = columnGraph(field, { white, black });
  const rest = Rest.of(graph, [...graph.opponents.keys()]);
  if (rest === null) return null;
  return white.map((_, row) => {
    const partner = graph.opponents[row].find(
      (vertex) => rest.has(vertex) && rest.canSparePair(row, vertex),
    );
    if (partner === undefined) throw new Error('dubov-1997: a row lost its opponent');
    rest.remove([row, partner]);
    return black[partner - white.length];
  });
}

/** Whites are 0…, blacks follow; an edge where the two of different columns may meet. */
function columnGraph(field: Field, { white, black }: Columns): { opponents: number[][] } {
  const opponents: number[][] = [...white, ...black].map(() => []);
  white.forEach((w, row) =>
    black.forEach((b, line) => {
      if (field.ban[w.index][b.index] !== null) return;
      opponents[row].push(white.length + line);
      opponents[white.length + line].push(row);
    }),
  );
  return { opponents };
}

export interface OwnColumnPair {
  readonly player: Card;
  readonly colour: 'white' | 'black';
  readonly candidates: readonly Candidate[];
  readonly opponent: Card;
}

/**
 * 6.3, last part (R9): the first player, whites before blacks, who may meet nobody of the other
 * column plays the first of their own below them, then above them. Null if nobody is blocked.
 */
export function pairBlockedPlayer(field: Field, columns: Columns): OwnColumnPair | null {
  for (const colour of ['white', 'black'] as const) {
    const own = columns[colour];
    const other = columns[colour === 'white' ? 'black' : 'white'];
    const k = own.findIndex((card) => other.every((c) => field.ban[card.index][c.index] !== null));
    if (k < 0) continue;
    const rest = restOfGroup(field, columns);
    const { candidates, opponent } = firstThatFits(field, own[k], ownColumn(own, k), rest);
    return { player: own[k], colour, candidates, opponent };
  }
  return null;
}

/** k+1 … n, then k-1 … 1. */
const ownColumn = (column: readonly Card[], k: number): Card[] => [
  ...column.slice(k + 1),
  ...column.slice(0, k).reverse(),
];

function restOfGroup(field: Field, { white, black }: Columns): Rest {
  const rest = Rest.of(
    field,
    [...white, ...black].map((card) => card.index),
  );
  if (rest === null) throw new Error('dubov-1997: the group cannot be paired as a whole');
  return rest;
}

/** The first of `order` whom the player may meet and who leaves the others of the group pairable. */
function firstThatFits(
  field: Field,
  player: Card,
  order: readonly Card[],
  rest: Rest,
): { candidates: Candidate[]; opponent: Card } {
  const candidates: Candidate[] = [];
  for (const card of order) {
    const ban = field.ban[player.index][card.index];
    const why = ban ?? (rest.canSparePair(player.index, card.index) ? null : 'lookAhead');
    candidates.push({ no: card.no, why });
    if (why === null) return { candidates, opponent: card };
  }
  throw new Error('dubov-1997: a group that can be paired has a player who cannot');
}

export interface SweepChoice {
  readonly player: Card;
  readonly candidates: readonly Candidate[];
  readonly opponent: Card;
}

/**
 * R19: the columns give no full pairing though nobody is blocked. White 1, black 1, white 2, … each
 * takes the first they may meet: the other column in order, then their own as in 6.3.
 */
export function sweepColumns(field: Field, columns: Columns): SweepChoice[] {
  const rest = restOfGroup(field, columns);
  const choices: SweepChoice[] = [];
  for (const row of columns.white.keys())
    for (const colour of ['white', 'black'] as const) {
      const player = columns[colour][row];
      if (!rest.has(player.index)) continue;
      const other = columns[colour === 'white' ? 'black' : 'white'];
      const order = [...other, ...ownColumn(columns[colour], row)].filter((c) => rest.has(c.index));
      const { candidates, opponent } = firstThatFits(field, player, order, rest);
      rest.remove([player.index, opponent.index]);
      choices.push({ player, candidates, opponent });
    }
  return choices;
}
