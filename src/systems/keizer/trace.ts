import type { Reason, ReasonArg, Trace, TraceStep, TraceTable } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import type { WordKey } from '../../words';
import type { ColourRule } from './colours';
import { ID } from './id';
import { keizerRulesText } from './parameters';
import type { LadderBye, LadderField, LadderPair, LadderRound, PassedOver } from './round';

export const who = (...players: PlayerNo[]): ReasonArg => ({ players });

const COLOUR_WORDS: Readonly<Record<ColourRule, WordKey>> = {
  balance: 'keizer.colour.balance',
  meetings: 'keizer.colour.meetings',
  place: 'keizer.colour.place',
};
const PASSED_WORDS: Readonly<Record<PassedOver, WordKey>> = {
  apart: 'keizer.passed.apart',
  rematch: 'keizer.passed.rematch',
  meetings: 'keizer.passed.meetings',
  rest: 'keizer.passed.rest',
};

/** How the round came about: the ladder, the limit, the bye, then pair by pair. */
export function traceOf(field: LadderField, round: LadderRound): Trace<LadderRound> {
  const { task } = field;
  return {
    system: ID,
    round: task.round,
    steps: [
      rulesStep(field),
      ...loweredSteps(field, round),
      ...(round.bye ? [byeStep(field, round.bye)] : []),
      ...round.pairs.map((pair) => pairStep(field, pair)),
    ],
    data: round,
  };
}

function rulesStep({ rules, ladder, task }: LadderField): TraceStep {
  return {
    key: 'keizer.ladder',
    article: 'K3',
    args: { round: task.round - 1 },
    table: ladderTable({ rules, ladder, task }),
    steps: [{ key: 'keizer.rules', article: 'K1', args: { rules: keizerRulesText(rules) } }],
  };
}

/** Place, player, value of a win against them, points. */
const ladderTable = ({
  ladder,
  task,
}: Pick<LadderField, 'rules' | 'ladder' | 'task'>): TraceTable => ({
  title: { key: 'keizer.ladder', args: { round: task.round - 1 } },
  header: [
    { key: 'keizer.head.place' },
    { key: 'keizer.head.player' },
    { key: 'keizer.head.worth' },
    { key: 'keizer.head.points' },
  ],
  rows: ladder.map(({ place, no, worth, value }) => [
    place,
    { key: 'keizer.who', args: { player: who(no) } },
    numberCell(worth),
    numberCell(value),
  ]),
});

const numberCell = (value: number): Reason => ({
  key: 'keizer.number',
  args: { value: { number: value, decimals: Number.isInteger(value) ? 0 : 2 } },
});

function loweredSteps({ rules }: LadderField, { limit, lowered }: LadderRound): TraceStep[] {
  if (lowered === 0) return [];
  return [
    {
      key:
        limit.meetings === null && rules.meetings !== null
          ? 'keizer.lowered-meetings'
          : 'keizer.lowered',
      article: 'K6',
      args: { announced: rules.rematch, rematch: limit.rematch, meetings: rules.meetings ?? 0 },
    },
  ];
}

export const byeStep = (field: LadderField, { no, passedOver }: LadderBye): TraceStep => ({
  key: field.rules['bye-to'] === 'even' ? 'keizer.bye-even' : 'keizer.bye-lowest',
  article: 'K5',
  args: { player: who(no), place: placeOf(field, no) },
  steps: passedOver.map(({ no: other, because }) => ({
    key: because === 'byes' ? 'keizer.bye.had' : 'keizer.bye.rest',
    article: 'K5',
    args: { player: who(other) },
  })),
});

const pairStep = (field: LadderField, pair: LadderPair): TraceStep => ({
  key: 'keizer.pair',
  article: 'K7',
  args: {
    higher: who(pair.higher),
    lower: who(pair.lower),
    from: placeOf(field, pair.higher),
    to: placeOf(field, pair.lower),
  },
  steps: [
    ...pair.passedOver.map(({ no, because }) => passedReason(field, pair.higher, no, because)),
    colourReason(pair),
  ],
});

export function passedReason(
  { meetings }: LadderField,
  higher: PlayerNo,
  other: PlayerNo,
  because: PassedOver,
): Reason {
  const meeting = meetings.of(higher, other);
  return {
    key: PASSED_WORDS[because],
    article: because === 'rest' ? 'K7' : 'K6',
    args: {
      players: who(higher, other),
      round: meeting?.last ?? 0,
      games: meeting?.games ?? 0,
    },
  };
}

export const colourReason = ({ colours }: LadderPair): Reason => ({
  key: COLOUR_WORDS[colours.by],
  article: 'K8',
  args: { white: who(colours.white.no), black: who(colours.black.no) },
});

export const placeOf = ({ ladder }: LadderField, no: PlayerNo): number =>
  ladder.find((row) => row.no === no)?.place ?? 0;
