/** Nothing runs over the edge of a page, and letters stay readable: widths by ECMA-376, 18.3.1.13. */
import { brokenLines, filledHeights, orientationFor } from '../../src/sheets/plan/pages';
import { area, type SheetPlan } from '../../src/sheets/plan/plan';
import { ratingChangeSheet } from '../../src/ratings/ratingChangeSheet';
import { prizeListSheet } from '../../src/prizes/prizeListSheet';
import { DEFAULT_PRIZE_RULES } from '../../src/sheets/prizeRules';
import { LANGUAGES } from '../../src/model/types';
import { cardsSheet } from '../../src/sheets/write/lists/cards/cardsSheet';
import { groupsSheet } from '../../src/sheets/write/lists/groupsSheet';
import { checkInSheet } from '../../src/sheets/write/lists/checkInSheet';
import { checkSheet } from '../../src/sheets/write/working/checkSheet';
import { rankedCrosstable } from '../../src/sheets/write/lists/rankedCrosstable';
import { standingsSheet } from '../../src/sheets/write/lists/standingsSheet';
import { roundSheet } from '../../src/sheets/write/roundSheet';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { standings } from '../../src/tiebreaks/standings/standings';
import { logSheet } from '../../src/sheets/write/logSheet';
import { playersSheet } from '../../src/sheets/write/playersSheet';
import { workingSheet } from '../../src/sheets/write/working/workingSheet';
import { SEVEN } from '../support/seven';
import { roundIn } from '../../src/model/rounds/round';

