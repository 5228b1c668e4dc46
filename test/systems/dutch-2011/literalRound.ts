import type { RoundToPair } from '../../../src/model/types';
import { meetings } from '../../../src/systems/dutch-2011/articles/b1b2';
import type { Bracket } from '../../../src/systems/dutch-2011/search/bracket';
import { byRank, cardsOf, type Card } from '../../../src/systems/dutch-2011/cards';
import type { Edition } from '../../../src/systems/dutch-2011/edition';
import { scoregroups } from '../../../src/systems/dutch-2011/pairRound';
import type { SearchContext } from '../../../src/systems/dutch-2011/search/searchBracket';
import { subsets } from '../../../src/systems/dutch-2011/articles/d2exchanges';
import { literalBest, literallyPossible, type Candidate } from './literalSearch';

export interface Step {
  residents: readonly Card[];
  incoming: readonly Card[];
  left: readonly Card[];
  bracket: Bracket;
  result: Candidate;
}

/** Pairs a whole tiny round by the text, trying everything; null if there is no legal pairing. */
export function literalRound(edition: Edition, task: RoundToPair): string[] | null {
  const steps = literalSteps(edition, task);
  return (
    steps &&
    steps
      .flatMap(({ result }) => result.pairs)
      .map(([a, b]) => `${Math.min(a.no, b.no)}-${Math.max(a.no, b.no)}`)
      .sort()
  );
}

/** The same bracket by bracket. */
export function literalSteps(edition: Edition, task: RoundToPair): Step[] | null {
  const cards = cardsOf(task);
  const context: SearchContext = { edition, round: task.round, mayMeet: meetings(task, cards) };
  const groups = scoregroups(cards);
  const steps: Step[] = [];
  for (const group of groups.slice(0, -1)) steps.push(pairBracket(context, group, steps.at(-1)));
  const lowest = pairLowestBracket(context, groups[groups.length - 1], steps);
  return lowest === null ? null : [...steps, lowest];
}

const outOf = (step: Step | undefined): Card[] =>
  step === undefined ? [] : [...step.left, ...step.result.stayOver].sort(byRank);

const hasNobody = (context: SearchContext, card: Card, others: readonly Card[]) =>
  !others.some((other) => context.mayMeet(card, other));

function makeBracket(
  residents: readonly Card[],
  counted: readonly Card[],
  movedDown: readonly Card[],
  asked: readonly Card[] = residents,
  mayStayOver: (card: Card) => boolean = () => true,
): Bracket {
  const players = [...counted, ...movedDown].sort(byRank);
  return {
    players,
    movedDown: new Set(movedDown),
    m1: 2 * movedDown.length < players.length ? movedDown.length : 0,
    pairs: Math.floor(players.length / 2),
    residents: new Set(asked),
    lowestScore: residents[residents.length - 1].score,
    mayStayOver,
  };
}

/**
 * Ruling 17: the bracket counted with a player moved down who has no opponent, and the numbers of
 * pairs for which it asks C.12: the whole one, then by C.14 each smaller one out of present reach.
 */
function countedWithLonely(
  context: SearchContext,
  residents: readonly Card[],
  incoming: readonly Card[],
  above: Step | undefined,
  mayStayOver: (card: Card) => boolean,
): Bracket[] {
  const possible = [...residents, ...incoming, ...(above?.bracket.players ?? [])];
  const counted = residents.filter((card) => !hasNobody(context, card, possible));
  const bracket = makeBracket(residents, counted, incoming, residents, mayStayOver);
  if (bracket.m1 > 0) return [bracket];
  const reached = (pairs: number) =>
    literallyPossible(context, bracket.players, pairs, new Set(), bracket.mayStayOver);
  const asked: Bracket[] = [];
  for (let { pairs } = bracket; pairs > 0 && !reached(pairs); pairs--)
    asked.push({ ...bracket, pairs });
  return asked;
}

/** C.12 by trying every candidate of the bracket above. */
function tryC12(
  context: SearchContext,
  above: Step | undefined,
  residents: readonly Card[],
  wanted: Bracket,
): Candidate | null {
  if (above === undefined || outOf(above).length === 0) return null;
  const { edition } = context;
  const now = new Set(above.result.stayOver);
  if (fits(outOf(above))) return null;
  const scores = (cards: readonly Card[]) =>
    cards
      .map((card) => card.score)
      .sort()
      .join();
  return literalBest(context, above.bracket, ({ stayOver }) => {
    if (stayOver.every((card) => now.has(card))) return false;
    if (edition.backtrackingKeepsScores && scores(stayOver) !== scores([...now])) return false;
    return fits([...above.left, ...stayOver].sort(byRank));
  });

  /** Whether the lower bracket reaches what it needs with this set. */
  function fits(set: readonly Card[]): boolean {
    const playable = set.filter((card) => !hasNobody(context, card, residents));
    const choices =
      wanted.m1 === 0
        ? [[]]
        : edition.choiceOfMovedDown === 'anySet'
          ? subsets(
              set.map((_, i) => i),
              wanted.m1,
            ).map((chosen) => chosen.map((i) => set[i]))
          : [playable.slice(0, wanted.m1)];
    return choices.some(
      (s1) =>
        s1.length === wanted.m1 &&
        literallyPossible(
          context,
          [...set, ...residents],
          wanted.pairs,
          new Set(s1),
          wanted.mayStayOver,
        ),
    );
  }
}

