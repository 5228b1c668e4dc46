import { isPlayed } from '../../../src/model/outcomes';
import { areForbidden, pairingScore, playerByNo } from '../../../src/model/tournament';
import type { Colour, PlayerNo, RoundToPair } from '../../../src/model/types';

/**
 * A second reading of the text of 1997 (rulings R1–R29) for tiny fields, from the second round on:
 * wherever the text looks ahead or wants the fewest, everything is tried. It shares no code with the
 * engine. Who meets whom, in the order of the work, with the article that made the pair.
 */
export interface Witnessed {
  readonly bye: PlayerNo | null;
  readonly pairs: readonly Made[];
}
export interface Made {
  readonly players: readonly [PlayerNo, PlayerNo];
  readonly article: '6.2' | '6.3' | '7.1' | '8.2';
}

interface Card {
  readonly no: PlayerNo;
  readonly name: string;
  readonly rating: number;
  readonly score: number;
  /** CMA as a fraction (R1); 0 of 1 without a game (R2). */
  readonly cma: readonly [number, number];
  readonly wish: Colour | null;
  readonly may: Readonly<Record<Colour, boolean>>;
  readonly met: ReadonlySet<PlayerNo>;
  readonly transfers: readonly number[];
  readonly hadPoint: boolean;
}
type Columns = Readonly<Record<Colour, readonly Card[]>>;
type Order = (a: Card, b: Card) => number;

const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
const compareCma: Order = (a, b) => a.cma[0] * b.cma[1] - b.cma[0] * a.cma[1];
const byName: Order = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.no - b.no);
const without = (cards: readonly Card[], gone: readonly Card[]) =>
  cards.filter((card) => !gone.includes(card));

/** Null: no legal round (R28). */
export const witness1997 = (task: RoundToPair): Witnessed | null => new Witness(task).pair();

/** Whether a legal round with the two exists, with the bye for this player or for anybody who may. */
export const mayMeet1997 = (
  task: RoundToPair,
  a: PlayerNo,
  b: PlayerNo,
  bye?: PlayerNo | null,
): boolean => new Witness(task).existsWith(a, b, bye);

class Witness {
  private readonly cards: readonly Card[];
  private readonly known = new Map<string, boolean>();
  /** Everybody still unpaired: they can always all be paired. */
  private rest: readonly Card[] = [];
  private readonly pairs: Made[] = [];

  constructor(private readonly task: RoundToPair) {
    this.cards = cardsOf(task);
  }

  existsWith(a: PlayerNo, b: PlayerNo, bye?: PlayerNo | null): boolean {
    const others = this.cards.filter(({ no }) => no !== a && no !== b);
    if (others.length % 2 === 0) return this.canPair(others);
    return others.some(
      (card) =>
        !card.hadPoint &&
        (bye === undefined || card.no === bye) &&
        this.canPair(without(others, [card])),
    );
  }

  pair(): Witnessed | null {
    const bye = this.cards.length % 2 === 1 ? this.bye() : null;
    this.rest = bye ? without(this.cards, [bye]) : this.cards;
    if (bye === undefined || !this.canPair(this.rest)) return null;
    let floaters: readonly Card[] = [];
    for (const score of [...new Set(this.cards.map((card) => card.score))].sort((a, b) => b - a)) {
      const residents = this.rest.filter((card) => card.score === score);
      if (residents.length > 0) floaters = this.group(score, residents, floaters);
    }
    if (floaters.length > 0) this.group(-1, [], floaters);
    return { bye: bye?.no ?? null, pairs: this.pairs };
  }

  /** R7: not met, not kept apart, and one way of giving the colours keeps 2.3 and 2.4. */
  private legal(a: Card, b: Card): boolean {
    if (a === b || a.met.has(b.no)) return false;
    if (areForbidden(this.task.tournament, a.no, b.no, this.task.round)) return false;
    return (a.may.white && b.may.black) || (a.may.black && b.may.white);
  }

