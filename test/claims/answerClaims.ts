import type { ReasonArg, TraceStep } from '../../src/explain/reason';
import { isPlayed } from '../../src/model/outcomes';
import { pairingScore, playerByNo } from '../../src/model/tournament';
import type { PlayerNo } from '../../src/model/types';
import {
  claimsIn,
  numberIn,
  pairsOf,
  playersIn,
  same,
  type Check,
  type Checks,
  type Claim,
} from './claim';

/** Answers for a player, and the drawing of a bracket. */
const playerOf = ({ task }: Claim, no: PlayerNo) => playerByNo(task.tournament).get(no)!;
const scoreOf = (claim: Claim, no: PlayerNo): number =>
  pairingScore(claim.task.tournament, playerOf(claim, no), claim.task.round);
const one = ({ reason }: Claim, name: string): PlayerNo => playersIn(reason, name)[0];

/** Argument → whose score it is. */
const scores =
  (whose: Readonly<Record<string, string>>): Check =>
  (claim) => {
    for (const [said, who] of Object.entries(whose))
      same(claim, said, numberIn(claim.reason, said), scoreOf(claim, one(claim, who)));
  };

/** Both, for "the same points". */
const equal: Check = (claim) => {
  scores({ score: 'player' })(claim);
  scores({ score: 'opponent' })(claim);
};

const inRound: Check = (claim) =>
  same(claim, 'round', numberIn(claim.reason, 'round'), claim.task.round);

const met: Check = (claim) => {
  const entry = playerOf(claim, one(claim, 'player')).entries[numberIn(claim.reason, 'round') - 1];
  same(claim, 'opponent', entry.opponent, one(claim, 'opponent'));
  same(claim, 'played', isPlayed(entry.outcome), true);
};

/** Who floats and who is taken up, only the account can tell there. */
const dubovGroup = ({ trace }: Claim, score: number): TraceStep =>
  trace.find((step) => /^dubov1997\.group/.test(step.key) && numberIn(step, 'points') === score)!;

/** The group of those points: its own players, and those from above who found nobody before it. */
function group(claim: Claim, score: number): PlayerNo[] {
  const { ours, task } = claim;
  // Dubov: a player of more points may have met somebody who was taken up to him.
  if (claim.system === 'dubov-1997') {
    const own = task.present.filter((no) => scoreOf(claim, no) === score);
    return [...own, ...playersIn(dubovGroup(claim, score), 'floaters')];
  }
  const opponent = new Map(pairsOf(ours).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  return task.present.filter((no) => {
    // Burstein: the bye is settled before the groups are.
    if (claim.system === 'burstein-2026' && no === ours.bye) return false;
    if (scoreOf(claim, no) <= score) return scoreOf(claim, no) === score;
    const other = opponent.get(no);
    return other === undefined || scoreOf(claim, other) <= score;
  });
}

/** Of them, those who meet somebody below, or nobody. */
function leaving(claim: Claim, score: number): PlayerNo[] {
  const opponent = new Map(
    pairsOf(claim.ours).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]),
  );
  return group(claim, score).filter((no) => {
    const other = opponent.get(no);
    return other === undefined || scoreOf(claim, other) < score;
  });
}

const oddGroup: Check = (claim) => {
  const count = numberIn(claim.reason, 'count');
  same(claim, 'count', count, group(claim, numberIn(claim.reason, 'score')).length);
  same(claim, 'odd', count % 2, 1);
};

const joinedGroup: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const [own, more] = ['own', 'more'].map((name) => numberIn(claim.reason, name));
  const isOwn = (no: PlayerNo) => scoreOf(claim, no) === score;
  same(claim, 'own', own, claim.task.present.filter(isOwn).length);
  same(claim, 'more', more, group(claim, score).length - own);
  same(claim, 'odd', (own + more) % 2, 1);
};

const alone: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const equals = claim.task.present.filter((no) => scoreOf(claim, no) === score);
  same(claim, 'alone', equals, [one(claim, 'player')]);
};

const unevenGroup: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const count = numberIn(claim.reason, 'count');
  if (claim.system !== 'dubov-1997')
    return same(claim, 'count', count, leaving(claim, score).length);
  const gone = dubovGroup(claim, score).steps!.filter(({ key }) =>
    /^dubov1997\.(downfloater|islandFloats|floatsOn)$/.test(key),
  );
  same(claim, 'count', count, gone.length);
};

/** The place in both halves, in the table of the bracket. */
const inOrder: Check = (claim) => {
  const place = numberIn(claim.reason, 'place');
  const { picture, player } = claim.answer!;
  const opponent = pairsOf({ pairs: picture!.pairs, bye: null })
    .find((pair) => pair.includes(player))!
    .find((no) => no !== player)!;
  for (const no of [player, opponent]) {
    const { part } = picture!.players.find((each) => each.no === no)!;
    const half = picture!.players.filter((each) => each.part === part).map((each) => each.no);
    same(claim, `place of ${no}`, half.indexOf(no) + 1, place);
  }
};

/** What is told plainly is a number of the working, which is recomputed where it comes from. */
const fromWorking: Check = (claim) => {
  const { found, best } = claim.reason.args!;
  const text = (arg: ReasonArg | undefined) => JSON.stringify(arg);
  const isThere = (step: TraceStep) => {
    const args = Object.values(step.args ?? {}).map(text);
    return args.includes(text(found)) && args.includes(text(best));
  };
  const all = [...claimsIn(claim.answer!.working, claim)].map(({ reason }) => reason);
  same(claim, 'in the working', all.some(isThere), true);
  const [more, less] = [found, best].map((arg) => Number(arg));
  same(claim, 'more', more > less, true);
};

const history: Check = (claim) => {
  for (const [who, said] of [
    ['player', 'own'],
    ['opponent', 'other'],
  ]) {
    const colours = playerOf(claim, one(claim, who))
      .entries.filter(({ outcome }) => isPlayed(outcome))
      .map(({ colour }) => colour);
    const told = claim.reason.args![said];
    const isTold = typeof told === 'object' && 'colours' in told;
    same(claim, said, isTold ? told.colours.join() : '', colours.join());
  }
};

/** A row of the table: the number of the player stands in it. */
const pointsCell: Check = (claim) =>
  same(
    claim,
    'score',
    numberIn(claim.reason, 'score'),
    scoreOf(claim, Number(claim.row.find((cell) => typeof cell === 'number'))),
  );

const groupTitle: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const isOne = claim.task.present.some((no) => scoreOf(claim, no) === score);
  same(claim, 'score', isOne, true);
};

export const answerChecks: Checks = {
  'answers.same-points': equal,
  'answers.other-points': scores({ own: 'player', other: 'opponent' }),
  'answers.far': scores({ own: 'player', other: 'opponent' }),
  'answers.in-order': inOrder,
  'answers.not-in-round': inRound,
  'answers.odd-group': oddGroup,
  'answers.odd-group-joined': joinedGroup,
  'answers.alone-group': alone,
  'answers.uneven-group': unevenGroup,
  'answers.came-down': scores({ score: 'opponent' }),
  'answers.went-up': scores({ score: 'opponent' }),
  'answers.bye-other': scores({ score: 'other' }),
  'answers.met': met,
  'answers.cost.downfloaters': fromWorking,
  'answers.cost.colour': fromWorking,
  'answers.cost.strong': fromWorking,
  'answers.colour-history': history,
  'picture.player': scores({ score: 'player' }),
  'picture.points': pointsCell,
  'picture.group': groupTitle,
};
