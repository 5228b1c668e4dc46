/** A file with the sections of Swiss-Manager's .TUNX, as far as they are described in public. */

const u8s = (size: number, ...at: readonly (readonly [number, readonly number[]])[]): number[] => {
  const bytes = new Array<number>(size).fill(0);
  for (const [offset, values] of at) bytes.splice(offset, values.length, ...values);
  return bytes;
};
const u16 = (n: number): number[] => [n & 0xff, n >> 8];
const u32 = (n: number): number[] => [...u16(n & 0xffff), ...u16(Math.floor(n / 0x10000))];
const text = (letters: string): number[] => [
  ...u16(letters.length),
  ...[...letters].flatMap((letter) => u16(letter.charCodeAt(0))),
];
const mark = (first: number): number[] => [first, 0xff, 0x89, 0x44];

export interface TunxPlayer {
  readonly surname: string;
  readonly first: string;
  readonly title?: string;
  readonly club?: string;
  readonly federation?: string;
  readonly fide?: number;
  readonly national?: number;
  readonly id?: number;
  readonly isWoman?: boolean;
}

/** White, Black (or what stands in the place of an opponent) and the figure of the result. */
export type TunxPair = readonly [number, number, number];

export interface TunxEvent {
  readonly kind?: number;
  readonly rounds: number;
  readonly paired: number;
  readonly players: readonly TunxPlayer[];
  readonly pairs: readonly TunxPair[];
}

export function makeTunx({ kind = 0, rounds, paired, players, pairs }: TunxEvent): Uint8Array {
  const strings = Array.from({ length: 21 }, (_, nth) =>
    text(nth === 0 ? 'Open of the Grove' : nth === 10 ? 'Grove' : nth === 20 ? 'SUI' : ''),
  ).flat();
  const config = u8s(
    0x60,
    [0x00, u16(rounds)],
    [0x0b, [kind]],
    [0x11, [paired]],
    [0x13, u16(players.length)],
    [0x47, u32(20260201)],
    [0x4b, u32(20260203)],
  );
  const list = players.flatMap((player) => [
    ...Array.from({ length: 30 }, (_, nth) => text(textOf(player, nth))).flat(),
    ...u8s(
      110,
      [0x06, [player.isWoman ? 1 : 0]],
      [0x08, u16(player.fide ?? 0)],
      [0x0a, u16(player.national ?? 0)],
      [0x18, u32(player.id ?? 0)],
    ),
  ]);
  const games = pairs.flatMap((pair) => u8s(21, [0, pair.flatMap(u16)]));
  return new Uint8Array([
    ...u8s(0x6c, [0, mark(0x93)]),
    ...strings,
    ...mark(0x95),
    ...config,
    ...mark(0xa5),
    ...list,
    ...mark(0xb3),
    ...games,
    ...mark(0xd3),
    ...u8s(28),
    ...mark(0xe3),
  ]);
}

function textOf(player: TunxPlayer, nth: number): string {
  const texts: Readonly<Record<number, string | undefined>> = {
    0: player.surname,
    1: player.first,
    4: player.title,
    9: player.club,
    10: player.federation,
  };
  return texts[nth] ?? '';
}
