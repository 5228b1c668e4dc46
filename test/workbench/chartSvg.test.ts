/** The picture of a chart, by what ECMA-376 21.2 and Excel's line charts have: axes, points, legend, title. */
import { parseXml, type XmlElement } from '../../src/xlsx/package/xml';
import { chartLabel, chartOf, chartSvg, look } from '../../workbench/grid/chartSvg';

const CELLS = [
  ['Name', 'R1', 'R2', 'R3'],
  ['Rook & <Son>', 1, 1.5, 2.5],
  ['Pawn, Ada', 0, 1, ''],
  ['Knight, Bo', 0.5, '', 1.5],
];
const chart = chartOf('Progress "live"', CELLS);
const drawn = (cells = chart) => parseXml(chartSvg(cells, 600, 300));
const texts = (svg: XmlElement) => svg.all('text').map(({ text }) => text);
/** Lines first, then the legend, each a way and its markers. */
const groups = (svg: XmlElement) =>
  svg.all('g').map((group) => {
    const [way, ...marks] = group.all('path');
    return { way: way.get('d')!, dash: way.get('stroke-dasharray'), marks };
  });
const points = (way: string) =>
  [...way.matchAll(/([ML])([\d.]+) ([\d.]+)/g)].map(([, to, x, y]) => [to, Number(x), Number(y)]);

test('title, names of points and lines, and round numbers at the axis', () => {
  expect(texts(drawn())).toEqual([
    'Progress "live"',
    ...['0', '0.5', '1', '1.5', '2', '2.5'],
    ...['R1', 'R2', 'R3'],
    ...['Rook & <Son>', 'Pawn, Ada', 'Knight, Bo'],
  ]);
});

test('a point stands at its value on the axis, one marker to a value', () => {
  const svg = drawn();
  const [first] = groups(svg);
  const tick = (label: string) =>
    Number(
      svg
        .all('text')
        .find(({ text }) => text === label)!
        .get('y'),
    ) - 4;
  const heights = points(first.way).map(([, , y]) => y as number);
  [1, 1.5, 2.5].forEach((value, at) => expect(heights[at]).toBeCloseTo(tick(String(value)), 1));
  expect(first.marks).toHaveLength(3);
});

test('a blank cell is a gap, not a zero', () => {
  const [, second, third] = groups(drawn());
  expect(points(second.way).map(([to]) => to)).toEqual(['M', 'L']);
  expect(points(third.way).map(([to]) => to)).toEqual(['M', 'M']);
});

test('eight lines differ without their colours, and the legend has the same looks', () => {
  const looks = Array.from({ length: 8 }, (_, at) => look(at));
  const grey = looks.map(({ dash, shape, isHollow }) => `${dash}|${shape}|${isHollow}`);
  expect(new Set(grey).size).toBe(8);
  // Files know colours of six digits only.
  for (const { colour } of looks) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  const all = groups(drawn());
  expect(all).toHaveLength(6);
  for (const at of [0, 1, 2]) {
    expect(all[at + 3].dash).toBe(all[at].dash);
    expect(all[at + 3].marks[0].get('d')).toBe(all[at].marks[0].get('d'));
  }
});

test('everything stays within the picture, with values below zero, none, or one alone', () => {
  const far = 'A name that is longer than any legend could ever be wide';
  for (const cells of [
    [
      ['', 'a', 'b'],
      ['x', -3, 40],
    ],
    [
      ['', 'a'],
      ['x', 0],
    ],
    [
      ['', 'a'],
      [far, ''],
    ],
    [['']],
  ]) {
    const svg = chartSvg(chartOf('', cells), 400, 200);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    for (const { way } of groups(parseXml(svg)))
      for (const [, x, y] of points(way) as [string, number, number][]) {
        expect(x >= 0 && x <= 400).toBe(true);
        expect(y >= 0 && y <= 200).toBe(true);
      }
    expect(svg).not.toContain(far);
  }
});

test('is told in words', () => {
  expect(chartLabel(chart)).toContain('Progress "live". Rook & <Son>: R1 1, R2 1.5, R3 2.5. Pawn');
});
