/** What a reader of the published page finds, and in which order. */
import { eventPage } from '../../src/event/lists/publish';
import { publishPage, type Published } from '../../src/publish/page';
import { rankingOf } from '../../src/event/lists/lists';
import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import type { BookCells } from '../../src/sheets/plan/cells';
import { prizesSheet } from '../../src/prizes/prizesSheet';
import { planCells } from '../../src/sheets/plan/planCells';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { shownValue } from '../../src/tiebreaks/standings/standings';
import { after, whole } from '../support/playedEvent';

const settings = { ...DEFAULT_SETTINGS, tieBreaks: ['BH-C1', 'BH', 'SB'] };

function pageOf(tournament: ReturnType<typeof whole>, prizes: readonly Row[] = []) {
  const cells = planCells(eventPlan(tournament, settings));
  const event = openCells(prizes.length > 0 ? withPrizes(cells, prizes) : cells);
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  const list = rankingOf(event as CheckedEvent, { tieBreaks: settings.tieBreaks, after: 0 });
  if (!list.ok) throw new Error('no ranking');
  return { list: list.value, html: eventPage(event, list.value, 'en', '', false) };
}

type Row = readonly [ladder: string, place: string, value: number];

/** The workbook with a table of prizes, as its own sheet makes it. */
function withPrizes(cells: BookCells, rows: readonly Row[]): BookCells {
  const made = planCells({ title: { key: 'prizes.table-made' }, sheets: [prizesSheet('', 'en')] });
  const [table] = made.tables;
  return { ...cells, tables: [...cells.tables, { ...table!, rows: rows.map((row) => [...row]) }] };
}

const sectionsOf = (html: string) => [...html.matchAll(/<section id=(\w+)>/g)].map(([, id]) => id);

test('a finished event opens with the final standings, a running one with its round', () => {
  expect(sectionsOf(pageOf(whole()).html)).toEqual(['standings', 'crosstable', 'rounds', 'cards']);
  const running = sectionsOf(pageOf(after(3)).html);
  expect(running).toEqual(['tables', 'names', 'standings', 'crosstable', 'rounds', 'cards']);
});

test('prizes are shown once the event is finished, with the place that wins them', () => {
  const prizes: readonly Row[] = [
    ['Open', '1', 300],
    ['Open', '2', 75.5],
  ];
  const { html, list } = pageOf(whole(), prizes);
  expect(sectionsOf(html)[1]).toBe('prizes');
  const part = /<section id=prizes>([\s\S]*?)<\/section>/.exec(html)![1]!;
  const rows = [
    ...part.matchAll(/<tr><td>(\d+)<th[^>]*><a href=#p(\d+)>[^]*?<td>Open<td>([\d.]+)<td/g),
  ];
  // The two prizes go to the first two of the standings.
  expect(rows.map(([, rank, no, amount]) => [Number(rank), Number(no), amount])).toEqual([
    [1, list.rows[0]!.no, '300'],
    [2, list.rows[1]!.no, '75.50'],
  ]);
  expect(sectionsOf(pageOf(after(3), prizes).html)).not.toContain('prizes');
});

test('every round that is behind us is there, the last one first', () => {
  const titles = (html: string) =>
    [...html.matchAll(/<summary>(Round \d+)<\/summary>/g)].map(([, title]) => title);
  expect(titles(pageOf(after(3)).html)).toEqual(['Round 2', 'Round 1']);
  const { pairedRounds } = whole();
  expect(titles(pageOf(whole()).html)).toHaveLength(pairedRounds);
});

test('the terms of a tie-break that are not struck out sum up to its value', () => {
  const { html, list } = pageOf(whole());
  let compared = 0;
  for (const row of list.rows) {
    const working = new RegExp(`<p class=w id=w${row.no}>(.*?)</p>`).exec(html)![1];
    for (const line of working.split('<br>')) {
      const [, name, value, terms] = /^(\S+) (\S+) = (.*)$/.exec(line)!;
      const { code } = list.given.find(({ text }) => text === name)!;
      const kept = terms.split(' + ').filter((term) => !term.startsWith('<s>'));
      const sum = kept.reduce((total, term) => total + parseFloat(term), 0);
      expect([row.no, name, sum]).toEqual([row.no, name, parseFloat(value)]);
      expect(parseFloat(value)).toBe(shownValue(list, row, code));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(3 * 10);
});

test('every value of the standings leads to its working', () => {
  const { html } = pageOf(whole());
  const targets = [...html.matchAll(/href=#(w\d+)>/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(0);
  for (const id of new Set(targets)) expect(html).toContain(`<p class=w id=${id}>`);
});

test('a page larger than a megabyte goes without the pairs that can be tried, one that is smaller has them', () => {
  const { list } = pageOf(whole());
  const walk = (size: number) => ({
    data: { cards: [] } as unknown as NonNullable<Published['walk']>['data'],
    script: { text: `/*${'é'.repeat(size)}*/`, hash: 'sha256-x' },
  });
  const page = (size: number) =>
    publishPage({
      tournament: whole(),
      standings: list,
      language: 'fr',
      firstTable: 1,
      system: undefined,
      walk: walk(size),
    });
  expect(page(1000)).toContain('<script>/*é');
  // Half a million letters of two bytes each are a megabyte.
  const large = page(500_000);
  expect(large).not.toContain('<script');
  expect(large).not.toContain('id=try');
  expect(sectionsOf(large)).toEqual(['standings', 'crosstable', 'rounds', 'cards']);
});

test.each([
  ['en', 'w', 'b'],
  ['fr', 'b', 'n'],
  ['pt', 'b', 'p'],
  ['de', 'w', 's'],
] as const)(
  '%s: colours of the crosstable are in its own letters, and the head of the names stays with them',
  (language, white, black) => {
    const html = publishPage({
      tournament: whole(),
      standings: pageOf(whole()).list,
      language,
      firstTable: 1,
      system: undefined,
    });
    const part = /<section id=crosstable>([\s\S]*?)<\/section>/.exec(html)![1]!;
    const letters = [...part.matchAll(/<td>\d+([a-z])[01½]/g)].map(([, letter]) => letter);
    expect(new Set(letters)).toEqual(new Set([white, black]));
    expect(part).toContain('<table class="l3 h3">');
    expect(html).toContain('.h3 thead th:nth-child(3)');
  },
);
