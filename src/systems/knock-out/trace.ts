import type { Reason, ReasonArg, Trace, TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { WordKey } from '../../words';
import type { ColourRule, Colours } from './colours';
import { ID } from './id';
import { meetingOf, type Cause, type Cup, type Meeting } from './meetings';
import { cupRulesText } from './parameters';
import type { CupRound } from './round';

export const who = (...players: PlayerNo[]): ReasonArg => ({ players });

const COLOUR_WORDS: Readonly<Record<ColourRule, WordKey>> = {
  balance: 'knockOut.colour.balance',
  place: 'knockOut.colour.place',
  turned: 'knockOut.colour.turned',
};

const ORDER_WORDS: Readonly<Record<Cup['rules']['draw'], WordKey>> = {
  seeds: 'knockOut.order.seeds',
  list: 'knockOut.order.list',
  lot: 'knockOut.order.lot',
  'each-stage': 'knockOut.order.each-stage',
};

/** How the round came about: the rules, the draw of the first stage, then meeting by meeting how both came here. */
export function traceOf({ round: number }: RoundToPair, round: CupRound): Trace<Meeting[]> {
  const { cup, stage, game, meetings, free } = round;
  return {
    system: ID,
    round: number,
    steps: [
      {
        key: game > 1 ? 'knockOut.second' : 'knockOut.stage',
        article: 'KO5',
        args: { stage, stages: cup.stages, game },
        steps: [
          { key: 'knockOut.rules', article: 'KO1', args: { rules: cupRulesText(cup.rules) } },
          ...(stage === 1 || cup.rules.draw === 'each-stage' ? drawSteps(cup) : []),
        ],
      },
      ...meetings.map(({ meeting, colours }) => meetingStep(cup, meeting, colours)),
      ...free.map((no) => freeStep(cup, stage, no)),
    ],
    data: meetings.map(({ meeting }) => meeting),
  };
}

function drawSteps({ rules, draw, entrants, stages }: Cup): TraceStep[] {
  const order: TraceStep = {
    key: ORDER_WORDS[rules.draw],
    article: 'KO2',
    args: { players: who(...draw.order), lots: rules.lots },
  };
  if (draw.free.length === 0) return [order];
  return [
    order,
    {
      key: rules.byes === 'lot' ? 'knockOut.free.lot' : 'knockOut.free.seeds',
      article: 'KO3',
      args: {
        players: who(...draw.free),
        count: entrants.length,
        places: 2 ** stages,
        lots: rules.lots,
      },
    },
  ];
}

const meetingStep = (cup: Cup, meeting: Meeting, colours: Colours): TraceStep => ({
  ...meetingTitle(meeting),
  steps: [
    ...meeting.players.flatMap((no) => (no === null ? [] : cameFrom(cup, meeting, no))),
    colourReason(colours),
  ],
});

export const meetingTitle = ({ place, players }: Meeting): Reason => ({
  key: place === 0 ? 'knockOut.third' : 'knockOut.meeting',
  article: place === 0 ? 'KO8' : 'KO5',
  args: { place, players: who(...players.flatMap((no) => no ?? [])) },
});

export const freeTitle = (stage: number, no: PlayerNo): Reason => ({
  key: stage === 1 ? 'knockOut.free.first' : 'knockOut.free.later',
  article: stage === 1 ? 'KO3' : 'KO6',
  args: { player: who(no) },
});

const freeStep = (cup: Cup, stage: number, no: PlayerNo): TraceStep => ({
  ...freeTitle(stage, no),
  ...(stage === 1 ? {} : { steps: whoWon(cup, stage - 1, no) }),
});

/** How somebody came to a meeting: out of the stage before, by the draw in the first. */
export function cameFrom(cup: Cup, { stage }: Pick<Meeting, 'stage'>, no: PlayerNo): Reason[] {
  return stage === 1 ? [] : whoWon(cup, stage - 1, no);
}

const CAUSE_WORDS: Readonly<Partial<Record<Cause, WordKey>>> = {
  points: 'knockOut.won.points',
  noted: 'knockOut.won.noted',
  alone: 'knockOut.won.alone',
};

/** What became of somebody in a stage; nothing where they were not in it. */
export function whoWon(cup: Cup, stage: number, no: PlayerNo): Reason[] {
  const meeting = meetingOf(cup, stage, no);
  if (!meeting) return [];
  const { players, points, goesOn, out, cause } = meeting;
  const at = players.indexOf(no);
  const args = {
    player: who(no),
    opponent: who(...players.flatMap((each) => (each === no ? [] : (each ?? [])))),
    own: { points: points[at]! },
    other: { points: points[1 - at]! },
    stage,
  };
  const key =
    out === no
      ? cause === 'noted'
        ? 'knockOut.lost.noted'
        : 'knockOut.lost.points'
      : cause === 'nobody'
        ? 'knockOut.lost.nobody'
        : goesOn === no
          ? CAUSE_WORDS[cause]
          : 'knockOut.undecided';
  return key ? [{ key, article: 'KO6', args }] : [];
}

export const colourReason = ({ white, black, by }: Colours): Reason => ({
  key: COLOUR_WORDS[by],
  article: 'KO7',
  args: { white: who(white), black: who(black) },
});
