import { warning, type Problem } from '../../../model/problems';
import type { RawEntry, RawPlayer } from '../../../model/raw';
import type { Colour } from '../../../model/types';

/** So many games with one colour on both sides are no slips any more. */
const COLOUR_SLIPS = 4;

/**
 * Old tables print colours that cannot be. Now and then that is a slip, which is told at its
 * cell; where it is the rule, the results still count and the colours do not.
 */
export function dropColours(players: RawPlayer[], problems: Problem[]): boolean {
  const byNo = new Map(players.map((player) => [player.no.value, player]));
  const wrong = players.flatMap((player) =>
    player.entries.filter((entry, round) => {
      if (!entry || entry.opponent === null) return false;
      const back = byNo.get(entry.opponent)?.entries[round];
      return back?.opponent === player.no.value && back.colour === entry.colour;
    }),
  );
  if (wrong.length / 2 < COLOUR_SLIPS) return false;
  const { place, text } = wrong[0]!;
  problems.push(warning('colours-contradict', place, text, { games: wrong.length / 2 }));
  players.forEach((player, at) => {
    const entries = player.entries.map((entry) => entry && { ...entry, colour: null });
    players[at] = { ...player, entries };
  });
  completeColours(players);
  return true;
}

/**
 * A colour that is missing follows from the opponent's cell. Where neither names one for a game that
 * was played, the lower number has White, so that the table can be checked; the caller is told that
 * it means nothing. Where only games won by forfeit have none, they stay without: no rule asks for it.
 */
export function completeColours(players: RawPlayer[]): boolean {
  let known = true;
  const byNo = new Map(players.map((player) => [player.no.value, player]));
  const isOpen = (player: RawPlayer, entry: RawEntry, round: number): boolean => {
    const back = entry.opponent === null ? undefined : byNo.get(entry.opponent)?.entries[round];
    return entry.colour === null && !(back?.opponent === player.no.value && back.colour);
  };
  const areForfeitsOnly = players.every((player) =>
    player.entries.every(
      (entry, round) =>
        !entry || entry.opponent === null || isForfeit(entry) || !isOpen(player, entry, round),
    ),
  );
  players.forEach((player, at) => {
    const entries = player.entries.map((entry, index) => {
      if (!entry || entry.opponent === null || entry.colour !== null) return entry;
      const back = byNo.get(entry.opponent)?.entries[index];
      const isMutual = back?.opponent === player.no.value;
      if (isMutual && back.colour) return { ...entry, colour: other(back.colour) };
      if (areForfeitsOnly) return entry;
      known = false;
      const colour: Colour = player.no.value < entry.opponent ? 'white' : 'black';
      return { ...entry, colour };
    });
    players[at] = { ...player, entries };
  });
  return known;
}

const isForfeit = ({ outcome }: RawEntry): boolean =>
  outcome === 'forfeitWin' || outcome === 'forfeitLoss';

const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
