import type { RoundToPair } from '../../../src/model/types';
import {
  literalTask,
  scoreBrackets,
  type Bracket,
  type Card,
  type LiteralEdition,
  type LiteralTask,
} from './literalCards';
import {
  inOrder,
  literalBest,
  literallyPossible,
  setsOfMovedDown,
  type Candidate,
} from './literalSearch';
import { choices } from '../../support/orders';

export interface Step {
  residents: readonly Card[];
  incoming: readonly Card[];
  left: readonly Card[];
  bracket: Bracket;
  result: Candidate;
}

/** Pairs a whole tiny round by the text, trying everything; null if there is no legal pairing. */
export function literalRound(edition: LiteralEdition, task: RoundToPair): string[] | null {
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
export function literalSteps(edition: LiteralEdition, task: RoundToPair): Step[] | null {
  const literal = literalTask(edition, task);
  const groups = scoreBrackets(literal.cards);
  const steps: Step[] = [];
  for (const group of groups.slice(0, -1)) steps.push(pairBracket(literal, group, steps.at(-1)));
  const lowest = pairLowestBracket(literal, groups[groups.length - 1], steps);
  return lowest === null ? null : [...steps, lowest];
}

const outOf = (step: Step | undefined): Card[] =>
  step === undefined ? [] : inOrder([...step.left, ...step.result.stayOver]);

const hasNobody = (literal: LiteralTask, card: Card, others: readonly Card[]) =>
  !others.some((other) => literal.mayMeet(card, other));

function makeBracket(
  residents: readonly Card[],
  counted: readonly Card[],
  movedDown: readonly Card[],
  asked: readonly Card[] = residents,
  mayStayOver: (card: Card) => boolean = () => true,
): Bracket {
  const players = inOrder([...counted, ...movedDown]);
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
  literal: LiteralTask,
  residents: readonly Card[],
  incoming: readonly Card[],
  above: Step | undefined,
  mayStayOver: (card: Card) => boolean,
): Bracket[] {
  const possible = [...residents, ...incoming, ...(above?.bracket.players ?? [])];
  const counted = residents.filter((card) => !hasNobody(literal, card, possible));
  const bracket = makeBracket(residents, counted, incoming, residents, mayStayOver);
  if (bracket.m1 > 0) return [bracket];
  const reached = (pairs: number) =>
    literallyPossible(literal, bracket.players, pairs, new Set(), bracket.mayStayOver);
  const asked: Bracket[] = [];
  for (let { pairs } = bracket; pairs > 0 && !reached(pairs); pairs--)
    asked.push({ ...bracket, pairs });
  return asked;
}

/** C.12 by trying every candidate of the bracket above. */
function tryC12(
  literal: LiteralTask,
  above: Step | undefined,
  residents: readonly Card[],
  wanted: Bracket,
): Candidate | null {
  if (above === undefined || outOf(above).length === 0) return null;
  const { edition } = literal;
  const now = new Set(above.result.stayOver);
  if (fits(outOf(above))) return null;
  const scores = (cards: readonly Card[]) =>
    cards
      .map((card) => card.score)
      .sort()
      .join();
  return literalBest(literal, above.bracket, ({ stayOver }) => {
    if (stayOver.every((card) => now.has(card))) return false;
    if (edition.backtrackingKeepsScores && scores(stayOver) !== scores([...now])) return false;
    return fits(inOrder([...above.left, ...stayOver]));
  });

  /** Whether the lower bracket reaches what it needs with this set. */
  function fits(set: readonly Card[]): boolean {
    const playable = set.filter((card) => !hasNobody(literal, card, residents));
    const sets =
      wanted.m1 === 0
        ? [[]]
        : edition.triesOtherMovedDown
          ? choices(set, wanted.m1)
          : [playable.slice(0, wanted.m1)];
    return sets.some(
      (s1) =>
        s1.length === wanted.m1 &&
        literallyPossible(
          literal,
          [...set, ...residents],
          wanted.pairs,
          new Set(s1),
          wanted.mayStayOver,
        ),
    );
  }
}

function pairBracket(
  literal: LiteralTask,
  residents: readonly Card[],
  above: Step | undefined,
): Step {
  for (let backtracked = false; ;) {
    const incoming = outOf(above);
    const all = [...residents, ...incoming];
    const lonely = all.filter((card) => hasNobody(literal, card, all));
    const goBack = (bracket: Bracket): boolean => {
      if (backtracked) return false;
      const other = tryC12(literal, above, residents, bracket);
      if (other === null || above === undefined) return false;
      above.result = other;
      return (backtracked = true);
    };
    if (incoming.some((card) => lonely.includes(card))) {
      if (countedWithLonely(literal, residents, incoming, above, () => true).some(goBack)) continue;
    }
    const stays = (card: Card) => !lonely.includes(card);
    let bracket = makeBracket(residents, residents.filter(stays), incoming.filter(stays));
    for (;;) {
      const result = literalBest(literal, bracket);
      if (result !== null) return { residents, incoming, left: lonely, bracket, result };
      if (goBack(bracket)) break;
      bracket = c14(literal, bracket);
    }
  }
}

/** C.14, with "got to the remainder" tried out. */
function c14(literal: LiteralTask, bracket: Bracket): Bracket {
  const reached = setsOfMovedDown(literal, bracket).some((s1) =>
    literallyPossible(literal, bracket.players, bracket.m1, new Set(s1), () => true),
  );
  if (bracket.m1 === 0 || reached) return { ...bracket, pairs: bracket.pairs - 1 };
  return fewerMovedDown(literal.edition, bracket);
}

function fewerMovedDown(edition: LiteralEdition, bracket: Bracket): Bracket {
  const m1 = bracket.m1 - 1;
  const p0 = Math.floor(bracket.players.length / 2);
  const pairs = m1 === 0 && edition.restoresPairs ? p0 : bracket.pairs;
  return { ...bracket, m1, pairs };
}

const mayHaveBye = (card: Card) => card.mayHaveBye;

function pairLowestBracket(
  literal: LiteralTask,
  group: readonly Card[],
  steps: Step[],
): Step | null {
  const first = lowestAsItStands(literal, group, outOf(steps.at(-1)), group, steps.at(-1));
  if (first !== null) return first;
  for (let residents = group; ;) {
    const penultimate = steps.at(-1);
    if (penultimate === undefined) return null;
    if (penultimateAgain(literal, penultimate, residents))
      return lowestAsItStands(literal, residents, outOf(penultimate), group, undefined);
    steps.pop();
    const s1 = inOrder([...penultimate.residents, ...penultimate.incoming]);
    const joined = lowestAsItStands(literal, residents, s1, group, undefined);
    if (joined !== null) return joined;
    residents = inOrder([...penultimate.residents, ...residents]);
  }
}

function penultimateAgain(
  literal: LiteralTask,
  penultimate: Step,
  residents: readonly Card[],
): boolean {
  const { bracket, left } = penultimate;
  const least = bracket.m1 === 0 ? 0 : literal.edition.leastM1BeforeJoining;
  for (let m1 = bracket.m1; m1 >= least; m1--) {
    const most = m1 === bracket.m1 ? bracket.pairs : Math.floor(bracket.players.length / 2);
    for (let pairs = most; pairs > 0; pairs--) {
      const attempt = { ...bracket, m1, pairs };
      const result = literalBest(literal, attempt, ({ stayOver }) => {
        const lowest = [...stayOver, ...left, ...residents];
        const wanted = Math.floor(lowest.length / 2);
        return literallyPossible(literal, lowest, wanted, new Set(), mayHaveBye);
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
  literal: LiteralTask,
  residents: readonly Card[],
  moved: readonly Card[],
  group: readonly Card[],
  above: Step | undefined,
): Step | null {
  for (let incoming = moved, backtracked = false; ;) {
    const all = [...residents, ...incoming];
    const lonely = all.filter((card) => hasNobody(literal, card, all));
    const goBack = (bracket: Bracket): boolean => {
      if (backtracked || above === undefined) return false;
      const other = tryC12(literal, above, residents, bracket);
      if (other === null) return false;
      above.result = other;
      incoming = outOf(above);
      return (backtracked = true);
    };
    if (lonely.length > 0 && lonely.every((card) => incoming.includes(card))) {
      const asked = countedWithLonely(literal, residents, incoming, above, mayHaveBye);
      if (asked.slice(0, 1).some(goBack)) continue;
    }
    const allowed = lonely.length === 1 && all.length % 2 === 1 && lonely[0].mayHaveBye;
    if (lonely.length > 0 && !allowed) return null;
    const stays = (card: Card) => !lonely.includes(card);
    const counted = residents.filter(stays);
    let bracket = makeBracket(residents, counted, incoming.filter(stays), group, mayHaveBye);
    for (;;) {
      const result = literalBest(literal, bracket);
      if (result !== null) return { residents, incoming, left: lonely, bracket, result };
      if (goBack(bracket)) break;
      if (bracket.m1 === 0) return null;
      bracket = fewerMovedDown(literal.edition, bracket);
    }
  }
}
