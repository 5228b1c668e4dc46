/** A line chart as a picture: told apart by dash and marker, so that it is read in black and white. */
import type { CellValue } from '../host/book';

export interface LineChart {
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly CellValue[] }[];
}

/** The cells of a chart: names of the points in the first row, names of the lines in the first column. */
export function chartOf(title: string, cells: readonly (readonly CellValue[])[]): LineChart {
  const [header = [], ...lines] = cells;
  return {
    title,
    categories: header.slice(1).map(String),
    series: lines.map(([name, ...values]) => ({ name: String(name ?? ''), values })),
  };
}

const COLOURS = [
  '#0b6e4f',
  '#b3261e',
  '#1f4e9c',
  '#8a5a00',
  '#6a2c91',
  '#00707a',
  '#444444',
  '#a3256b',
];
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '', '7 3', '2 3', '10 3 2 3'];
/** Around 0,0; the latter four are hollow, so that eight differ without a colour. */
const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.5-3.5h7v7h-7z',
  'M0-5 5 0 0 5-5 0z',
  'M0-4.5 4.5 4h-9z',
];

export const look = (index: number) => {
  const at = index % COLOURS.length;
  return {
    colour: COLOURS[at],
    dash: DASHES[at],
    shape: SHAPES[at % SHAPES.length],
    isHollow: at >= SHAPES.length,
  };
};

const FONT = 12;
/** A letter is about half as wide as high. */
const LETTER = 6.2;
const LINE_HEIGHT = 18;

/** An `<svg>` of the given size in pixels. */
export function chartSvg(chart: LineChart, width: number, height: number): string {
  const { title, categories, series } = chart;
  const longest = Math.max(0, ...series.map(({ name }) => name.length));
  const legendWidth = Math.min(40 + longest * LETTER, width * 0.4);
  const letters = Math.max(3, Math.floor((legendWidth - 40) / LETTER));
  const plot = {
    left: 44,
    top: title ? 40 : 16,
    right: Math.max(60, width - legendWidth - 16),
    bottom: height - 30,
  };
  const scale = scaleFor(series.flatMap(({ values }) => values.filter(isNumber)));
  const y = (value: number) =>
    round(
      plot.bottom - ((value - scale.low) / (scale.high - scale.low)) * (plot.bottom - plot.top),
    );
  const step = (plot.right - plot.left) / Math.max(1, categories.length);
  const x = (index: number) => round(plot.left + step * (index + 0.5));
  // Names of rounds that would run into each other are thinned out.
  const widest = Math.max(1, ...categories.map(({ length }) => length)) * LETTER + 6;
  const every = Math.max(1, Math.ceil(widest / step));
  const parts = [
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="#fff" stroke="#b9c4bf"/>`,
    title &&
      `<text x="${round(width / 2)}" y="24" text-anchor="middle" font-size="15">${escape(title)}</text>`,
    ...scale.ticks.map(
      (tick) =>
        `<path d="M${plot.left} ${y(tick)}H${round(plot.right)}" stroke="#dfe5e2"/>` +
        `<text x="${plot.left - 6}" y="${y(tick) + 4}" text-anchor="end">${tick}</text>`,
    ),
    `<path d="M${plot.left} ${plot.top}V${plot.bottom}H${round(plot.right)}" fill="none" stroke="#5b6763"/>`,
    ...categories.map((name, index) =>
      index % every === 0
        ? `<text x="${x(index)}" y="${plot.bottom + 18}" text-anchor="middle">${escape(name)}</text>`
        : '',
    ),
    ...series.map(({ values }, index) => line(values, index, x, y)),
    ...series.map(({ name }, index) => {
      const top = plot.top + 8 + index * LINE_HEIGHT;
      if (top > height - 8) return '';
      const left = round(plot.right + 12);
      return (
        line(
          [0, 0],
          index,
          (end) => left + end * 26,
          () => top,
          13,
        ) + `<text x="${left + 32}" y="${top + 4}">${escape(shortened(name, letters))}</text>`
      );
    }),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 ${width} ${height}"` +
    ` preserveAspectRatio="none" font-family="Calibri, Carlito, 'Segoe UI', Arial, sans-serif"` +
    ` font-size="${FONT}" fill="#1d2624" aria-hidden="true">${parts.join('')}</svg>`
  );
}

/** What the picture says, for whoever does not see it. */
export const chartLabel = ({ title, series, categories }: LineChart): string =>
  [
    title,
    ...series.map(
      ({ name, values }) =>
        `${name}: ${values.map((value, index) => `${categories[index] ?? ''} ${value}`).join(', ')}`,
    ),
  ]
    .filter(Boolean)
    .join('. ');

/** A blank or a text is a gap. With `markAt` one marker stands there, as in a legend. */
function line(
  values: readonly CellValue[],
  index: number,
  x: (index: number) => number,
  y: (value: number) => number,
  markAt?: number,
): string {
  const { colour, dash, shape, isHollow } = look(index);
  let isOn = false;
  let way = '';
  let marks = '';
  const mark = (left: number, top: number) =>
    `<path d="${shape}" transform="translate(${left} ${top})" fill="${isHollow ? '#fff' : colour}" stroke="${colour}" stroke-width="1.5"/>`;
  values.forEach((value, at) => {
    if (isNumber(value)) {
      way += `${isOn ? 'L' : 'M'}${x(at)} ${y(value)}`;
      if (markAt === undefined) marks += mark(x(at), y(value));
    }
    isOn = isNumber(value);
  });
  if (markAt !== undefined) marks = mark(x(0) + markAt, y(0));
  const dashes = dash && ` stroke-dasharray="${dash}"`;
  return `<g><path d="${way}" fill="none" stroke="${colour}" stroke-width="2"${dashes}/>${marks}</g>`;
}

/** From zero, or below where a value is, in steps that people count in. */
function scaleFor(values: readonly number[]): { low: number; high: number; ticks: number[] } {
  const least = Math.min(0, ...values);
  const span = Math.max(0, ...values) - least || 1;
  const power = 10 ** Math.floor(Math.log10(span / 5));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => span / each <= 6)!;
  const low = Math.floor(least / step) * step;
  const count = Math.ceil((least + span - low) / step - 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, at) => Number((low + at * step).toFixed(10)));
  return { low, high: ticks[count], ticks };
}

const isNumber = (value: CellValue): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const round = (value: number) => Math.round(value * 10) / 10;
const shortened = (text: string, letters: number) =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
