import type { PlayerNo } from '../../model/types';
import type { Bracket, Found } from './search/bracket';
import type { RequirementId } from './articles/c10requirements';
import type { Card } from './cards';
import type { ColouredPair, ColourRule } from './articles/e1to5colours';
import type { JournalEntry } from './journal';
import type { PairedRound } from './pairRound';

/** The round as plain data: the `data` of a trace. */
export interface Account {
  readonly steps: readonly AccountStep[];
  readonly colours: readonly {
    readonly white: PlayerNo;
    readonly black: PlayerNo;
    readonly rule: ColourRule;
  }[];
  readonly bye: PlayerNo | null;
}

export type AccountStep =
  | {
      readonly kind: 'bracket';
      readonly lowest: boolean;
      readonly residents: readonly PlayerNo[];
      readonly movedDown: readonly PlayerNo[];
    }
  | { readonly kind: 'noOpponent'; readonly player: PlayerNo; readonly movedDown: boolean }
  | ({ readonly kind: 'paired' } & PairingAccount)
  | {
      readonly kind: 'backtracking';
      readonly before: readonly PlayerNo[];
      readonly after: readonly PlayerNo[] | null;
      readonly above: PairingAccount | null;
    }
  | { readonly kind: 'penultimate'; readonly pairing: PairingAccount | null }
  | { readonly kind: 'joined'; readonly s1: readonly PlayerNo[]; readonly s2: readonly PlayerNo[] }
  | { readonly kind: 'reduced'; readonly from: Wanted; readonly to: Wanted };

export interface Wanted {
  readonly p1: number;
  readonly m1: number;
}

export interface PairingAccount extends Wanted {
  readonly movedDownPairs: readonly (readonly [PlayerNo, PlayerNo])[];
  readonly s1: readonly PlayerNo[];
  readonly s2: readonly PlayerNo[];
  readonly exchanged: {
    readonly fromS1: readonly PlayerNo[];
    readonly fromS2: readonly PlayerNo[];
  };
  readonly pairs: readonly (readonly [PlayerNo, PlayerNo])[];
  readonly stayOver: readonly PlayerNo[];
  readonly givenUp: readonly {
    readonly requirement: RequirementId;
    readonly difference?: number;
    readonly count: number;
  }[];
}

export function accountOf(
  { journal }: PairedRound,
  colours: readonly ColouredPair[],
  bye: Card | null,
): Account {
  return {
    steps: journal.map(stepOf),
    colours: colours.map(({ white, black, rule }) => ({ white: white.no, black: black.no, rule })),
    bye: bye === null ? null : bye.no,
  };
}

export const numbersOf = (cards: readonly Card[]): PlayerNo[] => cards.map((card) => card.no);

const wanted = ({ pairs, m1 }: Bracket): Wanted => ({ p1: pairs, m1 });

function stepOf(entry: JournalEntry): AccountStep {
  switch (entry.kind) {
    case 'bracket':
      return {
        kind: 'bracket',
        lowest: entry.lowest,
        residents: numbersOf(entry.residents),
        movedDown: numbersOf(entry.incoming),
      };
    case 'C.1':
      return { kind: 'noOpponent', player: entry.card.no, movedDown: entry.movedDown };
    case 'paired':
      return { kind: 'paired', ...pairingOf(entry.bracket, entry.found) };
    case 'C.12':
      return {
        kind: 'backtracking',
        before: numbersOf(entry.before),
        after: entry.after && numbersOf(entry.after),
        above: entry.found && pairingOf(entry.above, entry.found),
      };
    case 'C.13':
      return { kind: 'penultimate', pairing: entry.found && pairingOf(entry.bracket, entry.found) };
    case 'joined':
      return { kind: 'joined', s1: numbersOf(entry.s1), s2: numbersOf(entry.s2) };
    case 'C.14':
      return { kind: 'reduced', from: wanted(entry.from), to: wanted(entry.to) };
  }
}

function pairingOf(bracket: Bracket, found: Found): PairingAccount {
  const { group } = found;
  const numbers = ([a, b]: readonly [Card, Card]): [PlayerNo, PlayerNo] => [a.no, b.no];
  return {
    ...wanted(bracket),
    movedDownPairs: found.movedDownPairs.map(numbers),
    s1: numbersOf(group.s1),
    s2: numbersOf(group.s2),
    exchanged: {
      fromS1: numbersOf(group.exchange.fromS1),
      fromS2: numbersOf(group.exchange.fromS2),
    },
    pairs: found.pairs.map(numbers),
    stayOver: numbersOf(found.stayOver),
    givenUp: found.totals
      .filter(({ count }) => count > 0)
      .map(({ requirement: { id, difference }, count }) => ({
        requirement: id,
        ...(difference === undefined ? {} : { difference }),
        count,
      })),
  };
}
