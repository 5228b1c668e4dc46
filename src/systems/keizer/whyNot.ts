import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { fieldOf, roundOf, type LadderField, type LadderRound } from './round';
import { passedReason, placeOf, who } from './trace';

/** Why the round does not pair these two. */
export function whyNot(task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep[] {
  const stranger = [a, b].find((no) => !task.present.includes(no));
  if (stranger !== undefined)
    return [{ key: 'keizer.why.not-here', args: { player: who(stranger) } }];
  if (a === b) return [{ key: 'keizer.why.self', args: { player: who(a) } }];
  const field = fieldOf(task);
  const round = roundOf(field);
  if (!round) return [{ key: 'keizer.refusal.apart', article: 'K6' }];
  return [whyIn(field, round, a, b)];
}

function whyIn(field: LadderField, round: LadderRound, a: PlayerNo, b: PlayerNo): TraceStep {
  const [upper, lower] = placeOf(field, a) < placeOf(field, b) ? [a, b] : [b, a];
  const bar = field.meetings.bar(upper, lower, round.limit);
  if (bar) return passedReason(field, upper, lower, bar);
  const free = [a, b].find((no) => no === round.bye?.no);
  if (free !== undefined)
    return { key: 'keizer.why.bye', article: 'K5', args: { player: who(free) } };
  const first = round.pairs.find((pair) =>
    [pair.higher, pair.lower].some((no) => no === a || no === b),
  )!;
  if (first.higher === upper && first.lower === lower)
    return { key: 'keizer.why.paired', args: { players: who(a, b) } };
  if (first.higher !== upper)
    // Somebody above took one of the two.
    return {
      key: 'keizer.why.taken',
      article: 'K7',
      args: { higher: who(first.higher), player: who(first.lower) },
    };
  if (placeOf(field, first.lower) < placeOf(field, lower))
    return {
      key: 'keizer.why.nearer',
      article: 'K7',
      args: { player: who(upper), opponent: who(first.lower), other: who(lower) },
    };
  return passedReason(field, upper, lower, 'rest');
}
