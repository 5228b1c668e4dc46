import type { PlayerNo } from '../../model/types';
import { sumOfKept } from '../result';
import type { Part, TieBreakValue } from '../types';
import { bottomBoards, boardCount, boardTotals, overAllMatches, topBoards } from '../teams/boards';
import { otherScore, type TeamScore } from '../teams/teamEvent';
import type { TeamField } from '../teams/teamField';
import type { TeamTieBreak } from '../teams/types';
import type { Modifiers } from './codes';
import { orderTie } from './directEncounter';
import { encounterTable } from './encounterTable';
import { MAKERS, type IndividualCode } from './functions';
import { bergerIn } from './opponents';
import { ownPoints } from './ownResults';
import { adjustedScores } from './adjustedScores';
import type { C07Rules } from './rules';

type Make = (rules: C07Rules, modifiers: Modifiers) => TeamTieBreak;

/** A tie-break of players asked of teams: by one of their scores, the primary one if none is named. */
export const asOfPlayers =
  (code: IndividualCode, rules: C07Rules, modifiers: Modifiers): TeamTieBreak =>
  ({ field, no, tied, options }) =>
    MAKERS[code](rules, modifiers)({ field: field.by(modifiers.score), no, tied, options });

/** One of the two scores itself. */
const score =
  (which: (field: TeamField) => TeamScore, article: string): TeamTieBreak =>
  ({ field, no, tied, options }) => {
    const value = ownPoints({ field: field.by(which(field)), no, tied, options });
    return { ...value, parts: value.parts.map((part) => ({ ...part, article })) };
  };

/** 13.2: the opponent's total of one kind times what was scored against them of another. */
const extendedBerger =
  (theirs: TeamScore, own: TeamScore, article: string): Make =>
  (rules, { C = 0, P }) =>
  ({ field, no }) => {
    const scores = (which: TeamScore) =>
      adjustedScores(field.by(which), rules.unplayed, { forfeitsAreGames: P });
    return bergerIn(rules, scores(theirs), scores(own), no, article, { lowest: C });
  };

/**
 * 13.4: the secondary score and the strength of the schedule: the Buchholz of the primary score
 * divided by what makes the two comparable.
 */
const schedule: Make =
  (rules, { F, P, K }) =>
  (question) => {
    const { field, no, tied, options } = question;
    const { primary } = field.event;
    const secondary = field.by(otherScore(primary)).score(no) / 2;
    const make = MAKERS[F ? 'FB' : 'BH'](rules, P ? { P } : {});
    const strength = make({ field: field.by(primary), no, tied, options });
    const factor = K ?? usualFactor(field);
    const part = (why: Part['why'], used: number, value: number): Part => ({
      round: null,
      opponent: null,
      used,
      points: null,
      value,
      why,
      args: { factor },
      cut: null,
      article: '13.4',
    });
    const parts = [
      part('secondary-score', secondary, secondary),
      part('schedule-strength', strength.value ?? 0, (strength.value ?? 0) / factor),
    ];
    return { value: sumOfKept(parts), parts };
  };

/** The most primary points of the event by the most secondary ones of a match, without the rest. */
function usualFactor(field: TeamField): number {
  const { primary, boards, matchPoints, gamePoints } = field.event;
  const { rounds } = field.by(primary);
  const ofMatch = { MP: matchPoints[0], GP: boards * gamePoints[0] };
  return Math.max(1, Math.floor((rounds * ofMatch[primary]) / ofMatch[otherScore(primary)]));
}

/** Art. 12, applied to the games between the last two who are still equal (13.3.2). */
type Last = readonly ((totals: readonly number[]) => TieBreakValue)[];

