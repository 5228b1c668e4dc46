import { fill, sayReason } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import type { Language } from '../../model/types';
import { headerFormat, LOOK } from '../../sheets/plan/look';
import { area, type CellValue, type FormatPlan } from '../../sheets/plan/plan';
import { colourLetter } from '../exercises/tick';
import type { Drawing } from '../rules/rule';

/** A drawing in cells: what stands in them, how they look, from the row where it begins. */
export interface Drawn {
  readonly cells: readonly (readonly CellValue[])[];
  readonly formats: readonly FormatPlan[];
}

/** The colours of a strip; dark enough to be told apart in black and white. */
const INK = { white: '#FFFFFF', black: '#3B3B3B', none: '#DDDDDD', ink: '#000000' } as const;

export function drawn(drawing: Drawing, row: number, language: Language): Drawn {
  switch (drawing.kind) {
    case 'strip':
      return strip(drawing, row, language);
    case 'line':
      return line(drawing, row, language);
    case 'table':
      return table(drawing, row, language);
    case 'completion':
      return completion(drawing, row, language);
  }
}

/** A square a round: white, black, or grey where there was no game. */
function strip(
  { rows }: Extract<Drawing, { kind: 'strip' }>,
  row: number,
  language: Language,
): Drawn {
  const rounds = Math.max(0, ...rows.map(({ colours }) => colours.length));
  const cells: CellValue[][] = [
    [
      '#',
      fill(language, 'rules.head.colours'),
      ...Array.from({ length: rounds }, (_, index) => `R${index + 1}`),
      fill(language, 'rules.head.due'),
    ],
    ...rows.map(({ no, name, colours, due }): CellValue[] => [
      no,
      name,
      ...Array.from({ length: rounds }, (_, index) => {
        const colour = colours[index] ?? null;
        return colour === null ? '·' : colourLetter(colour, language);
      }),
      due === null ? '' : sayReason(language, due),
    ]),
  ];
  const squares = rows.flatMap(({ colours }, at) =>
    Array.from({ length: rounds }, (_, index): FormatPlan => {
      const colour = colours[index] ?? 'none';
      return {
        area: area(row + 1 + at, 2 + index, 1, 1),
        fill: INK[colour],
        colour: colour === 'black' ? INK.white : INK.ink,
        align: 'center',
        box: INK.ink,
      };
    }),
  );
  return {
    cells,
    formats: [
      headerFormat(area(row, 0, 1, 3 + rounds)),
      { area: area(row, 0, rows.length + 1, 1), align: 'center' },
      { area: area(row, 2, 1, rounds), align: 'center' },
      ...squares,
    ],
  };
}

/** As the account of the round has it; numbers of players and their words alike. */
function table(
  { table: { header, rows } }: Extract<Drawing, { kind: 'table' }>,
  row: number,
  language: Language,
): Drawn {
  const text = (cell: string | number | Reason): CellValue =>
    typeof cell === 'object' ? sayReason(language, cell) : cell;
  return {
    cells: [header, ...rows].map((line) => line.map(text)),
    formats: [
      headerFormat(area(row, 0, 1, header.length)),
      { area: area(row, 0, rows.length + 1, 1), align: 'center' },
      { area: area(row, 2, rows.length + 1, header.length - 2), align: 'center' },
    ],
  };
}

/** The terms side by side from the lowest to the highest; what is cut is grey and in strokes. */
function line(
  { title, terms }: Extract<Drawing, { kind: 'line' }>,
  row: number,
  language: Language,
): Drawn {
  const sorted = [...terms].sort((a, b) => a.value - b.value);
  const values = sorted.map(({ value, isCut }): CellValue => {
    const text = Math.round(value * 100) / 100;
    return isCut ? `(${decimal(text, language)})` : text;
  });
  return {
    cells: [
      [null, sayReason(language, title), ...values],
      [null, fill(language, 'rules.line.cut'), ...sorted.map(({ label }) => label)],
    ],
    formats: [
      { area: area(row, 1, 1, 1), bold: true },
      { area: area(row + 1, 1, 1, 1), colour: LOOK.muted },
      { area: area(row, 2, 2, sorted.length), align: 'center' },
      { area: area(row, 2, 1, sorted.length), line: INK.ink, bold: true },
      ...sorted.flatMap(({ isCut }, index): FormatPlan[] =>
        isCut
          ? [{ area: area(row, 2 + index, 2, 1), fill: INK.none, colour: LOOK.muted, italic: true }]
          : [],
      ),
    ],
  };
}

const decimal = (value: number, language: Language): string =>
  sayReason(language, { key: 'rules.pairs', args: { pairs: value } });

/** Everybody who is left against everybody who is left. */
function completion(
  { players, mayMeet }: Extract<Drawing, { kind: 'completion' }>,
  row: number,
  language: Language,
): Drawn {
  const size = players.length;
  const free = LOOK.band;
  return {
    cells: [
      [null, fill(language, 'rules.completion'), ...Array<null>(size).fill(null)],
      [null, '', ...players],
      ...players.map((a): CellValue[] => [
        a,
        '',
        ...players.map((b) => (a === b ? '' : mayMeet(a, b) ? '○' : '×')),
      ]),
    ],
    formats: [
      { area: area(row, 1, 1, 1), bold: true },
      { area: area(row + 1, 0, size + 1, size + 2), align: 'center' },
      { area: area(row + 1, 2, 1, size), bold: true },
      { area: area(row + 2, 0, size, 1), bold: true },
      ...players.flatMap((a, i) =>
        players.flatMap((b, j): FormatPlan[] =>
          a === b
            ? [{ area: area(row + 2 + i, 2 + j, 1, 1), fill: INK.none }]
            : [
                {
                  area: area(row + 2 + i, 2 + j, 1, 1),
                  box: LOOK.line,
                  ...(mayMeet(a, b) ? { fill: free } : {}),
                },
              ],
        ),
      ),
    ],
  };
}
