import type { Colour, Float, PlayerNo } from '../model/types';
import type { WordKey } from '../words';
import type { BracketPart, BracketPicture, PicturePlayer, ShapePlace } from './picture';
import type { Reason, TraceStep, TraceTable } from './reason';

/** The picture in words: what a screen reader reads, what a sheet shows, what the command line prints. */

const PARTS: Readonly<Record<BracketPart, WordKey>> = {
  s1: 'picture.part.s1',
  s2: 'picture.part.s2',
  limbo: 'picture.part.limbo',
  s1r: 'picture.part.s1r',
  s2r: 'picture.part.s2r',
  white: 'picture.part.white',
  black: 'picture.part.black',
  fromAbove: 'picture.part.fromAbove',
  served: 'picture.part.served',
  g1: 'picture.part.g1',
  g2: 'picture.part.g2',
  top: 'picture.part.top',
  bottom: 'picture.part.bottom',
  alone: 'picture.part.alone',
};
const WISHES = {
  mild: 'picture.wish.mild',
  strong: 'picture.wish.strong',
  absolute: 'picture.wish.absolute',
} as const;
const DUE = {
  mild: 'picture.due.mild',
  strong: 'picture.due.strong',
  absolute: 'picture.due.absolute',
} as const;
export const PICTURE_COLOURS: Readonly<Record<Colour, WordKey>> = {
  white: 'picture.colour.white',
  black: 'picture.colour.black',
};
const FLOATS: Readonly<Record<Float | 'none', WordKey>> = {
  none: 'picture.float.none',
  down: 'picture.float.down',
  up: 'picture.float.up',
};
const PLACES: Readonly<Record<ShapePlace['of'], WordKey>> = {
  bracket: 'picture.place.bracket',
  movedDown: 'picture.place.movedDown',
  remainder: 'picture.place.remainder',
  rows: 'picture.place.rows',
  g2: 'picture.place.g2',
};
const HEAD: readonly WordKey[] = [
  'picture.head.stands',
  'picture.head.no',
  'picture.head.name',
  'picture.head.points',
  'picture.head.due',
  'picture.head.colours',
  'picture.head.floats',
  'picture.head.met',
  'picture.head.outcome',
];

/** S1 of a bracket with moved-down players is not its upper half. */
export function partWord(picture: BracketPicture, part: BracketPart): Reason {
  const s1 = picture.players.filter((player) => player.part === 's1');
  const isFromAbove = s1.length > 0 && s1.every(({ cameFromAbove }) => cameFromAbove);
  const hasRemainder = picture.players.some((player) => player.part === 's1r');
  if ((part === 's1' || part === 's2') && (isFromAbove || hasRemainder))
    return { key: part === 's1' ? 'picture.part.above' : 'picture.part.opponents' };
  return { key: PARTS[part] };
}

export function wishWord({ wish: { colour, strength } }: PicturePlayer): Reason {
  if (colour === null || strength === 'none') return { key: 'picture.wish.none' };
  return {
    key: WISHES[strength],
    args: { colour: { reason: { key: PICTURE_COLOURS[colour] } } },
  };
}

const floatWord = (float: Float | null): Reason => ({ key: FLOATS[float ?? 'none'] });

export const floatsWord = ({ floats: [last, before] }: PicturePlayer): Reason => ({
  key: 'picture.floats',
  args: { last: { reason: floatWord(last) }, before: { reason: floatWord(before) } },
});

/** Everything of a player in one sentence. */
export const playerWord = (player: PicturePlayer): Reason => ({
  key: 'picture.player',
  args: {
    player: { players: [player.no] },
    score: { points: player.score },
    wish: { reason: wishWord(player) },
    floats: { reason: floatsWord(player) },
    met: player.met.length > 0 ? { numbers: player.met } : { reason: { key: 'picture.nobody' } },
  },
});

export const pairWord = ({ white, black, colours }: BracketPicture['pairs'][number]): Reason => ({
  key: 'picture.pair',
  ...(colours.article ? { article: colours.article } : {}),
  args: {
    white: { players: [white] },
    black: { players: [black] },
    because: { reason: colours },
  },
});

export const refusedWord = ({ players, reason }: BracketPicture['refused'][number]): Reason => ({
  key: 'picture.refused',
  ...(reason.article ? { article: reason.article } : {}),
  args: { pair: { pairs: [players] }, because: { reason } },
});

export const placeWord = ({ of, number, total }: ShapePlace): Reason => ({
  key: PLACES[of],
  args: { number: digits(number), total: digits(total) },
});

/** Digits in groups as long as somebody would read them; then the size of the number. */
export function digits(number: string): string {
  if (number.length > 15) return `≈ ${number[0]}·10^${number.length - 1}`;
  return number.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** What becomes of a player in their bracket. */
export function fateWord(picture: BracketPicture, no: PlayerNo): Reason {
  if (picture.bye === no) return { key: 'picture.has-bye' };
  if (picture.leaving.includes(no)) return { key: 'picture.leaves' };
  const pair = picture.pairs.find(({ white, black }) => white === no || black === no);
  const opponent = pair && (pair.white === no ? pair.black : pair.white);
  return {
    key: 'picture.meets',
    args: { players: { players: opponent === undefined ? [] : [opponent] } },
  };
}

export const ARROWS: Readonly<Record<Float | 'none', string>> = { down: '↓', up: '↑', none: '·' };
export const arrows = ({ floats }: PicturePlayer): string =>
  floats.map((float) => ARROWS[float ?? 'none']).join('');

/** "W!" and the like. */
export function wishLetter({ wish: { colour, strength } }: PicturePlayer): Reason | string {
  if (colour === null || strength === 'none') return '–';
  return { key: DUE[strength], args: { colour: { colours: [colour] } } };
}

/** Colours so far, the oldest first, as letters. */
const coloursSoFar = ({ colours }: PicturePlayer): Reason => ({
  key: 'picture.colours',
  args: { colours: { colours } },
});

/** Brackets as they lead an account: who stands where and whom they meet, then what was refused first. */
export const pictureSteps = (pictures: readonly BracketPicture[]): TraceStep[] =>
  pictures.map((picture) => ({
    ...picture.title,
    table: pictureTable(picture),
    steps: [
      ...(picture.why ? [picture.why] : []),
      ...picture.places.map(placeWord),
      ...picture.refused.map(refusedWord),
    ],
  }));

/** The account of a round with the plain sentence of each bracket before its details. */
export function withWhy(
  steps: readonly TraceStep[],
  pictures: readonly BracketPicture[],
): TraceStep[] {
  const same = (a: Reason, b: Reason) =>
    a.key === b.key && JSON.stringify(a.args) === JSON.stringify(b.args);
  return steps.map((step) => {
    const why = pictures.find(({ title }) => same(title, step))?.why;
    return why ? { ...step, steps: [why, ...(step.steps ?? [])] } : step;
  });
}

/** The whole bracket as a table. */
export function pictureTable(picture: BracketPicture): TraceTable {
  return {
    title: { key: 'picture.table' },
    header: HEAD.map((key) => ({ key })),
    rows: picture.players.map((player) => [
      partWord(picture, player.part),
      player.no,
      player.name,
      { key: 'picture.points', args: { score: { points: player.score } } },
      wishLetter(player),
      coloursSoFar(player),
      arrows(player),
      player.met.join(' ') || '–',
      fateWord(picture, player.no),
    ]),
  };
}
