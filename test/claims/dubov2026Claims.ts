import type { Reason } from '../../src/explain/reason';
import { byAro } from '../../src/systems/literal/dubov-2026/witness';
import { coloursOf, type Card } from '../../src/systems/literal/dubov-2026/witnessCards';
import { plainly, withNumbers } from './answerCostClaims';
import {
  all,
  CURE,
  LABEL,
  noClaim,
  numberIn,
  parent,
  playersIn,
  same,
  TOO_LARGE,
  type AreaChecks,
  type Check,
  type Claim,
} from './claim';
import { pairOf } from './colourClaims';
import {
  bracketAt,
  cardOf,
  criteriaOf,
  groupsOf,
  dubovWitness,
  numbered,
  shiftedFrom,
  unavoidable,
  valuesIn,
  type DubovBracket,
  type Groups,
} from './dubov2026Brackets';
import { handChecks } from './dubov2026HandClaims';
import { judgeChecks } from './dubov2026JudgeClaims';
import { colourClash, incompleteWithout } from './facts';

/** The reasons of C.04.4.1: the account of a round, recomputed from what art. 1 says of the players. */
const BRACKET = /^dubov2026\.bracket$/;
const around = (claim: Claim): DubovBracket =>
  bracketAt(claim, numberIn(parent(claim, BRACKET), 'score'));
const sorted = (cards: readonly Card[]): number[] =>
  cards.map(({ no }) => no).sort((a, b) => a - b);

const bracket: Check = (claim) => {
  const { residents } = bracketAt(claim, numberIn(claim.reason, 'score'));
  same(claim, 'somebody', residents.length > 0, true);
};

/** A list of players of the bracket around it. */
const listed =
  (right: (bracket: DubovBracket, claim: Claim) => readonly Card[]): Check =>
  (claim) => {
    const said = [...playersIn(claim.reason, 'players')].sort((a, b) => a - b);
    same(claim, 'players', said, sorted(right(around(claim), claim)));
  };
const half =
  (group: 'g1' | 'g2', isHalf: boolean): Check =>
  (claim) => {
    const groups = groupsOf(around(claim));
    same(claim, 'nobody has played', groups.nobodyPlayed, isHalf);
    listed(() => groups[group])(claim);
  };

/** Who changes the subgroup, and that it has to be. */
const within =
  (from: 'g1' | 'g2'): Check =>
  (claim) => {
    const here = around(claim);
    const groups = groupsOf(here);
    same(claim, 'the smaller', groups.smaller, from);
    listed(() => shiftedFrom(claim, groups, from, claim.ours))(claim);
    if (!claim.isTiny) return TOO_LARGE;
    const { length } = playersIn(claim.reason, 'players');
    same(claim, 'cannot be avoided', length, unavoidable(claim, here));
  };
const equalising =
  (from: 'g1' | 'g2'): Check =>
  (claim) => {
    const groups = groupsOf(around(claim));
    same(claim, 'the larger', groups.larger, from);
    listed(() => shiftedFrom(claim, groups, from, claim.ours))(claim);
    const [g1, g2] = recomposed(claim, groups);
    same(claim, 'equal', g1.length, g2.length);
  };
const order: Check = (claim) => {
  const shift = parent(claim, /^dubov2026\.shift\./);
  const from = /G1$/.test(shift.key) ? 'g1' : 'g2';
  const right = numbered(groupsOf(around(claim)), from).map(({ no }) => no);
  same(claim, 'order', playersIn(claim.reason, 'numbers'), right);
};

/** S1 and T2 before it is put in order: the subgroups once the shifters have changed sides. */
function recomposed(claim: Claim, groups: Groups): [Card[], Card[]] {
  const gone = (['g1', 'g2'] as const).flatMap((from) =>
    shiftedFrom(claim, groups, from, claim.ours),
  );
  const everybody = [...groups.g1, ...groups.g2];
  const isIn = (card: Card) => groups.g1.includes(card) !== gone.includes(card);
  return [everybody.filter(isIn), everybody.filter((card) => !isIn(card))];
}

const whoIn = (cell: string | number | Reason): Card['no'] =>
  typeof cell === 'object' ? playersIn(cell, 'player')[0] : NaN;

/** The rows: S1 by the average rating, T2 the first order of the others that is legal, the colours. */
const pairs: Check = (claim) => {
  const { rows } = claim.reason.table!;
  same(claim, 'count', numberIn(claim.reason, 'count'), rows.length);
  const [g1, g2] = recomposed(claim, groupsOf(around(claim)));
  const s1 = g1.sort(byAro);
  const numbers = (cards: readonly Card[]) => cards.map(({ no }) => no);
  const column = (at: number) => rows.map((row) => whoIn(row[at]));
  same(
    claim,
    'ARO',
    rows.map(([aro]) => aro),
    s1.map(({ aro }) => aro),
  );
  same(claim, 'S1', column(1), numbers(s1));
  for (const [, one, other, white] of rows) {
    const right = coloursOf(cardOf(claim, whoIn(one)), cardOf(claim, whoIn(other)), claim.task);
    same(claim, 'white', whoIn(white), right.white);
  }
  if (!claim.isTiny) return TOO_LARGE;
  const t2 = g2.sort((a, b) => a.no - b.no);
  const first = dubovWitness(claim).firstTransposition(s1, t2)!;
  same(claim, 'T2', column(2), numbers(first.map(([, card]) => card)));
};

