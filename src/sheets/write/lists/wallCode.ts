import type { Language } from '../../../model/types';
import { qrCode, qrDots } from '../../../qr';
import { plainKey, type PicturePlan, type SheetPlan } from '../../plan/plan';
import { say } from '../../plan/say';
import type { EventSettings } from '../../settings';

const WALL_KEYS: readonly string[] = [
  ...['by-table', 'by-name', 'by-club', 'by-federation', 'by-rating', 'by-name-all'],
];

export const isWallList = ({ key }: SheetPlan): boolean => WALL_KEYS.includes(plainKey(key));

export const CODE_NAME = 'Pairsheet QR';

/**
 * Title, subtitle and the line of the code, in points: together as high as the code. With three
 * centimetres a telephone reads it from half a metre; the list loses a line and a half on page one.
 */
const HEAD_HEIGHTS = [32, 22, 30] as const;
const CODE_SIZE = HEAD_HEIGHTS.reduce((sum, points) => sum + points, 0);
/** What the code takes of the width of the head, in characters of seven pixels. */
const CODE_CHARACTERS = Math.ceil((CODE_SIZE * 4) / 3 / 7) + 1;
const SEPARATOR = ' · ';

/** Behind the address: whoever opens it sees the page, whoever verifies the event has the digest. */
const DIGEST_MARK = '#log=';

/** What a code says; an address that has a fragment of its own has no room for the digest. */
export function codeText(address: string, digest: string): string {
  if (address === '') return digest;
  return digest === '' || address.includes('#') ? address : `${address}${DIGEST_MARK}${digest}`;
}

/** The digest that was read off a sheet, or out of the code on it; how it is grouped does not matter. */
export const digestIn = (read: string): string => {
  const at = read.lastIndexOf(DIGEST_MARK);
  const said = at < 0 ? read : read.slice(at + DIGEST_MARK.length);
  return said.replace(/[\s\-–·]+/g, '').toLowerCase();
};

/**
 * A wall list with a code at the right of its head, where it takes no column and is printed on page
 * one: the address of the event with the short digest of the log, or whichever there is.
 */
export function withCode(
  sheet: SheetPlan,
  { address = '', language }: Pick<EventSettings, 'address' | 'language'>,
  digest = '',
): SheetPlan {
  const wanted = codeText(address, digest);
  const whole = wanted === '' ? null : qrCode(wanted);
  const text = whole ? wanted : digest;
  const code = whole ?? (text === '' ? null : qrCode(text));
  if (!code) return sheet;
  const widths = Object.values(sheet.widths ?? {});
  const room = widths.reduce((sum, width) => sum + width, 0) - CODE_CHARACTERS;
  const picture: PicturePlan = {
    name: CODE_NAME,
    alt: say(language, 'paper.code-alt', { text }),
    row: 0,
    column: widths.length - 1,
    size: CODE_SIZE,
    dots: qrDots(code),
  };
  const [head, ...blocks] = sheet.blocks;
  const [[title], [subtitle]] = head.cells;
  const lines = headLines(String(subtitle), spoken(address, digest, language), room);
  return {
    ...sheet,
    blocks: [{ ...head, cells: [[title], ...lines.map((line) => [line])] }, ...blocks],
    heights: [
      ...HEAD_HEIGHTS.map((points, row) => ({ row, rows: 1, points })),
      ...(sheet.heights ?? []).filter(({ row }) => row >= HEAD_HEIGHTS.length),
    ],
    pictures: [picture],
  };
}

/** The same for people. */
const spoken = (address: string, digest: string, language: Language): string[] =>
  [
    address.replace(/^https?:\/\//i, ''),
    digest && say(language, 'paper.log-digest', { digest }),
  ].filter(Boolean);

/** Two lines that end before the code: the subtitle goes on in the second where it is long. */
function headLines(subtitle: string, ours: readonly string[], room: number): [string, string] {
  const parts = subtitle.split(SEPARATOR);
  let count = parts.length;
  while (count > 1 && parts.slice(0, count).join(SEPARATOR).length > room) count--;
  const cut = (line: string) => (line.length > room ? `${line.slice(0, room - 1)}…` : line);
  return [
    cut(parts.slice(0, count).join(SEPARATOR)),
    cut([...parts.slice(count), ...ours].join(SEPARATOR)),
  ];
}
