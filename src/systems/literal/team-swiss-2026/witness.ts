import { isPlayed } from '../../../model/outcomes';
import type {
  Colour,
  HalfPoints,
  Player,
  PlayerNo,
  PreferenceType,
  RoundToPair,
} from '../../../model/types';
import type { PlayedRound } from '../../system';
import { opinionOf, opinionOfNone, partOf, type BracketOpinion } from '../opinion';
import { Work } from '../work';

/**
 * C.04.6 taken at its word: every bye, every set of upfloaters and every pairing is tried, and the
 * articles are asked of each. For small fields this is the definition; it knows nothing of the engine
 * and uses the model alone. C.04.5 has the same arts. 3.3 to 3.6 (`../double-swiss-2026/witness.ts`).
 * Every step is taken from an allowance, so that larger fields can be given up.
 */

/** What the procedure looks at in a competitor. */
export interface Competitor {
  readonly tpn: PlayerNo;
  /** 4.3.1 by the number among those who have ever been paired, this round included (reading). */
  readonly hasOddNumber: boolean;
  readonly score: HalfPoints;
  readonly second: HalfPoints;
  readonly met: ReadonlySet<PlayerNo>;
  readonly barredFromBye: boolean;
  readonly matchesPlayed: number;
  readonly floatedLast: boolean;
  /** Of the first board (first game) in each match played, the oldest first. */
  readonly colours: readonly Colour[];
}

export type Couple = readonly [Competitor, Competitor];

/** What the two texts say differently. */
export interface LiteralText {
  /** C7 and the criterion on opponents of upfloaters hold no more in so many last rounds. */
  readonly quietLastRounds: number;
  /** Costs of a pair in the criteria on colours, in their order. */
  readonly colourCosts: (pair: Couple, task: RoundToPair) => readonly number[];
  readonly whiteOf: (pair: Couple, task: RoundToPair) => Competitor;
}

export interface LiteralRound {
  readonly pairs: readonly (readonly [white: PlayerNo, black: PlayerNo])[];
  readonly bye: PlayerNo | null;
  readonly brackets: readonly { readonly upfloaters: readonly PlayerNo[] }[];
}

// ---- Definitions (art. 1)

/** The score of a competitor when a round was paired, virtual points included. */
function scoreBefore({ tournament }: RoundToPair, player: Player, round: number): HalfPoints {
  let sum = player.virtualPoints[round - 1] ?? 0;
  for (let r = 1; r < round; r++) {
    const { outcome } = player.entries[r - 1];
    sum += tournament.points[outcome === 'adjourned' ? 'draw' : outcome];
    sum += player.extraPoints?.[r - 1] ?? 0;
  }
  return sum;
}

function numberOf({ tournament, present }: RoundToPair, player: Player): number {
  const numbered = tournament.players.filter(
    ({ no, entries }) =>
      present.includes(no) ||
      entries.some(({ opponent, outcome }) => opponent !== null || outcome === 'pairingBye'),
  );
  return numbered.filter(({ no }) => no <= player.no).length;
}

function competitorOf(task: RoundToPair, player: Player): Competitor {
  const { tournament, round } = task;
  const others = new Map(tournament.players.map((each) => [each.no, each]));
  const played = player.entries.filter(
    ({ outcome, opponent }) => opponent !== null && isPlayed(outcome),
  );
  const last = player.entries[round - 2];
  const opponent =
    last && last.opponent !== null && isPlayed(last.outcome)
      ? others.get(last.opponent)
      : undefined;
  return {
    tpn: player.no,
    hasOddNumber: numberOf(task, player) % 2 === 1,
    score: scoreBefore(task, player, round),
    second: (player.secondPoints ?? []).slice(0, round - 1).reduce((sum, each) => sum + each, 0),
    met: new Set(played.map((entry) => entry.opponent!)),
    barredFromBye: player.entries.some(({ outcome }) =>
      ['pairingBye', 'forfeitWin', 'fullBye'].includes(outcome),
    ),
    matchesPlayed: played.length,
    floatedLast:
      opponent !== undefined &&
      scoreBefore(task, player, round - 1) !== scoreBefore(task, opponent, round - 1),
    colours: played.flatMap(({ colour }) => colour ?? []),
  };
}

// ---- C1 and C3

type MayMeet = (a: Competitor, b: Competitor) => boolean;

const mayMeetIn =
  ({ tournament, round }: RoundToPair, work: Work): MayMeet =>
  (a, b) => {
    work.step();
    return (
      !a.met.has(b.tpn) &&
      !tournament.forbidden.some(
        ({ players, rounds }) =>
          (rounds === null || rounds.includes(round)) &&
          players.includes(a.tpn) &&
          players.includes(b.tpn),
      )
    );
  };

