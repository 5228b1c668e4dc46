import { plainWord } from '../../formats/tidy';
import type { Player, PlayerNo } from '../../model/types';
import { clearNames } from '../../sheets/names/namesakes';

type Named = Pick<Player, 'no' | 'name'>;

/** `7 Alder, Ann`, as sentences, lists and the log name a player; the number alone if unknown. */
export const labelOf = ({ no, name }: Named): string => `${no} ${name}`.trim();

/** How the players of an event are named in sentences. */
export function labels(players: readonly Named[]): (no: PlayerNo) => string {
  const byNo = new Map(players.map((player) => [player.no, player]));
  return (no) => labelOf(byNo.get(no) ?? { no, name: '' });
}

/** The same for pickers: namesakes with club and rating, so that nobody is taken for another. */
export function clearLabels(players: readonly Player[]): (player: Player) => string {
  const clear = clearNames(players);
  return (player) => labelOf({ no: player.no, name: clear(player) });
}

export type FoundPlayer<P> =
  | { readonly ok: true; readonly player: P }
  | { readonly ok: false; readonly fitting: readonly P[] };

/**
 * A player by what somebody typed: their number, their name, a part of it that fits nobody else, or how
 * their label begins. Accents and capitals do not matter.
 */
export function findPlayer<P extends Named>(players: readonly P[], typed: string): FoundPlayer<P> {
  const text = plainWord(typed);
  if (text === '') return { ok: false, fitting: [] };
  const byNumber = /^\d+$/.test(text) ? players.find(({ no }) => no === Number(text)) : undefined;
  if (byNumber) return { ok: true, player: byNumber };
  const fits = (test: (player: P) => boolean) => players.filter(test);
  const exact = fits((player) => [player.name, labelOf(player)].map(plainWord).includes(text));
  const fitting =
    exact.length > 0
      ? exact
      : fits((player) => plainWord(player.name).includes(text) || startsLabel(player, text));
  return fitting.length === 1 ? { ok: true, player: fitting[0]! } : { ok: false, fitting };
}

const startsLabel = (player: Named, text: string): boolean =>
  plainWord(labelOf(player)).startsWith(text);
