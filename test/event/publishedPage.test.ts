/** What a reader of the published page finds, and in which order. */
import { eventPage } from '../../src/event/lists/publish';
import { rankingOf } from '../../src/event/lists/lists';
import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import { planCells } from '../../src/sheets/plan/planCells';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { shownValue } from '../../src/tiebreaks/standings';
import { after, whole } from '../support/playedEvent';

const settings = { ...DEFAULT_SETTINGS, tieBreaks: ['BH-C1', 'BH', 'SB'] };

function pageOf(tournament: ReturnType<typeof whole>) {
  const event = openCells(planCells(eventPlan(tournament, settings)));
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  const list = rankingOf(event as CheckedEvent, { tieBreaks: settings.tieBreaks, after: 0 });
  if (!list.ok) throw new Error('no ranking');
  return { list: list.value, html: eventPage(event, list.value, 'en', '', false) };
}

const sectionsOf = (html: string) => [...html.matchAll(/<section id=(\w+)>/g)].map(([, id]) => id);

test('a finished event opens with the final standings, a running one with its round', () => {
  expect(sectionsOf(pageOf(whole()).html)).toEqual(['standings', 'crosstable', 'rounds', 'cards']);
  const running = sectionsOf(pageOf(after(3)).html);
  expect(running).toEqual(['tables', 'names', 'standings', 'crosstable', 'rounds', 'cards']);
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
