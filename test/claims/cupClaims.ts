import { drawOrder } from '../../src/handling/lots';
import { playerByNo } from '../../src/model/tournament';
import type { Entry, PlayerNo } from '../../src/model/types';
import { lineOf, witness } from '../systems/knock-out/witness';
import {
  all,
  CURE,
  LABEL,
  noClaim,
  numberIn,
  playersIn,
  same,
  type AreaChecks,
  type Check,
  type Claim,
} from './claim';
import { isPair } from './facts';

/** The knock-out: its rules are read from what the event announces, the rest from the entries of the players. */

const one = ({ reason }: Claim, name: string): PlayerNo => playersIn(reason, name)[0];
const announced = ({ task }: Claim, name: string, usual: string): string =>
  new RegExp(`(?:^|;)\\s*${name}\\s+([^;]+)`).exec(task.tournament.systemParameters ?? '')?.[1] ??
  usual;
const gamesOf = (claim: Claim) => Number(announced(claim, 'games', '1'));
const drawOf = (claim: Claim) => announced(claim, 'draw', 'seeds');
const lotsOf = (claim: Claim) => announced(claim, 'lots', '');
const stageOf = (claim: Claim) => Math.ceil(claim.task.round / gamesOf(claim));
const numbers = ({ task }: Claim) => task.tournament.players.map(({ no }) => no);
const stagesOf = (claim: Claim) => Math.ceil(Math.log2(numbers(claim).length));
/** Only brackets by seeds, with byes of the first, are built by the witness. */
const isSeeded = (claim: Claim) =>
  drawOf(claim) === 'seeds' && announced(claim, 'byes', 'seeds') === 'seeds';
const seeded = (claim: Claim) =>
  witness(
    claim.task.tournament,
    stageOf(claim),
    gamesOf(claim),
    announced(claim, 'third', 'no') === 'yes',
  );

const gamesIn = (claim: Claim, no: PlayerNo, stage: number): readonly Entry[] => {
  const games = gamesOf(claim);
  const { entries } = playerByNo(claim.task.tournament).get(no)!;
  return entries.slice((stage - 1) * games, stage * games);
};
const pointsIn = (claim: Claim, no: PlayerNo, stage: number): number =>
  gamesIn(claim, no, stage).reduce(
    (sum, { outcome }) => sum + claim.task.tournament.points[outcome],
    0,
  );
const noted = ({ task }: Claim, a: PlayerNo, b: PlayerNo): PlayerNo | null => {
  const { playOff = [], lots = [] } = task.tournament.tieOrders ?? {};
  const order = [...playOff, ...lots].find((each) => each.includes(a) && each.includes(b));
  return order?.find((no) => no === a || no === b) ?? null;
};

const stage: Check = (claim) => {
  same(claim, 'stage', numberIn(claim.reason, 'stage'), stageOf(claim));
  same(claim, 'stages', numberIn(claim.reason, 'stages'), stagesOf(claim));
  const game = claim.task.round - (stageOf(claim) - 1) * gamesOf(claim);
  if (claim.reason.key === 'knockOut.stage') return same(claim, 'game', game, 1);
  same(claim, 'game', numberIn(claim.reason, 'game'), game);
  for (const { white, black } of claim.ours.pairs) {
    const [before] = gamesIn(claim, white, stageOf(claim));
    same(claim, `game before of ${white}`, [before.opponent, before.colour], [black, 'black']);
  }
};

const order: Check = (claim) => {
  const isByLot = /lot|each-stage/.test(claim.reason.key);
  const right = isByLot ? drawOrder(numbers(claim), lotsOf(claim)) : numbers(claim);
  same(claim, 'order', playersIn(claim.reason, 'players'), right);
  same(claim, 'draw', claim.reason.key, `knockOut.order.${drawOf(claim)}`);
};

const free: Check = (claim) => {
  const count = numbers(claim).length;
  const places = 2 ** stagesOf(claim);
  same(
    claim,
    'count',
    [numberIn(claim.reason, 'count'), numberIn(claim.reason, 'places')],
    [count, places],
  );
  const byLot = claim.reason.key === 'knockOut.free.lot';
  const list = byLot ? drawOrder(numbers(claim), `${lotsOf(claim)}/byes`) : numbers(claim);
  same(claim, 'who', playersIn(claim.reason, 'players'), list.slice(0, places - count));
};

const hasGame = ({ ours }: Claim, no: PlayerNo) =>
  ours.pairs.some(({ white, black }) => white === no || black === no);