/** All ways of pairing everybody with everybody. */
function* pairings(all: readonly Competitor[], mayMeet: MayMeet): Generator<readonly Couple[]> {
  if (all.length === 0) yield [];
  const [first, ...others] = all;
  for (const other of others)
    if (mayMeet(first, other))
      for (const rest of pairings(
        others.filter((each) => each !== other),
        mayMeet,
      ))
        yield [[first, other], ...rest];
}

const canBePaired = (all: readonly Competitor[], mayMeet: MayMeet): boolean =>
  all.length % 2 === 0 && !pairings(all, mayMeet).next().done;

// ---- 3.4: the bye first

function byeOf(all: readonly Competitor[], mayMeet: MayMeet): Competitor | null {
  const inOrder = all
    .filter(({ barredFromBye }) => !barredFromBye)
    .sort((a, b) => a.score - b.score || b.matchesPlayed - a.matchesPlayed || b.tpn - a.tpn);
  return (
    inOrder.find((bye) =>
      canBePaired(
        all.filter((each) => each !== bye),
        mayMeet,
      ),
    ) ?? null
  );
}

// ---- 3.5: the upfloaters

function* subsets<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  for (let i = 0; size > 0 && i + size <= items.length; i++)
    for (const rest of subsets(items.slice(i + 1), size - 1)) yield [items[i], ...rest];
}

const without = (all: readonly Competitor[], gone: readonly Competitor[]): Competitor[] =>
  all.filter((each) => !gone.includes(each));

/** C1, C3, C4: the sets of fewest upfloaters with which a group can be paired and all others after it. */
function fewestUpfloaters(
  group: readonly Competitor[],
  below: readonly Competitor[],
  mayMeet: MayMeet,
): (readonly Competitor[])[] {
  for (let size = group.length % 2; size <= below.length; size += 2) {
    const sets = [...subsets(below, size)].filter(
      (set) =>
        canBePaired([...group, ...set], mayMeet) && canBePaired(without(below, set), mayMeet),
    );
    if (sets.length > 0) return sets;
  }
  return [];
}

/** Lists compared from their first value on. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** Those for whom the measure is the least. */
function least<T>(items: readonly T[], measure: (item: T) => readonly number[]): T[] {
  const measured = items.map((item) => ({ item, value: measure(item) }));
  const best = measured.reduce((a, b) => (compare(b.value, a.value) < 0 ? b : a)).value;
  return measured.filter(({ value }) => compare(value, best) === 0).map(({ item }) => item);
}

function upfloatersOf(
  group: readonly Competitor[],
  below: readonly Competitor[],
  mayMeet: MayMeet,
  isQuiet: boolean,
): readonly Competitor[] {
  const legal = fewestUpfloaters(group, below, mayMeet);
  // C5: their scores in ascending order, as high as possible.
  const high = least(legal, (set) => set.map(({ score }) => -score).sort((a, b) => b - a));
  // C6: in the bracket of the following scoregroup as few upfloaters as possible.
  const nextScore = Math.max(...below.map(({ score }) => score));
  const following = least(high, (set) => {
    const rest = without(below, set);
    const next = rest.filter(({ score }) => score === nextScore);
    if (next.length === 0) return [0];
    return [fewestUpfloaters(next, without(rest, next), mayMeet)[0].length];
  });
  // C7: as few as possible who floated in the round before.
  const calm = isQuiet
    ? following
    : least(following, (set) => [set.filter(({ floatedLast }) => floatedLast).length]);
  // 3.5.4: each by descending score and ascending TPN; the first in the order of the numbers.
  const written = (set: readonly Competitor[]) =>
    [...set].sort((a, b) => b.score - a.score || a.tpn - b.tpn);
  return least(calm.map(written), (set) => set.map(({ tpn }) => tpn))[0];
}

// ---- 3.6: the pairs of a bracket

/** 3.6.1, 3.6.2: smaller numbers of the pairs in ascending order, then their partners. */
export function identifier(pairing: readonly Couple[]): number[] {
  const couples = pairing
    .map(([a, b]) => [Math.min(a.tpn, b.tpn), Math.max(a.tpn, b.tpn)])
    .sort((a, b) => a[0] - b[0]);
  return [...couples.map(([top]) => top), ...couples.map(([, bottom]) => bottom)];
}

function bestPairing(
  task: RoundToPair,
  text: LiteralText,
  bracket: readonly Competitor[],
  upfloaters: readonly Competitor[],
  mayMeet: MayMeet,
  isQuiet: boolean,
): readonly Couple[] {
  const floaterCost = ([a, b]: Couple): number =>
    isQuiet
      ? 0
      : Number(upfloaters.includes(a) && b.floatedLast) +
        Number(upfloaters.includes(b) && a.floatedLast);
  const costOf = (pair: Couple) => [...text.colourCosts(pair, task), floaterCost(pair)];
  const sum = (pairing: readonly Couple[]) =>
    pairing.map(costOf).reduce((total, each) => total.map((value, i) => value + each[i]));
  const best = least([...pairings(bracket, mayMeet)], sum);
  return least(best, identifier)[0];
}

