import { makeTrf } from '../../src/formats/trf/write/makeTrf';
import { check } from '../../src/model/check';
import { renumber } from '../../src/model/renumber';
import { score } from '../../src/model/tournament';
import type { Tournament } from '../../src/model/types';
import { changeSheets } from '../../src/sheets/write/changePlan';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { readEvent } from '../../src/sheets/read/readEvent';
import { readBook, writeBook } from '../../src/xlsx/workbook';
import { event } from '../support/event';
import { applyToCells } from '../support/files/planBook';

const tournament = event(
  '012 An event',
  '### after the name',
  '092 Individual: Swiss',
  '172 FRA FIDON',
  '182 A program',
  '222 5400+30',
  { no: 1, rounds: ['2 w 1'] },
  { no: 2, rounds: ['1 b 0'] },
  'FRA    2 m  A Nom, Prénom                       1999 IDF      A00001',
  '310   1 A team                           TEA                                1    2',
  '299           1.0  001    2',
  '777 =unknown()',
  'XXR 1',
);
const settled = (book: Parameters<typeof readEvent>[0]): Tournament => {
  const checked = check(readEvent(book).raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
};
const trf26 = (of: Tournament) => makeTrf(of, { format: 'trf26' });

test('what a TRF says and no table holds comes back from a workbook file', async () => {
  const bytes = await writeBook(eventPlan(tournament, DEFAULT_SETTINGS));
  const book = await readBook(bytes);
  if (!book.ok) throw new Error(book.problems[0].code);
  const back = settled(book.value);
  expect(trf26(back)).toBe(trf26(tournament));
  expect(score(back, back.players[1])).toBe(2);
});

test('a workbook of an event without such lines has no hidden sheet for them', () => {
  const plain = event({ no: 1 }, { no: 2 }, 'XXR 1');
  expect(eventPlan(plain, DEFAULT_SETTINGS).sheets.map(({ key }) => key)).not.toContain('carried');
});

test('new numbers go through it', () => {
  const book = planCells(eventPlan(tournament, DEFAULT_SETTINGS));
  const numbers = new Map([
    [1, 2],
    [2, 1],
  ]);
  const before = settled(book);
  const after = renumber(before, numbers);
  const sheets = changeSheets({ read: readEvent(book), before, after, numbers, language: 'en' });
  const back = settled(applyToCells(book, sheets));
  expect(back.players.map(({ national }) => national?.length ?? 0)).toEqual([1, 0]);
  expect(back.abnormalPoints?.[0].ids).toEqual([1]);
});
