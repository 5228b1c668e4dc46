import type { Reason } from '../../explain/reason';
import { isPlayed } from '../../model/outcomes';
import type { PlayerNo, RoundToPair, Tournament } from '../../model/types';
import { systemById } from '../../systems';
import type { PairingSystem } from '../../systems/system';
import type { WordKey } from '../../words';
import type { Exercise, Question } from '../exercises/exercise';
import { historyOf } from '../exercises/pairingExercise';
import type { Drawing } from './rule';

/** The seed of the salts in courses: they are the same for everybody. */
const COURSE_SEED = 1;

export function courseSystem(id: string): PairingSystem {
  const system = systemById(id);
  if (!system) throw new Error(`The course wants the system ${id}`);
  return system;
}

/** The letters by which the sheet calls the colours. */
export const LETTERS: Reason = {
  key: 'course.task.colour-letters',
  args: {
    white: { reason: { key: 'word.white-letter' } },
    black: { reason: { key: 'word.black-letter' } },
  },
};

/** Topscorers, and what a last round allows, depend on it. */
export const lastRound = ({ round, tournament }: RoundToPair): readonly Reason[] =>
  round >= tournament.totalRounds ? [{ key: 'rules.task.last' }] : [];

export interface RuleQuestions {
  readonly article: string;
  readonly edition: WordKey;
  readonly says: WordKey;
  readonly tournament: Tournament;
  readonly task?: readonly Reason[];
  readonly questions: readonly Question[];
  readonly bracket?: readonly PlayerNo[];
  readonly floats?: Exercise['floats'];
  readonly table?: Exercise['table'];
}

/** An exercise about one article. */
export const askedExercise = ({
  article,
  edition,
  says,
  tournament,
  task = [],
  questions,
  bracket = [],
  floats,
  table,
}: RuleQuestions): Exercise => ({
  title: { key: 'rules.title', args: { article, edition: { reason: { key: edition } } } },
  edition,
  task: [{ key: says }, ...task],
  tournament,
  bracket,
  ...(floats ? { floats } : {}),
  ...(table ? { table } : {}),
  questions,
  working: [],
  proofs: [{ reason: { key: 'course.proof.sample' }, article, players: [] }],
  seed: COURSE_SEED,
});

/** Colours of the games of some players with what each is due, as the text reads it. */
export function stripOf(
  system: PairingSystem,
  { tournament }: RoundToPair,
  numbers: readonly PlayerNo[],
): Drawing {
  const players = tournament.players.filter(({ no }) => numbers.includes(no));
  return {
    kind: 'strip',
    rows: players.map(({ no, name, entries }) => ({
      no,
      name,
      colours: entries.map(({ outcome, colour }) => (isPlayed(outcome) ? colour : null)),
      due: historyOf(tournament, system, no).wish,
    })),
  };
}
