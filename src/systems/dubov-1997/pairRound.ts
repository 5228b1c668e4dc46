import type { RoundToPair } from '../../model/types';
import type { Account, ByeChoice, GroupAccount, PairMade } from './account';
import { chooseBye } from './articles/article4Bye';
import { pairFirstRound } from './articles/article5FirstRound';
import type { Card } from './cards';
import { makeField, type Field } from './field';
import { Group } from './group';
import { Rest } from './completion/rest';
import type { Progress } from '../system';

/** A paired round with its account, or the field in which there is no legal round (R28). */
export type SettledRound =
  | { readonly ok: true; readonly account: Account; readonly field: Field }
  | { readonly ok: false; readonly field: Field };

/** The whole text in the order of the work: bye, then the groups from the top down (R23). */
export function pairRound(task: RoundToPair, progress: Progress = () => undefined): SettledRound {
  const field = makeField(task);
  if (task.round === 1) return firstRound(task, field);
  const bye = field.cards.length % 2 === 1 ? chooseBye(field) : null;
  if (bye !== null && !('player' in bye)) return { ok: false, field };
  const rest = bye ? bye.rest : Rest.of(field, [...field.cards.keys()]);
  if (rest === null) return { ok: false, field };
  const { groups, pairs } = pairGroups(field, rest, progress);
  const choice = bye ? bye.choice : null;
  return { ok: true, field, account: account(field, null, choice, groups, pairs) };
}

/** Groups from the top down; who leaves one unpaired is a floater of the next. */
export function pairGroups(
  field: Field,
  rest: Rest,
  progress: Progress = () => undefined,
): { groups: GroupAccount[]; pairs: PairMade[] } {
  const groups: GroupAccount[] = [];
  const pairs: PairMade[] = [];
  const scores = [...new Set(field.cards.map((card) => card.score))].sort((a, b) => b - a);
  let floaters: readonly Card[] = [];
  const turn = (score: number, residents: readonly Card[]): void => {
    const below = field.cards.filter((card) => card.score < score && rest.has(card.index));
    const group = new Group(field, rest, groups.length, score, residents, floaters, below);
    floaters = group.pair();
    groups.push(group.account());
    pairs.push(...group.pairs);
    progress((2 * pairs.length) / field.cards.length);
  };
  for (const score of scores) {
    const residents = field.cards.filter((card) => card.score === score && rest.has(card.index));
    if (residents.length > 0) turn(score, residents);
  }
  // All players of the last group may have been transferred upward before floaters reached it.
  if (floaters.length > 0) turn(scores[scores.length - 1], []);
  return { groups, pairs };
}

function firstRound(task: RoundToPair, field: Field): SettledRound {
  const paired = pairFirstRound(field, task.tournament.initialColour);
  if (paired === null) return { ok: false, field };
  const { bye } = paired;
  const choice: ByeChoice | null = bye && {
    player: bye.no,
    score: bye.score,
    candidates: [{ no: bye.no, why: null }],
    decidedBy: 'firstRound',
  };
  return { ok: true, field, account: account(field, paired.account, choice, [], paired.pairs) };
}

function account(
  field: Field,
  firstRound: Account['firstRound'],
  bye: ByeChoice | null,
  groups: readonly GroupAccount[],
  pairs: readonly PairMade[],
): Account {
  return { round: field.round, cards: field.cards, firstRound, bye, groups, pairs };
}
