import { answersFor, whyNotAnswer } from '../../src/event/answers/answers';
import { picturesOf } from '../../src/event/answers/picture';
import { pictureSteps, playerWord, withWhy } from '../../src/explain/pictureTable';
import type { TraceStep } from '../../src/explain/reason';
import { taskFor } from '../../src/model/taskFor';
import type { PlayerNo, RoundToPair, SystemId, Tournament } from '../../src/model/types';
import { judgeByRank, pairByRank, whyNotByRank } from '../../src/systems/audit/byRank';
import { insistOnBye, insistOnMeeting, insistOnPair } from '../../src/systems/shared/insist';
import type { PairingSystem, PlayedRound } from '../../src/systems/system';
import { isSeedingRound } from './bursteinBrackets';
import type { Source } from './claim';

/** Every sentence of a round with all that it can be recomputed from, as each door gives it. */
export type Said = [readonly TraceStep[], Source];

/** Whose words a round is told in: the seeding rounds of Burstein are of the Dutch system. */
const speaker = ({ id }: PairingSystem, task: RoundToPair): SystemId =>
  id === 'burstein-2026' && isSeedingRound(task) ? 'dutch-2026' : id;

const NO_ROUND: PlayedRound = { pairs: [], bye: null };

/** Account, drawing, "why not", judgements, legality; of a round that cannot be paired, why. */
export function* saidOfRound(
  system: PairingSystem,
  task: RoundToPair,
  isTiny: boolean,
): Generator<Said> {
  const result = system.explain ? system.explain(task) : system.pair(task);
  const bare = {
    system: speaker(system, task),
    task,
    trace: [],
    ours: NO_ROUND,
    played: null,
    isTiny,
  };
  if (!result.ok) return yield [[...result.refusal.reasons, ...result.refusal.cures], bare];
  const pictures = picturesOf(system, task);
  const trace = result.trace.steps;
  const source: Source = { ...bare, trace, ours: result, pictures };
  yield [withWhy(trace, pictures), source];
  yield [pictureSteps(pictures), source];
  yield [pictures.flatMap(({ players }) => players.map(playerWord)), source];
  // With the columns that keep players apart, said around the account.
  const apart = pairByRank(system, task);
  if (apart.ok) yield [apart.trace.steps.filter(({ key }) => key.startsWith('apart.')), source];
  if (!isTiny) return;
  if (system.kind !== 'swiss') yield* judgedOtherwise(system, source);
  let count = task.round;
  for (const a of task.present)
    for (const b of task.present) {
      if (a >= b || count++ % 3 !== 0) continue;
      yield [whyNotByRank(system, task, a, b), { ...source, asked: [a, b] }];
      const pair = { pairs: [{ white: a, black: b }], bye: null };
      yield [system.legality(task, pair), { ...source, played: pair }];
      // The best round with these two, judged: what it does worse.
      const other = system.pair(insistOnPair(task, a, b));
      if (other.ok) yield [system.judge(task, other), { ...source, played: other }];
    }
}

/**
 * Rounds that depart from a list settle nothing else: the first two pairs with their blacks exchanged, the first
 * with its colours turned, the first left out, another bye. And what standings say of those who left.
 */
function* judgedOtherwise(system: PairingSystem, source: Source): Generator<Said> {
  const { task, ours } = source;
  const [first, second, ...others] = ours.pairs;
  if (!first) return;
  const rest = second ? [second, ...others] : others;
  const rounds: PlayedRound[] = [
    { ...ours, pairs: [{ white: first.black, black: first.white }, ...rest] },
    { ...ours, pairs: rest },
    { ...ours, bye: ours.bye === null ? first.white : null },
  ];
  if (second) {
    const exchanged = [
      { white: first.white, black: second.black },
      { white: second.white, black: first.black },
    ];
    rounds.push({ ...ours, pairs: [...exchanged, ...others] });
  }
  if (ours.bye !== null)
    rounds.push({ pairs: [{ ...first, white: ours.bye }, ...rest], bye: first.white });
  for (const played of rounds) {
    yield [system.judge(task, played), { ...source, played }];
    yield [system.legality(task, played), { ...source, played }];
  }
  yield [system.asStandingsCount?.(task.tournament).notes ?? [], source];
}

/** Answers open the event anew: who was away is not known there, and the round as it was played is. */
export function* saidToPlayers(
  system: PairingSystem,
  event: Tournament,
  round: number,
  isTiny: boolean,
): Generator<Said> {
  const opened = taskFor(event, round);
  if (!opened.ok) return;
  const task = opened.value;
  const result = pairByRank(system, task);
  if (!result.ok) return;
  const source: Source = {
    system: speaker(system, task),
    task,
    event,
    trace: result.trace.steps,
    ours: result,
    played: null,
    pictures: picturesOf(system, task),
    isTiny,
  };
  for (const no of task.present) {
    const answered = answersFor(event, system, round, no);
    if (!answered.ok) continue;
    const { picture } = answered.value;
    for (const { question, says, working } of answered.value.answers) {
      const answer = { player: no, picture, working };
      const played =
        question === 'opponent' && says[0].key.startsWith('answers.changed')
          ? playedIn(event, round)
          : roundBehind(system, source, question, says, no);
      yield [[...says, ...shortOf(working, isTiny)], { ...source, played, answer }];
    }
    const other = (no % task.present.length) + 1;
    const why = whyNotAnswer(event, system, round, no, other);
    if (why.ok) {
      const { says, working } = why.value;
      yield [
        [...says, ...working],
        { ...source, asked: [no, other], answer: { player: no, picture: null, working, other } },
      ];
    }
  }
}

/** What judges whole brackets is recomputed by trying them out, which only tiny rounds allow. */
const shortOf = (working: readonly TraceStep[], isTiny: boolean): readonly TraceStep[] =>
  isTiny ? working : working.filter(({ key }) => /^(answers|forced|picture)\./.test(key));

/** The round under the condition that an answer speaks of: judged in its working. */
function roundBehind(
  system: PairingSystem,
  { task, pictures }: Source,
  question: string,
  says: readonly TraceStep[],
  no: PlayerNo,
): PlayedRound | null {
  const left = pictures!.find(({ leaving }) => leaving.includes(no));
  const named = says.find(({ key }) => key === 'answers.had-bye')?.args?.player;
  const taker = typeof named === 'object' && 'players' in named ? named.players[0] : null;
  const condition =
    question === 'floatDown' && left
      ? insistOnMeeting(task, no, new Set(left.players.map((each) => each.no)))
      : taker !== null
        ? insistOnBye(task, taker)
        : null;
  const round = condition && pairByRank(system, condition);
  return round?.ok && judgeByRank(system, task, round).length > 0 ? round : null;
}

function playedIn({ players }: Tournament, round: number): PlayedRound {
  const at = players.map(({ no, entries }) => ({ no, entry: entries[round - 1] }));
  return {
    pairs: at.flatMap(({ no, entry }) =>
      entry?.colour === 'white' && entry.opponent !== null
        ? [{ white: no, black: entry.opponent }]
        : [],
    ),
    bye: at.find(({ entry }) => entry?.outcome === 'pairingBye')?.no ?? null,
  };
}
