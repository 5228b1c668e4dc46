import { placeWord } from '../../explain/pictureTable';
import type { Trace, TraceStep } from '../../explain/reason';
import type { RoundToPair } from '../../model/types';
import type { WordKey } from '../../words';
import { minimumOf } from './articles/a8minimum';
import { accountOf, numbersOf, type Account } from './account';
import type { Bracket, Found } from './search/bracket';
import { candidateTable } from './byHand';
import { COLOUR_RULE_WORDS } from './colourWords';
import type { Requirement, RequirementId, Totals } from './articles/c10requirements';
import type { Card } from './cards';
import type { ColouredPair } from './articles/e1to5colours';
import type { Edition } from './edition';
import type { JournalEntry } from './journal';
import type { PairedRound } from './pairRound';
import { placesOf } from './shapes';

/** The reasons of a round: bracket by bracket as the work went, then the colours. */
export function traceOf(
  edition: Edition,
  task: RoundToPair,
  round: PairedRound,
  colours: readonly ColouredPair[],
  bye: Card | null,
  depth: 'round' | 'byHand' = 'round',
): Trace<Account> {
  const steps: TraceStep[] = [];
  let inside: TraceStep[] = [];
  let lowest = false;
  for (const entry of round.journal) {
    if (entry.kind === 'bracket') {
      inside = [];
      lowest = entry.lowest;
      steps.push({ ...bracketStep(entry), steps: inside });
      continue;
    }
    // Everyone has left by C.1: nothing was paired.
    if (entry.kind === 'paired' && entry.bracket.players.length === 0) continue;
    inside.push(stepOf({ ...round, depth }, entry, lowest));
  }
  if (bye !== null)
    steps.push({ key: 'dutch2011.bye', article: 'A.5', args: { player: players([bye]) } });
  steps.push(colourSteps(colours));
  return {
    system: edition.id,
    round: task.round,
    steps,
    data: accountOf(round, colours, bye),
  };
}

export const players = (cards: readonly Card[]) => ({ players: numbersOf(cards) });

/** How far the round is worked out: places in the order of the text only for whoever reads them. */
type TracedRound = PairedRound & { readonly depth: 'round' | 'byHand' };

type Of<Kind extends JournalEntry['kind']> = Extract<JournalEntry, { kind: Kind }>;

function bracketStep({ residents, incoming, lowest }: Of<'bracket'>): TraceStep {
  return {
    key: lowest ? 'dutch2011.lowest-bracket' : 'dutch2011.bracket',
    article: 'A.3',
    args: {
      points: { points: residents[residents.length - 1].score },
      residents: players(residents),
      movedDown: players(incoming),
    },
  };
}

function stepOf(
  round: TracedRound,
  entry: Exclude<JournalEntry, Of<'bracket'>>,
  lowest: boolean,
): TraceStep {
  switch (entry.kind) {
    case 'C.1':
      return {
        key: lowest
          ? 'dutch2011.no-opponent-lowest'
          : entry.movedDown
            ? 'dutch2011.no-opponent-again'
            : 'dutch2011.no-opponent',
        article: 'C.1',
        args: { player: players([entry.card]) },
      };
    case 'paired':
      return pairedStep(round, entry.bracket, entry.found, 'dutch2011.paired');
    case 'C.12':
      return backtrackingStep(round, entry);
    case 'C.13':
      return entry.found === null
        ? { key: 'dutch2011.penultimate-none', article: 'C.13' }
        : {
            key: 'dutch2011.penultimate',
            article: 'C.13',
            steps: [pairedStep(round, entry.bracket, entry.found, 'dutch2011.paired-again')],
          };
    case 'joined':
      return {
        key: 'dutch2011.joined',
        article: 'C.13',
        args: { s1: players(entry.s1), s2: players(entry.s2) },
      };
    case 'C.14':
      return entry.to.m1 < entry.from.m1
        ? {
            key: 'dutch2011.fewer-moved-down',
            article: 'C.14',
            args: { from: entry.from.m1, to: entry.to.m1, p1: entry.to.pairs },
          }
        : {
            key: 'dutch2011.fewer-pairs',
            article: 'C.14',
            args: { from: entry.from.pairs, to: entry.to.pairs },
          };
  }
}

function backtrackingStep(round: TracedRound, entry: Of<'C.12'>): TraceStep {
  const before = players(entry.before);
  if (entry.after === null || entry.found === null)
    return { key: 'dutch2011.backtracking-none', article: 'C.12', args: { before } };
  return {
    key: 'dutch2011.backtracking',
    article: 'C.12',
    args: { before, after: players(entry.after) },
    steps: [pairedStep(round, entry.above, entry.found, 'dutch2011.paired-again')],
  };
}

