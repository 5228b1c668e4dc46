import { decodeTrf } from '../../../src/formats/trf/decode';
import { readTableFile } from '../../../src/formats/crosstable/readTableFile';
import { streamOf, type Random } from '../../../src/generate/random';
import { pick } from '../../../scripts/fuzz/nasty';

/**
 * One event as results sites print it in the languages of the world, then with its columns, rows,
 * blanks, separators, spellings and bytes changed. The headings are those of the sites as far as they
 * are known; what a table says is known here, so that nothing may be read otherwise without a word.
 */
type Site = readonly [
  rank: string,
  name: string,
  rating: string,
  federation: string,
  round: string,
  points: string,
  tieBreak: string,
  colours: string,
];

const SITES: Readonly<Record<string, Site>> = {
  English: ['Rk.', 'Name', 'Rtg', 'FED', '#.Rd', 'Pts.', 'TB1', 'wb'],
  German: ['Rg.', 'Name', 'Elo', 'Land', '#.Rd', 'Pkt.', 'Wtg1', 'ws'],
  Spanish: ['Rk.', 'Nombre', 'Elo', 'FED', '#.Rd', 'Pts.', 'Des 1', 'bn'],
  French: ['Rg.', 'Nom', 'Elo', 'FED', '#.Rd', 'Pts.', 'Dép1', 'bn'],
  Portuguese: ['Rk.', 'Nome', 'Elo', 'FED', '#.Rd', 'Pts.', 'Desp1', 'bp'],
  Italian: ['Pos.', 'Nome', 'Elo', 'FED', '#.Turno', 'Pti.', 'Spar1', 'bn'],
  Dutch: ['Rg.', 'Naam', 'Rtg', 'FED', '#.Ron', 'Ptn.', 'Wtg1', 'wz'],
  Turkish: ['Sıra', 'İsim', 'Elo', 'FED', '#.Tur', 'Puan', 'BH.1', 'bs'],
  Polish: ['M-ce', 'Nazwisko', 'Rank', 'Fed', '#.r', 'Pkt', 'Wart1', 'bc'],
  Czech: ['Poř.', 'Jméno', 'Elo', 'FED', '#.kolo', 'Body', 'PH1', 'bč'],
  Slovak: ['Por.', 'Meno', 'Elo', 'FED', '#.kolo', 'Body', 'PH1', 'bč'],
  Croatian: ['Rg.', 'Ime', 'Rtg', 'FED', '#.Rd', 'Bod.', 'TB1', 'bc'],
  Serbian: ['Рг.', 'Име', 'Рејт', 'ФЕД', '#.коло', 'Бод.', 'ТБ1', 'бц'],
  Hungarian: ['Hely', 'Név', 'Élő', 'FED', '#.ford', 'Pont', 'BH1', 'vs'],
  Russian: ['Место', 'Имя', 'Рейт.', 'ФЕД', '#.Тур', 'Очки', 'Доп1', 'бч'],
  Ukrainian: ['Місце', "Ім'я", 'Рейт.', 'ФЕД', '#.Тур', 'Очки', 'Доп1', 'бч'],
  Romanian: ['Loc', 'Nume', 'Elo', 'FED', '#.Rd', 'Puncte', 'TB1', 'an'],
  Slovene: ['Mesto', 'Ime', 'Rtg', 'FED', '#.krog', 'Točke', 'TB1', 'bč'],
  Swedish: ['Rk.', 'Namn', 'Rtg', 'FED', '#.Rd', 'Poäng', 'Wtg1', 'vs'],
  Danish: ['Pl.', 'Navn', 'Rating', 'FED', '#.Rd', 'Point', 'Korr', 'hs'],
  Norwegian: ['Plass', 'Navn', 'Rating', 'FED', '#.Rd', 'Poeng', 'TB1', 'hs'],
  Finnish: ['Sija', 'Nimi', 'Selo', 'FED', '#.kierros', 'Pisteet', 'TB1', 'vm'],
  Estonian: ['Koht', 'Nimi', 'Rtg', 'FED', '#.Voor', 'Punktid', 'TB1', 'vm'],
  Latvian: ['Vieta', 'Vārds', 'Rtg', 'FED', '#.kārta', 'Punkti', 'TB1', 'bm'],
  Lithuanian: ['Vieta', 'Vardas', 'Rtg', 'FED', '#.ratas', 'Taškai', 'TB1', 'bj'],
  Greek: ['Θέση', 'Όνομα', 'Rtg', 'FED', '#.Γύρος', 'Βαθμ', 'TB1', 'λμ'],
  Bulgarian: ['Място', 'Име', 'Рейт', 'ФЕД', '#.Кръг', 'Точки', 'TB1', 'бч'],
  Chinese: ['名次', '姓名', '等级分', 'FED', '#.轮', '积分', 'TB1', 'wb'],
  Catalan: ['Rk.', 'Nom', 'Elo', 'FED', '#.Rd', 'Punts', 'Des1', 'bn'],
  Vietnamese: ['Hạng', 'Tên', 'Rtg', 'LĐ', '#.Ván', 'Điểm', 'HS1', 'wb'],
  Arabic: ['ترتيب', 'الاسم', 'Rtg', 'FED', '#.Rd', 'نقاط', 'TB1', 'wb'],
  Persian: ['رتبه', 'نام', 'Rtg', 'FED', '#.Rd', 'امتیاز', 'TB1', 'wb'],
  'no language that is known': ['Ⴀ', 'Ⴁ', 'Ⴂ', 'Ⴃ', 'Ⴄ#', 'Ⴅ', 'Ⴆ', 'wb'],
};

