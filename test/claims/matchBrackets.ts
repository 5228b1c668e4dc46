import type { PlayerNo, RoundToPair } from '../../src/model/types';
import { DOUBLE_TEXT } from '../../src/systems/literal/double-swiss-2026/witness';
import {
  alternated,
  surplusOfWhite,
  competitorsIn,
  inOrder,
  preferenceIn,
  TEAM_TEXT,
  upfloatersNeeded,
  type Competitor,
  type Couple,
} from '../../src/systems/literal/team-swiss-2026/witness';
import { half, pairsOf, type Claim, type Pair } from './claim';

/** The brackets of C.04.5 and C.04.6 as their witness sees them, for the claims that are made of them. */
const known = new WeakMap<RoundToPair, Map<PlayerNo, Competitor>>();
export function competitorOf({ task }: Claim, no: PlayerNo): Competitor {
  const all = known.get(task) ?? new Map(competitorsIn(task).map((each) => [each.tpn, each]));
  known.set(task, all);
  return all.get(no)!;
}

const isTeam = ({ system }: Claim): boolean => system === 'team-swiss-2026';
const textOf = (claim: Claim) => (isTeam(claim) ? TEAM_TEXT : DOUBLE_TEXT);
const isQuiet = (claim: Claim): boolean =>
  claim.task.round > claim.task.tournament.totalRounds - textOf(claim).quietLastRounds;

export interface MatchBracket {
  readonly group: readonly Competitor[];
  readonly upfloaters: readonly Competitor[];
  /** Who stood below when the bracket was made. */
  readonly below: readonly Competitor[];
  readonly pairs: readonly Pair[];
}

export const byOrder = (a: Competitor, b: Competitor): number => b.score - a.score || a.tpn - b.tpn;

/** The bracket of that score: nobody of it met somebody higher. `pairs`: of which round. */
export function bracketAt(claim: Claim, score: number, pairs: readonly Pair[]): MatchBracket {
  const { ours, task } = claim;
  const all = task.present.filter((no) => no !== ours.bye).map((no) => competitorOf(claim, no));
  const higher = new Set(
    pairsOf(ours)
      .filter((pair) => pair.some((no) => competitorOf(claim, no).score > score))
      .flat(),
  );
  const left = all.filter(({ tpn }) => !higher.has(tpn));
  const group = left.filter((each) => each.score === score);
  const below = left.filter((each) => each.score < score).sort(byOrder);
  const inGroup = new Set(group.map(({ tpn }) => tpn));
  const own = pairs.filter((pair) => pair.some((no) => inGroup.has(no)));
  const inside = new Set(own.flat());
  const upfloaters = below.filter(({ tpn }) => inside.has(tpn));
  return { group, upfloaters, below, pairs: own };
}

const couples = (claim: Claim, pairs: readonly Pair[]): Couple[] =>
  pairs.map(([a, b]): Couple => [competitorOf(claim, a), competitorOf(claim, b)]);

/** Every criterion by its article as it is shown, the first first. */
export function measured(
  claim: Claim,
  bracket: MatchBracket,
  upfloaters = bracket.upfloaters,
): (readonly [string, string])[] {
  const { below, pairs } = bracket;
  const text = textOf(claim);
  const values: [string, string][] = [];
  if (below.length > 0) {
    const scores = upfloaters.map(({ score }) => score).sort((a, b) => a - b);
    const rest = below.filter((each) => !upfloaters.includes(each));
    const next = rest.filter(({ score }) => score === below[0].score);
    const needed =
      next.length === 0 ? 0 : upfloatersNeeded(claim.task, next, rest.slice(next.length));
    values.push(
      ['C4', String(upfloaters.length)],
      ['C5', scores.map(half).join(' + ')],
      ['C6', String(needed)],
    );
    if (!isQuiet(claim))
      values.push(['C7', String(upfloaters.filter(({ floatedLast }) => floatedLast).length)]);
  }
  const sums = couples(claim, pairs)
    .map((pair) => text.colourCosts(pair, claim.task))
    .reduce<number[]>((sum, each) => each.map((cost, i) => cost + (sum[i] ?? 0)), []);
  const type = claim.task.tournament.matchPlay?.preferences ?? 'A';
  if (isTeam(claim) && type !== 'none') values.push(['C8', String(sums[0] ?? 0)]);
  if (isTeam(claim) && type === 'B') values.push(['C9', String(sums[1] ?? 0)]);
  if (!isQuiet(claim)) {
    const isUp = (each: Competitor) => bracket.upfloaters.includes(each);
    const met = couples(claim, pairs).reduce(
      (sum, [a, b]) => sum + Number(isUp(a) && b.floatedLast) + Number(isUp(b) && a.floatedLast),
      0,
    );
    values.push([isTeam(claim) ? 'C10' : 'C8', String(met)]);
  }
  return values;
}

/** A value as the sentence has it. */
export function shownValue(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (typeof value === 'object' && value !== null) {
    if ('sum' in value)
      return (value.sum as { points: number }[]).map(({ points }) => half(points)).join(' + ');
    if ('reason' in value) return '';
  }
  throw new Error('no value');
}

/** Art. 4.3: by which rule the first of the two has their colour, and who has White. */
export function colourRule(claim: Claim, pair: Pair) {
  const { task } = claim;
  const couple: Couple = [competitorOf(claim, pair[0]), competitorOf(claim, pair[1])];
  const [first, second] = isTeam(claim) ? inOrder(couple, task) : [...couple].sort(byOrder);
  const white = textOf(claim).whiteOf(couple, task).tpn;
  return { first: first.tpn, white, rule: ruleOf(claim, first, second) };
}

function ruleOf(claim: Claim, first: Competitor, second: Competitor): string {
  const isNew = first.colours.length === 0 && second.colours.length === 0;
  if (isNew) return '4.3.1';
  if (!isTeam(claim)) {
    const whites = ({ colours }: Competitor) => colours.filter((each) => each === 'white').length;
    if (whites(first) !== whites(second)) return '4.3.2';
    if (alternated(first, second)) return '4.3.3';
    return first.colours.length > 0 ? '4.3.4' : '4.3.5';
  }
  const [x, y] = [preferenceIn(claim.task, first), preferenceIn(claim.task, second)];
  if ((x === null) !== (y === null)) return '4.3.2';
  if (x && y && x.colour !== y.colour) return '4.3.3';
  const isB = claim.task.tournament.matchPlay?.preferences === 'B';
  if (x && y && isB && x.isStrong !== y.isStrong) return '4.3.4';
  if (surplusOfWhite(first) !== surplusOfWhite(second)) return '4.3.5';
  if (alternated(first, second)) return '4.3.6';
  if (x) return '4.3.7';
  return first.colours.length > 0 ? '4.3.8' : '4.3.9';
}