  private canPair(cards: readonly Card[]): boolean {
    if (cards.length % 2 === 1) return false;
    const key = cards
      .map(({ no }) => no)
      .sort((a, b) => a - b)
      .join();
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const [first, ...others] = cards;
    const answer =
      first === undefined ||
      others.some((card) => this.legal(first, card) && this.canPair(without(others, [card])));
    this.known.set(key, answer);
    return answer;
  }

  private readonly leavesRest = (...gone: readonly Card[]): boolean =>
    this.canPair(without(this.rest, gone));

  /** R22; undefined: nobody. */
  private bye(): Card | undefined {
    for (const score of [...new Set(this.cards.map((card) => card.score))].sort((a, b) => a - b)) {
      const group = this.cards.filter((card) => card.score === score);
      const columns = natural(group);
      const larger = dominating(columns);
      const inLarger = (card: Card) => Number(larger !== null && columns[larger].includes(card));
      const order = [...group].sort(
        (a, b) =>
          a.rating - b.rating || inLarger(b) - inLarger(a) || compareCma(b, a) || b.no - a.no,
      );
      const taker = order.find(
        (card) => !card.hadPoint && this.canPair(without(this.cards, [card])),
      );
      if (taker) return taker;
    }
    return undefined;
  }

  private make(a: Card, b: Card, article: Made['article']): void {
    this.rest = without(this.rest, [a, b]);
    this.pairs.push({ players: [a.no, b.no], article });
  }

  /** R23; returns who floats on. */
  private group(score: number, residents: readonly Card[], floaters: readonly Card[]): Card[] {
    let open = [...residents];
    let onwards: Card[] = [];
    const below = () => this.rest.filter((card) => card.score < score && !open.includes(card));
    const fits = (a: Card) => (b: Card) => this.legal(a, b) && this.leavesRest(a, b);

    // Art. 8, R20.
    let waiting = alternating(floaters);
    while (waiting.length > 0) {
      const [floater, ...others] = waiting;
      waiting = others;
      const order = byCandidacy(floater.wish);
      const met =
        [...open].sort(order).find(fits(floater)) ??
        [...others, ...onwards].sort(order).find(fits(floater));
      if (!met) {
        onwards.push(floater);
        continue;
      }
      [waiting, onwards, open] = [waiting, onwards, open].map((list) => without(list, [met]));
      this.make(floater, met, '8.2');
    }
    // 7.1, R11–R13.
    const islands = open.filter((card) => !open.some((each) => this.legal(card, each)));
    for (const island of alternating(islands)) {
      const met = fromBelow(below(), island.wish).find(
        (card) => !this.isBarred(card) && fits(island)(card),
      );
      open = without(open, [island]);
      if (met) this.make(island, met, '7.1');
      else onwards.push(island);
    }
    // 7.2, R16.
    if (open.length % 2 === 1) {
      const come = this.transferred(open, below());
      if (come) open.push(come);
    }
    // 6.4, R18.
    const leaving = this.downfloaters(open, below());
    open = without(open, leaving);
    onwards.push(...leaving);
    this.columns(open);
    return onwards;
  }

  /** 2.5, R14, R15. */
  private isBarred({ transfers }: Card): boolean {
    const { round, tournament } = this.task;
    if (round === tournament.totalRounds) return false;
    const most = tournament.totalRounds < 10 ? 3 : 4;
    return transfers.includes(round - 1) || transfers.length >= most;
  }

  private transferred(open: readonly Card[], below: readonly Card[]): Card | undefined {
    const order = fromBelow(below, dominating(natural(open))).filter(
      (card) => !this.isBarred(card) && open.some((each) => this.legal(card, each)),
    );
    const whole = order.find(
      (card) => this.canPair([...open, card]) && this.leavesRest(...open, card),
    );
    if (whole) return whole;
    const left = this.fewest(open);
    return left === 1 ? undefined : order.find((card) => this.fewest([...open, card]) < left);
  }

