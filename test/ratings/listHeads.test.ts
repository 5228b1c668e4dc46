import { matchText } from '../../src/ratings/matchList';
import { openListText } from '../../src/ratings/openList';

/** Headings as the federations publish them; the people are invented. */
const read = (text: string) => {
  const list = openListText(text);
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  return { columns: list.value.columns, rows: [...list.value.rows].map((row) => row.whole()) };
};

describe('the German list (spieler.csv)', () => {
  it.each([
    [
      'by clubs',
      'ZPS,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n' +
        '12345,1001,A,"Esche,Robin",M,D,1990,202601,1850,17,1902,,99000001,GER\n',
      ['DWZ', 'FIDE-Elo'],
    ],
    [
      'with numbers of persons',
      'ID,VKZ,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n' +
        '10012345,12345,1001,A,"Esche,Robin",M,D,1990,202601,1850,17,1902,,99000001,GER\n',
      ['DWZ', 'FIDE-Elo'],
    ],
    [
      'of the new portal',
      'ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Spielberechtigung,Geburtsjahr,"Letzte Auswertung",DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land\n' +
        '10012345,12345,1001,A,"Esche,Robin",M,D,1990,202601,1850,17,1902,,99000001,GER\n',
      ['DWZ', 'FIDE-Elozahl'],
    ],
  ])('%s: the FIDE ID is FIDE’s, not the member’s number', (_, text, columns) => {
    const list = read(text);
    expect(list.columns).toEqual(columns);
    expect(list.rows).toMatchObject([
      {
        id: '99000001',
        name: 'Esche,Robin',
        sex: 'm',
        birthYear: 1990,
        federation: 'GER',
        ratings: { DWZ: 1850, [columns[1]]: 1902 },
      },
    ]);
  });
});

test('a French list: the code is FIDE’s, the licence is not', () => {
  const { columns, rows } = read(
    'Ref;NrFFE;Nom;Prenom;Sexe;NeLe;Elo;Rapide;Blitz;FideCode;FideTitre;Federation\n' +
      '7;A12345;FRÊNE;Robin;M;01/02/1990;1850;1790;1700;99000001;;FRA\n',
  );
  expect(columns).toEqual(['Elo', 'Rapide', 'Blitz']);
  expect(rows).toMatchObject([
    { id: '99000001', name: 'FRÊNE, Robin', birthYear: 1990, ratings: { Rapide: 1790 } },
  ]);
});

test('an ECF code is no rating, and an id of nobody in particular is not FIDE’s', () => {
  const { columns, rows } = read('ECF code,Name,ID,ECF rating\n123456A,"Ash, Robin",555,1790\n');
  expect(columns).toEqual(['ECF rating']);
  expect(rows).toMatchObject([{ id: '', ratings: { 'ECF rating': 1790 } }]);
});

test('a column with numbers beyond every rating is none', () => {
  const { columns } = read('Name,Rating,Blitz\n"Ash, Robin",1850,9900001\n');
  expect(columns).toEqual(['Rating']);
  const late = `Name,Rating\n${'"Ash, Robin",1850\n'.repeat(40)}"Élan, Zoé",18500\n`;
  expect(read(late).rows.at(-1)).toMatchObject({ name: 'Élan, Zoé', ratings: {} });
});

test('FIDE’s XML that breaks off is refused: those behind would be missing', () => {
  const whole =
    '<?xml version="1.0"?>\n<playerslist>\n<player><fideid>99000001</fideid><name>Ash, Robin</name><rating>1850</rating></player>\n</playerslist>\n';
  expect(openListText(whole).ok).toBe(true);
  const list = openListText(whole.slice(0, -10));
  expect(list.ok ? '' : list.problems[0]).toMatchObject({ code: 'list-cut', value: 'Ash, Robin' });
});

describe('a plain “ID”', () => {
  const wanted = (id: string, name = 'Ash, Robin') => [{ no: 1, name, id, birthYear: null }];
  const match = (text: string, id: string, name?: string) => {
    const list = matchText(text, wanted(id, name), () => undefined);
    if (!list.ok) throw new Error(JSON.stringify(list.problems));
    return list.value.matches[0];
  };

  test('is FIDE’s under the headings of FIDE’s lists', () => {
    const fide = 'ID,Name,Fed,SRtng,RRtng,BRtng\n99000001,"Ash, R.",XXX,1850,1800,1750\n';
    expect(match(fide, '99000001')).toMatchObject({
      kind: 'id',
      isDoubtful: true,
      found: { id: '99000001' },
    });
  });

  test('elsewhere decides between namesakes, and is never taken over', () => {
    const club =
      'ID,Name,Rating\n555,"Ash, Robin",1790\n556,"Ash, Robin",1300\n557,"Elm, Lou",1500\n';
    expect(match(club, '556')).toMatchObject({
      kind: 'id',
      found: { id: '', ratings: { Rating: 1300 } },
    });
    // The number of somebody else by chance.
    expect(match(club, '557')).toMatchObject({ kind: 'several' });
    expect(match(club, '')).toMatchObject({ kind: 'several' });
    expect(match(club, '557', 'Oak, Kim')).toMatchObject({ kind: 'none' });
  });

  test('beside headings of a federation is that federation’s', () => {
    const german = 'ID,Name,DWZ,SRtng,RRtng\n99000001,"Elm, Lou",1500,1510,1520\n';
    expect(match(german, '99000001')).toMatchObject({ kind: 'none' });
  });
});
