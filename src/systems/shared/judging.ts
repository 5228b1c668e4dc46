import type { TraceStep } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import type { PlayedRound } from '../system';

/** Who is named in a round that somebody made, beside those who are to be paired. */
export interface Named {
  readonly missing: readonly PlayerNo[];
  /** Not to be paired. */
  readonly unknown: readonly PlayerNo[];
  readonly twice: readonly PlayerNo[];
  /** Who is unknown, and whoever stands there already. */
  readonly extra: readonly PlayerNo[];
}

export function namedIn({ pairs, bye }: PlayedRound, present: readonly PlayerNo[]): Named {
  const here = new Set(present);
  const named = pairs.flatMap(({ white, black }) => [white, black]);
  if (bye !== null) named.push(bye);
  const isAgain = (no: PlayerNo, at: number): boolean => named.indexOf(no) !== at;
  return {
    missing: present.filter((no) => !named.includes(no)),
    unknown: named.filter((no) => !here.has(no)),
    twice: [...new Set(named.filter(isAgain))],
    extra: named.filter((no, at) => !here.has(no) || isAgain(no, at)),
  };
}

/** Each player's opponent. */
export const partnersIn = <Player>(
  pairs: readonly { readonly white: Player; readonly black: Player }[],
): ReadonlyMap<Player, Player> =>
  new Map(pairs.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]));

interface Numbered {
  readonly no: PlayerNo;
}

export interface PlayedPair<Player> {
  readonly white: Player;
  readonly black: Player;
}

/** What an edition says to each question of the judge; `null` and `[]`: nothing. */
export interface Judgement<Player extends Numbered, Ours> {
  readonly players: readonly Player[];
  readonly wrongPlayers: (named: Named) => TraceStep;
  readonly forbidden: (white: Player, black: Player) => TraceStep | null;
  readonly barredFromBye: (bye: Player) => TraceStep | null;
  /** The round of the text; null: there is none. */
  readonly ours: () => Ours | null;
  readonly noRound: TraceStep;
  /** The bye where it comes before all brackets; `[]`: another bye, of which nothing is to be said. */
  readonly otherBye: (bye: Player | null, ours: Ours) => readonly TraceStep[] | null;
  readonly brackets: (
    ours: Ours,
    partnerOf: ReadonlyMap<Player, Player>,
    pairs: readonly PlayedPair<Player>[],
  ) => Iterable<TraceStep | null>;
  readonly colours: (pair: PlayedPair<Player>) => readonly TraceStep[];
}

/**
 * A played round beside that of the text, in the order of all editions with brackets: everybody once, absolute
 * rules, the bye, bracket by bracket from the top, colours. The first that finds something answers.
 */
export function judgeByBrackets<Player extends Numbered, Ours>(
  played: PlayedRound,
  edition: Judgement<Player, Ours>,
): TraceStep[] {
  const named = namedIn(
    played,
    edition.players.map(({ no }) => no),
  );
  if (named.missing.length + named.extra.length > 0) return [edition.wrongPlayers(named)];
  const byNo = new Map(edition.players.map((player) => [player.no, player]));
  const pairs = played.pairs.map(({ white, black }) => ({
    white: byNo.get(white)!,
    black: byNo.get(black)!,
  }));
  const bye = played.bye === null ? null : byNo.get(played.bye)!;
  const broken = pairs.flatMap(({ white, black }) => edition.forbidden(white, black) ?? []);
  const barred = bye && edition.barredFromBye(bye);
  if (barred) broken.push(barred);
  if (broken.length > 0) return broken;
  const ours = edition.ours();
  if (!ours) return [edition.noRound];
  const other = edition.otherBye(bye, ours);
  if (other) return [...other];
  for (const step of edition.brackets(ours, partnersIn(pairs), pairs)) if (step) return [step];
  return pairs.flatMap((pair) => edition.colours(pair));
}
