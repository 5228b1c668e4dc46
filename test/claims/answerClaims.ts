import { isPlayed } from '../../src/model/outcomes';
import { playerByNo } from '../../src/model/tournament';
import {
  byeBarred,
  byeFewestPoints,
  byeLastRanked,
  byeLowest,
  byeMostGames,
  byeNotTwice,
  byeOther,
} from './answerByeClaims';
import { due, history, sameColour } from './answerColourClaims';
import { costChecks } from './answerCostClaims';
import { one, playerOf, scoreOf, scores } from './answerFacts';
import {
  alone,
  beforeYou,
  cameDown,
  firstFor,
  goesDown,
  joinedGroup,
  oddGroup,
  unevenGroup,
} from './answerGroupClaims';
import {
  all,
  LABEL,
  noClaim,
  numberIn,
  pairsOf,
  same,
  TOO_LARGE,
  type AreaChecks,
  type Check,
} from './claim';
import { nearestOnLadder } from './ladderClaims';
import { areKeptApart, doMeet, isPair, mayMeetButDoNot, MOST, oddNumber } from './facts';
import { roundFacts } from './roundFacts';
import type { PlayerNo } from '../../src/model/types';

/** Answers for a player. */

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

const otherPoints: Check = (claim) => {
  scores({ own: 'player', other: 'opponent' })(claim);
  const { present } = claim.task;
  if (present.length > MOST) return TOO_LARGE;
  const facts = roundFacts(claim);
  const equalOnly = (a: PlayerNo, b: PlayerNo) =>
    facts.score(a) === facts.score(b) && facts.mayMeet(a, b);
  if (claim.reason.key === 'answers.other-points-bye') {
    same(claim, 'bye', claim.ours.bye, one(claim, 'bye'));
    const others = present.filter((no) => no !== claim.ours.bye);
    return same(claim, 'within the points', facts.alone(others, null, equalOnly) === 0, false);
  }
  const bye = claim.ours.bye === null ? null : facts.score(claim.ours.bye);
  same(claim, 'everybody within the points', facts.alone(present, bye, equalOnly) === 0, false);
};

const instead: Check = (claim) => {
  const { player, picture } = claim.answer!;
  const other = one(claim, 'other');
  const isRefused = picture!.refused.some(
    ({ players }) => players.includes(player) && players.includes(other),
  );
  same(claim, 'was first', isRefused && !isPair(claim, player, other), true);
};

/** Something of the first arrangement was refused, or nothing was. */
const rearranged: Check = (claim) => {
  const isChanged = claim.answer!.picture!.refused.length > 0;
  same(claim, 'changed', isChanged, claim.reason.key === 'answers.rearranged');
};

/** The round as it was played has somebody else. */
const changed: Check = (claim) => {
  const player = one(claim, 'player');
  const { bye } = claim.ours;
  const { entries } = playerByNo(claim.event!).get(player)!;
  const { opponent } = entries[claim.task.round - 1];
  if (claim.reason.key === 'answers.changed-bye') {
    same(claim, 'bye', bye, player);
    return same(claim, 'played', opponent !== null, true);
  }
  const ours = one(claim, 'ours');
  same(claim, 'ours', isPair(claim, player, ours), true);
  same(claim, 'played', opponent !== ours, true);
};

const away: Check = (claim) => {
  inRound(claim);
  same(claim, 'present', claim.task.present.includes(one(claim, 'player')), false);
};

const far: Check = (claim) => {
  scores({ own: 'player', other: 'opponent' })(claim);
  const different = scoreOf(claim, one(claim, 'player')) !== scoreOf(claim, one(claim, 'opponent'));
  same(claim, 'different', different, true);
};
const mayMeet: Check = (claim) => {
  const [a, b] = [one(claim, 'player'), one(claim, 'opponent')];
  same(claim, 'points', scoreOf(claim, a), scoreOf(claim, b));
  return mayMeetButDoNot('player', 'opponent')(claim);
};
const noRound: Check = (claim) => {
  if (claim.task.present.length > MOST) return TOO_LARGE;
  same(claim, 'a round', roundFacts(claim).canAllBePaired(claim.task.present), false);
};

