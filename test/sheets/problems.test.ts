import { sayProblem } from '../../src/explain/sayProblem';
import { LANGUAGES } from '../../src/model/types';
import { readEvent } from '../../src/sheets/read/readEvent';
import { type BookCells, type CellContent } from '../../src/sheets/plan/cells';

const table = (name: string, header: string[], rows: CellContent[][]) => ({
  name,
  sheet: name.replace('_', ' '),
  row: 3,
  column: 0,
  header,
  rows,
});
const PLAYERS_HEADER = ['No', 'Name', 'Rating', 'Status', 'Byes', 'My own column'];
const players = (...rows: CellContent[][]) => table('Players', PLAYERS_HEADER, rows);
const ROUND_HEADER = ['Table', 'No', 'White', 'Result', 'Black', 'No\u00A0'];
const round = (...rows: CellContent[][]) => table('Round_1', ROUND_HEADER, rows);
const FOUR = [
  [1, 'Alder', 2000, '', '', 'x'],
  [2, 'Birch', 1900, '', '', 'y'],
  [3, 'Cedar', 1800, '', '', ''],
  [4, 'Dogwood', '', 'withdrawn', '2, 4½', ''],
];

/** Codes with their cells; every problem must also have its words. */
function problemsOf(book: BookCells): string[] {
  const { raw } = readEvent(book);
  for (const problem of raw.problems)
    for (const language of LANGUAGES) sayProblem(language, problem);
  return raw.problems.map(({ code, place }) =>
    place.kind === 'cell' ? `${code} ${place.sheet}!${place.address}` : code,
  );
}

describe('problems of a workbook stand at their cells', () => {
  it.each<[string, BookCells, string[]]>([
    ['no players', { tables: [] }, ['no-players-table']],
    [
      'an event whose table of players has another name: that, and not that nobody has his number',
      {
        tables: [
          table(
            'Event',
            ['Setting', 'Value'],
            [
              ['Rounds', 5],
              ['Pairing system', 'dutch-2026'],
            ],
          ),
          { ...players(...FOUR), name: 'Table7' },
          round([1, 1, 'Alder', '1-0', 'Birch', 2]),
        ],
      },
      ['players-table-renamed'],
    ],
    [
      'a clean round',
      { tables: [players(...FOUR), round([1, 1, 'Alder', '1-0', 'Birch', 2])] },
      [],
    ],
    [
      'a rating that is none, an unknown status, byes that cannot be read',
      { tables: [players([1, 'Alder', 'strong', 'ill', 'Sunday', ''])] },
      ['unreadable-byes Players!E5', 'rating-not-a-number Players!C5', 'unknown-status Players!D5'],
    ],
    [
      'a number with a fraction in Byes, which French Excel makes of 3,5',
      { tables: [players([1, 'Alder', 2000, '', 3.5, ''])] },
      ['unreadable-byes Players!E5'],
    ],
    [
      'a date where a result should be',
      { tables: [players(...FOUR), round([1, 1, 'Alder', 46054, 'Birch', 2])] },
      ['result-is-date Round 1!D5'],
    ],
    [
      'nonsense as result, and the other rows still count',
      {
        tables: [
          players(...FOUR),
          round([1, 1, 'Alder', '2-1', 'Birch', 2], [2, 3, 'Cedar', 'q', 'Dogwood', 4]),
        ],
      },
      ['unknown-result Round 1!D5', 'unknown-result Round 1!D6'],
    ],
    [
      'a player twice in a round',
      {
        tables: [
          players(...FOUR),
          round([1, 1, 'Alder', '1-0', 'Birch', 2], [2, 1, 'Alder', '', 'Cedar', 3]),
        ],
      },
      ['player-twice-in-round Round 1!C6'],
    ],
    [
      'an unknown number, an unknown name, a wrong name',
      {
        tables: [
          players(...FOUR),
          round([1, 9, 'Alder', '', 'Birch', 2], [2, '', 'Elm', '', 'Oak', 3]),
        ],
      },
      ['unknown-number Round 1!B5', 'unknown-player Round 1!C6', 'name-differs Round 1!E6'],
    ],
    [
      'nobody on the other side',
      { tables: [players(...FOUR), round([1, 1, 'Alder', '', '', ''])] },
      ['opponent-missing Round 1!E5'],
    ],
    [
      'a bye where two players sit',
      { tables: [players(...FOUR), round([1, 1, 'Alder', 'bye', 'Birch', 2])] },
      ['bye-with-opponent Round 1!D5'],
    ],
    [
      'a bye as we write it, and one without Black',
      {
        tables: [
          players(...FOUR),
          round([null, 1, 'Alder', 'bye', 'bye', null], [null, 2, 'Birch', 'bye ½', '', '']),
        ],
      },
      [],
    ],
    [
      'a round without its column of results',
      { tables: [players(...FOUR), table('Round_1', ['White', 'Black'], [])] },
      ['round-column-missing Round 1!A4'],
    ],
    [
      'a round left out',
      { tables: [players(...FOUR), { ...round(), name: 'Round_2' }] },
      ['round-missing Round 1!A4'],
    ],
    [
      'settings that say nothing sensible',
      {
        tables: [
          players(...FOUR),
          table(
            'Event',
            ['Setting', 'Value'],
            [
              ['Rounds', 'many'],
              ['Pairing system', 'Monrad'],
              ['Initial colour', 'green'],
              ['Points for the bye', '⅓'],
              ['First table', 'A'],
              ['Must not meet', '3 and 4'],
              ['Language', 'Latin'],
              ['My own row', 'left alone'],
            ],
          ),
        ],
      },
      [
        'bad-round-count Event!B5',
        'unknown-system-setting Event!B6',
        'unknown-colour Event!B7',
        'points-not-a-number Event!B8',
        'table-not-a-number Event!B9',
        'unreadable-forbidden Event!B10',
        'unknown-language Event!B11',
      ],
    ],
  ])('%s', (_, book, expected) => {
    expect(problemsOf(book)).toEqual(expected);
  });
});