/** One pairing of a bracket: what was asked (C.2), S1 and S2, the exchange, what was given up. */
function pairedStep(round: TracedRound, bracket: Bracket, found: Found, key: WordKey): TraceStep {
  const steps: TraceStep[] = [parametersStep(round, bracket)];
  if (bracket.pairs > 0) {
    if (found.movedDownPairs.length > 0)
      steps.push({
        key: 'dutch2011.moved-down-pairs',
        article: 'C.6',
        args: { pairs: pairsArg(found.movedDownPairs) },
      });
    steps.push(groupStep(found));
    if (found.group.exchange.fromS1.length > 0)
      steps.push({
        key: 'dutch2011.exchange',
        article: 'D.2',
        args: {
          fromS1: players(found.group.exchange.fromS1),
          fromS2: players(found.group.exchange.fromS2),
        },
      });
    steps.push(...givenUpSteps(round, bracket, found.totals));
  }
  const table = candidateTable(round.context, bracket, found);
  // Where the list is too long to be shown, the place of the accepted candidate is counted.
  if (table === null && round.depth === 'byHand')
    steps.push(...placesOf(round, bracket, found).map(placeWord));
  return {
    key,
    article: 'C.6',
    args: { pairs: pairsArg(found.pairs), stayOver: players(found.stayOver) },
    steps,
    ...(table === null ? {} : { table }),
  };
}

function parametersStep({ context }: PairedRound, bracket: Bracket): TraceStep {
  const p0 = Math.floor(bracket.players.length / 2);
  const { x1, z1 } = minimumOf(bracket.players, p0, context.round);
  const args = { p0, p1: bracket.pairs, m0: bracket.movedDown.size, m1: bracket.m1, x1 };
  const isMixed = bracket.m1 > 0;
  return z1 === null
    ? {
        key: isMixed ? 'dutch2011.heterogeneous' : 'dutch2011.homogeneous',
        article: 'C.2',
        args,
      }
    : {
        key: isMixed ? 'dutch2011.heterogeneous-even' : 'dutch2011.homogeneous-even',
        article: 'C.2',
        args: { ...args, z1 },
      };
}

function groupStep({ movedDownPairs, group }: Found): TraceStep {
  return {
    key: movedDownPairs.length > 0 ? 'dutch2011.remainder' : 'dutch2011.subgroups',
    article: 'C.4',
    args: { s1: players(group.s1), s2: players(group.s2), p: group.pairs.length },
  };
}

const GIVEN_UP: Readonly<Record<RequirementId, WordKey>> = {
  closeness: 'dutch2011.given-up.closeness',
  'B.2': 'dutch2011.given-up.B.2',
  'A.7.d': 'dutch2011.given-up.A.7.d',
  X: 'dutch2011.given-up.X',
  Z: 'dutch2011.given-up.Z',
  'B.5 down': 'dutch2011.given-up.B.5-down',
  'B.6 down': 'dutch2011.given-up.B.6-down',
  'B.5 up': 'dutch2011.given-up.B.5-up',
  'B.6 up': 'dutch2011.given-up.B.6-up',
};

/** C.10 in its own order: the weakest requirement is given up first. */
function givenUpSteps(round: PairedRound, bracket: Bracket, totals: Totals): TraceStep[] {
  const { x1, z1 } = minimumOf(bracket.players, bracket.pairs, round.context.round);
  const expected = ({ id }: Requirement) => (id === 'X' ? x1 : id === 'Z' ? (z1 ?? 0) : 0);
  return [...totals]
    .reverse()
    .filter(({ requirement, count }) => count > expected(requirement))
    .map(({ requirement, count }) => ({
      key: GIVEN_UP[requirement.id],
      article: requirement.article,
      args: {
        count,
        minimum: expected(requirement),
        ...(requirement.difference === undefined
          ? {}
          : { difference: { points: requirement.difference } }),
      },
    }));
}

function colourSteps(colours: readonly ColouredPair[]): TraceStep {
  return {
    key: 'dutch2011.colours',
    article: 'E',
    steps: colours.map(({ white, black, rule }) => ({
      key: COLOUR_RULE_WORDS[rule],
      article: rule,
      args: { white: players([white]), black: players([black]) },
    })),
  };
}

export const pairsArg = (pairs: readonly (readonly [Card, Card])[]) => ({
  pairs: pairs.map(([a, b]) => [a.no, b.no] as const),
});
