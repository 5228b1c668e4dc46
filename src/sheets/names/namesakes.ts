import { plainWord } from '../../formats/tidy';

interface Somebody {
  readonly name: string;
  readonly club: string;
  readonly rating: number;
}

/** Groups of players whom their name does not tell apart; accents and capitals do not matter. */
export function namesakes<P extends Pick<Somebody, 'name'>>(players: readonly P[]): P[][] {
  const groups = new Map<string, P[]>();
  for (const player of players) {
    const word = plainWord(player.name);
    if (word === '') continue;
    const group = groups.get(word);
    if (group) group.push(player);
    else groups.set(word, [player]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** `Club, 1850`: what tells namesakes apart beside their numbers; empty: nothing is known. */
export const clueOf = ({ club, rating }: Omit<Somebody, 'name'>): string =>
  [club, rating > 0 ? String(rating) : ''].filter(Boolean).join(', ');

/** Names for lists: whoever has a namesake is told by club and rating too. */
export function clearNames<P extends Somebody>(players: readonly P[]): (player: P) => string {
  const confused = new Set<P>(namesakes(players).flat());
  return (player) => {
    const clue = confused.has(player) ? clueOf(player) : '';
    return clue === '' ? player.name : `${player.name} (${clue})`;
  };
}
