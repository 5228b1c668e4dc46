import type { ReasonArg, TraceStep } from '../../src/explain/reason';
import { isPlayed } from '../../src/model/outcomes';
import { pairingScore, playerByNo } from '../../src/model/tournament';
import type { PlayerNo } from '../../src/model/types';
import {
  all,
  claimsIn,
  LABEL,
  noClaim,
  numberIn,
  pairsOf,
  playersIn,
  same,
  TOO_LARGE,
  type AreaChecks,
  type Check,
  type Claim,
} from './claim';
import {
  areKeptApart,
  doMeet,
  incompleteWithout,
  isPair,
  mayMeetButDoNot,
  MOST,
  oddNumber,
} from './facts';
import { roundFacts } from './roundFacts';

/** Answers for a player. */
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

/** What the sentence behind a plain one may be: by its key, or by the criterion that it names. */
const SOURCES: Readonly<Record<string, RegExp>> = {
  'answers.cost.downfloaters': /^(dutch2016\.C\.5|dutch2026\.C6)$/,
  'answers.cost.scores': /^(dutch2016\.C\.6|dutch2026\.C7)$/,
  'answers.cost.ahead': /^(dutch2016\.C\.7|dutch2026\.C8)$/,
  'answers.cost.byeUnplayed': /^dutch2026\.C9$/,
  'answers.cost.top': /^(dutch2016\.C\.[89]|dutch2026\.C1[01]|B\.2)$/,
  'answers.cost.colour': /^(dutch2016\.C\.10|dutch2026\.C12|X|french1994\.(judge|refused)\.x)$/,
  'answers.cost.strong': /^(dutch2016\.C\.11|dutch2026\.C13|Z|A\.7\.d|french1994\.judge\.baf77)$/,
  'answers.cost.downAgain':
    /^(dutch2016\.C\.1[24]|dutch2026\.C1[46]|B\.[56] down|french1994\.(judge\.down|refused\.float))$/,
  'answers.cost.upAgain':
    /^(dutch2016\.C\.1[35]|dutch2026\.C1[57]|B\.[56] up|french1994\.judge\.up)$/,
  'answers.cost.difference': /^(dutch2016\.C\.1[6-9]|dutch2026\.C(18|19|20|21))$/,
  'answers.cost.byeScore': /^dutch\.(why|judge|hand)\.byeScore$/,
  'answers.cost.order':
    /^(dutch(2011)?\.(why|judge)\.later|dubov1997\.whyNot\.rows|french1994\.judge\.(opponent|exchange|no-exchange|permutation))$/,
  'answers.cost.fewer': /^(dutch2011\.(why|judge)\.fewer(-with-s1)?|french1994\.judge\.pairs)$/,
  'answers.cost.below':
    /^(dutch2011\.((why|judge)\.below|hand\.bracket-below)|french1994\.(judge|refused)\.below)$/,
  'answers.cost.earlier': /^dubov1997\.(whyNot\.earlier|judge\.first)$/,
  'answers.cost.moved': /^(dutch2011\.judge\.fewer-moved-down|french1994\.judge\.moved)$/,
  'answers.cost.bye': /^(dubov1997\.(whyNot\.bye|judge\.bye|bye)|dutch2011\.judge\.other-bye)$/,
  'answers.cost.closeness': /^closeness$/,
  'answers.cost.column': /^dubov1997\.whyNot\.sameColumn$/,
  'answers.cost.bothDown': /^dutch\.judge\.twoMovedDown$/,
  'answers.cost.strongPair': /^french1994\.refused\.strong$/,
  'answers.cost.barred':
    /^(dutch\.barred\.(bye|forfeit|points)|dubov1997\.passed\.freePoint|french1994\.refused\.exempt|dutch2011\.(judge\.bye|hand\.no-bye))$/,
};

/** A plain word of a cost: the sentence that it makes plain is in the working, where it is checked. */
const plainly: Check = (claim) => {
  const { key } = claim.reason;
  const named = ({ key: own, args }: TraceStep): string[] => {
    const criterion = args?.criterion;
    return [
      own,
      String(args?.requirement ?? ''),
      typeof criterion === 'object' && 'reason' in criterion ? criterion.reason.key : '',
    ];
  };
  const all = [...claimsIn(claim.answer!.working, claim)].flatMap(({ reason }) => named(reason));
  same(
    claim,
    'in the working',
    all.some((each) => SOURCES[key].test(each)),
    true,
  );
};
const withNumbers: Check = (claim) => {
  plainly(claim);
  fromWorking(claim);
};