  /** The fewest who must leave a group, these among them, so that it and everybody else can be paired. */
  private fewest(group: readonly Card[], among: readonly Card[] = []): number {
    for (let size = among.length; size <= group.length; size++)
      for (const set of subsets(without(group, among), size - among.length)) {
        const staying = without(group, [...among, ...set]);
        if (this.canPair(staying) && this.leavesRest(...staying)) return size;
      }
    return Infinity;
  }

  private downfloaters(open: readonly Card[], below: readonly Card[]): Card[] {
    const needed = this.fewest(open);
    const next = Math.max(...below.map((card) => card.score));
    const leaving: Card[] = [];
    while (leaving.length < needed) {
      const staying = without(open, leaving);
      const columns = natural(staying);
      const first = dominating(columns) ?? 'white';
      // From the bottom of the dominating column, then of the other one.
      const upwards = [...columns[other(first)], ...columns[first]].reverse();
      const hasOpponent = (card: Card) =>
        below.some((each) => each.score === next && this.legal(card, each));
      const order = upwards.sort((a, b) => Number(hasOpponent(b)) - Number(hasOpponent(a)));
      leaving.push(order.find((card) => this.fewest(open, [...leaving, card]) === needed)!);
    }
    return leaving;
  }

  /** 7.3, 7.4, 6.2, 6.3 with R8, R9 and R19. */
  private columns(group: readonly Card[]): void {
    let open = group;
    while (open.length > 0) {
      const { white, black } = balanced(natural(open));
      const rows = this.firstRows(white, black);
      if (rows) {
        rows.forEach((met, k) => this.make(white[k], met, met === black[k] ? '6.2' : '6.3'));
        return;
      }
      const blocked = this.blocked({ white, black });
      if (!blocked) return this.sweep({ white, black });
      const [player, order] = blocked;
      const met = order.find(
        (card) => this.legal(player, card) && this.canPair(without(open, [player, card])),
      )!;
      this.make(player, met, '6.3');
      open = without(open, [player, met]);
    }
  }

  /** R8: the first order of the blacks in which nobody meets whom he may not. */
  private firstRows(white: readonly Card[], black: readonly Card[]): Card[] | null {
    if (white.length !== black.length) return null;
    const [first, ...others] = white;
    if (first === undefined) return [];
    for (const met of black) {
      if (!this.legal(first, met)) continue;
      const rest = this.firstRows(others, without(black, [met]));
      if (rest) return [met, ...rest];
    }
    return null;
  }

  private blocked(columns: Columns): [Card, Card[]] | null {
    for (const colour of ['white', 'black'] as const) {
      const [own, facing] = [columns[colour], columns[other(colour)]];
      const k = own.findIndex((card) => !facing.some((each) => this.legal(card, each)));
      if (k >= 0) return [own[k], [...own.slice(k + 1), ...own.slice(0, k).reverse()]];
    }
    return null;
  }

  private sweep(columns: Columns): void {
    let open = [...columns.white, ...columns.black];
    for (const k of columns.white.keys())
      for (const colour of ['white', 'black'] as const) {
        const own = columns[colour];
        const player = own[k];
        if (!open.includes(player)) continue;
        const order = [
          ...columns[other(colour)],
          ...own.slice(k + 1),
          ...own.slice(0, k).reverse(),
        ];
        const met = order.find(
          (card) =>
            open.includes(card) &&
            this.legal(player, card) &&
            this.canPair(without(open, [player, card])),
        )!;
        this.make(player, met, '6.3');
        open = without(open, [player, met]);
      }
  }
}

/** 7.1, 7.2, 8.2: the opposite colour, the higher rating, the lower CMA, the name. */
const byCandidacy =
  (colour: Colour | null): Order =>
  (a, b) => {
    const isSame = ({ wish }: Card) => Number(colour !== null && wish === colour);
    return isSame(a) - isSame(b) || b.rating - a.rating || compareCma(a, b) || byName(a, b);
  };

