import type { Colour } from '../../src/model/types';
import {
  CURE,
  noClaim,
  numberIn,
  pairsIn,
  playersIn,
  same,
  type AreaChecks,
  type Check,
} from './claim';
import { areKeptApart, haveMet } from './facts';
import { roundFacts } from './roundFacts';

/** What a round breaks whoever made it, and who is kept apart by a column. */
const third =
  (colour: Colour): Check =>
  (claim) => {
    const last = roundFacts(claim).colours(playersIn(claim.reason, 'player')[0]).slice(-2);
    same(claim, 'the last two', last, [colour, colour]);
  };

const difference: Check = (claim) => {
  const [no] = playersIn(claim.reason, 'player');
  const colours = roundFacts(claim).colours(no);
  const whites = colours.filter((colour) => colour === 'white').length;
  const before = 2 * whites - colours.length;
  const isWhite = claim.played!.pairs.some(({ white }) => white === no);
  same(claim, 'difference', Math.abs(before + (isWhite ? 1 : -1)) > 2, true);
};

/** Both have that entry of that column. */
const byColumn: Check = (claim) => {
  const { column, value } = claim.reason.args!;
  const isSo = (a: number, b: number) =>
    claim.task.tournament.forbidden.some(
      ({ players, because }) =>
        players.includes(a) &&
        players.includes(b) &&
        because?.column === column &&
        because?.value === value,
    );
  const pairs =
    claim.reason.key === 'apart.pair'
      ? [playersIn(claim.reason, 'players') as [number, number]]
      : pairsIn(claim.reason, 'pairs');
  for (const [a, b] of pairs) same(claim, `${a} and ${b}`, isSo(a, b), true);
};

const refusedByColumn: Check = (claim) => {
  same(claim, 'round', numberIn(claim.reason, 'round'), claim.task.round);
  const isThere = claim.task.tournament.forbidden.some(
    ({ because }) => because && String(claim.reason.args!.column).includes(because.column),
  );
  same(claim, 'column', isThere, true);
};

export const legalityChecks: AreaChecks<'legality' | 'apart'> = {
  ...noClaim(CURE, 'apart.cure', 'apart.cure-first'),
  'legality.met': haveMet('players'),
  'legality.forbidden': areKeptApart('players'),
  'legality.third-white': third('white'),
  'legality.third-black': third('black'),
  'legality.difference': difference,
  'apart.decides': byColumn,
  'apart.pair': byColumn,
  'apart.refusal': refusedByColumn,
};
