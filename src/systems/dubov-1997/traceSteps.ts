import type { TraceStep, TraceTable } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import type { ColumnsSeen, GroupEvent } from './account';
import type { Card } from './cards';
import {
  cmaCell,
  colourWord,
  passedOverSteps,
  player,
  players,
  points,
  whoCell,
  yesNo,
} from './words';

type CardOf = (no: PlayerNo) => Card;
type EventOf<Kind extends GroupEvent['kind']> = Extract<GroupEvent, { kind: Kind }>;

/** One event of a group as sentences, each with its article and ruling. */
export function eventSteps(event: GroupEvent, cardOf: CardOf): TraceStep[] {
  switch (event.kind) {
    case 'floater':
      return [floaterStep(event, cardOf)];
    case 'island':
      return [islandStep(event, cardOf)];
    case 'oddGroup':
      return [oddGroupStep(event, cardOf)];
    case 'downfloater':
      return [downfloaterStep(event)];
    case 'columns':
      return columnsSteps(event, cardOf);
    case 'rows':
      return [rowsStep(event)];
    case 'ownColumn':
      return [ownColumnStep(event)];
    case 'sweep':
      return [sweepStep(event)];
  }
}

function floaterStep(event: EventOf<'floater'>, cardOf: CardOf): TraceStep {
  const { player: no, opponent, lastResort, candidates } = event;
  const steps = passedOverSteps(candidates);
  if (opponent === null)
    return {
      key: 'dubov1997.floatsOn',
      article: '8.2',
      ruling: 'R20',
      args: { player: player(no) },
      steps,
    };
  return {
    key: lastResort ? 'dubov1997.floaterLastResort' : 'dubov1997.floater',
    article: '8.2',
    ruling: 'R20',
    args: {
      player: player(no),
      opponent: player(opponent),
      colour: colourWord(cardOf(no).preference),
    },
    steps,
  };
}

function islandStep(event: EventOf<'island'>, cardOf: CardOf): TraceStep {
  const { player: no, opponent, candidates } = event;
  const steps = passedOverSteps(candidates);
  const args = { player: player(no) };
  if (opponent === null)
    return { key: 'dubov1997.islandFloats', article: '6.4', ruling: 'R12', args, steps };
  return {
    key: 'dubov1997.island',
    article: '7.1',
    ruling: 'R12',
    args: { ...args, opponent: player(opponent), points: points(cardOf(opponent).score) },
    steps,
  };
}

function oddGroupStep(event: EventOf<'oddGroup'>, cardOf: CardOf): TraceStep {
  const { transferred, dominating, candidates } = event;
  const steps = passedOverSteps(candidates);
  if (transferred === null)
    return { key: 'dubov1997.oddGroupNobody', article: '7.2', ruling: 'R16', steps };
  return {
    key: 'dubov1997.oddGroup',
    article: '7.2',
    ruling: transferRuling(event, cardOf),
    args: {
      colour: colourWord(dominating),
      player: player(transferred),
      points: points(cardOf(transferred).score),
    },
    steps,
  };
}

/** R13 if a nearer group had nobody suitable, R16 if somebody was passed over for the whole group. */
function transferRuling(
  { transferred, candidates }: EventOf<'oddGroup'>,
  cardOf: CardOf,
): string | undefined {
  const passed = candidates.filter(({ no }) => no !== transferred);
  const { score } = cardOf(transferred!);
  if (passed.some(({ no }) => cardOf(no).score > score)) return 'R13';
  return passed.some(({ why }) => why === 'groupNotPaired') ? 'R16' : undefined;
}

function downfloaterStep(event: EventOf<'downfloater'>): TraceStep {
  const { player: no, needed, dominating, hasOpponentBelow, passedOver } = event;
  return {
    key: 'dubov1997.downfloater',
    article: '6.4',
    ruling: 'R18',
    args: {
      needed,
      player: player(no),
      below: yesNo(hasOpponentBelow),
      colour: colourWord(dominating),
    },
    steps:
      passedOver.length > 0
        ? [
            {
              key: 'dubov1997.downfloaterPassed',
              ruling: 'R18',
              args: { players: players(passedOver) },
            },
          ]
        : [],
  };
}