// ---- 3.3: the round

export function literalRound(task: RoundToPair, text: LiteralText): LiteralRound | null {
  const { bye, brackets } = new Rounds(task, text, new Work(Infinity)).whole() ?? {};
  if (!brackets) return null;
  return {
    pairs: brackets.flatMap(({ pairs }) =>
      pairs.map(({ white, black }) => [white, black] as const),
    ),
    bye: bye?.tpn ?? null,
    brackets: brackets.map(({ upfloaters }) => ({ upfloaters: upfloaters.map(({ tpn }) => tpn) })),
  };
}

/** Everybody of a round as the text sees them. */
export const competitorsIn = ({ tournament, present, ...rest }: RoundToPair): Competitor[] =>
  tournament.players
    .filter(({ no }) => present.includes(no))
    .map((player) => competitorOf({ tournament, present, ...rest }, player));

/** C4: how many must float up to a group, so that all others can be paired after it. */
export const upfloatersNeeded = (
  task: RoundToPair,
  group: readonly Competitor[],
  below: readonly Competitor[],
): number => fewestUpfloaters(group, below, mayMeetIn(task, new Work(Infinity)))[0]?.length ?? NaN;

/** What it makes of each bracket of a round that an engine has paired. */
export const matchOpinions = (
  task: RoundToPair,
  text: LiteralText,
  round: PlayedRound | null,
  work: Work,
): readonly BracketOpinion[] => new Rounds(task, text, work).opinions(round);

class Rounds {
  private readonly all: readonly Competitor[];
  private readonly mayMeet: MayMeet;
  private readonly isQuiet: boolean;

  constructor(
    private readonly task: RoundToPair,
    private readonly text: LiteralText,
    private readonly work: Work,
  ) {
    const { tournament, round, present } = task;
    this.mayMeet = mayMeetIn(task, work);
    this.isQuiet = round > tournament.totalRounds - text.quietLastRounds;
    this.all = tournament.players
      .filter(({ no }) => present.includes(no))
      .map((player) => competitorOf(task, player));
  }

  /** Who has the bye, null: nobody has to; undefined: there is no round. */
  private bye(): Competitor | null | undefined {
    const { all, mayMeet } = this;
    if (all.length % 2 === 1) return byeOf(all, mayMeet) ?? undefined;
    return canBePaired(all, mayMeet) ? null : undefined;
  }

  whole() {
    const bye = this.bye();
    if (bye === undefined) return null;
    let left = this.all.filter((each) => each !== bye);
    const brackets: ReturnType<typeof this.bracket>[] = [];
    while (left.length > 0) {
      const bracket = this.bracket(left);
      brackets.push(bracket);
      left = without(left, bracket.players);
    }
    return { bye, brackets };
  }

  /** The bracket of the highest score left. */
  private bracket(left: readonly Competitor[]) {
    const { task, text, mayMeet, isQuiet } = this;
    const top = Math.max(...left.map(({ score }) => score));
    const group = left.filter(({ score }) => score === top);
    const upfloaters = upfloatersOf(group, without(left, group), mayMeet, isQuiet);
    const players = [...group, ...upfloaters];
    const pairs = bestPairing(task, text, players, upfloaters, mayMeet, isQuiet).map((pair) => {
      const white = text.whiteOf(pair, task);
      return { white: white.tpn, black: (pair[0] === white ? pair[1] : pair[0]).tpn };
    });
    return { players, upfloaters, pairs };
  }

  /** The bye is settled before the brackets are (3.4): it stands with the first of them. */
  opinions(round: PlayedRound | null): readonly BracketOpinion[] {
    const { work, task } = this;
    if (!round) return opinionOfNone(task.present, work, () => this.bye() !== undefined);
    const taker = work.tried(() => ({ bye: this.bye() }));
    const opinions: BracketOpinion[] = [];
    let left = this.all.filter(({ tpn }) => tpn !== round.bye);
    while (left.length > 0) {
      const from = left;
      const score = Math.max(...from.map((each) => each.score));
      const top = new Set(from.filter((each) => each.score === score).map(({ tpn }) => tpn));
      // Whoever meets one of the highest score left is in the bracket with them.
      const inside = new Set(
        round.pairs
          .filter(({ white, black }) => top.has(white) || top.has(black))
          .flatMap(({ white, black }) => [white, black]),
      );
      const numbers = from.map(({ tpn }) => tpn).filter((tpn) => inside.has(tpn));
      const isFirst = opinions.length === 0;
      const found = isFirst && !taker ? null : work.tried(() => this.bracket(from));
      const literal = found && {
        pairs: found.pairs,
        bye: isFirst ? (taker?.bye?.tpn ?? null) : null,
      };
      opinions.push(opinionOf(score, numbers, partOf(round, numbers, isFirst), literal));
      left = from.filter(({ tpn }) => !inside.has(tpn));
    }
    return opinions;
  }
}