/** What a condition made impossible, by the question: the bye of a player, a pair, staying. */
const incomplete: Check = (claim) => {
  const around = claim.parents[0];
  switch (around.key) {
    case 'answers.had-bye':
      return incompleteWithout(claim, [one({ ...claim, reason: around }, 'player')]);
    case 'answers.but':
      return incompleteWithout(claim, [claim.answer!.player, claim.answer!.other!]);
    case 'answers.had-stayed': {
      const player = one({ ...claim, reason: around }, 'player');
      const facts = roundFacts(claim);
      for (const no of groupLeft(claim, player))
        if (facts.mayMeet(player, no) && incompleteWithout(claim, [player, no])) return TOO_LARGE;
      return;
    }
    default: {
      // Of a pair that was tried first: it is named one sentence further out.
      const outer = claim.parents.find(({ args }) => args?.other);
      if (!outer) throw new Error(`within ${around.key}`);
      const other = one({ ...claim, reason: outer }, 'other');
      const player = outer.key === 'answers.before-you' ? opponentOf(claim) : claim.answer!.player;
      return incompleteWithout(claim, [player, other]);
    }
  }
};

/** The others of the group that a player had to leave. */
const groupLeft = ({ pictures }: Claim, player: PlayerNo): PlayerNo[] =>
  pictures!
    .find(({ leaving }) => leaving.includes(player))!
    .players.map(({ no }) => no)
    .filter((no) => no !== player);
const opponentOf = ({ ours, answer }: Claim): PlayerNo =>
  pairsOf(ours)
    .find((pair) => pair.includes(answer!.player))!
    .find((no) => no !== answer!.player)!;

const nobodyThere: Check = (claim) => {
  const { player } = claim.answer!;
  for (const no of groupLeft(claim, player))
    same(claim, `may meet ${no}`, roundFacts(claim).mayMeet(player, no), false);
};

/** Colours: who was due what, by the games that were played, and who has it in our round. */
const due: Check = (claim) => {
  const { reason, ours } = claim;
  const facts = roundFacts(claim);
  const [player, opponent] = [one(claim, 'player'), one(claim, 'opponent')];
  const [own, other] = [facts.wish(player), facts.wish(opponent)];
  const pair = ours.pairs.find(({ white, black }) => [white, black].includes(player))!;
  const colourOf = (no: PlayerNo) => (pair.white === no ? 'white' : 'black');
  const arg = reason.args!.colour;
  const said =
    typeof arg === 'object' && 'reason' in arg ? arg.reason.key.replace('picture.colour.', '') : '';
  const tell = (what: string, isSo: boolean) => same(claim, what, isSo, true);
  switch (reason.key) {
    case 'answers.due-none':
      return tell('neither', own.colour === null && other.colour === null);
    case 'answers.due-other':
      return tell('only the other', own.colour === null && other.colour === colourOf(opponent));
    case 'answers.due-only':
      return tell('only this one', other.colour === null && own.colour === colourOf(player));
    case 'answers.due-both':
      tell('the colour', own.colour === said && colourOf(player) === said);
      return tell('the other', other.colour !== null && other.colour !== said);
    case 'answers.due-equal':
      return tell('both', own.colour === said && other.colour === said);
    default: {
      tell('both', own.colour === said && other.colour === said);
      const winner = one(claim, 'winner');
      const [more, less] = winner === player ? [own, other] : [other, own];
      tell('more', more.weight > less.weight);
      return tell('has it', colourOf(winner) === said);
    }
  }
};

