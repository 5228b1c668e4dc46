import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

/** Ann and Ben lead with 1½; by hand from the lines below. */
const EVENT = trf(
  '012 Open <b>of</b> "Nowhere" & more',
  '042 2026/03/07',
  {
    no: 1,
    name: '<script>alert(1)</script>',
    rating: 2000,
    points: '1.5',
    rounds: ['3 w 1', '2 b ='],
  },
  { no: 2, name: 'Birch, "Ben"', rating: 1900, points: '1.5', rounds: ['4 b 1', '1 w ='] },
  { no: 3, name: 'Cedar & Cleo', rating: 1800, points: '1.0', rounds: ['1 b 0', '0000 - U'] },
  { no: 4, name: "Dogwood, D'an", rating: 1700, points: '0.0', rounds: ['2 w 0', '0000 - Z'] },
  '142 3',
);

/** The cells of each row in one part of the page, tags taken off. */
function rowsOf(page: string, id: string): string[][] {
  const part = page.slice(page.indexOf(`<section id=${id}>`)).split('</section>')[0];
  return part
    .split('<tr>')
    .slice(2)
    .map((row) => row.split(/<t[dh][^>]*>/).slice(1))
    .map((cells) => cells.map((cell) => cell.replace(/<[^>]*>/g, '').trim()));
}

async function publish(...words: string[]): Promise<{ terminal: Terminal; page: string }> {
  const terminal = new Terminal({ 'in.trf': EVENT });
  expect(await terminal.run('publish', 'in.trf', '-o', 'page.html', ...words)).toBe(0);
  return { terminal, page: terminal.text('page.html') };
}

const ANN = '&lt;script&gt;alert(1)&lt;/script&gt;';
const BEN = 'Birch, &quot;Ben&quot;';

describe('publish', () => {
  test('shows the last round by table and by name', async () => {
    const { page } = await publish();
    // Ben (1 point before the round) had White against Ann (1); Cleo has the bye, Dan is absent.
    expect(rowsOf(page, 'tables')).toEqual([
      ['1', BEN, '1', '½-½', '1', ANN],
      ['', 'Cedar &amp; Cleo', '0', '', '', 'bye'],
      ['', 'Dogwood, D&#39;an', '0', '', '', 'absent'],
    ]);
    const names = rowsOf(page, 'names');
    expect(names).toHaveLength(4);
    expect(names).toContainEqual([ANN, '1', 'Black', BEN]);
    expect(names.map(([name]) => name).slice(-3)).toEqual([
      BEN,
      'Cedar &amp; Cleo',
      'Dogwood, D&#39;an',
    ]);
  });

  test('shows standings, crosstable and cards, to which every name leads', async () => {
    const { page } = await publish();
    expect(rowsOf(page, 'standings').map(([rank, no, , , points]) => [rank, no, points])).toEqual([
      ['1', '1', '1.5'],
      ['1', '2', '1.5'],
      ['3', '3', '1'],
      ['4', '4', '0'],
    ]);
    expect(rowsOf(page, 'crosstable')[0]).toEqual(['1', '1', ANN, '3w1', '2b½', '1.5']);
    const wanted = [...page.matchAll(/href="?#([^" >]+)/g)].map(([, id]) => id);
    const given = new Set([...page.matchAll(/ id=([^ >]+)/g)].map(([, id]) => id));
    expect(wanted.filter((id) => !given.has(id))).toEqual([]);
  });

  test('no name becomes a tag, and nothing is loaded or run', async () => {
    const { page } = await publish();
    expect(page).not.toMatch(/<script|<img|<link|<iframe|\son\w+=|https?:|url\(|@import/i);
    expect(page).toContain(
      '<title>Open &lt;b&gt;of&lt;/b&gt; &quot;Nowhere&quot; &amp; more</title>',
    );
    expect(page).toContain(`default-src 'none'`);
    expect(page).toContain('prefers-color-scheme:dark');
    expect(page).toContain('@media print');
  });

  test('speaks the language that is asked for', async () => {
    const { page, terminal } = await publish('--lang', 'fr');
    expect(page).toContain('<html lang=fr>');
    expect(page).toContain('Blancs');
    expect(terminal.stderr).toContain('Écrit : page.html');
  });

  test('300 players and 11 rounds stay below a megabyte', async () => {
    const terminal = new Terminal();
    const numbers = Array.from({ length: 300 }, (_, index) => index + 1);
    // The upper half meets the lower one, a player further in each round.
    const opponent = (no: number, round: number): number =>
      no <= 150 ? 151 + ((no - 1 + round) % 150) : ((no - 151 - round + 150) % 150) + 1;
    const players = numbers.map((no) => ({
      no,
      name: `Surname-of-some-length ${no}, Given`,
      rating: 2500 - no,
      points: '5.5',
      rounds: Array.from({ length: 11 }, (_, index) => {
        const other = opponent(no, index + 1);
        return `${other} ${no < other === (index % 2 === 0) ? 'w' : 'b'} =`;
      }),
    }));
    terminal.write('in.trf', trf('012 Large', ...players, '142 11'));
    expect(await terminal.run('publish', 'in.trf', '-o', 'page.html')).toBe(0);
    expect(rowsOf(terminal.text('page.html'), 'standings')).toHaveLength(300);
    expect(rowsOf(terminal.text('page.html'), 'rounds').length).toBeGreaterThanOrEqual(150 * 11);
    expect(terminal.read('page.html').length).toBeLessThan(1_000_000);
  });

  test('before the first round it is the list of players, with no link to nowhere', async () => {
    const terminal = new Terminal({
      'in.trf': trf('012 New', { no: 1, name: 'Alder' }, { no: 2, name: 'Birch' }, '142 3'),
    });
    expect(await terminal.run('publish', 'in.trf', '-o', 'page.html')).toBe(0);
    const page = terminal.text('page.html');
    expect(page).toContain('Alder');
    expect(page).not.toContain('href=#p');
  });

  test('is refused without a place to write to, and says which files cannot be written', async () => {
    const terminal = new Terminal({ 'in.trf': EVENT });
    expect(await terminal.run('publish', 'in.trf')).toBe(3);
    expect(terminal.stderr).toContain('[option-missing]');
    expect(await terminal.run('publish', 'in.trf', '-o', 'locked/page.html')).toBe(5);
    expect(terminal.files.size).toBe(1);
  });
});
