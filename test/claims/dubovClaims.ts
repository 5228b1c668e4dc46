import type { Reason, TraceStep } from '../../src/explain/reason';
import { isPlayed } from '../../src/model/outcomes';
import { areForbidden, pairingScore, playerByNo } from '../../src/model/tournament';
import type { PlayerNo } from '../../src/model/types';
import { numberIn, parent, playersIn, same, type Check, type Checks, type Claim } from './claim';

/** The reasons of the Dubov system. */
const playerOf = ({ task }: Claim, no: PlayerNo) => playerByNo(task.tournament).get(no)!;
const scoreOf = (claim: Claim, no: PlayerNo): number =>
  pairingScore(claim.task.tournament, playerOf(claim, no), claim.task.round);
const gamesOf = (claim: Claim, no: PlayerNo) =>
  playerOf(claim, no).entries.filter(({ outcome }) => isPlayed(outcome));
const lettersOf = (claim: Claim, no: PlayerNo): string =>
  gamesOf(claim, no)
    .map(({ colour }) => (colour === 'white' ? 'W' : 'B'))
    .join('');

const scoreOfArg =
  (who: string, said = 'points'): Check =>
  (claim) =>
    same(
      claim,
      said,
      numberIn(claim.reason, said),
      scoreOf(claim, playersIn(claim.reason, who)[0]),
    );

const group: Check = (claim) => {
  const points = numberIn(claim.reason, 'points');
  for (const no of playersIn(claim.reason, 'residents'))
    same(claim, 'points', points, scoreOf(claim, no));
};

const downfloater: Check = (claim) => {
  const around = parent(claim, /^dubov1997\.group/);
  const leaving = around.steps!.filter(({ key }) => key === 'dubov1997.downfloater');
  same(claim, 'needed', numberIn(claim.reason, 'needed'), leaving.length);
};

/** R1: tenths of the average, half rounded up; R2: 0 without a game. */
function cma(claim: Claim, no: PlayerNo): string {
  const ratings = gamesOf(claim, no).map(({ opponent }) => playerOf(claim, opponent!).rating);
  if (ratings.length === 0) return '0.0';
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return (Math.round(average * 10 + 1e-9) / 10).toFixed(1);
}

const who = (cell: string | number | Reason | undefined): PlayerNo | null =>
  typeof cell === 'object' ? playersIn(cell, 'who')[0] : null;

/** Row by row: white with his average, black with his rating. */
const columns: Check = (claim) => {
  for (const [index, row] of claim.reason.table!.rows.entries()) {
    const [number, whiteCell, average, blackCell, rating] = row;
    same(claim, 'row', number, index + 1);
    const [white, black] = [who(whiteCell), who(blackCell)];
    if (white !== null && typeof average === 'object')
      same(claim, 'CMA', numberIn(average, 'average').toFixed(1), cma(claim, white));
    if (black !== null) same(claim, 'C', rating, playerOf(claim, black).rating);
  }
};

/** 2.1, 2.3, 2.4. */
function mayMeet(claim: Claim, a: PlayerNo, b: PlayerNo): boolean {
  const { tournament, round } = claim.task;
  if (areForbidden(tournament, a, b, round)) return false;
  if (gamesOf(claim, a).some(({ opponent }) => opponent === b)) return false;
  const may = (no: PlayerNo, letter: string) => {
    const after = lettersOf(claim, no) + letter;
    const count = after.split(letter).length - 1;
    return !after.endsWith(letter.repeat(3)) && 2 * count - after.length <= 2;
  };
  return (may(a, 'W') && may(b, 'B')) || (may(a, 'B') && may(b, 'W'));
}

const rowsChanged: Check = (claim) => {
  const clashing = claim.reason.table!.rows.flatMap(([number, white, black]) =>
    mayMeet(claim, who(white)!, who(black)!) ? [] : [number],
  );
  same(claim, 'rows', claim.reason.args!.rows, clashing.join(', '));
};

const difference: Check = (claim) => {
  const { reason } = claim;
  const letters = lettersOf(claim, playersIn(reason, 'player')[0]);
  const colour = reason.args!.colour;
  const isWhite =
    typeof colour === 'object' && 'reason' in colour && colour.reason.key === 'dubov1997.white';
  const whites = letters.split('W').length - 1;
  const balance = 2 * whites - letters.length;
  same(claim, 'difference', numberIn(reason, 'difference'), (isWhite ? balance : -balance) + 1);
};

const scores: Check = (claim) => {
  for (const [name, said] of [
    ['a', 'pointsA'],
    ['b', 'pointsB'],
  ])
    scoreOfArg(name, said)(claim);
};

/** Where the two stand in the columns of the account. */
const rows: Check = (claim) => {
  const { reason, trace } = claim;
  const [white] = playersIn(reason, 'white');
  const [black] = playersIn(reason, 'black');
  const tables = trace
    .flatMap(({ steps }) => steps ?? [])
    .filter(({ key }) => /^dubov1997\.columns/.test(key))
    .map((step: TraceStep) => step.table!.rows);
  const isSo = tables.some(
    (table) =>
      table.findIndex(([, cell]) => who(cell) === white) + 1 === numberIn(reason, 'whiteRow') &&
      table.findIndex(([, , , cell]) => who(cell) === black) + 1 === numberIn(reason, 'blackRow'),
  );
  same(claim, 'rows', isSo, true);
};

export const dubovChecks: Checks = {
  'dubov1997.bye': scoreOfArg('player'),
  'dubov1997.group': group,
  'dubov1997.groupWithFloaters': group,
  'dubov1997.island': scoreOfArg('opponent'),
  'dubov1997.oddGroup': scoreOfArg('player'),
  'dubov1997.downfloater': downfloater,
  'dubov1997.columns': columns,
  'dubov1997.columnsBalanced': columns,
  'dubov1997.rowsChanged': rowsChanged,
  'dubov1997.judge.difference': difference,
  'dubov1997.whyNot.scores': scores,
  'dubov1997.whyNot.rows': rows,
};