/** R13: the nearest group first. */
const fromBelow = (below: readonly Card[], colour: Colour | null): Card[] =>
  [...below].sort((a, b) => b.score - a.score || byCandidacy(colour)(a, b));

const WHITE: Order = (a, b) => compareCma(a, b) || b.rating - a.rating || byName(a, b); // R6
const BLACK: Order = (a, b) => b.rating - a.rating || compareCma(b, a) || byName(a, b); // R5

/** 6.2 with R3. */
function natural(group: readonly Card[]): Columns {
  const white = group.filter(({ wish }) => wish === 'white');
  const black = group.filter(({ wish }) => wish === 'black');
  const free = group.filter(({ wish }) => wish === null);
  for (const card of free.sort((a, b) => b.rating - a.rating || a.no - b.no))
    (white.length <= black.length ? white : black).push(card);
  return { white: white.sort(WHITE), black: black.sort(BLACK) };
}

const dominating = ({ white, black }: Columns): Colour | null =>
  white.length === black.length ? null : white.length > black.length ? 'white' : 'black';

/** 7.3, 7.4, R17. */
function balanced(columns: Columns): Columns {
  const from = dominating(columns);
  if (!from) return columns;
  const order: Order =
    from === 'white' ? WHITE : (a, b) => compareCma(b, a) || a.rating - b.rating || byName(a, b);
  const moved = [...columns[from]]
    .sort(order)
    .filter(({ may }) => may[other(from)])
    .slice(0, Math.floor((columns[from].length - columns[other(from)].length) / 2));
  const stay = without(columns[from], moved);
  const joined = [...columns[other(from)], ...moved];
  return from === 'white'
    ? { white: stay, black: joined.sort(BLACK) }
    : { white: joined.sort(WHITE), black: stay };
}

/** 8.1: white, black, white, … */
function alternating(cards: readonly Card[]): Card[] {
  const { white, black } = natural(cards);
  return Array.from({ length: Math.max(white.length, black.length) }, (_, k) => [
    ...white.slice(k, k + 1),
    ...black.slice(k, k + 1),
  ]).flat();
}

function* subsets(cards: readonly Card[], size: number): Generator<readonly Card[]> {
  if (size === 0) yield [];
  else
    for (const [k, card] of cards.entries())
      for (const rest of subsets(cards.slice(k + 1), size - 1)) yield [card, ...rest];
}

function cardsOf({ tournament, round, present }: RoundToPair): Card[] {
  const byNo = playerByNo(tournament);
  const before = (no: PlayerNo, at: number) => pairingScore(tournament, byNo.get(no)!, at);
  return present.map((no) => {
    const player = byNo.get(no)!;
    const games = player.entries.filter(({ outcome }) => isPlayed(outcome));
    const letters = games.map(({ colour }) => (colour === 'white' ? 'W' : 'B')).join('');
    const difference = 2 * letters.replaceAll('B', '').length - letters.length;
    const ratings = games.map(({ opponent }) => byNo.get(opponent!)!.rating);
    const may = (letter: string, step: number) =>
      Math.abs(difference + step) <= 2 && !letters.endsWith(letter + letter);
    const last = letters.at(-1);
    const alternate = last === undefined ? null : last === 'W' ? 'black' : 'white';
    return {
      no,
      name: player.name,
      rating: player.rating,
      score: before(no, round),
      cma: [ratings.reduce((sum, rating) => sum + rating, 0), ratings.length || 1],
      wish: difference === 0 ? alternate : difference > 0 ? 'black' : 'white',
      may: { white: may('W', 1), black: may('B', -1) },
      met: new Set(games.map(({ opponent }) => opponent!)),
      transfers: player.entries.flatMap(({ opponent }, index) =>
        opponent !== null && before(opponent, index + 1) > before(no, index + 1) ? [index + 1] : [],
      ),
      hadPoint: player.entries.some(({ outcome }) =>
        ['pairingBye', 'fullBye', 'forfeitWin'].includes(outcome),
      ),
    };
  });
}