const isIn = (claim: Claim, no: PlayerNo): boolean => {
  for (let past = 1; past < stageOf(claim); past++) if (lostIn(claim, no, past)) return false;
  return true;
};
/** Out of the event after a stage: the other had more points, or is noted ahead; or nobody came. */
function lostIn(claim: Claim, no: PlayerNo, past: number): boolean {
  const other = gamesIn(claim, no, past)[0]?.opponent ?? null;
  if (other === null) return false;
  const first = noted(claim, no, other);
  if (first !== null) return first !== no;
  const [own, theirs] = [pointsIn(claim, no, past), pointsIn(claim, other, past)];
  if (own !== theirs) return own < theirs;
  return [no, other].every((each) =>
    gamesIn(claim, each, past).every(({ outcome }) => outcome === 'forfeitLoss'),
  );
}

const freeNow: Check = (claim) => {
  const no = one(claim, 'player');
  same(claim, 'has a game', hasGame(claim, no), false);
  same(claim, 'is in', isIn(claim, no), true);
  if (claim.reason.key !== 'knockOut.why.free')
    same(claim, 'first stage', stageOf(claim) === 1, claim.reason.key === 'knockOut.free.first');
  if (isSeeded(claim)) same(claim, 'free', seeded(claim).free.includes(no), true);
};

const meeting: Check = (claim) => {
  const players = playersIn(claim.reason, 'players');
  const [a, b] = players;
  same(claim, 'two', players.length, 2);
  same(claim, 'in the round', isPair(claim, a, b), true);
  if (claim.reason.key === 'knockOut.third') {
    const last = stagesOf(claim) - 1;
    return same(
      claim,
      'lost before the final',
      players.map((no) => lostIn(claim, no, last)),
      [true, true],
    );
  }
  same(
    claim,
    'are in',
    players.map((no) => isIn(claim, no)),
    [true, true],
  );
  if (!isSeeded(claim)) return;
  const couple = `${Math.min(a, b)}-${Math.max(a, b)}`;
  const isSo = seeded(claim).meetings.some((both) => both.join('-') === couple);
  same(claim, 'by the lines of the seeds', isSo, true);
};

/** Points of both, and who goes on by them or by what the event notes. */
const result: Check = (claim) => {
  const { key } = claim.reason;
  const [player, opponent] = [one(claim, 'player'), one(claim, 'opponent')];
  const at = numberIn(claim.reason, 'stage');
  const met = gamesIn(claim, player, at).map(({ opponent: other }) => other);
  same(
    claim,
    'met',
    met.every((no) => no === opponent),
    true,
  );
  const right = [player, opponent].map((no) => pointsIn(claim, no, at));
  if (!/nobody/.test(key))
    same(
      claim,
      'points',
      ['own', 'other'].map((name) => numberIn(claim.reason, name)),
      right,
    );
  same(claim, 'out', lostIn(claim, player, at), /lost/.test(key));
  const isNoted = noted(claim, player, opponent) !== null;
  same(claim, 'noted', isNoted, /noted/.test(key));
};
const wonAlone: Check = (claim) => {
  const at = numberIn(claim.reason, 'stage');
  const opponents = gamesIn(claim, one(claim, 'player'), at).map(({ opponent }) => opponent);
  same(
    claim,
    'opponents',
    opponents.filter((no) => no !== null),
    [],
  );
};
const undecided: Check = (claim) => {
  const [a, b] = [one(claim, 'player'), one(claim, 'opponent')];
  const at = numberIn(claim.reason, 'stage');
  same(claim, 'noted', noted(claim, a, b), null);
  same(claim, 'level', pointsIn(claim, a, at), pointsIn(claim, b, at));
};

const colour: Check = (claim) => {
  const [white, black] = [one(claim, 'white'), one(claim, 'black')];
  const isGiven = claim.ours.pairs.some((each) => each.white === white && each.black === black);
  same(claim, 'colours', isGiven, true);
  if (claim.reason.key === 'knockOut.colour.turned') {
    const [first] = gamesIn(claim, white, stageOf(claim));
    return same(claim, 'before', [first.opponent, first.colour], [black, 'black']);
  }
  const whites = (no: PlayerNo) =>
    playerByNo(claim.task.tournament)
      .get(no)!
      .entries.filter(({ outcome }) => /^(win|draw|loss)$/.test(outcome))
      .reduce((sum, { colour: had }) => sum + (had === 'white' ? 1 : -1), 0);
  const gap = whites(white) - whites(black);
  if (claim.reason.key === 'knockOut.colour.balance') return same(claim, 'fewer', gap < 0, true);
  same(claim, 'equal', gap, 0);
};

