import type { TraceStep } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';

/** What an edition says to each question about two players who were not paired; `null`: nothing. */
export interface WhyNotTwo<Player extends { readonly no: PlayerNo }, Ours> {
  readonly players: readonly Player[];
  /** Some of them are not paired at all, or both are one. */
  readonly notTwo: (absent: readonly PlayerNo[]) => TraceStep;
  readonly forbidden: (first: Player, second: Player) => TraceStep | null;
  /** The round of the text; null: there is none. */
  readonly ours: () => Ours | null;
  readonly noRound: TraceStep;
  readonly isPaired: (ours: Ours, first: Player, second: Player) => boolean;
  readonly arePaired: (first: Player, second: Player) => TraceStep;
  /** What the best round with the two costs, or why there is none. */
  readonly cost: (ours: Ours, first: Player, second: Player) => TraceStep;
}

/** Why a round does not pair two players: absent, forbidden, paired after all, or the price of the pair. */
export function whyNotTwo<Player extends { readonly no: PlayerNo }, Ours>(
  a: PlayerNo,
  b: PlayerNo,
  edition: WhyNotTwo<Player, Ours>,
): TraceStep[] {
  const find = (no: PlayerNo) => edition.players.find((player) => player.no === no);
  const [first, second] = [find(a), find(b)];
  if (!first || !second || first === second)
    return [edition.notTwo([a, b].filter((no) => !find(no)))];
  const forbidden = edition.forbidden(first, second);
  if (forbidden) return [forbidden];
  const ours = edition.ours();
  if (!ours) return [edition.noRound];
  if (edition.isPaired(ours, first, second)) return [edition.arePaired(first, second)];
  return [edition.cost(ours, first, second)];
}

/** Of the editions that say it in the words of the Dutch system. */
export const notPaired = (absent: readonly PlayerNo[], asked: PlayerNo): TraceStep => ({
  key: 'dutch.why.notPaired',
  args: { players: { players: absent.length > 0 ? absent : [asked] } },
});

/** Whether one of the pairs is of these two. */
export const hasBoth = <Player>(
  pairs: readonly (readonly [Player, Player])[],
  first: Player,
  second: Player,
): boolean =>
  pairs.some(([x, y]) => (x === first && y === second) || (x === second && y === first));