describe('lying or upright', () => {
  /** Seven pixels a digit and five a column, 96 to the inch; 21 cm less two margins of 1.2 cm. */
  const scale = (widths: readonly number[]): number => {
    const inches = widths.reduce((sum, width) => sum + width * 7 + 5, 0) / 96;
    return (21 - 2.4) / 2.54 / inches;
  };

  it.each([
    ['six columns of ten', Array<number>(6).fill(10)],
    ['a round with long names', [7, 6, 39, 7, 6, 11, 6, 7, 39, 6]],
    ['standings with title, club and category', [6, 6, 38, 7, 6, 34, 11, 8, 7, 9, 9, 9, 12]],
    ['one very wide column', [109]],
    ['one a little wider', [110]],
  ])('%s: upright unless eleven points would become less than ten', (_, widths) => {
    expect(orientationFor(widths)).toBe(scale(widths) >= 10 / 11 ? 'portrait' : 'landscape');
  });

  const LONG = 'Vasconcelos de Albuquerque e Sousa, Jean-Baptiste Éloi';
  const players = SEVEN.players.map((player) => ({
    ...player,
    ...{ name: `${LONG} ${player.no}`, club: 'Círculo de Ajedrez de San Sebastián' },
    ...{ born: '2001/03/14', fideId: '90000001', federation: 'FRA' },
  }));
  const event = { ...SEVEN, players };
  const list = standings(event, { tieBreaks: ['BH-C1', 'BH', 'SB', 'DE'] });
  if (!list.ok) throw new Error('no standings');
  const settings = DEFAULT_SETTINGS;
  it.each([
    ['Round', roundSheet(event, roundIn(event, 1), settings, 'fr'), [2, 8], 'portrait'],
    ['Standings', standingsSheet(event, list.value, settings, 'pt', false), [2], 'portrait'],
    ['Crosstable', rankedCrosstable(event, list.value, 'fr', false), [2], 'portrait'],
    ['Players', playersSheet(event, 'en'), [2, 6], 'landscape'],
  ] as const)('%s: ten points or more, long names whole', (_, sheet, texts, orientation) => {
    expect(sheet.print?.orientation).toBe(orientation);
    const widths = Object.values(sheet.widths!);
    // Letter lies 27.94 cm wide, A4 stands 21 cm wide.
    const share = orientation === 'portrait' ? 1 : (27.94 - 2.4) / (21 - 2.4);
    expect(scale(widths) * share).toBeGreaterThanOrEqual(10 / 11);
    const bodies = sheet.blocks[1].cells.slice(1);
    for (const at of texts) {
      expect(sheet.formats!.some(({ wrap, area: where }) => wrap && where.column === at)).toBe(
        true,
      );
      bodies.forEach((row, index) => {
        const lines = Math.ceil(String(row[at] ?? '').length / (widths[at] * 1.05));
        const run = sheet.heights!.find(
          (each) => 4 + index >= each.row && 4 + index < each.row + each.rows,
        );
        expect(run?.points ?? 15).toBeGreaterThanOrEqual(15 * lines);
      });
    }
  });

  const given = { awards: [], kept: [], nearMisses: [], total: 0 };
  const awards = players.slice(0, 3).map((player, index) => ({
    contender: { ...{ position: index + 1, no: player.no, name: player.name, points: 3.5 } },
    ladder: { name: 'Best player of the second rating group', conditions: [] },
    amount: 12500,
    reason: { key: 'prizes.total' },
  }));
  const prizes = { ...given, awards } as unknown as Parameters<typeof prizeListSheet>[0];
  const groups = { tournament: event, list: list.value, by: 'Club', extras: [] };
  it.each(
    LANGUAGES.flatMap(
      (language) =>
        [
          ['cards', cardsSheet(event, null, language), 9 / 11],
          ['rating change', ratingChangeSheet(event, [1, 2, 3], language), 9 / 11],
          ['prizes', prizeListSheet(prizes, DEFAULT_PRIZE_RULES, 1, 'Open', language), 10 / 11],
          ['groups', groupsSheet({ ...groups, groupOf: () => 'A', language }), 10 / 11],
          ['check-in', checkInSheet(event, language), 10 / 11],
        ] as const,
    ).map(
      ([name, sheet, least], index) =>
        [LANGUAGES[Math.floor(index / 5)], name, sheet, least] as const,
    ),
  )('%s, %s: letters that can be read, no head touches the next', (_, __, sheet, least) => {
    const { orientation, area: page, scale: fixed } = sheet.print!;
    const widths = Object.values(sheet.widths!).slice(0, page!.columns);
    const share = orientation === 'portrait' ? 1 : (27.94 - 2.4) / (21 - 2.4);
    // What is printed at a scale of its own has it in percent.
    const printed = fixed === undefined ? scale(widths) * share : fixed / 100;
    expect(printed).toBeGreaterThanOrEqual(least);
    const { cells } = sheet.blocks[1];
    // Above a card stands who it is of.
    const head = cells[sheet.key === 'cards' ? 1 : 0];
    head.slice(0, widths.length).forEach((text, at) => {
      const words = sheet.key === 'cards' ? String(text).split(' ') : [String(text ?? '')];
      for (const word of words) expect(word.length).toBeLessThan(widths[at]);
    });
  });

  it('decimals of standings by groups stand below each other', () => {
    const sheet = groupsSheet({ ...groups, groupOf: () => 'A', language: 'en' });
    const [header, , ...body] = sheet.blocks[1].cells;
    const at = header.indexOf('SB');
    expect(new Set(body.map((row) => Number.isInteger(row[at])))).toEqual(new Set([true, false]));
    const format = sheet.formats!.find(
      ({ area: { column }, numberFormat }) => column === at && numberFormat,
    );
    expect(format?.numberFormat).toMatch(/^0\.0+$/);
  });

  it('a round of 22 games fills most of its page, one of 38 begins no second', () => {
    const filled = (count: number) => {
      const rows = Array.from({ length: count }, () => ['Fir']);
      const place = { orientation: 'portrait', first: 4 } as const;
      const runs = filledHeights(rows, [0], [20], place);
      const points = (row: number) =>
        runs.find((run) => row >= run.row && row < run.row + run.rows)?.points ?? 15;
      return rows.reduce((sum, _row, index) => sum + points(4 + index), 80);
    };
    const page = ((27.94 - 3.8) * 72) / 2.54;
    expect(filled(22) / page).toBeGreaterThan(0.8);
    expect(filled(38) / page).toBeLessThanOrEqual(1);
    expect(filled(38) / page).toBeGreaterThan(0.85);
  });
});

it('breaks a text between words, loses nothing of it, and no line is longer than its room', () => {
  const text =
    'Residents: 5 Ferreira da Conceição, Ana; 7 Dubois-Lefèvre, Théo; 12 Xxxxxxxxxxxxxxxxxxxxxxxxx';
  for (const room of [8, 20, 33, 200]) {
    const lines = brokenLines(text, room);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(room);
    expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  }
  expect(brokenLines('one two', 7)).toEqual(['one two']);
  expect(brokenLines('one two', 6)).toEqual(['one', 'two']);
});

/** A line of eleven points takes fifteen, as Excel's standard row. */
const LINE = 15;

/** What is longer than its column goes on in lines below, in a row that is high enough for them. */
function expectWhole(sheet: SheetPlan, column: number): void {
  const { row: header, cells } = sheet.blocks[1];
  const body = cells.slice(1);
  const width = sheet.widths![column];
  const wrapped = sheet.formats!.filter(({ wrap }) => wrap).map(({ area: where }) => where);
  expect(wrapped).toContainEqual(area(header + 1, column, body.length, 1));
  body.forEach((line, index) => {
    const row = header + 1 + index;
    const text = String(line[column]);
    expect(text.length).toBeGreaterThan(width);
    const height = sheet.heights!.find((run) => row >= run.row && row < run.row + run.rows);
    expect(height!.points).toBeGreaterThanOrEqual(LINE * Math.ceil(text.length / width));
  });
}

