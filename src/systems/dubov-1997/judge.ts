import type { TraceStep } from '../../explain/reason';
import { opposite, type Colour, type PlayerNo, type RoundToPair } from '../../model/types';
import { namedIn, partnersIn } from '../shared/judging';
import type { PlayedRound } from '../system';
import type { WordKey } from '../../words';
import type { Account, PairMade } from './account';
import type { Card } from './cards';
import type { Field } from './field';
import { pairRound } from './pairRound';
import { missingData, noLegalRound } from './refusals';
import { byeStep, cardsByNo } from './trace';
import { eventSteps } from './traceSteps';
import { colourReason, colourWord, passedOver, player, players } from './words';

/** What a played round breaks, or the first decision of the text from which it departs. */
export function judge(task: RoundToPair, played: PlayedRound): readonly TraceStep[] {
  const missing = missingData(task);
  if (missing) return missing.reasons;
  const round = pairRound(task);
  const broken = brokenRules(round.field, played);
  if (!round.ok) {
    const { reasons } = noLegalRound(task, round.field);
    return [...broken, { key: 'dubov1997.judge.noRound', ruling: 'R28', steps: reasons }];
  }
  if (broken.length > 0) return broken;
  return differences(round.account, played);
}

/** Art. 2 and the bare form of a round. */
function brokenRules(field: Field, played: PlayedRound): TraceStep[] {
  const byNo = new Map(field.cards.map((card) => [card.no, card]));
  const { twice, unknown, missing } = namedIn(played, [...byNo.keys()]);
  const form: [WordKey, readonly PlayerNo[]][] = [
    ['dubov1997.judge.twice', twice],
    ['dubov1997.judge.absent', unknown],
    ['dubov1997.judge.missing', missing],
  ];
  const steps: TraceStep[] = form
    .filter(([, nos]) => nos.length > 0)
    .map(([key, nos]) => ({ key, args: { players: players(nos) } }));
  for (const { white, black } of played.pairs) {
    const [a, b] = [byNo.get(white), byNo.get(black)];
    if (a && b) steps.push(...pairBreaks(field, a, b));
  }
  const bye = played.bye === null ? undefined : byNo.get(played.bye);
  if (bye?.freePoint) steps.push(passedOver('freePoint', [bye.no]));
  return steps;
}

function pairBreaks(field: Field, white: Card, black: Card): TraceStep[] {
  const ban = field.ban[white.index][black.index];
  const both = [white.no, black.no];
  return [
    ...(ban === 'met' || ban === 'forbidden' ? [passedOver(ban, both)] : []),
    ...limitBreaks(white, 'white'),
    ...limitBreaks(black, 'black'),
  ];
}

/** 2.3 and 2.4 for one player. */
export function limitBreaks(card: Card, colour: Colour): TraceStep[] {
  if (card.mayHave[colour]) return [];
  const sign = colour === 'white' ? 1 : -1;
  const difference = card.difference * sign + 1;
  const args = { player: player(card.no), colour: colourWord(colour) };
  const steps: TraceStep[] = [];
  if (difference > 2)
    steps.push({
      key: 'dubov1997.judge.difference',
      article: '2.3',
      args: { ...args, difference },
    });
  const lastTwo = card.colours.slice(-2);
  if (lastTwo.length === 2 && !lastTwo.includes(opposite(colour)))
    steps.push({ key: 'dubov1997.judge.threeTimes', article: '2.4', args });
  return steps;
}

function differences(account: Account, played: PlayedRound): TraceStep[] {
  const opponentOf = partnersIn(played.pairs);
  const ours = account.bye?.player ?? null;
  const steps: TraceStep[] = [];
  if (ours !== played.bye)
    steps.push({
      key: 'dubov1997.judge.bye',
      article: account.firstRound ? '5' : '4',
      ruling: 'R22',
      args: { played: maybe(played.bye), ours: maybe(ours) },
      steps: account.bye ? [byeStep(account)] : [],
    });
  const first = account.pairs.find(({ white, black }) => opponentOf.get(white) !== black);
  if (first) steps.push(firstDifference(account, first, opponentOf));
  const whites = new Set(played.pairs.map(({ white }) => white));
  for (const pair of account.pairs)
    if (opponentOf.get(pair.white) === pair.black && !whites.has(pair.white))
      steps.push(coloursStep(pair));
  return steps;
}

const maybe = (no: PlayerNo | null | undefined) =>
  players(no === null || no === undefined ? [] : [no]);

function firstDifference(
  account: Account,
  pair: PairMade,
  opponentOf: ReadonlyMap<PlayerNo, PlayerNo>,
): TraceStep {
  return {
    key: 'dubov1997.judge.first',
    article: pair.article,
    ruling: pair.ruling,
    args: {
      white: player(pair.white),
      black: player(pair.black),
      played: maybe(opponentOf.get(pair.white)),
    },
    steps: stepsBehind(account, pair),
  };
}

/** The decision that made a pair, in sentences. */
export function stepsBehind(account: Account, { madeAt }: PairMade): TraceStep[] {
  if (madeAt === null) return [];
  const event = account.groups[madeAt.group].events[madeAt.event];
  return eventSteps(event, cardsByNo(account));
}

export const coloursStep = ({ white, black, rule }: PairMade): TraceStep => {
  const { article, ruling, key: because } = colourReason(rule);
  return {
    key: 'dubov1997.judge.colours',
    article,
    ruling,
    args: { white: player(white), black: player(black), because: { reason: { key: because } } },
  };
};