const NAMES = 'Alder Birch Cedar Dogwood Elm Fir Gorse Hazel'.split(' ').map((one) => `${one}, X`);
/** White, Black, White's points in halves; the players by their places at the end. */
const ROUNDS = [
  ['1 5 2', '6 2 1', '3 7 0', '8 4 0'],
  ['7 1 0', '4 6 1', '2 8 2', '5 3 2'],
  ['1 4 1', '6 7 2', '2 5 1', '3 8 2'],
].map((games) => games.map((game) => game.split(' ').map(Number)));
const RATINGS = [2090, 1980, 2055, 1900, 2010, 1875, 1960, 1850];

/** What a player has in a round: `5 white 2`. */
function facts(player: number, round: number): readonly [number, 'white' | 'black', number] {
  const [white, black, points] = ROUNDS[round].find((game) => game.slice(0, 2).includes(player))!;
  return white === player ? [black, 'white', points] : [white, 'black', 2 - points];
}
const WORTH: Readonly<Record<string, number>> = { win: 2, draw: 1, loss: 0 };
const pointsOf = (player: number) => [0, 1, 2].reduce((sum, r) => sum + facts(player, r)[2], 0);

interface Look {
  readonly half: string;
  readonly points: (halves: number) => string;
}
const decimal = (sign: string) => (halves: number) => String(halves / 2).replace('.', sign);
const fraction = (halves: number) => decimal('½')(halves).replace('½5', '½').replace(/^0½/, '½');
const PLAIN: Look = { half: '½', points: decimal(',') };

/** Columns by what they hold: a heading and a cell for each player. */
function columnsOf(site: Site, { half, points }: Look): string[][] {
  const [rank, name, rating, federation, round, total, tieBreak, colours] = site;
  const players = NAMES.map((_, index) => index + 1);
  const cell = (player: number, index: number) => {
    const [opponent, colour, halves] = facts(player, index);
    return `${opponent}${colours[colour === 'white' ? 0 : 1]}${['0', half, '1'][halves]}`;
  };
  return [
    [rank, ...players.map(String)],
    ['', ...players.map((player) => (player < 3 ? 'FM' : ''))],
    [name, ...NAMES],
    [rating, ...RATINGS.map(String)],
    [federation, ...players.map(() => 'XXX')],
    ...[0, 1, 2].map((r) => [
      round.replace('#', String(r + 1)),
      ...players.map((player) => cell(player, r)),
    ]),
    [total, ...players.map((player) => points(pointsOf(player)))],
    [tieBreak, ...players.map((player) => points(9 + (player % 5)))],
  ];
}
const rowsOf = (columns: readonly string[][]) =>
  columns[0].map((_, row) => columns.map((column) => column[row]));

/** Everything that was read of games, by names, and whether it is what the table says. */
function asPrinted(read: Extract<ReturnType<typeof readTableFile>, { ok: true }>): boolean {
  const { players } = read.value.tournament;
  const nameOf = new Map(players.map(({ no, name }) => [no, name]));
  return NAMES.every((name, index) => {
    const entries = players.find((player) => player.name === name)?.entries ?? [];
    return [0, 1, 2].every((round) => {
      const [opponent, colour, halves] = facts(index + 1, round);
      const entry = entries[round];
      const met = entry?.opponent ? nameOf.get(entry.opponent) : undefined;
      const isSame = met === NAMES[opponent - 1] && WORTH[entry.outcome] === halves;
      return isSame && (!read.value.hasColours || entry.colour === colour);
    });
  });
}

