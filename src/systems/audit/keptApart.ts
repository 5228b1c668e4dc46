import type { Reason, TraceStep } from '../../explain/reason';
import type { ForbiddenGroup, PlayerNo, RoundToPair } from '../../model/types';
import type { PairingResult } from '../system';

/**
 * Players kept apart by a column (club, family …) are kept apart as absolutely as two whom the
 * arbiter names (C.04.2, TRF26 record 260). Where that decides, the trace says so: the round is
 * paired without it too, and the pairs that it has undone are named. Where it leaves no pairing, the
 * refusal names it as the cause.
 */
export function sayKeptApart(
  task: RoundToPair,
  answer: (task: RoundToPair) => PairingResult,
  answerPlainly: (task: RoundToPair) => PairingResult,
): PairingResult {
  const result = answer(task);
  const groups = groupsOf(task);
  if (groups.length === 0) return result;
  const plain = answerPlainly(withoutGroups(task));
  if (result.ok) {
    const steps = plain.ok ? decided(groups, plain) : [];
    return {
      ...result,
      trace: { ...result.trace, steps: [...steps, ...result.trace.steps] },
    };
  }
  if (!plain.ok) return result;
  const { refusal } = result;
  const columns = [...new Set(groups.map(({ because }) => because!.column))].join(', ');
  const args = { column: columns, round: task.round, before: task.round - 1 };
  const cure: Reason =
    task.round === 1 ? { key: 'apart.cure-first', args } : { key: 'apart.cure', args };
  return {
    ok: false,
    refusal: {
      ...refusal,
      reasons: [{ key: 'apart.refusal', args }, ...refusal.reasons],
      cures: [cure, ...refusal.cures],
    },
  };
}

/** What a column says of two players who are not to meet; `[]`: it does not part them. */
export const keptApartBy = (task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep[] =>
  groupsOf(task)
    .filter(({ players }) => players.includes(a) && players.includes(b))
    .map(({ because }) => ({
      key: 'apart.pair',
      args: { ...because!, players: { players: [a, b] } },
    }));

const groupsOf = ({ tournament, round }: RoundToPair): readonly ForbiddenGroup[] =>
  tournament.forbidden.filter(
    ({ because, rounds }) => because && (rounds === null || rounds.includes(round)),
  );

const withoutGroups = (task: RoundToPair): RoundToPair => ({
  ...task,
  tournament: {
    ...task.tournament,
    forbidden: task.tournament.forbidden.filter(({ because }) => !because),
  },
});

/** The pairs that would have been made, by the entry that parts them. */
function decided(
  groups: readonly ForbiddenGroup[],
  plain: PairingResult & { readonly ok: true },
): TraceStep[] {
  return groups.flatMap(({ players, because }): TraceStep[] => {
    const together = new Set(players);
    const pairs = plain.pairs
      .filter(({ white, black }) => together.has(white) && together.has(black))
      .map(({ white, black }) => [white, black] as const);
    return pairs.length === 0
      ? []
      : [{ key: 'apart.decides', args: { ...because!, pairs: { pairs } } }];
  });
}