/** 13.3: direct encounter by the primary score, then by the secondary one, again for every new tie. */
const extendedEncounter =
  (last: Last): Make =>
  (rules, { P = false }) =>
  ({ field, no, tied }) => {
    const memory = field
      .by()
      .remember(`C.07 EDE ${rules.id} ${P}`, () => new WeakMap<readonly PlayerNo[], Order>());
    let order = memory.get(tied);
    if (!order) memory.set(tied, (order = orderTeams(rules, field, tied, P, last)));
    let rank = 1;
    for (const group of order) {
      if (group.includes(no)) break;
      rank += group.length;
    }
    const part: Part = {
      round: null,
      opponent: null,
      used: tied.length,
      points: null,
      value: rank,
      why: 'rank-in-tie',
      cut: null,
      article: '13.3',
    };
    return { value: rank, steps: [-rank], parts: [...encounterParts(field, no, tied), part] };
  };

type Order = readonly (readonly PlayerNo[])[];

function orderTeams(
  rules: C07Rules,
  field: TeamField,
  tied: readonly PlayerNo[],
  withForfeits: boolean,
  last: Last,
): Order {
  if (tied.length < 2) return [tied];
  const again = (group: readonly PlayerNo[]) => orderTeams(rules, field, group, withForfeits, last);
  const { primary } = field.event;
  for (const which of [primary, otherScore(primary)]) {
    const players = field.by(which);
    const table = encounterTable(
      players,
      tied,
      (outcome) => (withForfeits && outcome !== 'pending') || players.isGame(outcome),
    );
    const once = { ...rules.directEncounter, startsAgain: false };
    const groups = orderTie(table, tied, players.tournament.points.win, once);
    if (groups.length > 1) return groups.flatMap(again);
  }
  return tied.length === 2 ? orderLastTwo(field, tied, last) : [tied];
}

function orderLastTwo(field: TeamField, [a, b]: readonly PlayerNo[], last: Last): Order {
  for (const compute of last) {
    const [ofA, ofB] = [boardTotals(field, a, b), boardTotals(field, b, a)];
    if (!ofA || !ofB) break;
    const [left, right] = [compute(ofA).steps!, compute(ofB).steps!];
    const at = left.findIndex((value, index) => value !== right[index]);
    if (at >= 0) return left[at] > right[at] ? [[a], [b]] : [[b], [a]];
  }
  return [[a, b]];
}

/** The matches among the tied: own points of each kind against each. */
function encounterParts(field: TeamField, no: PlayerNo, tied: readonly PlayerNo[]): Part[] {
  return field
    .team(no)
    .rounds.filter(({ opponent }) => opponent !== null && tied.includes(opponent))
    .map(({ round, opponent, matchPoints, gamePoints }): Part => ({
      round,
      opponent,
      used: matchPoints / 2,
      points: gamePoints / 2,
      value: matchPoints / 2,
      why: 'among-tied',
      cut: 'basis',
      article: '13.3.1',
    }));
}

/** How each team code is computed. */
export const TEAM_FUNCTIONS = {
  MPTS: () => score(() => 'MP', '11.1'),
  GPTS: () => score(() => 'GP', '11.1'),
  MPvGP: () => score((field) => otherScore(field.event.primary), '13.1'),
  BC: () => overAllMatches('12.1', boardCount),
  TBR: () => overAllMatches('12.2', topBoards),
  BBE: () => overAllMatches('12.3', bottomBoards),
  EMMSB: extendedBerger('MP', 'MP', '13.2.1'),
  EMGSB: extendedBerger('MP', 'GP', '13.2.2'),
  EGMSB: extendedBerger('GP', 'MP', '13.2.3'),
  EGGSB: extendedBerger('GP', 'GP', '13.2.4'),
  EDE: extendedEncounter([]),
  EDEBT: extendedEncounter([boardCount, topBoards]),
  EDEBB: extendedEncounter([boardCount, bottomBoards]),
  EDET: extendedEncounter([topBoards]),
  EDEB: extendedEncounter([bottomBoards]),
  SSSC: schedule,
} satisfies Readonly<Record<string, Make>>;

export type TeamCode = keyof typeof TEAM_FUNCTIONS;
