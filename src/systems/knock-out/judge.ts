import type { Reason, TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { PlayedRound } from '../system';
import { cupOf, meetingOf, stageOf, type Cup } from './meetings';
import { roundOf, type CupRound } from './round';
import { cameFrom, colourReason, meetingTitle, who, whoWon } from './trace';

/** Whoever is out plays no more: the only rule that binds whoever makes the round. */
export function brokenBy(task: RoundToPair, { pairs }: PlayedRound): Reason[] {
  const cup = cupOf(task.tournament, task.present);
  return pairs
    .flatMap(({ white, black }) => [white, black])
    .flatMap((no) => whyOut(cup, stageOf(task.round, cup.rules), no));
}

/** Why somebody is not in a stage; nothing: they are, or nobody knows yet. */
export function whyOut(cup: Cup, stage: number, no: PlayerNo): Reason[] {
  if (!cup.entrants.includes(no))
    return [{ key: 'knockOut.not-drawn', article: 'KO2', args: { player: who(no) } }];
  if (meetingOf(cup, stage, no)) return [];
  for (let before = stage - 1; before > 0; before--)
    if (meetingOf(cup, before, no)) return whoWon(cup, before, no);
  return [];
}

/** Where a round leaves the bracket; `[]`: it is the same. */
export function judge(task: RoundToPair, played: PlayedRound): TraceStep[] {
  const broken = brokenBy(task, played);
  if (broken.length > 0) return broken.slice(0, 1);
  const round = roundOf(task);
  if (!round) return [{ key: 'knockOut.judge.no-stage', article: 'KO3' }];
  const theirs = new Map(
    played.pairs.flatMap(({ white, black }) => [
      [white, { other: black, isWhite: true }],
      [black, { other: white, isWhite: false }],
    ]),
  );
  const here = new Set(task.present);
  for (const { colours } of round.meetings) {
    const { white, black } = colours;
    const found = theirs.get(white);
    // The game of somebody who was away need not be written down.
    if (found === undefined && !(here.has(white) && here.has(black))) continue;
    if (found?.other !== black)
      return [
        { key: 'knockOut.judge.other', article: 'KO5', args: { players: who(white, black) } },
      ];
    if (!found.isWhite)
      return [
        {
          key: 'knockOut.judge.colours',
          article: 'KO7',
          args: { players: who(white, black) },
          steps: [colourReason(colours)],
        },
      ];
  }
  const unwanted = round.free.find((no) => theirs.has(no));
  return unwanted === undefined
    ? []
    : [{ key: 'knockOut.judge.free', article: 'KO3', args: { player: who(unwanted) } }];
}

/** Why the round does not pair these two: the bracket says whom each of them meets. */
export function whyNot(task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep[] {
  if (a === b) return [{ key: 'knockOut.why.self', args: { player: who(a) } }];
  const round = roundOf(task);
  if (!round) return [{ key: 'knockOut.judge.no-stage', article: 'KO3' }];
  const { cup, stage } = round;
  const out = [a, b].flatMap((no) => whyOut(cup, stage, no));
  if (out.length > 0) return out;
  const meeting = meetingOf(cup, stage, a)!;
  if (meeting.players.includes(b))
    return [{ key: 'knockOut.why.paired', article: 'KO5', args: { players: who(a, b) } }];
  return [a, b].map((no) => whomInstead(round, no)).concat(later(round, a, b));
}

function whomInstead({ cup, stage }: CupRound, no: PlayerNo): TraceStep {
  const meeting = meetingOf(cup, stage, no)!;
  const other = meeting.players.find((each) => each !== no && each !== null);
  if (other === undefined || other === null)
    return { key: 'knockOut.why.free', article: 'KO3', args: { player: who(no) } };
  return { ...meetingTitle(meeting), steps: cameFrom(cup, meeting, other) };
}

/** The stage in which two can meet at the earliest, where the bracket is fixed. */
function later({ cup, stage }: CupRound, a: PlayerNo, b: PlayerNo): TraceStep[] {
  if (cup.rules.draw === 'each-stage')
    return [{ key: 'knockOut.why.drawn-anew', article: 'KO5', args: { players: who(a, b) } }];
  const placeOf = (no: PlayerNo) => meetingOf(cup, stage, no)!.place;
  if (placeOf(a) === 0 || placeOf(b) === 0) return [];
  let [x, y, meets] = [placeOf(a), placeOf(b), stage];
  for (; x !== y; meets++) [x, y] = [Math.ceil(x / 2), Math.ceil(y / 2)];
  return [
    {
      key: 'knockOut.why.later',
      article: 'KO5',
      args: { players: who(a, b), stage: meets, stages: cup.stages },
    },
  ];
}