const otherPoints: Check = (claim) => {
  scores({ own: 'player', other: 'opponent' })(claim);
  const { present } = claim.task;
  if (present.length > MOST) return TOO_LARGE;
  const facts = roundFacts(claim);
  const equalOnly = (a: PlayerNo, b: PlayerNo) =>
    facts.score(a) === facts.score(b) && facts.mayMeet(a, b);
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

/** Who stands below a player in the list: fewer points, or as many and a later number. */
const below = (claim: Claim, player: PlayerNo): PlayerNo[] =>
  claim.task.present.filter((no) => {
    const gap = scoreOf(claim, no) - scoreOf(claim, player);
    return gap < 0 || (gap === 0 && no > player);
  });
const byeLowest: Check = (claim) => {
  const player = one(claim, 'player');
  same(claim, 'bye', claim.ours.bye, player);
  same(claim, 'below', below(claim, player), []);
};
const byeBarred: Check = (claim) => {
  const player = one(claim, 'player');
  same(claim, 'bye', claim.ours.bye, player);
  const free = below(claim, player).filter((no) => roundFacts(claim).mayHaveBye(no));
  same(claim, 'free below', free, []);
};
const byeOther: Check = (claim) => {
  scores({ score: 'other' })(claim);
  same(claim, 'bye', claim.ours.bye, one(claim, 'other'));
  same(
    claim,
    'below',
    numberIn(claim.reason, 'score') < scoreOf(claim, claim.answer!.player),
    true,
  );
};
const byeNotTwice: Check = (claim) =>
  same(claim, 'barred', roundFacts(claim).mayHaveBye(claim.answer!.player), false);

/** Goes down: has left the group for somebody with fewer points. */
const goesDown: Check = (claim) => {
  const player = one(claim, 'player');
  const opponent = opponentOf(claim);
  same(
    claim,
    'down',
    player === claim.ours.bye || scoreOf(claim, opponent) < scoreOf(claim, player),
    true,
  );
};
const cameDown: Check = (claim) => {
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
const firstFor: Check = (claim) => {
  const [player, opponent] = [one(claim, 'player'), one(claim, 'opponent')];
  const { picture } = claim.answer!;
  for (const { no, cameFromAbove } of picture!.players)
    if (!cameFromAbove && no < player && scoreOf(claim, no) === scoreOf(claim, player))
      same(claim, `${no} may meet`, roundFacts(claim).mayMeet(no, opponent), false);
};
const beforeYou: Check = (claim) => {
  const [other, player] = [one(claim, 'other'), one(claim, 'player')];
  same(claim, 'same points', scoreOf(claim, other), scoreOf(claim, player));
  same(claim, 'before', other < player, true);
};

const sameColour: Check = (claim) => {
  const [player, opponent] = [one(claim, 'player'), one(claim, 'opponent')];
  const arg = claim.reason.args!.colour;
  const said = typeof arg === 'object' && 'reason' in arg ? arg.reason.key : '';
  const facts = roundFacts(claim);
  same(claim, 'clash', facts.clash(player, opponent), true);
  for (const no of [player, opponent])
    same(claim, 'colour', said, `picture.colour.${facts.wish(no).colour}`);
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

const INSIDE = 'says nothing itself: the reason within it is the claim';
const TABLE = 'of the round robin, whose table is compared with the published ones';

const LATER_SYSTEMS = 'of systems whose rounds are checked in test/systems/<id>, not taken here';

export const answerChecks: AreaChecks<'answers'> = {
  ...noClaim(
    'of the ladder, whose evenings are tried out in test/systems/keizer',
    'answers.ladder',
    'answers.ladder-bye',
  ),
  ...noClaim(
    LATER_SYSTEMS,
    'answers.bye-fewest-points',
    'answers.bye-most-games',
    'answers.bye-last-ranked',
    'answers.cost.upfloaters',
    'answers.cost.upScores',
    'answers.cost.floatAgain',
  ),
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
  ...noClaim(TABLE, 'answers.table', 'answers.table-round', 'answers.cost.later'),
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
  ...all(
    plainly,
    'answers.cost.scores',
    'answers.cost.ahead',
    'answers.cost.top',
    'answers.cost.downAgain',
    'answers.cost.upAgain',
    'answers.cost.difference',
    'answers.cost.byeUnplayed',
    'answers.cost.byeScore',
    'answers.cost.order',
    'answers.cost.fewer',
    'answers.cost.below',
    'answers.cost.earlier',
    'answers.cost.moved',
    'answers.cost.bye',
    'answers.cost.closeness',
    'answers.cost.column',
    'answers.cost.bothDown',
    'answers.cost.strongPair',
    'answers.cost.barred',
  ),
  'answers.same-points': equal,
  'answers.other-points': otherPoints,
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
  'answers.bye-other': byeOther,
  'answers.bye-not-twice': byeNotTwice,
  'answers.met': met,
  'answers.kept-apart': areKeptApart('player', 'opponent'),
  'answers.same-colour': sameColour,
  'answers.meet': doMeet('player', 'opponent'),
  'answers.may-meet': mayMeet,
  'answers.cost.downfloaters': withNumbers,
  'answers.cost.colour': withNumbers,
  'answers.cost.strong': withNumbers,
  'answers.cost.incomplete': incomplete,
  'answers.cost.no-opponent': nobodyThere,
  'answers.colour-history': history,
};
