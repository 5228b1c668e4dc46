import { matchRows, matchText } from '../../src/ratings/matchList';
import { monthOfList, openListRows, openListText } from '../../src/ratings/openList';
import type { WantedPlayer } from '../../src/ratings/match';
import { matchRequest } from '../../taskpane/worker/matchRequest';

const all = (text: string) => {
  const list = openListText(text);
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  return { columns: list.value.columns, rows: [...list.value.rows].map((row) => row.whole()) };
};

const wanted: readonly WantedPlayer[] = [
  { no: 1, name: 'Élan, Zoé', id: '', birthYear: 2009 },
  { no: 2, name: 'Ash, Robin', id: '', birthYear: null },
];

test('a national list: semicolons, first names apart, several ratings', () => {
  const { columns, rows } = all(
    'Liste de novembre\nCode FIDE;Nom;Prénom;Elo;Rapide;Né(e);Fed\r\nA1;ÉLAN;Zoé;1750;1700;2009;FRA\r\nB2;"Ash; Robin";;1400;;;FRA\r\n',
  );
  expect(columns).toEqual(['Elo', 'Rapide']);
  expect(rows).toMatchObject([
    { id: 'A1', name: 'ÉLAN, Zoé', birthYear: 2009, ratings: { Elo: 1750, Rapide: 1700 } },
    { id: 'B2', name: 'Ash; Robin', birthYear: null, ratings: { Elo: 1400 } },
  ]);
});

test('any CSV with a header, quoted cells with commas and marks in them', () => {
  const { columns, rows } = all(
    'Name,Rating,Born\n"Ash, ""Rob"" Robin",1850,1990\n"Élan, Zoé",2105,2009\n',
  );
  expect(columns).toEqual(['Rating']);
  expect(rows.map(({ name, ratings }) => [name, ratings.Rating])).toEqual([
    ['Ash, "Rob" Robin', 1850],
    ['Élan, Zoé', 2105],
  ]);
});

test('a sheet: numbers are numbers, blank lines are none', () => {
  const list = openListRows([
    ['My list', null, null],
    ['FIDE ID', 'Name', 'Rating'],
    [99000001, 'Ash, Robin', 1850],
    [null, null, null],
  ]);
  expect(list.ok && [...list.value.rows].map((row) => row.whole())).toMatchObject([
    { id: '99000001', name: 'Ash, Robin', ratings: { Rating: 1850 } },
  ]);
});

test('without a header it is refused with its first line', () => {
  const list = openListText('one,two\n3,4\n');
  expect(list.ok ? '' : list.problems[0]).toMatchObject({
    code: 'list-header-missing',
    value: 'one, two',
  });
});

test('FIDE’s month', () => {
  expect(monthOfList('ID Number      Name      Fed Sex Tit  NOV26 Gms K  B-day')).toBe('2026-11');
  expect(monthOfList('Name;Elo')).toBe('');
});

test('namesakes are never chosen, and rows are counted', () => {
  const text = 'Name;Elo;Born\nAsh, Robin;1850;1990\nAsh, Robin;1400;2012\nElan Zoe;2105;2009\n';
  const found = matchText(text, wanted, () => {});
  expect(found.ok && found.value.rows).toBe(3);
  expect(found.ok && found.value.matches.map(({ kind }) => kind)).toEqual([
    'name-and-year',
    'several',
  ]);
  const rows = matchRows(
    [
      ['Name', 'Elo'],
      ['Zoé Élan', 2100],
    ],
    wanted,
    () => {},
  );
  expect(rows.ok && rows.value.matches.map(({ kind }) => kind)).toEqual(['name', 'none']);
});

test('progress rises and stays below one until the end', () => {
  const lines = Array.from({ length: 70_000 }, (_, index) => `${index};Name ${index};1500`);
  const seen: number[] = [];
  matchText(['ID;Name;Elo', ...lines].join('\n'), wanted, (done) => seen.push(done));
  expect(seen).toHaveLength(3);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen[2]).toBeLessThan(1);
});

/** As a national federation's program saves it on Windows: semicolons, one byte a letter. */
test('a list in Latin-1: accents, particles and apostrophes find their people', () => {
  const text =
    'Code FIDE;Nom;Prénom;Elo;Né(e)\r\n' +
    'A1;VAN DER BERG;Jérôme;1750;1988\r\nB2;D’Élan;Zoé;1600;2009\r\nC3;Müller-Ash;Jo;1500;1970\r\n';
  const bytes = Uint8Array.from(text.replaceAll('’', "'"), (letter) => letter.charCodeAt(0));
  const people = [
    { no: 1, name: 'van der Berg, Jerome', id: '', birthYear: 1988 },
    { no: 2, name: "D'Elan Zoe", id: '', birthYear: null },
    { no: 3, name: 'MÜLLER ASH, Jo', id: '', birthYear: 1970 },
    // An initial is nobody's name: told as not found, never guessed.
    { no: 4, name: 'van der Berg, J.', id: '', birthYear: 1988 },
  ];
  const found = matchRequest({ list: { bytes }, wanted: people }, () => {});
  if (!found.ok) throw new Error(found.problems[0].code);
  expect(
    found.value.matches.map((match) => ('found' in match ? match.found.id : match.kind)),
  ).toEqual(['A1', 'B2', 'C3', 'none']);
});
