import type { Reason, ReasonArg, TraceStep } from '../../src/explain/reason';
import type { BracketPicture } from '../../src/explain/picture';
import type { PlayerNo, RoundToPair, SystemId, Tournament } from '../../src/model/types';
import type { PlayedRound } from '../../src/systems/system';
import type { WordKey } from '../../src/words';

/** A reason where it was found, with all that its numbers can be recomputed from. */
export interface Claim {
  readonly system: SystemId;
  readonly task: RoundToPair;
  readonly reason: TraceStep;
  /** The steps around it, the nearest first. */
  readonly parents: readonly TraceStep[];
  /** The cells beside it, where it stands in a table. */
  readonly row: readonly (string | number | Reason)[];
  /** The steps of the round that the system makes. */
  readonly trace: readonly TraceStep[];
  readonly ours: PlayedRound;
  /** The round that was judged, where the reason is part of a judgement. */
  readonly played: PlayedRound | null;
  /** The two whose meeting was asked about. */
  readonly asked?: Pair;
  /** The brackets as they are drawn, where they were asked for. */
  readonly pictures?: readonly BracketPicture[];
  /** Small enough for everything to be tried. */
  readonly isTiny: boolean;
  /** What stands behind an answer for a player. */
  readonly answer?: {
    readonly player: PlayerNo;
    readonly picture: BracketPicture | null;
    readonly working: readonly TraceStep[];
    /** The one whom the player asked for. */
    readonly other?: PlayerNo;
  };
  /** The event with the round as it was played, where it was. */
  readonly event?: Tournament;
}

/** Throws where it is not as it is said to be; `TOO_LARGE` where trying it out would take too long. */
export type Check = (claim: Claim) => void | typeof TOO_LARGE;
export const TOO_LARGE = 'too large';
export type Checks = Readonly<Partial<Record<WordKey, Check>>>;

/** A sentence that is no claim about the event, or one that is checked elsewhere: and why. */
export interface NoClaim {
  readonly because: string;
}
export type Verdict = Check | NoClaim;

/** The keys of an area of the words; `AreaChecks` wants a verdict for each of them. */
export type KeysOf<Area extends string> = Extract<WordKey, `${Area}.${string}`>;
export type AreaChecks<Area extends string> = Readonly<Record<KeysOf<Area>, Verdict>>;

/** The same verdict for many keys. */
export function all<K extends WordKey, V extends Verdict>(
  verdict: V,
  ...keys: readonly K[]
): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, verdict])) as Record<K, V>;
}
export const noClaim = <K extends WordKey>(because: string, ...keys: readonly K[]) =>
  all<K, NoClaim>({ because }, ...keys);
export const LABEL = 'a heading or a word within another sentence';
export const WORK =
  'tells the order of the work; what comes of it is compared with a second reading of the text';
export const CURE = 'advice, not a fact';

/** Where the reasons come from. */
export type Source = Omit<Claim, 'reason' | 'parents' | 'row'>;

/** Every reason of the steps: their own, those within their arguments, those in the cells of tables. */
export function* claimsIn(
  steps: readonly TraceStep[],
  source: Source,
  parents: readonly TraceStep[] = [],
): Generator<Claim> {
  for (const step of steps) {
    yield* within(step, { ...source, parents, row: [] });
    const inner = [step, ...parents];
    for (const row of step.table?.rows ?? [])
      for (const cell of row)
        if (typeof cell === 'object') yield* within(cell, { ...source, parents: inner, row });
    yield* claimsIn(step.steps ?? [], source, inner);
  }
}

function* within(reason: Reason, rest: Omit<Claim, 'reason'>): Generator<Claim> {
  yield { ...rest, reason };
  for (const arg of Object.values(reason.args ?? {}))
    if (typeof arg === 'object' && 'reason' in arg)
      yield* within(arg.reason, { ...rest, parents: [reason, ...rest.parents] });
}

const argOf = ({ key, args }: Reason, name: string): ReasonArg => {
  const arg = args?.[name];
  if (arg === undefined) throw new Error(`${key} has no ${name}`);
  return arg;
};

/** An argument as the number it says: half points of `{ points }`, digits of a string. */
export function numberIn(reason: Reason, name: string): number {
  const arg = argOf(reason, name);
  if (typeof arg === 'object') {
    if ('points' in arg) return arg.points;
    if ('number' in arg) return arg.number;
    throw new Error(`${reason.key}: ${name} is no number`);
  }
  const value = typeof arg === 'number' ? arg : Number(arg.replace(/\s/g, ''));
  if (Number.isNaN(value)) throw new Error(`${reason.key}: ${name} is "${arg}"`);
  return value;
}

export function playersIn(reason: Reason, name: string): readonly PlayerNo[] {
  const arg = argOf(reason, name);
  if (typeof arg === 'object' && 'players' in arg) return arg.players;
  if (typeof arg === 'object' && 'numbers' in arg) return arg.numbers;
  throw new Error(`${reason.key}: ${name} names no players`);
}

export type Pair = readonly [PlayerNo, PlayerNo];
export function pairsIn(reason: Reason, name: string): readonly Pair[] {
  const arg = argOf(reason, name);
  if (typeof arg === 'object' && 'pairs' in arg) return arg.pairs;
  throw new Error(`${reason.key}: ${name} are no pairs`);
}

/** A value as it stands in a cell or an argument: text, or a number with scores beside it. */
export function valueIn(value: ReasonArg | Reason): string {
  if (typeof value !== 'object') return String(value);
  const reason = 'reason' in value ? value.reason : 'key' in value ? value : null;
  if (!reason) throw new Error('no value');
  return `${String(reason.args!.count)}, ${String(reason.args!.scores)}`;
}

/** Half points as they are written. */
export const half = (points: number): string =>
  points % 2 === 0 ? String(points / 2) : `${points > 1 ? (points - 1) / 2 : ''}½`;

export const parent = ({ parents }: Claim, test: RegExp): TraceStep => {
  const found = parents.find(({ key }) => test.test(key));
  if (!found) throw new Error(`nothing like ${test} around it`);
  return found;
};

export const child = (step: TraceStep, key: string): TraceStep | undefined =>
  step.steps?.find((each) => each.key === key);

export const pairsOf = ({ pairs }: PlayedRound): Pair[] =>
  pairs.map(({ white, black }) => [white, black]);

/** The pairs of a round whose players are both among these. */
export const pairsAmong = (round: PlayedRound, players: readonly PlayerNo[]): Pair[] =>
  pairsOf(round).filter((pair) => pair.every((no) => players.includes(no)));

/** Says which claim it was. */
export function same(claim: Claim, what: string, said: unknown, recomputed: unknown): void {
  const { key, args } = claim.reason;
  const tell = (value: unknown) => JSON.stringify(value);
  if (tell(said) !== tell(recomputed))
    throw new Error(
      `${key}, ${what}: ${tell(said)} is said, ${tell(recomputed)} is right; round ${claim.task.round}, ${tell(args)}`,
    );
}
