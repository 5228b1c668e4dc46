import type { Colour } from '../../../src/model/types';
import { preferredColour, respectsLimits, type Card } from '../../../src/systems/dubov-1997/cards';
import { coloursFit, type Ban, type Field } from '../../../src/systems/dubov-1997/field';
import { pairGroups } from '../../../src/systems/dubov-1997/pairRound';
import { Rest } from '../../../src/systems/dubov-1997/completion/rest';
import type { GroupAccount, PairMade } from '../../../src/systems/dubov-1997/account';

/** A hand-written card: the letters are the colours played, oldest first ("WB"). */
export interface Line {
  readonly no: number;
  readonly name?: string;
  /** C. */
  readonly c: number;
  /** Average of the opponents met. */
  readonly cma?: number;
  readonly played?: string;
  readonly score?: number;
  readonly transfers?: readonly number[];
  readonly hadPoint?: boolean;
}

export interface Setting {
  /** Pairs that have met. */
  readonly met?: readonly (readonly [number, number])[];
  readonly round?: number;
  readonly lastRound?: boolean;
  readonly transferLimit?: number;
}

export function makeCard(line: Line, index = 0): Card {
  const { no, name = `Player ${no}`, c, cma = 0, played = '', score = 0 } = line;
  const colours = [...played].map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const difference = colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
  return {
    index,
    no,
    name,
    rating: c,
    score,
    cma: colours.length === 0 ? { sum: 0, games: 0 } : { sum: cma, games: 1 },
    colours,
    difference,
    preference: preferredColour(colours, difference),
    mayHave: {
      white: respectsLimits(colours, difference, 'white'),
      black: respectsLimits(colours, difference, 'black'),
    },
    transfers: line.transfers ?? [],
    freePoint: line.hadPoint ? { round: 1, outcome: 'pairingBye' } : null,
  };
}

export function makeField(lines: readonly Line[], setting: Setting = {}): Field {
  const cards = lines.map(makeCard);
  const met = new Set((setting.met ?? []).flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));
  const ban = cards.map((a) =>
    cards.map((b): Ban | null => {
      if (a === b || met.has(`${a.no}-${b.no}`)) return 'met';
      return coloursFit(a, b) ? null : 'colours';
    }),
  );
  return {
    round: setting.round ?? 5,
    lastRound: setting.lastRound ?? false,
    transferLimit: setting.transferLimit ?? 3,
    cards,
    ban,
    opponents: ban.map((row) => row.flatMap((why, index) => (why === null ? [index] : []))),
  };
}

/** Pairs a hand-written field without a bye. */
export function pairLines(
  lines: readonly Line[],
  setting: Setting = {},
): { groups: readonly GroupAccount[]; pairs: readonly PairMade[]; colours: string[] } {
  const field = makeField(lines, setting);
  const rest = Rest.of(
    field,
    field.cards.map((card) => card.index),
  );
  if (rest === null) throw new Error('The lines of the test admit no legal round');
  const { groups, pairs } = pairGroups(field, rest);
  return { groups, pairs, colours: pairs.map(({ white, black }) => `${white}-${black}`) };
}

/** Everybody against everybody of a list, all met. */
export const allMet = (...nos: number[]): [number, number][] =>
  nos.flatMap((a, at) => nos.slice(at + 1).map((b): [number, number] => [a, b]));
