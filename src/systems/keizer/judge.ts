import type { Reason, TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { PlayedRound } from '../system';
import { fieldOf, roundOf, type LadderField, type LadderRound } from './round';
import { colourReason, passedReason, placeOf, who } from './trace';

/** The rules that a round breaks, whoever made it: only the limit that this round can keep binds it. */
export function brokenBy(task: RoundToPair, { pairs }: PlayedRound): Reason[] {
  const field = fieldOf(task);
  const limit = roundOf(field)?.limit ?? { rematch: 0, meetings: null };
  return pairs.flatMap(({ white, black }) => {
    const bar = field.meetings.bar(white, black, limit);
    return bar ? [passedReason(field, white, black, bar)] : [];
  });
}

/** How a played round compares with that of the ladder; `[]`: it is the same. */
export function judge(task: RoundToPair, played: PlayedRound): TraceStep[] {
  const broken = brokenBy(task, played);
  if (broken.length > 0) return broken.slice(0, 1);
  const field = fieldOf(task);
  const round = roundOf(field);
  if (!round) return [{ key: 'keizer.refusal.apart', article: 'K6' }];
  const bye = round.bye?.no ?? null;
  if (bye !== played.bye) return [byeStep(bye, played.bye)];
  return [...firstDifference(field, round, played), ...coloursTurned(round, played)].slice(0, 1);
}

function byeStep(ours: PlayerNo | null, theirs: PlayerNo | null): TraceStep {
  if (ours === null) return { key: 'keizer.judge.no-bye', article: 'K5' };
  if (theirs === null)
    return { key: 'keizer.judge.bye-missing', article: 'K5', args: { player: who(ours) } };
  return {
    key: 'keizer.judge.bye',
    article: 'K5',
    args: { player: who(ours), other: who(theirs) },
  };
}

/** From the top: the first player who has another opponent. */
function firstDifference(
  field: LadderField,
  { pairs }: LadderRound,
  played: PlayedRound,
): TraceStep[] {
  const theirs = new Map(
    played.pairs.flatMap(({ white, black }) => [
      [white, black],
      [black, white],
    ]),
  );
  for (const { higher, lower } of pairs) {
    const other = theirs.get(higher);
    if (other === lower) continue;
    if (other === undefined)
      return [{ key: 'keizer.judge.alone', article: 'K7', args: { player: who(higher) } }];
    if (placeOf(field, other) < placeOf(field, lower))
      return [passedReason(field, higher, other, 'rest')];
    return [
      {
        key: 'keizer.judge.nearer',
        article: 'K7',
        args: { player: who(higher), other: who(other), opponent: who(lower) },
      },
    ];
  }
  return [];
}

function coloursTurned({ pairs }: LadderRound, played: PlayedRound): TraceStep[] {
  const whites = new Set(played.pairs.map(({ white }) => white));
  const turned = pairs.find(({ colours }) => !whites.has(colours.white.no));
  if (!turned) return [];
  return [
    {
      key: 'keizer.judge.colours',
      article: 'K8',
      args: { players: who(turned.higher, turned.lower) },
      steps: [colourReason(turned)],
    },
  ];
}
