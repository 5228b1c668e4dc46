import type { TraceStep } from '../../src/explain/reason';
import type { PlayerNo } from '../../src/model/types';
import { numberIn, pairsOf, playersIn, same, type Check, type Claim } from './claim';
import { isPair } from './facts';
import { one, opponentOf, scoreOf, scores } from './answerFacts';
import { roundFacts } from './roundFacts';

/** Why somebody has an opponent with other points: who left a group, who came to one. */

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

export const oddGroup: Check = (claim) => {
  const count = numberIn(claim.reason, 'count');
  same(claim, 'count', count, group(claim, numberIn(claim.reason, 'score')).length);
  same(claim, 'odd', count % 2, 1);
};

export const joinedGroup: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const [own, more] = ['own', 'more'].map((name) => numberIn(claim.reason, name));
  const isOwn = (no: PlayerNo) => scoreOf(claim, no) === score;
  same(claim, 'own', own, claim.task.present.filter(isOwn).length);
  same(claim, 'more', more, group(claim, score).length - own);
  same(claim, 'odd', (own + more) % 2, 1);
};

export const alone: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const equals = claim.task.present.filter((no) => scoreOf(claim, no) === score);
  same(claim, 'alone', equals, [one(claim, 'player')]);
};

export const unevenGroup: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const count = numberIn(claim.reason, 'count');
  if (claim.system !== 'dubov-1997')
    return same(claim, 'count', count, leaving(claim, score).length);
  const gone = dubovGroup(claim, score).steps!.filter(({ key }) =>
    /^dubov1997\.(downfloater|islandFloats|floatsOn)$/.test(key),
  );
  same(claim, 'count', count, gone.length);
};

/** Goes down: has left the group for somebody with fewer points. */
export const goesDown: Check = (claim) => {
  const player = one(claim, 'player');
  const opponent = opponentOf(claim);
  same(
    claim,
    'down',
    player === claim.ours.bye || scoreOf(claim, opponent) < scoreOf(claim, player),
    true,
  );
};
export const cameDown: Check = (claim) => {
  scores({ score: 'opponent' })(claim);
  same(claim, 'meet', isPair(claim, one(claim, 'player'), one(claim, 'opponent')), true);
  same(
    claim,
    'above',
    scoreOf(claim, one(claim, 'opponent')) > scoreOf(claim, one(claim, 'player')),
    true,
  );
};

/** Nobody of the same points with an earlier number may meet the one from above. */
export const firstFor: Check = (claim) => {
  const [player, opponent] = [one(claim, 'player'), one(claim, 'opponent')];
  const { picture } = claim.answer!;
  for (const { no, cameFromAbove } of picture!.players)
    if (!cameFromAbove && no < player && scoreOf(claim, no) === scoreOf(claim, player))
      same(claim, `${no} may meet`, roundFacts(claim).mayMeet(no, opponent), false);
};
export const beforeYou: Check = (claim) => {
  const [other, player] = [one(claim, 'other'), one(claim, 'player')];
  same(claim, 'same points', scoreOf(claim, other), scoreOf(claim, player));
  same(claim, 'before', other < player, true);
};