// ---- Preferences (1.7) and colours (art. 4) of C.04.6

interface Preference {
  readonly colour: Colour;
  readonly isStrong: boolean;
}

const count = (colours: readonly Colour[], wanted: Colour): number =>
  colours.filter((colour) => colour === wanted).length;
export const surplusOfWhite = ({ colours }: Competitor): number =>
  count(colours, 'white') - count(colours, 'black');
const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

function preferenceOf(
  competitor: Competitor,
  type: PreferenceType,
  isLastRound: boolean,
): Preference | null {
  const { colours } = competitor;
  if (type === 'none' || colours.length === 0) return null;
  const cd = surplusOfWhite(competitor);
  const endsIn = (colour: Colour, times: number) =>
    colours.length >= times && colours.slice(-times).every((each) => each === colour);
  // 1.7.1, and the strong ones of 1.7.2.
  if (cd < -1 || ((cd === 0 || cd === -1) && endsIn('black', 2)))
    return { colour: 'white', isStrong: true };
  if (cd > 1 || ((cd === 0 || cd === 1) && endsIn('white', 2)))
    return { colour: 'black', isStrong: true };
  if (type === 'A') return null;
  if (cd === -1 || (cd === 0 && !isLastRound && endsIn('black', 1)))
    return { colour: 'white', isStrong: false };
  if (cd === 1 || (cd === 0 && !isLastRound && endsIn('white', 1)))
    return { colour: 'black', isStrong: false };
  return null;
}

const typeOf = ({ tournament }: RoundToPair): PreferenceType =>
  tournament.matchPlay?.preferences ?? 'A';
export const preferenceIn = (task: RoundToPair, competitor: Competitor): Preference | null =>
  preferenceOf(competitor, typeOf(task), task.round === task.tournament.totalRounds);

/** C8 and C9. */
function colourCosts([a, b]: Couple, task: RoundToPair): number[] {
  const [x, y] = [preferenceIn(task, a), preferenceIn(task, b)];
  const clash = x !== null && y !== null && x.colour === y.colour;
  const isStrongClash = clash && x.isStrong && y.isStrong && typeOf(task) === 'B';
  return [Number(clash), Number(isStrongClash)];
}

/** 4.2: who is the first of the two. */
export function inOrder([a, b]: Couple, { tournament }: RoundToPair): Couple {
  const bySecond = tournament.matchPlay?.ranksBySecond ? b.second - a.second : 0;
  return (b.score - a.score || bySecond || a.tpn - b.tpn) < 0 ? [a, b] : [b, a];
}

/** 4.3, article by article. */
function whiteOf(pair: Couple, task: RoundToPair): Competitor {
  const [first, second] = inOrder(pair, task);
  const give = (to: Competitor, colour: Colour): Competitor =>
    (colour === 'white') === (to === first) ? first : second;
  if (first.colours.length === 0 && second.colours.length === 0) {
    const initial = task.tournament.initialColour ?? 'white';
    return give(first, first.hasOddNumber ? initial : other(initial));
  }
  const [x, y] = [preferenceIn(task, first), preferenceIn(task, second)];
  if (x && !y) return give(first, x.colour);
  if (y && !x) return give(second, y.colour);
  if (x && y && x.colour !== y.colour) return give(first, x.colour);
  if (x && y && typeOf(task) === 'B' && x.isStrong !== y.isStrong)
    return x.isStrong ? give(first, x.colour) : give(second, y.colour);
  const [cd1, cd2] = [surplusOfWhite(first), surplusOfWhite(second)];
  if (cd1 !== cd2) return cd1 < cd2 ? first : second;
  return alternated(first, second) ?? (x ? give(first, x.colour) : byLastColour(first, second));
}

/** The latest match in which the two had different colours, counted back from the last (C.04.2 3.4). */
export function alternated(first: Competitor, second: Competitor): Competitor | null {
  const [a, b] = [[...first.colours].reverse(), [...second.colours].reverse()];
  const at = a.findIndex((colour, index) => b[index] !== undefined && b[index] !== colour);
  return at < 0 ? null : a[at] === 'white' ? second : first;
}

/** The last colour of the first alternates; if it has none, that of the other. */
export function byLastColour(first: Competitor, second: Competitor): Competitor {
  const own = first.colours.at(-1);
  if (own) return own === 'white' ? second : first;
  return second.colours.at(-1) === 'white' ? first : second;
}

export const TEAM_TEXT: LiteralText = { quietLastRounds: 2, colourCosts, whiteOf };
