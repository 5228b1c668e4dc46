import type { Trace, TraceStep } from '../../explain/reason';
import type { WordKey } from '../../words';
import type { Account, ByeChoice, FirstRound, GroupAccount, PairMade } from './account';
import { rowsByHand, type BanOf } from './byHand';
import { eventSteps } from './traceSteps';
import type { Card } from './cards';
import type { PlayerNo } from '../../model/types';
import {
  colourReason,
  colourWord,
  passedOverSteps,
  player,
  players,
  points,
  whoCell,
} from './words';

export type DubovTrace = Trace<Account>;
export type CardOf = (no: PlayerNo) => Card;

/**
 * The account in sentences and tables, in the order of the work. With `banOf` the orders of 6.3 are
 * worked by hand, which takes time and is only done for somebody who wants to read it.
 */
export function traceOf(account: Account, banOf?: BanOf): DubovTrace {
  const cardOf = cardsByNo(account);
  const steps = [
    ...(account.bye ? [byeStep(account)] : []),
    ...(account.firstRound ? firstRoundSteps(account.firstRound, account.pairs) : []),
    ...account.groups.map((group) => groupStep(group, cardOf, banOf)),
  ];
  return { system: 'dubov-1997', round: account.round, steps, data: account };
}

export function cardsByNo(account: Account): CardOf {
  const byNo = new Map(account.cards.map((card) => [card.no, card]));
  return (no) => byNo.get(no)!;
}

const BYE_WORDS: Readonly<Record<ByeChoice['decidedBy'], WordKey>> = {
  score: 'dubov1997.bye.score',
  rating: 'dubov1997.bye.rating',
  dominatingColour: 'dubov1997.bye.dominatingColour',
  cma: 'dubov1997.bye.cma',
  initialList: 'dubov1997.bye.initialList',
  firstRound: 'dubov1997.bye.firstRound',
};

/** Art. 4 (round 1: art. 5). */
export function byeStep({ bye }: Account): TraceStep {
  if (!bye) throw new Error('dubov-1997: no bye to explain');
  const first = bye.decidedBy === 'firstRound';
  return {
    key: 'dubov1997.bye',
    article: first ? '5' : '4',
    ruling: first ? 'R24' : 'R22',
    args: {
      player: player(bye.player),
      points: points(bye.score),
      because: { reason: { key: BYE_WORDS[bye.decidedBy] } },
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
    key: 'dubov1997.firstRound',
    article: '5',
    ruling: 'R24',
    args: { first: player(top[0]), colour: colourWord(initialColour) },
    table: {
      title: { key: 'dubov1997.title.halves' },
      header: [
        { key: 'dubov1997.head.row' },
        { key: 'dubov1997.head.upper' },
        { key: 'dubov1997.head.lower' },
      ],
      rows: top.map((no, row) => [row + 1, whoCell(no), whoCell(bottom[row])]),
    },
    steps: colourAssumed ? [{ key: 'dubov1997.colourAssumed', article: '5' }] : [],
  };
  return [halves, pairsStep(pairs)];
}

function groupStep(group: GroupAccount, cardOf: CardOf, banOf?: BanOf): TraceStep {
  const { score, residents, floaters, events, pairs } = group;
  return {
    key: floaters.length > 0 ? 'dubov1997.groupWithFloaters' : 'dubov1997.group',
    ruling: 'R23',
    args: { points: points(score), residents: players(residents), floaters: players(floaters) },
    steps: [
      ...events.flatMap((event) => [
        ...eventSteps(event, cardOf),
        ...(banOf && event.kind === 'rows' && event.clashes.length > 0
          ? rowsByHand(event, banOf)
          : []),
      ]),
      ...(pairs.length > 0 ? [pairsStep(pairs)] : []),
    ],
  };
}

/** Art. 3: the pairs with the article that made each and the rule that gave the colours. */
function pairsStep(pairs: readonly PairMade[]): TraceStep {
  return {
    key: 'dubov1997.pairs',
    article: '3',
    table: {
      title: { key: 'dubov1997.title.pairs' },
      header: [
        { key: 'dubov1997.head.white' },
        { key: 'dubov1997.head.black' },
        { key: 'dubov1997.head.article' },
        { key: 'dubov1997.head.colours' },
      ],
      rows: pairs.map(({ white, black, article, rule }) => [
        whoCell(white),
        whoCell(black),
        article,
        colourReason(rule),
      ]),
    },
  };
}