function pairBracket(
  context: SearchContext,
  residents: readonly Card[],
  above: Step | undefined,
): Step {
  for (let backtracked = false; ;) {
    const incoming = outOf(above);
    const all = [...residents, ...incoming];
    const lonely = all.filter((card) => hasNobody(context, card, all));
    const goBack = (bracket: Bracket): boolean => {
      if (backtracked) return false;
      const other = tryC12(context, above, residents, bracket);
      if (other === null || above === undefined) return false;
      above.result = other;
      return (backtracked = true);
    };
    if (incoming.some((card) => lonely.includes(card))) {
      if (countedWithLonely(context, residents, incoming, above, () => true).some(goBack)) continue;
    }
    const stays = (card: Card) => !lonely.includes(card);
    let bracket = makeBracket(residents, residents.filter(stays), incoming.filter(stays));
    for (;;) {
      const result = literalBest(context, bracket);
      if (result !== null) return { residents, incoming, left: lonely, bracket, result };
      if (goBack(bracket)) break;
      bracket = c14(context, bracket);
    }
  }
}

/** C.14, with "got to the remainder" tried out. */
function c14({ edition, ...context }: SearchContext, bracket: Bracket): Bracket {
  const movedDown = bracket.players.filter((card) => bracket.movedDown.has(card));
  const sets =
    edition.choiceOfMovedDown === 'anySet'
      ? subsets(
          movedDown.map((_, i) => i),
          bracket.m1,
        ).map((set) => set.map((i) => movedDown[i]))
      : [movedDown.slice(0, bracket.m1)];
  const reached = sets.some((s1) =>
    literallyPossible(
      { edition, ...context },
      bracket.players,
      bracket.m1,
      new Set(s1),
      () => true,
    ),
  );
  if (bracket.m1 === 0 || reached) return { ...bracket, pairs: bracket.pairs - 1 };
  return fewerMovedDown(edition, bracket);
}

function fewerMovedDown(edition: Edition, bracket: Bracket): Bracket {
  const m1 = bracket.m1 - 1;
  const p0 = Math.floor(bracket.players.length / 2);
  const pairs = m1 === 0 ? edition.pairsWithoutMovedDown(bracket.pairs, p0) : bracket.pairs;
  return { ...bracket, m1, pairs };
}

const mayHaveBye = (card: Card) => card.mayHaveBye;

function pairLowestBracket(
  context: SearchContext,
  group: readonly Card[],
  steps: Step[],
): Step | null {
  const first = lowestAsItStands(context, group, outOf(steps.at(-1)), group, steps.at(-1));
  if (first !== null) return first;
  for (let residents = group; ;) {
    const penultimate = steps.at(-1);
    if (penultimate === undefined) return null;
    if (penultimateAgain(context, penultimate, residents))
      return lowestAsItStands(context, residents, outOf(penultimate), group, undefined);
    steps.pop();
    const s1 = [...penultimate.residents, ...penultimate.incoming].sort(byRank);
    const joined = lowestAsItStands(context, residents, s1, group, undefined);
    if (joined !== null) return joined;
    residents = [...penultimate.residents, ...residents].sort(byRank);
  }
}

function penultimateAgain(
  context: SearchContext,
  penultimate: Step,
  residents: readonly Card[],
): boolean {
  const { bracket, left } = penultimate;
  const least = bracket.m1 === 0 ? 0 : context.edition.leastM1BeforeJoining;
  for (let m1 = bracket.m1; m1 >= least; m1--) {
    const most = m1 === bracket.m1 ? bracket.pairs : Math.floor(bracket.players.length / 2);
    for (let pairs = most; pairs > 0; pairs--) {
      const attempt = { ...bracket, m1, pairs };
      const result = literalBest(context, attempt, ({ stayOver }) => {
        const lowest = [...stayOver, ...left, ...residents];
        const wanted = Math.floor(lowest.length / 2);
        return literallyPossible(context, lowest, wanted, new Set(), mayHaveBye);
      });
      if (result === null) continue;
      penultimate.bracket = attempt;
      penultimate.result = result;
      return true;
    }
  }
  return false;
}

function lowestAsItStands(
  context: SearchContext,
  residents: readonly Card[],
  moved: readonly Card[],
  group: readonly Card[],
  above: Step | undefined,
): Step | null {
  for (let incoming = moved, backtracked = false; ;) {
    const all = [...residents, ...incoming];
    const lonely = all.filter((card) => hasNobody(context, card, all));
    const goBack = (bracket: Bracket): boolean => {
      if (backtracked || above === undefined) return false;
      const other = tryC12(context, above, residents, bracket);
      if (other === null) return false;
      above.result = other;
      incoming = outOf(above);
      return (backtracked = true);
    };
    if (lonely.length > 0 && lonely.every((card) => incoming.includes(card))) {
      const asked = countedWithLonely(context, residents, incoming, above, mayHaveBye);
      if (asked.slice(0, 1).some(goBack)) continue;
    }
    const allowed = lonely.length === 1 && all.length % 2 === 1 && lonely[0].mayHaveBye;
    if (lonely.length > 0 && !allowed) return null;
    const stays = (card: Card) => !lonely.includes(card);
    const counted = residents.filter(stays);
    let bracket = makeBracket(residents, counted, incoming.filter(stays), group, mayHaveBye);
    for (;;) {
      const result = literalBest(context, bracket);
      if (result !== null) return { residents, incoming, left: lonely, bracket, result };
      if (goBack(bracket)) break;
      if (bracket.m1 === 0) return null;
      bracket = fewerMovedDown(context.edition, bracket);
    }
  }
}
