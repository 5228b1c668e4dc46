import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { Account, GroupEvent, PairMade } from './account';
import type { Card } from './cards';
import type { Field } from './field';
import { coloursStep, limitBreaks, stepsBehind } from './judge';
import { pairRound } from './pairRound';
import { missingData, noLegalRound } from './refusals';
import { Rest } from './completion/rest';
import { byeStep } from './trace';
import { colourWord, passedOver, player, players, points } from './words';

/** Why the round does not pair two players: the ban, or the decision that gave one of them away. */
export function whyNot(task: RoundToPair, a: PlayerNo, b: PlayerNo): readonly TraceStep[] {
  if (a === b) return [{ key: 'dubov1997.whyNot.self' }];
  const missing = missingData(task);
  if (missing) return missing.reasons;
  const round = pairRound(task);
  const { field } = round;
  const cardA = field.cards.find((card) => card.no === a);
  const cardB = field.cards.find((card) => card.no === b);
  if (!cardA || !cardB) {
    const absent = [a, b].filter((no) => !task.present.includes(no));
    return [{ key: 'dubov1997.judge.absent', args: { players: players(absent) } }];
  }
  const ban = banSteps(field, cardA, cardB);
  if (ban.length > 0) return ban;
  if (!round.ok) return noLegalRound(task, field).reasons;
  return decisionSteps(round.account, field, cardA, cardB);
}

function banSteps(field: Field, a: Card, b: Card): TraceStep[] {
  const ban = field.ban[a.index][b.index];
  if (ban === null) return [];
  const step: TraceStep = passedOver(ban, [a.no, b.no]);
  if (ban !== 'colours') return [step];
  const steps = [a, b].flatMap((card) => [
    ...limitBreaks(card, 'white'),
    ...limitBreaks(card, 'black'),
  ]);
  return [{ ...step, steps }];
}

function decisionSteps(account: Account, field: Field, a: Card, b: Card): TraceStep[] {
  const isOf = (pair: PairMade, card: Card): boolean =>
    pair.white === card.no || pair.black === card.no;
  const together = account.pairs.find((pair) => isOf(pair, a) && isOf(pair, b));
  if (together) return [pairedStep(account, together)];
  const steps: TraceStep[] = [];
  const args = { a: player(a.no), b: player(b.no) };
  const bye = account.bye?.player;
  if (!canBePaired(field, [a, b]))
    steps.push({ key: 'dubov1997.whyNot.lookAhead', ruling: 'R23', args });
  else if (bye !== undefined && bye !== a.no && bye !== b.no && !canBePaired(field, [a, b], bye))
    steps.push({
      key: 'dubov1997.whyNot.bye',
      article: account.firstRound ? '5' : '4',
      ruling: 'R22',
      args: { ...args, player: player(bye) },
    });
  if (account.bye && [a.no, b.no].includes(account.bye.player)) return [...steps, byeStep(account)];
  const decided = account.pairs.find((pair) => isOf(pair, a) || isOf(pair, b))!;
  const inColumns = columnSteps(account, decided, a, b);
  // Who was transferred stands in the columns of the higher group: then the scores say nothing.
  if (inColumns.length === 0 && a.score !== b.score) steps.push(scoresStep(a, b));
  return [...steps, ...inColumns, earlierStep(account, decided, a)];
}

const scoresStep = (a: Card, b: Card): TraceStep => ({
  key: 'dubov1997.whyNot.scores',
  article: 'C.04.1.e',
  args: {
    a: player(a.no),
    b: player(b.no),
    pointsA: points(a.score),
    pointsB: points(b.score),
  },
});

function pairedStep(account: Account, pair: PairMade): TraceStep {
  return {
    key: 'dubov1997.whyNot.paired',
    article: pair.article,
    ruling: pair.ruling,
    args: { white: player(pair.white), black: player(pair.black) },
    steps: [...stepsBehind(account, pair), coloursStep(pair)],
  };
}

/** Whether the others could all be paired, one of them having the bye: the one named, or any who may. */
function canBePaired(field: Field, apart: readonly Card[], bye?: PlayerNo): boolean {
  const others = field.cards.filter((card) => !apart.includes(card) && card.no !== bye);
  const vertices = others.map((card) => card.index);
  if (others.length % 2 === 0) return Rest.of(field, vertices) !== null;
  // The bye as one more opponent of everybody who may have it (2.2).
  const free = field.cards.length;
  const takers = others.filter((card) => card.freePoint === null).map((card) => card.index);
  const opponents = field.opponents.map((list, index) =>
    takers.includes(index) ? [...list, free] : list,
  );
  return Rest.of({ opponents: [...opponents, takers] }, [...vertices, free]) !== null;
}

/** Where both stand in the columns that decided. */
function columnSteps(account: Account, { madeAt }: PairMade, a: Card, b: Card): TraceStep[] {
  if (madeAt === null) return [];
  const event: GroupEvent = account.groups[madeAt.group].events[madeAt.event];
  if (event.kind !== 'rows') return [];
  const { white, black } = event.columns;
  for (const [colour, column] of [['white', white] as const, ['black', black] as const])
    if (column.includes(a.no) && column.includes(b.no))
      return [
        {
          key: 'dubov1997.whyNot.sameColumn',
          article: '6.3',
          args: { colour: colourWord(colour) },
        },
      ];
  const [w, k] = white.includes(a.no) ? [a.no, b.no] : [b.no, a.no];
  if (!white.includes(w) || !black.includes(k)) return [];
  return [
    {
      key: 'dubov1997.whyNot.rows',
      article: '6.3',
      ruling: 'R8',
      args: {
        white: player(w),
        whiteRow: white.indexOf(w) + 1,
        black: player(k),
        blackRow: black.indexOf(k) + 1,
        opponent: player(event.opponents[white.indexOf(w)]),
      },
    },
  ];
}

function earlierStep(account: Account, pair: PairMade, a: Card): TraceStep {
  const first = pair.white === a.no || pair.black === a.no ? a.no : undefined;
  const who = first ?? pair.white;
  const whom = who === pair.white ? pair.black : pair.white;
  return {
    key: 'dubov1997.whyNot.earlier',
    article: pair.article,
    ruling: pair.ruling,
    args: { player: player(who), opponent: player(whom) },
    steps: stepsBehind(account, pair),
  };
}
