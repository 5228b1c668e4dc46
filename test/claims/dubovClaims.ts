import type { Reason, TraceStep } from '../../src/explain/reason';
import { isPlayed } from '../../src/model/outcomes';
import { areForbidden, pairingScore, playerByNo } from '../../src/model/tournament';
import type { PlayerNo } from '../../src/model/types';
import {
  numberIn,
  parent,
  playersIn,
  same,
  type Check,
  type AreaChecks,
  noClaim,
  LABEL,
  WORK,
  CURE,
  type Claim,
} from './claim';
import { barredFromBye, doMeet, hasBye, restIncomplete } from './facts';
import { roundFacts, type RoundFacts } from './roundFacts';

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

/** Somebody who was passed over: the one who needed an opponent is named around it. */
const passed =
  (isSo: (facts: RoundFacts, a: PlayerNo, b: PlayerNo) => boolean): Check =>
  (claim) => {
    const { reason, parents } = claim;
    const nos = playersIn(reason, 'players');
    const facts = roundFacts(claim);
    const asker = parents.find(({ args }) => args?.player);
    const pairs =
      nos.length === 2 && !asker
        ? [[nos[0], nos[1]] as const]
        : nos.map((no) => [playersIn(asker!, 'player')[0], no] as const);
    for (const [a, b] of pairs) same(claim, `${a} and ${b}`, isSo(facts, a, b), true);
  };
const threeTimes: Check = (claim) => {
  const last = lettersOf(claim, playersIn(claim.reason, 'player')[0]).slice(-2);
  same(claim, 'the last two', last === 'WW' || last === 'BB', true);
};
const noOpponentLeft: Check = (claim) => {
  const [no] = playersIn(claim.reason, 'player');
  for (const other of claim.task.present)
    if (other !== no) same(claim, `may meet ${other}`, mayMeet(claim, no, other), false);
};

export const dubovChecks: AreaChecks<'dubov1997'> = {
  ...noClaim(
    WORK,
    'dubov1997.firstRound',
    'dubov1997.colourAssumed',
    'dubov1997.bye.score',
    'dubov1997.bye.rating',
    'dubov1997.bye.dominatingColour',
    'dubov1997.bye.cma',
    'dubov1997.bye.initialList',
    'dubov1997.bye.firstRound',
    'dubov1997.floatsOn',
    'dubov1997.islandFloats',
    'dubov1997.oddGroupNobody',
    'dubov1997.downfloaterPassed',
    'dubov1997.neutral',
    'dubov1997.movedFromWhite',
    'dubov1997.movedFromBlack',
    'dubov1997.skipped',
    'dubov1997.rows',
    'dubov1997.sweep',
    'dubov1997.pairs',
    'dubov1997.passed.transferredLastRound',
    'dubov1997.passed.tooManyTransfers',
    'dubov1997.passed.noOpponentInGroup',
    'dubov1997.passed.groupNotPaired',
    'dubov1997.passed.lookAhead',
    'dubov1997.colour.limits',
    'dubov1997.colour.preferences',
    'dubov1997.colour.onePreference',
    'dubov1997.colour.difference',
    'dubov1997.colour.history',
    'dubov1997.colour.cma',
    'dubov1997.colour.rating',
    'dubov1997.colour.initialList',
    'dubov1997.colour.firstRound',
    'dubov1997.whyNot.sameColumn',
  ),
  ...noClaim(
    'names the round whose results are missing: no round is paired then',
    'dubov1997.refusal.pending',
  ),
  ...noClaim(
    CURE,
    'dubov1997.cure.estimate',
    'dubov1997.cure.results',
    'dubov1997.cure.forbidden',
    'dubov1997.cure.byHand',
    'dubov1997.cure.fewerRounds',
  ),
  ...noClaim(
    'names who was asked about; the question cannot be put',
    'dubov1997.whyNot.self',
    'dubov1997.judge.twice',
    'dubov1997.judge.missing',
    'dubov1997.judge.absent',
    'dubov1997.judge.noRound',
  ),
  ...noClaim('the reason of the colours within it is the claim', 'dubov1997.judge.colours'),
  ...noClaim(
    'the parts of a graph; that there is no round is checked with them in test/systems',
    'dubov1997.refusal.scarce',
    'dubov1997.refusal.cutOff',
    'dubov1997.refusal.byeRest',
    'dubov1997.refusal.unrated',
  ),
  ...noClaim(
    LABEL,
    'dubov1997.white',
    'dubov1997.black',
    'dubov1997.none',
    'dubov1997.who',
    'dubov1997.yes',
    'dubov1997.no',
    'dubov1997.title.halves',
    'dubov1997.title.columns',
    'dubov1997.title.rows',
    'dubov1997.title.pairs',
    'dubov1997.head.row',
    'dubov1997.head.whites',
    'dubov1997.head.blacks',
    'dubov1997.head.cma',
    'dubov1997.head.rating',
    'dubov1997.head.instead',
    'dubov1997.head.white',
    'dubov1997.head.black',
    'dubov1997.head.article',
    'dubov1997.head.colours',
    'dubov1997.head.upper',
    'dubov1997.head.lower',
    'dubov1997.name',
    'dubov1997.summary',
  ),
  'dubov1997.passed.met': passed((facts, a, b) => facts.met(a, b)),
  'dubov1997.passed.colours': passed((facts, a, b) => facts.clash(a, b)),
  'dubov1997.passed.forbidden': passed((facts, a, b) => facts.keptApart(a, b)),
  'dubov1997.passed.freePoint': barredFromBye('players'),
  'dubov1997.whyNot.paired': doMeet('white', 'black'),
  'dubov1997.whyNot.lookAhead': restIncomplete('a', 'b'),
  'dubov1997.floater': doMeet('player', 'opponent'),
  'dubov1997.floaterLastResort': doMeet('player', 'opponent'),
  'dubov1997.whyNot.earlier': doMeet('player', 'opponent'),
  'dubov1997.sweepChoice': doMeet('player', 'opponent'),
  'dubov1997.ownColumn': doMeet('player', 'opponent'),
  'dubov1997.judge.bye': hasBye('ours'),
  'dubov1997.whyNot.bye': hasBye('player'),
  'dubov1997.judge.first': doMeet('white', 'black'),
  'dubov1997.refusal.byeNobody': barredFromBye('players'),
  'dubov1997.judge.threeTimes': threeTimes,
  'dubov1997.refusal.noOpponent': noOpponentLeft,
  'dubov1997.average': { because: 'a part of a value that is checked where it is' },

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