const later: Check = (claim) => {
  const [a, b] = playersIn(claim.reason, 'players');
  const said = numberIn(claim.reason, 'stage');
  same(claim, 'stages', numberIn(claim.reason, 'stages'), stagesOf(claim));
  same(claim, 'later', said > stageOf(claim) && said <= stagesOf(claim), true);
  if (!isSeeded(claim)) return;
  const places = 2 ** stagesOf(claim);
  const line = (no: PlayerNo, at: number) =>
    lineOf(numbers(claim).indexOf(no) + 1, places, places / 2 ** at);
  const stages = Array.from({ length: stagesOf(claim) }, (_, index) => index + 1);
  same(
    claim,
    'stage',
    said,
    stages.find((at) => at >= stageOf(claim) && line(a, at) === line(b, at)),
  );
};

const judged: Check = (claim) => {
  const [a, b] = playersIn(claim.reason, 'players');
  const theirs = claim.played!.pairs.find(
    ({ white, black }) => [white, black].includes(a) && [white, black].includes(b),
  );
  const ours = claim.ours.pairs.find(
    ({ white, black }) => [white, black].includes(a) && [white, black].includes(b),
  );
  same(claim, 'ours', ours !== undefined, true);
  if (claim.reason.key === 'knockOut.judge.other') return same(claim, 'theirs', theirs, undefined);
  same(claim, 'turned', theirs!.white, ours!.black);
};
const judgedFree: Check = (claim) => {
  const no = one(claim, 'player');
  same(claim, 'has a game', hasGame(claim, no), false);
};
const level: Check = (claim) => {
  const [a, b] = playersIn(claim.reason, 'players');
  const at = numberIn(claim.reason, 'stage');
  same(claim, 'noted', noted(claim, a, b), null);
  same(claim, 'level', pointsIn(claim, a, at), pointsIn(claim, b, at));
};

const BY_HAND = 'of what nobody may pair from: each is made by hand in test/systems/knock-out';

export const cupChecks: AreaChecks<'knockOut'> = {
  ...noClaim(
    LABEL,
    'knockOut.name',
    'knockOut.summary',
    'knockOut.set.usual',
    'knockOut.field.draw',
    'knockOut.field.byes',
    'knockOut.field.games',
    'knockOut.field.third',
    'knockOut.field.lots',
  ),
  ...noClaim('repeats what was announced', 'knockOut.rules', 'knockOut.refusal.parameter'),
  ...noClaim(
    CURE,
    'knockOut.cure.parameter',
    'knockOut.cure.lots',
    'knockOut.cure.open',
    'knockOut.cure.level',
    'knockOut.cure.few',
    'knockOut.cure.rounds',
  ),
  ...noClaim(
    BY_HAND,
    'knockOut.not-drawn',
    'knockOut.why.self',
    'knockOut.judge.no-stage',
    'knockOut.refusal.lots',
    'knockOut.refusal.open',
    'knockOut.refusal.few',
    'knockOut.refusal.rounds',
  ),
  ...all(stage, 'knockOut.stage', 'knockOut.second'),
  ...all(
    order,
    'knockOut.order.seeds',
    'knockOut.order.list',
    'knockOut.order.lot',
    'knockOut.order.each-stage',
  ),
  ...all(free, 'knockOut.free.seeds', 'knockOut.free.lot'),
  ...all(freeNow, 'knockOut.free.first', 'knockOut.free.later', 'knockOut.why.free'),
  ...all(meeting, 'knockOut.meeting', 'knockOut.third'),
  ...all(
    result,
    'knockOut.won.points',
    'knockOut.won.noted',
    'knockOut.lost.points',
    'knockOut.lost.noted',
    'knockOut.lost.nobody',
  ),
  ...all(colour, 'knockOut.colour.balance', 'knockOut.colour.place', 'knockOut.colour.turned'),
  ...all(judged, 'knockOut.judge.other', 'knockOut.judge.colours'),
  'knockOut.won.alone': wonAlone,
  'knockOut.undecided': undecided,
  'knockOut.why.paired': (claim) => {
    const [a, b] = playersIn(claim.reason, 'players');
    same(claim, 'paired', isPair(claim, a, b), true);
  },
  'knockOut.why.later': later,
  'knockOut.why.drawn-anew': (claim) => {
    const [a, b] = playersIn(claim.reason, 'players');
    same(claim, 'paired', isPair(claim, a, b), false);
    same(claim, 'draw', drawOf(claim), 'each-stage');
  },
  'knockOut.judge.free': judgedFree,
  'knockOut.refusal.level': level,
};
