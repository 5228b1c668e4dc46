import { decodeTrf } from '../../src/formats/trf/decode';

/** Bytes of a text on a page of one byte a character, by the platform's own table of that page. */
function encoded(text: string, page: string): Uint8Array {
  const table = new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (letter) => {
    const byte = table.indexOf(letter);
    if (byte < 0) throw new Error(`${letter} is not on ${page}`);
    return byte;
  });
}

test.each([
  ['windows-1250', 'Rg.;Name;Pkt.\n1;Łukasz Źdźbło;3\n2;Ženčák, Šárka;2'],
  ['windows-1250', '001    1 m    Kovač, Željko                     2100 CRO'],
  ['windows-1251', 'Место;Имя;Очки\n1;Иванов, Пётр;3\n2;Smith, John;2'],
  ['windows-1253', 'Θέση;Όνομα\n1;Παπαδόπουλος, Γιώργος'],
  ['windows-1254', 'Sıra;İsim\n1;Şahin, Çağrı\n2;Yıldız, Ömer'],
])('%s is recognised by its letters, and said', (page, text) => {
  const read = decodeTrf(encoded(text, page));
  expect(read.ok && read.value).toBe(text);
  expect(read.ok && read.warnings.map(({ code, args }) => [code, args?.page])).toEqual([
    ['code-page-guessed', page.replace('w', 'W')],
  ]);
});

test.each([
  'Rg.;Nom\n1;Lefèvre, Françoise\n2;Muñoz, José;5½\n3;Straße, Jörg',
  'Nº;Nome;Pts\n1;Gonçalves, João;3½',
  'Nr;Namn\n1;Åström, Björn\n2;Þórðarson, Jón; 2w½',
])('what is no sign of another page is Latin-1, without a word: %s', (text) => {
  const read = decodeTrf(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  expect(read).toMatchObject({ ok: true, value: text, warnings: [] });
});

test('a page without ½ has another sign at its place', () => {
  const bytes = encoded('1;Źdźbło;2100; 3b˝; 4w1;1˝', 'windows-1250');
  expect(decodeTrf(bytes)).toMatchObject({ value: '1;Źdźbło;2100; 3b½; 4w1;1½' });
});