describe('what people write is understood', () => {
  it('in French, with columns in any order and spellings of results', () => {
    const { raw, settings } = readEvent({
      tables: [
        table(
          'Joueurs',
          ['Elo', 'Nom', 'N°', 'Titre', 'Absences'],
          [
            ['1 950 F', 'Chêne', 2, 'MI', ''],
            [2100, 'Aulne', 1, 'GMI', '3; 5½'],
            ['NC', 'Érable', 3, '', ''],
          ],
        ),
        table(
          'Ronde_1',
          ['Noirs', 'Résultat', 'Blancs'],
          [
            ['Chêne', '1/2', 'Aulne'],
            ['', 'exempt', 'erable'],
          ],
        ),
        table(
          'Tournoi',
          ['Réglage', 'Valeur'],
          [
            ['Système d’appariement', 'Néerlandais 2016'],
            ['Points de l’exempt', '0,5'],
            ['Couleur initiale', 'Noirs'],
          ],
        ),
      ],
    });
    expect(raw.problems).toEqual([]);
    expect(settings.system).toBe('dutch-2016');
    expect(raw.initialColour).toBe('black');
    expect(raw.points?.pairingBye).toBe(1);
    expect(
      raw.players.map(({ no, title, rating }) => [no.value, title.value, rating.value]),
    ).toEqual([
      [2, 'IM', 1950],
      [1, 'GM', 2100],
      [3, '', 0],
    ]);
    const entries = raw.players.map((player) =>
      player.entries.map((entry) => entry && [entry.outcome, entry.opponent, entry.colour]),
    );
    expect(entries).toEqual([
      [['draw', 1, 'black']],
      [
        ['draw', 2, 'white'],
        undefined,
        ['zeroBye', null, null],
        undefined,
        ['halfBye', null, null],
      ],
      [['pairingBye', null, null]],
    ]);
  });
});
