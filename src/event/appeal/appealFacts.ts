import type { BracketPicture } from '../../explain/picture';
import type { Reason, TraceStep } from '../../explain/reason';
import { taskFor } from '../../model/taskFor';
import { error, type Result } from '../../model/problems';
import type { Pair, PlayerNo, RoundToPair, Tournament } from '../../model/types';
import { judgeByRank, pairByRank } from '../../systems/audit/byRank';
import { compareRound } from '../../systems/audit/recheck';
import { secondOpinion, type SecondOpinion } from '../../systems/audit/secondOpinion';
import { insistOnPair } from '../../systems/shared/insist';
import type { PairingSystem, PlayedRound, Refusal } from '../../systems/system';
import { whyNotAnswer } from '../answers/answers';
import { picturesOf } from '../answers/picture';

/** All that an appeals committee needs to know of a round and of two players who might have met in it. */
export interface AppealFacts {
  readonly task: RoundToPair;
  readonly players: readonly [PlayerNo, PlayerNo];
  /** By the rules, or why there is no such round. */
  readonly byTheRules: PlayedRound | { readonly refusal: Refusal };
  /** As the file has it; null: the round was not paired yet. */
  readonly played: PlayedRound | null;
  /** Why the played round is not the one of the rules; `[]`: it is. */
  readonly differences: readonly TraceStep[];
  /** Why the two do not meet, in plain words. */
  readonly says: readonly Reason[];
  /** The same with the articles. */
  readonly because: readonly TraceStep[];
  /** The best round in which the two meet; null: there is none. */
  readonly demanded: PlayedRound | null;
  /** What that round does worse; `[]`: it is the round of the rules. */
  readonly price: readonly TraceStep[];
  /** The brackets in which the two were settled, from the top. */
  readonly brackets: readonly BracketPicture[];
  readonly opinion: SecondOpinion | null;
}

export type Appealed = Result<{ readonly value: AppealFacts }>;

/** `tournament` as those see it whom the system pairs. */
export function appealFacts(
  tournament: Tournament,
  system: PairingSystem,
  round: number,
  players: readonly [PlayerNo, PlayerNo],
): Appealed {
  const [a, b] = players;
  if (a === b) return { ok: false, problems: [error('appeal-one-player', PLAYERS, `${a}, ${b}`)] };
  const checked = taskFor(tournament, round);
  if (!checked.ok) return checked;
  const task = checked.value;
  const answer = whyNotAnswer(tournament, system, round, a, b);
  if (!answer.ok) return answer;
  const result = pairByRank(system, task);
  const isPaired = round <= tournament.pairedRounds;
  const compared = isPaired ? compareRound(tournament, system, task, result) : null;
  const demanded = demandedRound(system, task, players);
  return {
    ok: true,
    value: {
      task,
      players,
      byTheRules: result.ok
        ? { pairs: result.pairs, bye: result.bye }
        : { refusal: result.refusal },
      played: compared?.played ?? null,
      differences: compared?.differs && result.ok ? judgeByRank(system, task, compared.played) : [],
      says: answer.value.says,
      because: answer.value.working,
      demanded,
      price: demanded && result.ok ? judgeByRank(system, task, demanded) : [],
      brackets: picturesOf(system, task).filter((picture) =>
        picture.players.some(({ no, fate }) => players.includes(no) && fate !== 'leaves'),
      ),
      opinion: secondOpinion(system, task, result),
    },
  };
}

const PLAYERS = { kind: 'argument', name: '--players' } as const;

/** The system's own best round under the condition that the two meet. */
function demandedRound(
  system: PairingSystem,
  task: RoundToPair,
  [a, b]: readonly [PlayerNo, PlayerNo],
): PlayedRound | null {
  if (![a, b].every((no) => task.present.includes(no))) return null;
  const best = pairByRank(system, insistOnPair(task, a, b));
  const haveIt = best.ok && best.pairs.some((pair) => isPair(pair, a, b));
  return haveIt ? { pairs: best.pairs, bye: best.bye } : null;
}

export const isPair = ({ white, black }: Pair, a: PlayerNo, b: PlayerNo): boolean =>
  (white === a && black === b) || (white === b && black === a);
