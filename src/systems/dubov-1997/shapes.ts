import {
  displaced,
  type BracketPart,
  type BracketShape,
  type ShapePlace,
  type ShapeRefused,
} from '../../explain/picture';
import type { Reason } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import { permutationCount } from '../shared/combinations';
import { transpositionsBefore } from '../shared/place';
import type { Account, GroupAccount, GroupEvent, PairMade } from './account';
import type { Field } from './field';
import { colourReason, passedOver, points } from './words';

/** The groups of a round for a picture; the first round is one group of two halves. */
export function shapesOf(account: Account, field: Field): BracketShape[] {
  const bye = account.bye?.player ?? null;
  if (account.firstRound) {
    const { top, bottom } = account.firstRound;
    return [
      {
        title: { key: 'dubov1997.title.halves' },
        parts: [{ part: 's1', players: top }, { part: 's2', players: bottom }, ...byePart(bye)],
        movedDown: [],
        pairs: account.pairs.map(pairOf),
        refused: [],
        leaving: [],
        bye,
        places: [],
      },
    ];
  }
  const shapes = account.groups.map((group) => shapeOf(group, field));
  if (bye === null) return shapes;
  // The bye is settled before the first group (R22): it has a place of its own.
  return [
    ...shapes,
    {
      title: { key: 'picture.bye' },
      parts: byePart(bye),
      movedDown: [],
      pairs: [],
      refused: [],
      leaving: [],
      bye,
      places: [],
    },
  ];
}

const byePart = (bye: PlayerNo | null): BracketShape['parts'] =>
  bye === null ? [] : [{ part: 'alone', players: [bye] }];

const pairOf = ({ white, black, rule }: PairMade): BracketShape['pairs'][number] => ({
  white,
  black,
  colours: colourReason(rule),
});

type Columns = Extract<GroupEvent, { kind: 'columns' }>;
type Rows = Extract<GroupEvent, { kind: 'rows' }>;

function shapeOf(group: GroupAccount, field: Field): BracketShape {
  const columns = group.events.filter((event): event is Columns => event.kind === 'columns');
  const rows = group.events.find((event): event is Rows => event.kind === 'rows');
  const paired = new Set(group.pairs.flatMap(({ white, black }) => [white, black]));
  const everybody = [...group.floaters, ...group.residents];
  const standing = new Set<PlayerNo>();
  const parts: { part: BracketPart; players: PlayerNo[] }[] = [];
  const put = (part: BracketPart, players: readonly PlayerNo[]): void => {
    const fresh = players.filter((no) => !standing.has(no));
    fresh.forEach((no) => standing.add(no));
    const begun = parts.find((each) => each.part === part);
    if (begun) begun.players.push(...fresh);
    else if (fresh.length > 0) parts.push({ part, players: fresh });
  };
  // Article 8 and 7.1: pairs that were made before the columns.
  for (const event of group.events)
    if ((event.kind === 'floater' || event.kind === 'island') && event.opponent !== null) {
      put('fromAbove', [event.player]);
      put('served', [event.opponent]);
    }
  const first = columns.at(0)?.balanced;
  if (first) {
    put('white', first.white);
    put('black', first.black);
  }
  put('alone', everybody);
  return {
    title: { key: 'picture.group', args: { score: points(group.score) } },
    parts,
    movedDown: group.floaters,
    pairs: group.pairs.map(pairOf),
    refused: rows ? refusedOf(rows, field) : refusedColumns(columns, group, field),
    leaving: everybody.filter((no) => !paired.has(no)),
    bye: null,
    places: rows ? [placeOf(rows)] : [],
  };
}

/** 6.2 as it first stood: the rows whose players may not meet, and those that had to move with them. */
function refusedOf({ columns, opponents }: Rows, field: Field): ShapeRefused[] {
  const clash = columns.white
    .map((white, row) => banOf(field, white, columns.black[row]))
    .find((reason) => reason !== null);
  if (!clash) return [];
  return columns.white.flatMap((white, row) => {
    const black = columns.black[row];
    if (opponents[row] === black) return [];
    return [
      { players: [white, black] as const, reason: banOf(field, white, black) ?? displaced(clash) },
    ];
  });
}

/** Where the columns gave no full pairing (6.3, last part): the rows of the first ones that cannot be. */
function refusedColumns(
  columns: readonly Columns[],
  { pairs }: GroupAccount,
  field: Field,
): ShapeRefused[] {
  const first = columns.at(0)?.balanced;
  if (!first) return [];
  const met = new Set(pairs.map(({ white, black }) => `${white}-${black}`));
  return first.white.flatMap((white, row) => {
    const black = first.black[row];
    if (black === undefined || met.has(`${white}-${black}`) || met.has(`${black}-${white}`))
      return [];
    const ban = banOf(field, white, black);
    return ban ? [{ players: [white, black] as const, reason: ban }] : [];
  });
}

function banOf(field: Field, a: PlayerNo, b: PlayerNo): Reason | null {
  const [one, other] = [a, b].map((no) => field.cards.find((card) => card.no === no)!);
  const ban = field.ban[one.index][other.index];
  return ban && passedOver(ban, [a, b]);
}

/** R8: the orders of the black column, the first possible one in their sequence. */
export function placeOf({ columns, opponents }: Rows): ShapePlace {
  return {
    of: 'rows',
    number: String(transpositionsBefore(columns.black, opponents) + 1n),
    total: String(permutationCount(columns.black.length, columns.white.length)),
  };
}
