import type { Reason, ReasonArg, TraceStep } from '../../explain/reason';
import type { RoundToPair } from '../../model/types';
import type { BracketOpinion } from '../literal/opinion';
import { Work } from '../literal/work';
import type { PairingResult, PairingSystem, PlayedRound, Progress } from '../system';
import { explainByRank, pairByRank, pairedTask } from './byRank';
import { rankedTask } from './rankedWalk';

/** Steps that a bracket may take while somebody waits: about twelve players; and with time on hand. */
export const QUICK = 40_000;
export const PATIENT = 1_000_000;

export interface SecondOpinion {
  readonly brackets: readonly BracketOpinion[];
  readonly agreed: number;
  /** Brackets by their number from the top, 1 … */
  readonly tooLarge: readonly number[];
  readonly differing: readonly number[];
  /** The engine has no legal round: whether one exists was all that could be asked. */
  readonly isOfNone: boolean;
}

/** What the text taken at its word says of the round that the system makes; null: there is no such reading. */
export function secondOpinion(
  system: PairingSystem,
  task: RoundToPair,
  result: PairingResult = pairByRank(system, task),
  steps = QUICK,
): SecondOpinion | null {
  if (!system.secondOpinion) return null;
  if (!result.ok && result.refusal.code === 'bad-request') return null;
  const paired = pairedTask(system, task);
  const brackets = opinionsByRank(system.secondOpinion, paired, result.ok ? result : null, steps);
  const having = (verdict: BracketOpinion['verdict']): number[] =>
    brackets.flatMap((each, index) => (each.verdict === verdict ? [index + 1] : []));
  return {
    brackets,
    agreed: having('agrees').length,
    tooLarge: having('too-large'),
    differing: having('differs'),
    isOfNone: !result.ok,
  };
}

/** Asked under ranks as numbers where the order of strength is another; told in the players' own numbers. */
function opinionsByRank(
  read: NonNullable<PairingSystem['secondOpinion']>,
  task: RoundToPair,
  round: PlayedRound | null,
  steps: number,
): readonly BracketOpinion[] {
  const work = new Work(steps);
  const ranked = rankedTask(task);
  if (!ranked) return read(task, round, work);
  const renumber = (played: PlayedRound, number: (no: number) => number): PlayedRound => ({
    pairs: played.pairs.map(({ white, black }) => ({ white: number(white), black: number(black) })),
    bye: played.bye === null ? null : number(played.bye),
  });
  const { rank, own } = ranked;
  return read(ranked.task, round && renumber(round, rank), work).map((each) => ({
    ...each,
    players: each.players.map(own),
    engine: renumber(each.engine, own),
    literal: each.literal && renumber(each.literal, own),
  }));
}

/** In words: how many agree, which were too large, and where the two part. */
export function opinionReasons({
  brackets,
  agreed,
  tooLarge,
  differing,
  isOfNone,
}: SecondOpinion): Reason[] {
  if (isOfNone) {
    const key = { agrees: 'second.noRound', differs: 'second.hasRound' } as const;
    const { verdict } = brackets[0];
    return [{ key: verdict === 'too-large' ? 'second.largeRound' : key[verdict] }];
  }
  const called = (number: number): ReasonArg => ({
    reason: {
      key: 'second.bracket',
      args: { number, score: { points: brackets[number - 1].score ?? 0 } },
    },
  });
  return [
    { key: 'second.agrees', args: { agreed, all: brackets.length } },
    ...tooLarge.map((number): Reason => ({
      key: 'second.tooLarge',
      args: { bracket: called(number) },
    })),
    ...differing.map((number): Reason => {
      const { engine, literal } = brackets[number - 1];
      return {
        key: 'second.differs',
        args: { bracket: called(number), literal: roundArg(literal!), engine: roundArg(engine) },
      };
    }),
  ];
}

function roundArg({ pairs, bye }: PlayedRound): ReasonArg {
  const args = { pairs: { pairs: pairs.map(({ white, black }) => [white, black] as const) } };
  if (bye === null) return { reason: { key: 'second.pairs', args } };
  return { reason: { key: 'second.pairsAndBye', args: { ...args, player: { numbers: [bye] } } } };
}

/** As a step of the account of a round; `[]`: there is no literal reading. */
export function opinionSteps(opinion: SecondOpinion | null): TraceStep[] {
  if (!opinion) return [];
  return [{ key: 'second.title', steps: opinionReasons(opinion) }];
}

/** The account of a round with its work by hand and the second opinion at its foot. */
export function explainWithOpinion(
  system: PairingSystem,
  task: RoundToPair,
  progress?: Progress,
): PairingResult {
  const result = explainByRank(system, task, progress);
  if (!result.ok) return result;
  const { pairs, bye, trace } = result;
  const steps = [...trace.steps, ...opinionSteps(secondOpinion(system, task, result))];
  return { ok: true, pairs, bye, trace: { ...trace, steps } };
}