const criteria: Check = (claim) => {
  const score = numberIn(parent(claim, BRACKET), 'score');
  const right = valuesIn(claim, claim.ours, score);
  const rows = claim.reason.table!.rows.map(([article, value]) => [article, value]);
  same(
    claim,
    'values',
    rows,
    criteriaOf(claim).map((each) => [each, right[each]]),
  );
};

const bye: Check = (claim) => {
  const card = cardOf(claim, playersIn(parent(claim, /^dutch\.bye$/), 'player')[0]);
  same(claim, 'score', numberIn(claim.reason, 'score'), card.score);
  same(claim, 'games', numberIn(claim.reason, 'games'), card.games);
  same(claim, 'number', numberIn(claim.reason, 'number'), card.no);
};
const byeNeeded: Check = (claim) => {
  for (const no of playersIn(claim.reason, 'players')) {
    same(claim, `${no} may have it`, cardOf(claim, no).mayHaveBye, true);
    if (incompleteWithout(claim, [no]) === TOO_LARGE) return TOO_LARGE;
  }
};

/** 5.2: which article gives the two their colours, and who is the higher ranked. */
const rule: Check = (claim) => {
  const pair = pairOf(claim);
  if (!pair) throw new Error(`${claim.reason.key}: of which pair?`);
  const [higher, lower] = pair
    .map((no) => cardOf(claim, no))
    .sort((a, b) => b.score - a.score || a.no - b.no);
  const [mine, theirs] = [higher.preference, lower.preference];
  const games = Math.min(higher.games, lower.games);
  const differs = (ago: number) => higher.colours.at(-ago) !== lower.colours.at(-ago);
  const right =
    higher.games === 0 && lower.games === 0
      ? '5.2.1'
      : mine.colour !== theirs.colour
        ? '5.2.2'
        : mine.strength !== theirs.strength
          ? '5.2.3'
          : Array.from({ length: games }, (_, i) => i + 1).some(differs)
            ? '5.2.4'
            : '5.2.5';
  same(claim, 'rule', claim.reason.key, `dubov2026.rule.${right}`);
  same(claim, 'higher', playersIn(claim.reason, 'higher')[0], higher.no);
};

const sameAbsolute: Check = (claim) => {
  colourClash('players')(claim);
  const arg = claim.reason.args!.colour;
  const key = typeof arg === 'object' && 'reason' in arg ? arg.reason.key : '';
  for (const no of playersIn(claim.reason, 'players')) {
    const { colour, strength } = cardOf(claim, no).preference;
    same(claim, `colour of ${no}`, [key, 'absolute'], [`dutch.colour.${colour}`, strength]);
  }
};

const unrated: Check = (claim) => {
  for (const no of playersIn(claim.reason, 'players')) {
    const player = claim.task.tournament.players.find((each) => each.no === no)!;
    same(claim, `${no} has a rating`, player.rating > 0, false);
  }
};
/** As often as some number of rounds would make often enough. */
const roundsUnknown: Check = (claim) => {
  same(claim, 'unknown', claim.task.tournament.roundsDeclared, false);
  for (const no of playersIn(claim.reason, 'players'))
    same(claim, `${no} has floated up twice`, cardOf(claim, no).upfloats >= 2, true);
};

export const dubov2026Checks: AreaChecks<'dubov2026'> = {
  ...noClaim(
    LABEL,
    'dubov2026.name',
    'dubov2026.summary',
    'dubov2026.C5',
    'dubov2026.C6',
    'dubov2026.C7',
    'dubov2026.C8',
    'dubov2026.C9',
    'dubov2026.C10',
    'dubov2026.head.aro',
    'dubov2026.head.s1',
    'dubov2026.head.t2',
    'dubov2026.head.set',
  ),
  ...noClaim(CURE, 'dubov2026.cure.rating', 'dubov2026.cure.rounds'),
  ...all(
    rule,
    'dubov2026.rule.5.2.1',
    'dubov2026.rule.5.2.2',
    'dubov2026.rule.5.2.3',
    'dubov2026.rule.5.2.4',
    'dubov2026.rule.5.2.5',
  ),
  ...handChecks,
  ...judgeChecks,
  'dubov2026.sameAbsolute': sameAbsolute,
  'dubov2026.bracket': bracket,
  'dubov2026.residents': listed(({ residents }) => residents),
  'dubov2026.upfloaters': listed(({ upfloaters }) => upfloaters),
  'dubov2026.noUpfloaters': (claim) => same(claim, 'nobody', around(claim).upfloaters, []),
  'dubov2026.g1': half('g1', false),
  'dubov2026.g2': half('g2', false),
  'dubov2026.g1Half': half('g1', true),
  'dubov2026.g2Half': half('g2', true),
  'dubov2026.shift.withinG1': within('g1'),
  'dubov2026.shift.withinG2': within('g2'),
  'dubov2026.shift.fromG1': equalising('g1'),
  'dubov2026.shift.fromG2': equalising('g2'),
  'dubov2026.shift.order': order,
  'dubov2026.pairs': pairs,
  'dubov2026.criteria': criteria,
  'dubov2026.bye': bye,
  'dubov2026.byeNeeded': byeNeeded,
  'dubov2026.refusal.unrated': unrated,
  'dubov2026.refusal.rounds': roundsUnknown,
  'dubov2026.plain.C5': withNumbers,
  'dubov2026.plain.C6': plainly,
  'dubov2026.plain.C8': plainly,
};