test.each(Object.entries(SITES))('%s', (_, site) => {
  const rows = rowsOf(columnsOf(site, PLAIN));
  const read = readTableFile(['Open 2026', '', ...rows.map((row) => row.join('\t'))].join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems[0]));
  const { tournament, hasColours } = read.value;
  expect([asPrinted(read), hasColours, tournament.players.length]).toEqual([true, true, 8]);
  const isKnown = site[0] !== 'Ⴀ' && site[0] !== 'Loc';
  const told = read.warnings.filter(({ code }) => code !== 'rounds-by-content');
  if (isKnown) expect(told).toEqual([]);
  else expect(read.warnings.map(({ code }) => code)).toContain('column-taken-for-numbers');
  if (site[2] !== 'Ⴂ') expect(tournament.players.map(({ rating }) => rating)).toEqual(RATINGS);
});

test('printed points are compared in every language that is known', () => {
  for (const site of Object.values(SITES).filter(([rank]) => rank !== 'Ⴀ')) {
    const columns = columnsOf(site, PLAIN);
    columns[8][1] = '1';
    const read = readTableFile(
      rowsOf(columns)
        .map((row) => row.join('\t'))
        .join('\n'),
    );
    expect([site[5], read.ok && read.warnings.map(({ code }) => code)]).toEqual([
      site[5],
      expect.arrayContaining(['score-differs']),
    ]);
  }
});

const SEPARATORS = ['\t', '\t', ';', ',', '|'];
const LOOKS: readonly Look[] = [
  PLAIN,
  { half: '½', points: fraction },
  { half: '0.5', points: decimal('.') },
  { half: '1/2', points: decimal(',') },
  { half: '=', points: decimal('.') },
];

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const keyed = list.map((item) => [random.share(), item] as const);
  return keyed.sort(([a], [b]) => a - b).map(([, item]) => item);
}

function distorted(random: Random): string {
  const site = pick(random, Object.values(SITES));
  let columns = columnsOf(site, pick(random, LOOKS));
  if (random.happens(0.5)) {
    const rounds = columns.splice(5, 3);
    columns = shuffled(random, columns);
    columns.splice(random.integer(0, columns.length), 0, ...rounds);
  }
  if (random.happens(0.2)) columns = columns.filter((column) => column[1] !== 'XXX');
  if (random.happens(0.15)) columns = columns.filter(([head]) => head !== site[0]);
  if (random.happens(0.2)) columns.splice(random.integer(0, columns.length), 0, Array(9).fill(''));
  const [head, ...body] = rowsOf(columns);
  let rows = random.happens(0.3) ? shuffled(random, body) : body;
  if (random.happens(0.3)) rows = rows.flatMap((row) => [row, head.map(() => '')]);
  const separator = pick(random, SEPARATORS);
  const quoted = (cell: string) => (cell.includes(separator) ? `"${cell}"` : cell);
  const padded = random.happens(0.3)
    ? (cell: string) => `${pick(random, ['', ' ', '\u00A0', '  '])}${cell} `
    : (cell: string) => cell;
  const asHead = pick(random, [
    (cell: string) => cell,
    (cell: string) => cell,
    (cell: string) => cell.toUpperCase(),
  ]);
  const lines = [head.map(asHead), ...rows].map((row) =>
    row.map((cell) => quoted(separator === '\t' ? padded(cell) : cell)).join(separator),
  );
  const above = random.happens(0.5) ? ['Spring Open 2026', '', 'Ranking after Round 3'] : [];
  const below = random.happens(0.5) ? ['', 'https://example.org/event'] : [];
  return [...above, ...lines, ...below].join(pick(random, ['\n', '\r\n', '\r']));
}

function bytesOf(text: string, random: Random): Uint8Array {
  const way = random.integer(0, 3);
  if (way === 0) return new TextEncoder().encode(`\uFEFF${text}`);
  if (way > 1) return new TextEncoder().encode(text);
  const wide = new Uint8Array(2 * text.length + 2);
  [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))].forEach(
    (code, at) => wide.set([code & 255, code >> 8], 2 * at),
  );
  return wide;
}

/** `SITES=20000` for a long run. */
test('whatever is done to the table, nothing is read otherwise without a word', () => {
  const count = Number(process.env.SITES ?? 150);
  let refused = 0;
  for (let seed = 1; seed <= count; seed++) {
    const random = streamOf(seed, 'sites');
    const text = distorted(random);
    const decoded = decodeTrf(bytesOf(text, random));
    if (!decoded.ok) throw new Error(`${seed}: ${JSON.stringify(decoded.problems)}`);
    const read = readTableFile(decoded.value);
    if (!read.ok) refused++;
    else if (!asPrinted(read) && read.warnings.length === 0)
      throw new Error(`seed ${seed}, without a word:\n${text}`);
  }
  // Without its ranks and sorted by name a table cannot be read at all.
  expect(refused / count).toBeLessThan(0.15);
});
