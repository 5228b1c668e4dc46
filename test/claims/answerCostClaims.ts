import type { ReasonArg, TraceStep } from '../../src/explain/reason';
import { groupLeft, one, opponentOf } from './answerFacts';
import { all, claimsIn, same, TOO_LARGE, type AreaChecks, type Check } from './claim';
import { incompleteWithout } from './facts';
import { roundFacts } from './roundFacts';

/** What another round would have cost, in plain words. */

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

/** What the sentence behind a plain one may be: by its key, or by the criterion that it names. */
const SOURCES: Readonly<Record<string, RegExp>> = {
  'dubov2026.plain.C5': /^dubov2026\.C5$/,
  'dubov2026.plain.C6': /^dubov2026\.C6$/,
  'dubov2026.plain.C8': /^dubov2026\.C[89]$/,
  'answers.cost.downfloaters': /^(dutch2016\.C\.5|dutch2026\.C6|burstein2026\.C5)$/,
  'answers.cost.scores': /^(dutch2016\.C\.6|dutch2026\.C7|burstein2026\.C6)$/,
  'answers.cost.ahead':
    /^((dutch2016\.C\.7|dutch2026\.C8|burstein2026\.C7)|matches\.C\.following)$/,
  'answers.cost.byeUnplayed':
    /^((dutch2026\.C9|(dubov2026|burstein2026)\.judge\.byeGames)|matches\.judge\.byeMatches)$/,
  'answers.cost.top': /^(dutch2016\.C\.[89]|dutch2026\.C1[01]|B\.2)$/,
  'answers.cost.colour':
    /^((dutch2016\.C\.10|dutch2026\.C12|dubov2026\.C7|burstein2026\.C8|X|french1994\.(judge|refused)\.x)|matches\.C\.colours)$/,
  'answers.cost.strong':
    /^((dutch2016\.C\.11|dutch2026\.C13|Z|A\.7\.d|french1994\.judge\.baf77)|matches\.C\.strong)$/,
  'answers.cost.downAgain':
    /^(dutch2016\.C\.1[24]|dutch2026\.C1[46]|B\.[56] down|french1994\.(judge\.down|refused\.float))$/,
  'answers.cost.upAgain':
    /^(dutch2016\.C\.1[35]|dutch2026\.C1[57]|dubov2026\.C10|B\.[56] up|french1994\.judge\.up)$/,
  'answers.cost.difference': /^(dutch2016\.C\.1[6-9]|dutch2026\.C(18|19|20|21))$/,
  'answers.cost.byeScore':
    /^((dutch\.(why|judge|hand)|burstein2026\.judge)\.byeScore|matches\.judge\.byeScore)$/,
  'answers.cost.order':
    /^(((dutch|dutch2011|burstein2026)\.(why|judge)\.later|dubov1997\.whyNot\.rows|dubov2026\.judge\.(upfloaters|withinG[12]|shiftG[12])|french1994\.judge\.(opponent|exchange|no-exchange|permutation))|matches\.judge\.later(Set)?)$/,
  'answers.cost.fewer': /^(dutch2011\.(why|judge)\.fewer(-with-s1)?|french1994\.judge\.pairs)$/,
  'answers.cost.below':
    /^(dutch2011\.((why|judge)\.below|hand\.bracket-below)|french1994\.(judge|refused)\.below)$/,
  'answers.cost.earlier': /^(dubov1997\.(whyNot\.earlier|judge\.first)|dubov2026\.judge\.row)$/,
  'answers.cost.moved': /^(dutch2011\.judge\.fewer-moved-down|french1994\.judge\.moved)$/,
  'answers.cost.bye':
    /^((dubov1997\.(whyNot\.bye|judge\.bye|bye)|dutch2011\.judge\.other-bye|dubov2026\.judge\.byeNumber|burstein2026\.(why\.bye|judge\.byeRank)|keizer\.why\.bye)|matches\.judge\.byeNumber)$/,
  'answers.cost.still-free': /^keizer\.passed\.rest$/,
  'answers.cost.later': /^(roundRobin|fixedTable)\.why-(before|later)$/,
  'answers.cost.upfloaters': /^matches\.C\.fewest$/,
  'answers.cost.upScores': /^matches\.C\.scores$/,
  'answers.cost.floatAgain': /^matches\.C\.(repeated|opponents)$/,
  'answers.cost.closeness': /^closeness$/,
  'answers.cost.column': /^dubov1997\.whyNot\.sameColumn$/,
  'answers.cost.bothDown': /^dutch\.judge\.twoMovedDown$/,
  'answers.cost.strongPair': /^french1994\.refused\.strong$/,
  'answers.cost.barred':
    /^((dutch\.barred\.(bye|forfeit|points)|dubov1997\.passed\.freePoint|french1994\.refused\.exempt|dutch2011\.(judge\.bye|hand\.no-bye))|matches\.barred\.(bye|forfeit|full))$/,
};

/** A plain word of a cost: the sentence that it makes plain is in the working, where it is checked. */
export const plainly: Check = (claim) => {
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
export const withNumbers: Check = (claim) => {
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

const nobodyThere: Check = (claim) => {
  const { player } = claim.answer!;
  for (const no of groupLeft(claim, player))
    same(claim, `may meet ${no}`, roundFacts(claim).mayMeet(player, no), false);
};

export const costChecks: AreaChecks<'answers.cost'> = {
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
    'answers.cost.upScores',
    'answers.cost.floatAgain',
    'answers.cost.still-free',
    'answers.cost.later',
  ),
  ...all(
    withNumbers,
    'answers.cost.downfloaters',
    'answers.cost.upfloaters',
    'answers.cost.colour',
    'answers.cost.strong',
  ),
  'answers.cost.incomplete': incomplete,
  'answers.cost.no-opponent': nobodyThere,
};