/** Each system by the kind of its own list; everybody meets everybody where all play for themselves or are teams. */
const BY: Readonly<Record<string, RegExp>> = {
  'answers.bracket': /^knock-out$/,
  'answers.ladder': /^keizer$/,
  'answers.table': /round-robin/,
  'answers.table-fixed': /^(scheveningen|molter)$/,
};
const byList: Check = (claim) =>
  same(claim, 'system', BY[claim.reason.key].test(claim.system), true);

const INSIDE = 'says nothing itself: the reason within it is the claim';

export const answerChecks: AreaChecks<'answers'> = {
  ...all(byList, 'answers.bracket', 'answers.ladder', 'answers.table', 'answers.table-fixed'),
  'answers.bracket-bye': (claim) => {
    const no = one(claim, 'player');
    const isPaired = pairsOf(claim.ours).some((pair) => pair.includes(no));
    same(claim, 'has a game', isPaired, false);
  },
  'answers.ladder-bye': (claim) => same(claim, 'bye', claim.ours.bye, one(claim, 'player')),
  'answers.ladder-nearest': nearestOnLadder,
  'answers.table-round': (claim) =>
    same(claim, 'round', numberIn(claim.reason, 'round'), claim.task.round),
  ...costChecks,
  ...noClaim(
    'a question',
    'answers.q.opponent',
    'answers.q.colour',
    'answers.q.floatDown',
    'answers.q.floatUp',
    'answers.q.bye',
    'answers.q.noBye',
    'answers.q.whyNot',
  ),
  ...noClaim(
    INSIDE,
    'answers.colour-rule',
    'answers.had-stayed',
    'answers.had-bye',
    'answers.but',
    'answers.but-within',
  ),
  ...noClaim(LABEL, 'answers.none-yet'),
  ...all(
    due,
    'answers.due-both',
    'answers.due-none',
    'answers.due-other',
    'answers.due-only',
    'answers.due-stronger',
    'answers.due-equal',
  ),
  'answers.same-points': equal,
  'answers.other-points': otherPoints,
  'answers.other-points-bye': otherPoints,
  'answers.far': far,
  'answers.in-order': inOrder,
  'answers.instead': instead,
  'answers.rearranged': rearranged,
  'answers.arranged': rearranged,
  'answers.chosen-for': doMeet('player', 'opponent'),
  'answers.changed': changed,
  'answers.changed-bye': changed,
  'answers.not-in-round': away,
  'answers.no-round': noRound,
  'answers.odd-group': oddGroup,
  'answers.odd-group-joined': joinedGroup,
  'answers.alone-group': alone,
  'answers.uneven-group': unevenGroup,
  'answers.first-in-order': goesDown,
  'answers.came-down': cameDown,
  'answers.first-for-him': firstFor,
  'answers.before-you': beforeYou,
  'answers.went-up': scores({ score: 'opponent' }),
  'answers.odd-field': oddNumber(true),
  'answers.even-field': oddNumber(false),
  'answers.bye-lowest': byeLowest,
  'answers.bye-barred': byeBarred,
  'answers.bye-fewest-points': byeFewestPoints,
  'answers.bye-most-games': byeMostGames,
  'answers.bye-last-ranked': byeLastRanked,
  'answers.bye-other': byeOther,
  'answers.bye-not-twice': byeNotTwice,
  'answers.met': met,
  'answers.kept-apart': areKeptApart('player', 'opponent'),
  'answers.same-colour': sameColour,
  'answers.meet': doMeet('player', 'opponent'),
  'answers.may-meet': mayMeet,
  'answers.colour-history': history,
};
