import type { HalfPoints, PlayerNo } from '../../model/types';
import type { Field } from '../field';
import type { Part, TieBreak } from '../types';
import { encounterTable, type EncounterTable } from './encounterTable';
import type { C07Rules, DirectEncounterRules } from './rules';

/**
 * Art. 6: the games among the tied alone. The value is the rank inside the tie, 1 for the first;
 * whoever nothing separates shares it. `withForfeits`: modifier P.
 */
export const directEncounter =
  (rules: C07Rules, withForfeits: boolean): TieBreak =>
  ({ field, no, tied }) => {
    const counts = (outcome: Parameters<Field['isGame']>[0]) =>
      withForfeits ? outcome !== 'pending' : field.isGame(outcome);
    const key = `C.07 DE ${Number(withForfeits)}${rules.directEncounter.startsAgain}`;
    const memory = field.remember(key, () => new WeakMap<readonly PlayerNo[], Encounter>());
    let encounter = memory.get(tied);
    if (!encounter) {
      const table = encounterTable(field, tied, counts);
      const { win } = field.tournament.points;
      encounter = { table, ranks: ranksAmong(table, tied, win, rules.directEncounter) };
      memory.set(tied, encounter);
    }
    const { table, ranks } = encounter;
    const rank = ranks.get(no)!;
    return {
      value: rank,
      steps: [-rank],
      // Made when somebody looks: among a thousand tied everybody's line is a thousand cells long.
      get parts() {
        return tableParts(table, no, tied, rank);
      },
    };
  };

interface Encounter {
  readonly table: EncounterTable;
  readonly ranks: ReadonlyMap<PlayerNo, number>;
}

/** Ranks of the whole tie, from 1. */
export function ranksAmong(
  table: EncounterTable,
  tied: readonly PlayerNo[],
  win: HalfPoints,
  rules: DirectEncounterRules,
): Map<PlayerNo, number> {
  const ranks = new Map<PlayerNo, number>();
  let next = 1;
  for (const group of orderTie(table, tied, win, rules)) {
    for (const no of group) ranks.set(no, next);
    next += group.length;
  }
  return ranks;
}

/** 6.1–6.3: the groups that remain, from the first. */
export function orderTie(
  table: EncounterTable,
  tied: readonly PlayerNo[],
  win: HalfPoints,
  rules: DirectEncounterRules,
): readonly (readonly PlayerNo[])[] {
  if (tied.length < 2) return [tied];
  const group = new Set(tied);
  const scores = new Map(tied.map((no) => [no, table.among(no, group)]));
  const allMet = tied.every((no) => scores.get(no)!.missing === 0);
  if (!allMet && !rules.givesSurePlaces) return [tied];
  const groups = allMet ? byPoints(tied, scores) : surePlaces(tied, scores, win);
  if (groups.length === 1) return groups;
  if (!rules.startsAgain) return groups;
  return groups.flatMap((group) => orderTie(table, group, win, rules));
}

type Scores = ReadonlyMap<PlayerNo, { readonly points: number; readonly missing: number }>;

function byPoints(tied: readonly PlayerNo[], scores: Scores): PlayerNo[][] {
  const sorted = [...tied].sort((a, b) => scores.get(b)!.points - scores.get(a)!.points || a - b);
  const groups: PlayerNo[][] = [];
  for (const no of sorted) {
    const group = groups.at(-1);
    if (group && scores.get(group[0])!.points === scores.get(no)!.points) group.push(no);
    else groups.push([no]);
  }
  return groups;
}

/** 6.3: who has more than anybody behind them could still reach; the others stay together. */
function surePlaces(tied: readonly PlayerNo[], scores: Scores, win: HalfPoints): PlayerNo[][] {
  const left = [...tied];
  const groups: PlayerNo[][] = [];
  while (left.length > 0) {
    const sure = left.find((no) =>
      left.every((other) => {
        const { points, missing } = scores.get(other)!;
        return other === no || scores.get(no)!.points > points + missing * win;
      }),
    );
    if (sure === undefined) return [...groups, left];
    groups.push([sure]);
    left.splice(left.indexOf(sure), 1);
  }
  return groups;
}

/** The player's line of the small table, and the rank that it all comes to. */
function tableParts(
  table: EncounterTable,
  no: PlayerNo,
  tied: readonly PlayerNo[],
  rank: number,
): Part[] {
  const parts = tied
    .filter((other) => other !== no)
    .map((other): Part => {
      const met = table.between(no, other);
      return {
        round: met?.rounds.length === 1 ? met.rounds[0] : null,
        opponent: other,
        used: met ? met.rounds.length : 0,
        points: met ? met.points / 2 : null,
        value: met ? met.points / 2 : 0,
        why: !met ? 'missing-game' : met.rounds.length > 1 ? 'average-of-games' : 'among-tied',
        cut: 'basis',
        article: met && met.rounds.length > 1 ? '6.1.2' : '6.1',
      };
    });
  return [
    ...parts,
    {
      round: null,
      opponent: null,
      used: tied.length,
      points: parts.reduce((sum, { value }) => sum + value, 0),
      value: rank,
      why: 'rank-in-tie',
      cut: null,
      article: '6',
    },
  ];
}
