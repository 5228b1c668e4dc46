import type { TraceStep } from '../../explain/reason';
import type { Price, RoundToPair } from '../../model/types';
import { dutch2026 } from '../dutch-2026';
import { byeBar } from '../dutch/criteria/limits';
import { swissLegality } from '../audit/legality';
import { opinionsBurstein } from '../literal';
import type { PairingResult, PairingSystem, Progress, Refusal } from '../system';
import { edition } from './edition';
import { bracketsByIndex, byeByIndex, judge, pairByIndex, walkTask, whyNot } from './late';
import { plain } from './plain';
import { isSeedingRound, needsNumberOfRounds, seedingRounds } from './seeding';

/** Burstein 2026 (C.04.4.2): seeding rounds by the Dutch system of the same date, then by the Index. */
export const burstein2026: PairingSystem = {
  id: edition.id,
  name: edition.name,
  summary: edition.summary,
  kind: 'swiss',
  calledBy: ['burstein'],
  inForce: null,
  permitted: { from: '2026-02-01', until: null },
  trfCodes: edition.trfCodes,
  handling: edition.handling,
  extraLists: [],
  marksFloatsOnCards: false,
  pair: (task, progress) => pair(task, 'round', progress),
  explain: (task, progress) => pair(task, 'byHand', progress),
  judge: (task, played) =>
    isSeedingRound(task) ? dutch2026.judge(task, played) : judge(task, played),
  priceOf: (step) => priceOf(step),
  secondOpinion: opinionsBurstein,
  whyNot: (task, a, b) =>
    isSeedingRound(task) ? dutch2026.whyNot(task, a, b) : whyNot(task, a, b),
  brackets: (task) =>
    isSeedingRound(task)
      ? dutch2026.brackets(task)
      : needsNumberOfRounds(task)
        ? []
        : bracketsByIndex(task),
  walk: (task) => walkTask(task),
  plain: (step) => plain(step) ?? dutch2026.plain(step),
  colourPreference: (tournament, player) => dutch2026.colourPreference(tournament, player),
  // Only the seeding rounds look at floats, and only at each other's.
  floats: (tournament, round) =>
    round <= seedingRounds(tournament.totalRounds)
      ? dutch2026.floats(tournament, round)
      : new Map(),
  whyBye: (task) => (isSeedingRound(task) ? null : byeByIndex(task)),
  standsByNumber: isSeedingRound,
  byeBar: (task, no) => byeBar(edition, task, no),
  legality: (task, played) =>
    swissLegality(
      { articles: edition.basicRules, byeBar: (each, no) => byeBar(edition, each, no) },
      task,
      played,
    ),
};

/** C8 is of colours; of floats only the seeding rounds speak, which the Dutch system judges. */
function priceOf(step: TraceStep): Price {
  if (step.key === 'burstein2026.judge.later') return 'order';
  if (step.key === 'burstein2026.judge.worse') return step.article === 'C8' ? 'colours' : 'any';
  return dutch2026.priceOf!(step);
}

function pair(task: RoundToPair, depth: 'round' | 'byHand', progress?: Progress): PairingResult {
  if (needsNumberOfRounds(task)) return { ok: false, refusal: roundsUnknown(task) };
  if (!isSeedingRound(task)) return pairByIndex(task, depth, progress);
  const result =
    depth === 'byHand' ? dutch2026.explain!(task, progress) : dutch2026.pair(task, progress);
  if (!result.ok) return result;
  return {
    ok: true,
    pairs: result.pairs,
    bye: result.bye,
    get trace() {
      const { trace } = result;
      return { ...trace, system: edition.id, steps: [seedingStep(task), ...trace.steps] };
    },
  };
}

/** 1.6: whose articles the account of a seeding round cites. */
const seedingStep = ({ tournament, round }: RoundToPair): TraceStep => ({
  key: 'burstein2026.seeding',
  article: '1.6',
  args: { round, count: seedingRounds(tournament.totalRounds) },
});

/** 1.6.2: how many seeding rounds there are depends on how many rounds there are. */
const roundsUnknown = ({ round }: RoundToPair): Refusal => ({
  code: 'bad-request',
  players: [],
  reasons: [{ key: 'burstein2026.refusal.rounds', article: '1.6.2', args: { round } }],
  cures: [{ key: 'burstein2026.cure.rounds' }],
});
