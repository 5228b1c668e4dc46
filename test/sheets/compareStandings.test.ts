/**
 * Published standings against recomputed ones. The event of four players, by hand: points 2½, 2, 1,
 * ½, so that Buchholz (sum of the opponents' points, FFE-1998 2.2.1.1) is
 *
 *   1: 2 + 1 + ½ = 3½    2: 2½ + ½ + 1 = 4    3: ½ + 2½ + 2 = 5    4: 1 + 2 + 2½ = 5½
 *
 * After round 2: 1½, 1, 1, ½; everybody's Buchholz is 2, so 2 and 3 share rank 2.
 */
import { compareStandings, type ComparedList } from '../../src/event/check/compareStandings';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { readClaimedPoints, readPublished } from '../../src/sheets/read/readPublished';
import { type CellContent } from '../../src/sheets/plan/cells';
import { editionById } from '../../src/tiebreaks/editions';
import { FOUR } from '../support/fourPlayers';

const FRENCH = editionById('FFE-1998')!;

const SETTINGS = { ...DEFAULT_SETTINGS, tieBreaks: ['BH'], tieBreakEdition: FRENCH.id };

function compare(...rows: CellContent[][]): ComparedList {
  const cells = { sheet: 'List', row: 0, column: 0, rows };
  const list = readPublished(cells, FOUR.players, FRENCH);
  if (!list) throw new Error('no list found');
  const compared = compareStandings(FOUR, SETTINGS, list);
  if (!compared.ok) throw new Error(JSON.stringify(compared.problems));
  return compared.value;
}

const FINAL = [
  [1, 1, 'Alder', 2.5, 3.5],
  [2, 2, 'Birch', 2, 4],
  [3, 3, 'Cedar', 1, 5],
  [4, 4, 'Dogwood', 0.5, 5.5],
];

describe('a list that is right', () => {
  it.each([
    ['English', 'Standings after round 3', ['Rank', 'No', 'Name', 'Pts', 'BH']],
    ['French', 'Classement après 3 rondes', ['Rang', 'N°', 'Nom', 'Points', 'Buchholz']],
    ['Portuguese', 'Classificação após a ronda 3', ['Lugar', 'N.º', 'Nome', 'Pontos', 'Solkoff']],
  ])('has nothing that differs, in %s', (_, title, header) => {
    const compared = compare([title], header, ...FINAL);
    expect(compared).toMatchObject({ after: 3, isGuessed: false, cells: 12, differences: [] });
    expect(compared.tieBreaks).toEqual(['BH']);
  });

  it('may be written with commas and fractions, without numbers, and a shared rank once', () => {
    const compared = compare(
      ['After round 2'],
      ['Rk.', 'Name', 'Pts', 'BH'],
      ['1.', 'Alder', '1½', '2,0'],
      ['2', 'Birch', '1,0', '2'],
      ['', 'Cedar', '1', '2.00'],
      ['4', 'Dogwood', '½', 2],
    );
    expect(compared).toMatchObject({ after: 2, differences: [] });
  });

  it('may give players whom nothing separates any order of their places', () => {
    const rows = [
      [1, 'Alder', 1.5],
      [2, 'Cedar', 1],
      [3, 'Birch', 1],
      [4, 'Dogwood', 0.5],
    ];
    expect(compare(['Round 2'], ['Pl', 'Player', 'Score'], ...rows).differences).toEqual([]);
  });

  it('that does not say its round is taken for the round that fits its points', () => {
    const rows = [
      [1, 'Alder', 1.5],
      [2, 'Birch', 1],
      [2, 'Cedar', 1],
      [4, 'Dogwood', 0.5],
    ];
    expect(compare(['Rank', 'Name', 'Pts'], ...rows)).toMatchObject({ after: 2, isGuessed: true });
  });
});

describe('a list that is wrong', () => {
  it('is told cell by cell: points, tie-break with its article, rank with what decides it', () => {
    const rows = FINAL.map((row) => [...row]);
    rows[1][3] = 2.5;
    rows[2][4] = 4.5;
    rows[3][0] = 3;
    const compared = compare(['Round 3'], ['Rank', 'No', 'Name', 'Pts', 'BH'], ...rows);
    expect(compared.differences).toMatchObject([
      { what: 'points', no: 2, shown: '2.5', recomputed: '2', place: { address: 'D4' } },
      {
        what: 'tie-break',
        code: 'BH',
        no: 3,
        shown: '4.5',
        recomputed: '5',
        article: '2.2.1.1',
        place: { address: 'E5' },
      },
      { what: 'rank', no: 4, shown: '3', recomputed: '4', place: { address: 'A6' } },
    ]);
  });

  it('half a point is never a matter of rounding', () => {
    const rows = [[1, 'Alder', 3]];
    const { differences } = compare(['Round 3'], ['Rank', 'Name', 'Pts'], ...rows);
    expect(differences[0]).toMatchObject({ what: 'points', shown: '3', recomputed: '2.5' });
  });

  it('names strangers, and players that it forgot', () => {
    const rows = [...FINAL.slice(0, 3), [4, 9, 'Stranger', 0.5, 5.5]];
    const compared = compare(['Round 3'], ['Rank', 'No', 'Name', 'Pts', 'BH'], ...rows);
    expect(compared.differences).toMatchObject([
      { what: 'unknown', who: 'Stranger', place: { address: 'C6' } },
      { what: 'missing', no: 4, recomputed: '4' },
    ]);
  });

  it('an error value is no number', () => {
    const { differences } = compare(['Round 3'], ['Rank', 'Name', 'Pts'], [1, 'Alder', '#REF!']);
    expect(differences[0]).toMatchObject({ shown: '#REF!', recomputed: '2.5' });
  });
});

describe('what is no list of standings', () => {
  it.each([
    ['a pairing list', ['Table', 'No', 'White', 'Pts', 'Result', 'Pts', 'Black', 'No']],
    ['the list of average ratings', ['Rank', 'No', 'Name', 'Rtg', 'Pts', 'CMA', 'Games']],
    ['a list of players', ['No', 'Name', 'Rating', 'Pts']],
  ])('%s', (_, header) => {
    const cells = { sheet: 'S', row: 0, column: 0, rows: [header, [1, 1, 'Alder', 1, 1]] };
    expect(readPublished(cells, FOUR.players, FRENCH)).toBeNull();
  });
});

describe('points beside the players', () => {
  const table = (header: string[], ...rows: CellContent[][]) => ({
    name: 'Players',
    sheet: 'Players',
    row: 3,
    column: 0,
    header,
    rows,
  });

  it('are compared where the arbiter keeps them', () => {
    const list = readClaimedPoints(
      table(['No', 'Name', 'My points', 'Pts'], [1, 'Alder', 9, '2,5'], [2, 'Birch', 9, 1.5]),
      FOUR.players,
    );
    const compared = compareStandings(FOUR, SETTINGS, list!);
    if (!compared.ok) throw new Error('refused');
    expect(compared.value.differences).toMatchObject([
      { what: 'points', no: 2, shown: '1.5', recomputed: '2', place: { address: 'D6' } },
    ]);
  });

  it('are none without such a column, or when it is empty', () => {
    expect(readClaimedPoints(table(['No', 'Name'], [1, 'Alder']), FOUR.players)).toBeNull();
    expect(
      readClaimedPoints(table(['No', 'Name', 'Pts'], [1, 'Alder', '']), FOUR.players),
    ).toBeNull();
  });
});