function columnsSteps(event: EventOf<'columns'>, cardOf: CardOf): TraceStep[] {
  const { natural, neutral, movedFrom, moved, skipped, balanced } = event;
  const steps: TraceStep[] = [];
  if (neutral.length > 0)
    steps.push({ key: 'dubov1997.neutral', ruling: 'R3', args: { players: players(neutral) } });
  steps.push({
    key: 'dubov1997.columns',
    article: '6.2',
    ruling: 'R5',
    table: columnsTable(natural, cardOf),
  });
  if (movedFrom === null) return steps;
  const article = movedFrom === 'white' ? '7.3' : '7.4';
  if (skipped.length > 0)
    steps.push({
      key: 'dubov1997.skipped',
      article: '2.6',
      ruling: 'R17',
      args: { players: players(skipped) },
    });
  steps.push(
    {
      key: movedFrom === 'white' ? 'dubov1997.movedFromWhite' : 'dubov1997.movedFromBlack',
      article,
      args: { players: players(moved) },
    },
    {
      key: 'dubov1997.columnsBalanced',
      article: '6.2',
      table: columnsTable(balanced, cardOf),
    },
  );
  return steps;
}

/** The two columns as in the example of 6.2: whites with their CMA, blacks with their rating. */
function columnsTable({ white, black }: ColumnsSeen, cardOf: CardOf): TraceTable {
  const rows = Math.max(white.length, black.length);
  return {
    title: { key: 'dubov1997.title.columns' },
    header: [
      { key: 'dubov1997.head.row' },
      { key: 'dubov1997.head.whites' },
      { key: 'dubov1997.head.cma' },
      { key: 'dubov1997.head.blacks' },
      { key: 'dubov1997.head.rating' },
    ],
    rows: Array.from({ length: rows }, (_, row) => [
      row + 1,
      ...(row < white.length ? [whoCell(white[row]), cmaCell(cardOf(white[row]).cma)] : ['', '']),
      ...(row < black.length ? [whoCell(black[row]), cardOf(black[row]).rating] : ['', '']),
    ]),
  };
}

function rowsStep({ columns, clashes, opponents }: EventOf<'rows'>): TraceStep {
  if (clashes.length === 0) return { key: 'dubov1997.rows', article: '6.2' };
  const sentence: TraceStep = {
    key: 'dubov1997.rowsChanged',
    article: '6.3',
    ruling: 'R8',
    args: { rows: clashes.join(', ') },
  };
  return {
    ...sentence,
    table: {
      title: { key: 'dubov1997.title.rows' },
      header: [
        { key: 'dubov1997.head.row' },
        { key: 'dubov1997.head.whites' },
        { key: 'dubov1997.head.instead' },
        { key: 'dubov1997.head.blacks' },
      ],
      rows: columns.white.map((white, row) => [
        row + 1,
        whoCell(white),
        whoCell(columns.black[row]),
        whoCell(opponents[row]),
      ]),
    },
  };
}

function ownColumnStep({ player: no, opponent, candidates }: EventOf<'ownColumn'>): TraceStep {
  return {
    key: 'dubov1997.ownColumn',
    article: '6.3',
    ruling: 'R9',
    args: { player: player(no), opponent: player(opponent) },
    steps: passedOverSteps(candidates),
  };
}

function sweepStep({ choices }: EventOf<'sweep'>): TraceStep {
  return {
    key: 'dubov1997.sweep',
    article: '6.3',
    ruling: 'R19',
    steps: choices.map((choice) => ({
      key: 'dubov1997.sweepChoice',
      ruling: 'R19',
      args: { player: player(choice.player), opponent: player(choice.opponent) },
      steps: passedOverSteps(choice.candidates),
    })),
  };
}
