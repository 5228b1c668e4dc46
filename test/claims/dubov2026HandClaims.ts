import type { Reason } from '../../src/explain/reason';
import { byAro, lostIn, setsOf } from '../../src/systems/literal/dubov-2026/witness';
import type { Card } from '../../src/systems/literal/dubov-2026/witnessCards';
import {
  numberIn,
  parent,
  playersIn,
  same,
  TOO_LARGE,
  type AreaChecks,
  type Check,
  type Claim,
} from './claim';
import {
  bracketAt,
  cardOf,
  criteriaOf,
  dubovWitness,
  groupsOf,
  numbered,
  shiftedFrom,
  valuesIn,
  writtenValues,
  type DubovBracket,
} from './dubov2026Brackets';

/** C.04.4.1 worked by hand: sets of upfloaters and of shifters, each tried out. */
const scoreAround = (claim: Claim): number =>
  numberIn(parent(claim, /^dubov2026\.bracket$/), 'score');
const around = (claim: Claim): DubovBracket => bracketAt(claim, scoreAround(claim));

type Row = readonly (string | number | Reason)[];
function setIn(claim: Claim, row: Row): Card[] {
  const cell = row.find((each): each is Reason => typeof each === 'object');
  return playersIn(cell!, 'numbers').map((no) => cardOf(claim, no));
}
const numbers = (cards: readonly Card[]) => cards.map(({ no }) => no);

/** The sets of the order from the first to the chosen one, none left out. */
const sets =
  (
    poolOf: (bracket: DubovBracket) => readonly Card[],
    chosenIn: (claim: Claim, bracket: DubovBracket) => readonly Card[],
  ): Check =>
  (claim) => {
    const bracket = around(claim);
    const chosen = chosenIn(claim, bracket);
    const rows = claim.reason.table!.rows.map((row) => numbers(setIn(claim, row)));
    const order = setsOf(poolOf(bracket), chosen.length);
    for (const row of rows) same(claim, 'set', row, numbers(order.next().value as Card[]));
    const inOrder = (nos: readonly number[]) => [...nos].sort((a, b) => a - b);
    same(claim, 'chosen', inOrder(rows.at(-1)!), inOrder(numbers(chosen)));
  };
const shiftersOf = (which: 'smaller' | 'larger') =>
  sets(
    (bracket) => {
      const groups = groupsOf(bracket);
      return numbered(groups, groups[which]);
    },
    (claim, bracket) => {
      const groups = groupsOf(bracket);
      return shiftedFrom(claim, groups, groups[which], claim.ours);
    },
  );

const noPairing: Check = (claim) => {
  if (!claim.isTiny) return TOO_LARGE;
  const bracket = [...around(claim).residents, ...setIn(claim, claim.row)];
  same(claim, 'legal pairing', dubovWitness(claim).fewestLost(bracket), null);
};
const notComplete: Check = (claim) => {
  if (!claim.isTiny) return TOO_LARGE;
  const set = setIn(claim, claim.row);
  const rest = around(claim).pool.filter((card) => !set.includes(card));
  same(claim, 'complete', dubovWitness(claim).isCompletable(rest), false);
};

/** A set at its best beside the bracket that was chosen: the first criterion that parts them. */
const worse: Check = (claim) => {
  const { reason } = claim;
  const best = valuesIn(claim, claim.ours, scoreAround(claim));
  same(claim, 'best', String(reason.args!.best), best[reason.article!]);
  if (!claim.isTiny) return TOO_LARGE;
  const set = setIn(claim, claim.row);
  const lost = dubovWitness(claim).fewestLost([...around(claim).residents, ...set]);
  if (lost === null) throw new Error('the bracket has no legal pairing');
  const found = writtenValues(claim, set, lost);
  same(claim, 'found', String(reason.args!.found), found[reason.article!]);
  const differs = criteriaOf(claim).find((each) => found[each] !== best[each]);
  same(claim, 'article', reason.article, differs);
};

/** Every set out of the other subgroup with it: none gives a legal pairing that is best on C7. */
const noBest: Check = (claim) => {
  if (!claim.isTiny) return TOO_LARGE;
  const bracket = around(claim);
  const groups = groupsOf(bracket);
  const witness = dubovWitness(claim);
  const fewest = witness.fewestLost([...bracket.residents, ...bracket.upfloaters]);
  const set = setIn(claim, claim.row);
  const chosen = (which: 'smaller' | 'larger') =>
    shiftedFrom(claim, groups, groups[which], claim.ours);
  const isFirst = claim.parents.some(({ key }) => key === 'dubov2026.hand.unavoidable');
  const first = isFirst ? set : chosen('smaller');
  const seconds = isFirst
    ? setsOf(numbered(groups, groups.larger), chosen('larger').length)
    : [set];
  for (const second of seconds) {
    const gone = [...first, ...second];
    const isS1 = (card: Card) => groups.g1.includes(card) !== gone.includes(card);
    const everybody = [...groups.g1, ...groups.g2];
    const s1 = everybody.filter(isS1).sort(byAro);
    const t2 = everybody.filter((card) => !isS1(card)).sort((a, b) => a.no - b.no);
    const pairs = witness.firstTransposition(s1, t2);
    same(claim, 'a best pairing', pairs !== null && lostIn(pairs) === fewest, false);
  }
};

export const handChecks: AreaChecks<'dubov2026.hand'> = {
  'dubov2026.hand.upfloaters': sets(
    ({ pool }) => pool,
    (_, { upfloaters }) => upfloaters,
  ),
  'dubov2026.hand.unavoidable': shiftersOf('smaller'),
  'dubov2026.hand.equalising': shiftersOf('larger'),
  'dubov2026.hand.noPairing': noPairing,
  'dubov2026.hand.notComplete': notComplete,
  'dubov2026.hand.worse': worse,
  'dubov2026.hand.noBest': noBest,
};
