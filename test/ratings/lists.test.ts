import { nameKey } from '../../src/ratings/list';
import { differencesOf, matchPlayers, type WantedPlayer } from '../../src/ratings/match';
import { readFideText } from '../../src/ratings/readFideText';
import { readFideXml } from '../../src/ratings/readFideXml';

/** The layout of FIDE's text lists (header line, fixed columns); the people are invented. */
const HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';

/** A line of the list: each value stands below its head. */
const line = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce(
    (text, [head, value]) => text.padEnd(` ${HEADER}`.indexOf(` ${head}`)) + value,
    '',
  );

const TEXT = [
  HEADER,
  line({
    'ID Number': '99000001',
    Name: 'Ash, Robin',
    Fed: 'FRA',
    Sex: 'M',
    SRtng: '1850',
    SK: '20',
    RRtng: '1790',
    'B-day': '1990',
  }),
  line({
    'ID Number': '99000002',
    Name: 'Élan, Zoé',
    Fed: 'BEL',
    Sex: 'F',
    Tit: 'WFM',
    WTit: 'WFM',
    SRtng: '2105',
    SK: '20',
    'B-day': '2009',
  }),
  line({
    'ID Number': '99000003',
    Name: 'Ash, Robin',
    Fed: 'FRA',
    Sex: 'M',
    SRtng: '1400',
    SK: '40',
    'B-day': '2012',
  }),
].join('\r\n');

const XML = `<?xml version="1.0" encoding="UTF-8" ?>
<playerslist>
<player><fideid>99000001</fideid><name>Ash, Robin</name><country>FRA</country><sex>M</sex><title></title><rating>1850</rating><games>5</games><k>20</k><rapid_rating>1790</rapid_rating><birthday>1990</birthday><flag></flag></player>
<player><fideid>99000004</fideid><name>O&apos;Pawn &amp; Sons</name><country>IRL</country><sex>F</sex><rating>0</rating><k>40</k><birthday></birthday></player>
</playerslist>`;

const wanted = (changes: Partial<WantedPlayer>): WantedPlayer => ({
  no: 1,
  name: 'Ash, Robin',
  id: '',
  birthYear: null,
  ...changes,
});

test('the text list: columns by the header', () => {
  const list = readFideText(TEXT)!;
  expect(list.columns).toEqual(['standard', 'rapid', 'blitz']);
  expect([...list.rows].map((row) => row.whole())).toEqual([
    {
      id: '99000001',
      name: 'Ash, Robin',
      federation: 'FRA',
      sex: 'm',
      title: '',
      birthYear: 1990,
      ratings: { standard: 1850, rapid: 1790 },
      k: 20,
    },
    expect.objectContaining({ name: 'Élan, Zoé', title: 'WFM', sex: 'w', k: 20 }),
    expect.objectContaining({ birthYear: 2012, ratings: { standard: 1400 }, k: 40 }),
  ]);
  expect(readFideText('No Name Rating\n1 A 2000')).toBeNull();
});

test('the list of one kind of game is headed by its month', () => {
  const monthly = TEXT.replace('SRtng SGm SK RRtng RGm Rk BRtng BGm BK', 'NOV26 Gms K '.padEnd(38));
  expect([...readFideText(monthly)!.rows][0].whole().ratings).toEqual({ rating: 1850 });
});

test('the XML list', () => {
  const rows = [...readFideXml(XML)!.rows].map((row) => row.whole());
  expect(rows[0]).toMatchObject({ id: '99000001', ratings: { standard: 1850, rapid: 1790 } });
  expect(rows[1]).toMatchObject({ name: "O'Pawn & Sons", ratings: {}, birthYear: null, k: 40 });
  expect(readFideXml('<html></html>')).toBeNull();
});

describe('matching', () => {
  const rows = [...readFideText(TEXT)!.rows];
  const match = (changes: Partial<WantedPlayer>) => matchPlayers([wanted(changes)], rows)[0];
  test('by id, whatever the name; another name is doubtful', () => {
    expect(match({ id: '99000002', name: 'ZOE ELAN' })).toMatchObject({
      kind: 'id',
      isDoubtful: false,
    });
    expect(match({ id: '99000002' })).toMatchObject({ kind: 'id', isDoubtful: true });
  });
  test('by name and year of birth', () => {
    expect(match({ birthYear: 2012 })).toMatchObject({
      kind: 'name-and-year',
      found: { id: '99000003' },
    });
  });
  test('two of the name: candidates, never a choice', () => {
    expect(match({})).toMatchObject({ kind: 'several' });
  });
  test('the name alone where it is the only one, accents and order aside', () => {
    expect(match({ name: 'zoe elan' })).toMatchObject({ kind: 'name', found: { id: '99000002' } });
  });
  test('another year of birth is another person', () => {
    expect(match({ name: 'Élan, Zoé', birthYear: 1970 })).toMatchObject({ kind: 'none' });
  });
  test('nobody', () => {
    expect(match({ name: 'Nobody, Here', id: '1' })).toMatchObject({ kind: 'none' });
  });
});

test('differences are shown where the list says something', () => {
  const found = [...readFideText(TEXT)!.rows][0].whole();
  const known = {
    name: 'ROBIN ASH',
    rating: 1800,
    id: '',
    title: 'CM',
    federation: 'FRA',
    birthYear: null,
    sex: 'm',
  };
  expect(differencesOf(known, found, 'standard')).toEqual([
    { field: 'rating', ours: '1800', theirs: '1850' },
    { field: 'id', ours: '', theirs: '99000001' },
    { field: 'birthYear', ours: '', theirs: '1990' },
  ]);
});

test('names are compared without accents, commas and order', () => {
  expect(nameKey('Élan-Dupré, Zoé')).toBe(nameKey('zoe DUPRE elan'));
});
