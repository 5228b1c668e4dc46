import {
  LEFT_PARTS,
  type BracketPart,
  type BracketPicture,
  type PicturePlayer,
} from '../explain/picture';
import {
  arrows,
  pairWord,
  partWord,
  playerWord,
  refusedWord,
  wishLetter,
} from '../explain/pictureTable';
import { sayReason } from '../explain/phrasebook';
import type { Reason } from '../explain/reason';
import { sayPoints } from '../model/points';
import type { Language, PlayerNo } from '../model/types';
import { text, type Html } from './html';

export interface SvgOptions {
  readonly language: Language;
  /** In pixels; the pane is 300 wide, a page or a projector more. */
  readonly width: number;
  /** How a player is named in sentences. */
  readonly player: (no: PlayerNo) => string;
}

const ROW = 46;
const HEAD = 22;
/** What a second line of a heading takes. */
const SECOND_LINE = 12;
const PAD = 6;
/** Boxes below this have no room for first names. */
const NARROW = 180;

interface Spot {
  readonly player: PicturePlayer;
  readonly isLeft: boolean;
  readonly y: number;
}

/**
 * A bracket as a drawing: two columns of players, a solid line for each pair, a dashed one with a
 * cross for a pair of the first candidate that was refused, a dotted arrow for whoever goes down.
 * It is drawn in the ink of the page, so that it can be printed, copied in black and white, and read
 * in the dark; only the disc of the colour that is due is white or black wherever it stands. Every player and every line can be reached by
 * keyboard and says in words what it is: its title is what is read aloud and what a mouse shows.
 */
export function bracketSvg(picture: BracketPicture, options: SvgOptions): Html {
  const { width } = options;
  const gap = Math.round(width * 0.24);
  const box = Math.floor((width - gap) / 2) - 1;
  const headLines = (part: BracketPart): readonly string[] =>
    inTwo(sayReason(options.language, partWord(picture, part)), box);
  const { spots, heads, height } = layOut(picture, headLines);
  const at = new Map(spots.map((spot) => [spot.player.no, spot]));
  const say = (reason: Reason) => {
    const words = sayReason(options.language, reason, { player: options.player });
    return reason.article && !words.includes(reason.article)
      ? `${words} (${reason.article})`
      : words;
  };
  const side = ({ isLeft, y }: Spot) => ({ x: isLeft ? box : box + gap, y: y + (ROW - PAD) / 2 });
  const lines: string[] = [];
  for (const refused of picture.refused) {
    const [a, b] = refused.players.map((no) => at.get(no));
    if (a && b) lines.push(line(side(a), side(b), gap, box, say(refusedWord(refused)), 'refused'));
  }
  for (const pair of picture.pairs) {
    const [a, b] = [at.get(pair.white), at.get(pair.black)];
    if (a && b) lines.push(line(side(a), side(b), gap, box, say(pairWord(pair)), 'pair'));
  }
  for (const spot of spots)
    if (spot.player.fate === 'leaves') lines.push(leaving(side(spot), spot.isLeft, height));
  const said = (player: PicturePlayer) => {
    const wish = wishLetter(player);
    return { label: say(playerWord(player)), wish: typeof wish === 'string' ? wish : say(wish) };
  };
  const title = say(picture.title);
  return `<svg class=bracket role=group aria-label="${text(title)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="12" fill="currentColor">${heads
    .map((head) => heading(head, box, gap))
    .join('')}${lines.join('')}${spots
    .map((spot) => node(spot, box, gap, said(spot.player)))
    .join('')}</svg>` as Html;
}

interface Head {
  readonly part: BracketPart;
  readonly isLeft: boolean;
  readonly y: number;
  readonly lines: readonly string[];
}

/** Parts that face each other begin on the same line; the others follow below. */
function layOut(
  { players }: BracketPicture,
  headLines: (part: BracketPart) => readonly string[],
): { spots: Spot[]; heads: Head[]; height: number } {
  const parts = [...new Set(players.map(({ part }) => part))];
  const isTall = parts.some((part) => headLines(part).length > 1);
  const headHeight = HEAD + (isTall ? SECOND_LINE : 0);
  const spots: Spot[] = [];
  const heads: Head[] = [];
  let [left, right] = [0, 0];
  for (const part of parts) {
    const isLeft = LEFT_PARTS.has(part);
    // A part on the left opens a new section; the one that faces it starts beside it.
    if (isLeft) left = right = Math.max(left, right);
    let y = isLeft ? left : right;
    heads.push({ part, isLeft, y, lines: headLines(part) });
    y += headHeight;
    for (const player of players.filter((each) => each.part === part)) {
      spots.push({ player, isLeft, y });
      y += ROW;
    }
    if (isLeft) left = y;
    else right = y;
  }
  const leaves = players.some(({ fate }) => fate === 'leaves');
  return { spots, heads, height: Math.max(left, right, headHeight) + (leaves ? 16 : 2) };
}

