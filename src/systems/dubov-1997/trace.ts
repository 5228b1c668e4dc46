import type { Trace, TraceStep } from '../../explain/reason';
import type { Account, FirstRound, GroupAccount, PairMade } from './account';
import { eventSteps } from './traceEvents';
import type { Card } from './card';
import type { PlayerNo } from '../../model/types';
import {
  colourReason,
  colourWord,
  head,
  key,
  passedOverSteps,
  player,
  players,
  points,
  whoCell,
} from './words';

export type DubovTrace = Trace<Account>;
export type CardOf = (no: PlayerNo) => Card;

/** The account in sentences and tables, in the order of the work. */
export function traceOf(account: Account): DubovTrace {
  const cardOf = cardsByNo(account);
  const steps = [
    ...(account.bye ? [byeStep(account)] : []),
    ...(account.firstRound ? firstRoundSteps(account.firstRound, account.pairs) : []),
    ...account.groups.map((group) => groupStep(group, cardOf)),
  ];
  return { system: 'dubov-1997', round: account.round, steps, data: account };
}

export function cardsByNo(account: Account): CardOf {
  const byNo = new Map(account.cards.map((card) => [card.no, card]));
  return (no) => byNo.get(no)!;
}

/** Art. 4 (round 1: art. 5). */
export function byeStep({ bye }: Account): TraceStep {
  if (!bye) throw new Error('dubov-1997: no bye to explain');
  const first = bye.decidedBy === 'firstRound';
  return {
    key: key('bye'),
    article: first ? '5' : '4',
    ruling: first ? 'R24' : 'R22',
    args: {
      player: player(bye.player),
      points: points(bye.score),
      because: { reason: { key: key(`bye.${bye.decidedBy}`) } },
    },
    steps: passedOverSteps(bye.candidates),
  };
}

function firstRoundSteps(
  { top, bottom, initialColour, colourAssumed }: FirstRound,
  pairs: readonly PairMade[],
): TraceStep[] {
  if (top.length === 0) return [];
  const halves: TraceStep = {
    key: key('firstRound'),
    article: '5',
    ruling: 'R24',
    args: { first: player(top[0]), colour: colourWord(initialColour) },
    table: {
      title: { key: key('title.halves') },
      header: (['row', 'upper', 'lower'] as const).map(head),
      rows: top.map((no, row) => [row + 1, whoCell(no), whoCell(bottom[row])]),
    },
    steps: colourAssumed ? [{ key: key('colourAssumed'), article: '5' }] : [],
  };
  return [halves, pairsStep(pairs)];
}

function groupStep(group: GroupAccount, cardOf: CardOf): TraceStep {
  const { score, residents, floaters, events, pairs } = group;
  return {
    key: key(floaters.length > 0 ? 'groupWithFloaters' : 'group'),
    ruling: 'R23',
    args: { points: points(score), residents: players(residents), floaters: players(floaters) },
    steps: [
      ...events.flatMap((event) => eventSteps(event, cardOf)),
      ...(pairs.length > 0 ? [pairsStep(pairs)] : []),
    ],
  };
}

/** Art. 3: the pairs with the article that made each and the rule that gave the colours. */
function pairsStep(pairs: readonly PairMade[]): TraceStep {
  return {
    key: key('pairs'),
    article: '3',
    table: {
      title: { key: key('title.pairs') },
      header: (['white', 'black', 'article', 'colours'] as const).map(head),
      rows: pairs.map(({ white, black, article, rule }) => [
        whoCell(white),
        whoCell(black),
        article,
        colourReason(rule),
      ]),
    },
  };
}
