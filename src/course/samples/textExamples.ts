import type { Colour, SystemId } from '../../model/types';
import type { WordKey } from '../../words';

/** Histories of colours with rounds without a game, as a text reads them. */
export interface HistorySample {
  readonly system: SystemId;
  readonly article: string;
  readonly histories: readonly (readonly (Colour | null)[])[];
  readonly note?: WordKey;
}

const LETTERS: Readonly<Record<string, Colour | null>> = { W: 'white', B: 'black', '-': null };
const history = (letters: string): (Colour | null)[] =>
  [...letters].map((letter) => LETTERS[letter]);

/** The three histories stand in every one of the texts. */
const HISTORIES = ['BWW-B', 'WB-WB', 'BWW-B-W'].map(history);

export const FRENCH_HISTORIES: HistorySample = {
  system: 'french-1994',
  article: 'F3',
  histories: HISTORIES,
};

export const DUTCH_HISTORIES: readonly HistorySample[] = [
  {
    system: 'dutch-2011',
    article: 'F.3',
    histories: HISTORIES,
    note: 'course.note.f3-portuguese',
  },
  {
    system: 'dutch-2016',
    article: 'C.04.2.D.5',
    histories: [history('BWB-W'), ...HISTORIES.slice(1)],
    note: 'course.note.d5-french',
  },
  {
    system: 'dutch-2026',
    article: 'C.04.2, 3.4',
    histories: [history('BWB-W'), ...HISTORIES.slice(1)],
  },
];

/** Art. 6.2 of the Dubov text of 1997: the two columns as printed, row by row. */
export const DUBOV_COLUMNS = {
  system: 'dubov-1997' as SystemId,
  article: '6.2',
  white: [2310, 2318.4, 2322.3, 2333.4, 2340.5, 2344.6],
  black: [2380, 2365, 2300, 2280, 2260, 2250],
  note: 'course.note.dubov-column',
} as const;

/** §4 of the French text on tie-breaks: quantities that it names, points of games. */
export const QUANTITY_EXAMPLES = {
  edition: 'FFE-1998',
  article: '4 Performance',
  asked: [
    { points: 4, games: 7, value: 57 },
    { points: 3, games: 9, value: -125 },
    { points: 0, games: 9, value: -736 },
    { points: 9, games: 9, value: 736 },
    { points: 4.5, games: 9, value: 0 },
    { points: 4.5, games: 6, value: 193 },
    { points: 4.5, games: 7, value: 110 },
    { points: 3.5, games: 7, value: 0 },
  ],
  note: 'course.note.quantity',
} as const;