function heading({ isLeft, y, lines }: Head, box: number, gap: number): string {
  const x = isLeft ? 1 : box + gap;
  const drawn = lines.map(
    (line, index) => `<tspan x="${x}" y="${y + 15 + index * SECOND_LINE}">${text(line)}</tspan>`,
  );
  return `<text font-size="10.5" font-weight="600">${drawn.join(' ')}</text>`;
}

/** Number and name; colour due, points, floats; opponents met. */
function node(
  { player, isLeft, y }: Spot,
  box: number,
  gap: number,
  { label, wish }: Readonly<Record<'label' | 'wish', string>>,
): string {
  const x = isLeft ? 1 : box + gap;
  const due = disc(player, x + 9, y + 22);
  const facts = [wish, sayPoints(player.score), arrows(player)].join('  ');
  const met = player.met.length > 0 ? `× ${player.met.join(' ')}` : '';
  const isBye = player.fate === 'bye';
  // In a narrow picture the family name has to do; the whole one is in the label.
  const shown = box < NARROW ? player.name.split(',')[0] : player.name;
  const name = fit(`${player.no} ${shown}`, box, 7.6);
  return `<g tabindex=0 role=img data-player="${player.no}"><title>${text(label)}</title><rect x="${x}" y="${y}" width="${box - 1}" height="${ROW - PAD}" rx="4" fill="none" stroke="currentColor"${isBye ? ' stroke-dasharray="1 3"' : ''}${player.cameFromAbove ? ' stroke-width="2"' : ''}/><text x="${x + 5}" y="${y + 14}" font-weight="600">${text(name)}</text>${due}<text x="${x + (due === '' ? 5 : 16)}" y="${y + 26}" font-size="11">${text(facts)}</text><text x="${x + 5}" y="${y + 37}" font-size="10">${text(fit(met, box, 5.4))}</text></g>`;
}

/** White or black on every page, with an outline that is seen on both. */
function disc({ wish: { colour, strength } }: PicturePlayer, x: number, y: number): string {
  if (colour === null || strength === 'none') return '';
  const fill = colour === 'white' ? '#fff' : '#000';
  return `<circle cx="${x}" cy="${y}" r="4" fill="${fill}" stroke="currentColor" stroke-width="1.2"/>`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two of one side are joined by a bow into the space between. */
function line(
  a: Point,
  b: Point,
  gap: number,
  box: number,
  label: string,
  kind: 'pair' | 'refused',
): string {
  const isBow = a.x === b.x;
  const reach = a.x === box ? gap * 0.6 : -gap * 0.6;
  const path = isBow
    ? `M${a.x} ${a.y}C${a.x + reach} ${a.y} ${b.x + reach} ${b.y} ${b.x} ${b.y}`
    : `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const middle = {
    x: isBow ? a.x + reach * 0.75 : (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
  };
  const look = kind === 'pair' ? 'stroke-width="2.2"' : 'stroke-width="1.2" stroke-dasharray="5 4"';
  const cross =
    kind === 'refused'
      ? `<path d="M${middle.x - 4} ${middle.y - 4}l8 8m0 -8l-8 8" stroke-width="1.6"/>`
      : '';
  return `<g tabindex=0 role=img fill="none" stroke="currentColor"><title>${text(label)}</title><path d="${path}" ${look}/><path d="${path}" stroke="transparent" stroke-width="12"/>${cross}</g>`;
}

/** Out of the bracket, down to the next. */
function leaving({ x, y }: Point, isLeft: boolean, height: number): string {
  const lane = isLeft ? x + 9 : x - 9;
  const end = height - 2;
  return `<g fill="none" stroke="currentColor" aria-hidden=true><path d="M${x} ${y}H${lane}V${end}" stroke-dasharray="1.5 3" stroke-width="1.6"/><path d="M${lane - 4} ${end - 6}L${lane} ${end}L${lane + 4} ${end - 6}" stroke-width="1.6"/></g>`;
}

/** Words that do not fit are cut; the whole stands in the label. */
function fit(words: string, box: number, letter: number): string {
  const most = Math.floor((box - 10) / letter);
  return words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`;
}

/** A heading in one line, or in two between words. */
function inTwo(words: string, box: number): readonly string[] {
  const [first, ...others] = words.split(' ');
  let line = first;
  while (others.length > 0 && fit(`${line} ${others[0]}`, box, 6.2) === `${line} ${others[0]}`)
    line += ` ${others.shift()}`;
  return others.length === 0 ? [line] : [line, fit(others.join(' '), box, 6.2)];
}