it('the sheet Players of a new event has room for the names that will be typed', () => {
  const { widths } = playersSheet({ ...SEVEN, players: [] }, 'en');
  // The third and the seventh column of the contract.
  expect(widths![2]).toBeGreaterThan('Hernández-Prieto, Iris'.length);
  expect(widths![6]).toBeGreaterThan('Club of Rooks'.length);
});

it('the check-in list shows namesakes whole, with the long names of their clubs', () => {
  const name = 'Pérez-Villanueva y Montcada, Maria da Conceição';
  const club = 'Círculo de Ajedrez de San Sebastián';
  const players = SEVEN.players.map((player) => ({ ...player, name, club }));
  expectWhole(checkInSheet({ ...SEVEN, players }, 'en'), 0);
});

it('the sheet Check shows findings and pairs whole', () => {
  const finding = {
    round: 1,
    finding: 'the file logs that this round was changed by hand: 8 Hazel, Hal enters and plays 7',
    played: '1-11, 12-2, 3-13, 14-4, 5-15, 16-6, 7-17, 18-8, 9-19, 20-10',
    expected: '11-1, 2-12, 13-3, 4-14, 15-5, 6-16, 17-7, 8-18, 19-9, 10-20',
    article: '',
  };
  const sheet = checkSheet([finding, finding], '1 differs', 'X', 'Open', 'en');
  for (const column of [1, 2, 3]) expectWhole(sheet, column);
});

describe('the working', () => {
  const LONG = 'Pérez-Villanueva y Montcada, Maria da Conceição';
  const tournament = {
    ...SEVEN,
    players: SEVEN.players.map((player) => ({ ...player, name: `${LONG} ${player.no}` })),
  };
  const all = tournament.players.map(({ no }) => no);
  const who = (no: number) => ({ key: 'dubov1997.who', args: { who: { players: [no] } } }) as const;
  const sheet: SheetPlan = workingSheet({
    tournament,
    round: 1,
    systemName: 'X',
    language: 'en',
    steps: [
      {
        key: 'dubov1997.who',
        args: { who: { players: [...all, ...all, ...all] } },
        // As wide as the table of a bracket.
        table: {
          title: who(1),
          header: all
            .concat(8, 9)
            .map((no) => ({ key: 'dubov1997.average', args: { average: no } })),
          rows: all.map((no) => [1, 2, 3, 4, 5, 6, 7, 8, who(no)]),
        },
      },
    ],
  });
  const page = sheet.print!.area!;
  const widthFrom = (column: number): number =>
    Array.from({ length: page.columns - column }, (_, i) => sheet.widths![column + i] ?? 8).reduce(
      (sum, width) => sum + width,
      0,
    );

  it('has no cell that runs over the edge of the page', () => {
    const { row, cells } = sheet.blocks[1];
    expect(row).toBeGreaterThan(0);
    for (const line of cells)
      line.forEach((cell, column) =>
        expect(String(cell ?? '').length).toBeLessThanOrEqual(widthFrom(column)),
      );
    // The long sentence is there, whole.
    const said = cells.map((line) => line[1] ?? '').join(' ');
    expect(said.split(LONG)).toHaveLength(1 + 3 * all.length);
  });

  it('has rows as high as the lines of their cells', () => {
    const average = { key: 'dubov1997.average', args: { average: 1 } } as const;
    const { blocks, heights = [] } = workingSheet({
      ...{ tournament, round: 1, systemName: 'X', language: 'en' },
      steps: [
        {
          key: 'dubov1997.who',
          args: { who: { players: [1] } },
          table: {
            title: average,
            header: [average, average],
            rows: [
              [`${LONG} 1`, ''],
              ['Bo', ''],
            ],
          },
        },
      ],
    });
    const at = (text: string) =>
      blocks[1].row + blocks[1].cells.findIndex((row) => row[4] === text);
    expect(heights.map(({ row }) => row)).toEqual([at(`${LONG} 1`)]);
    expect(heights[0].points).toBeGreaterThanOrEqual(2 * 15);
  });

  it('is printed with a head and with numbers of pages', () => {
    expect(sheet.print).toMatchObject({
      header: SEVEN.info.name,
      footer: expect.stringContaining('&P / &N'),
    });
  });
});

it('the proofs of the log are not printed, all else is, however long it gets', () => {
  const sheet = logSheet([], '', 'en');
  const header = sheet.blocks[1].cells[0];
  expect(header[header.length - 1]).toBe('Proof');
  expect(sheet.print?.area).toEqual(area(0, 0, 1_048_576, header.length - 1));
});
