import type { PlayerNo } from '../../src/model/types';
import { playersIn, same, type Check, type Claim, type Pair } from './claim';
import { roundFacts } from './roundFacts';

/**
 * The rules of colour that the Dutch texts and the French one share, by their place: both granted, the
 * stronger, alternated from the latest difference, the higher ranked, the drawn colour. 0: one has none.
 */
export const colourRule =
  (rule: number): Check =>
  (claim) => {
    const pair = pairOf(claim);
    if (!pair) return;
    const [white, black] = pair;
    const facts = roundFacts(claim);
    const [w, b] = [facts.wish(white), facts.wish(black)];
    const wants = (isSo: boolean) =>
      same(claim, `rule ${rule} of ${white} and ${black}`, isSo, true);
    const isSame = w.colour !== null && w.colour === b.colour;
    const weight = (no: PlayerNo) => weightIn(claim, no);
    const [given, denied] = w.colour === 'white' ? [white, black] : [black, white];
    switch (rule) {
      case 0:
        return wants((w.colour === null) !== (b.colour === null));
      case 1:
        return wants(
          !isSame && (w.colour ?? 'white') === 'white' && (b.colour ?? 'black') === 'black',
        );
      case 2:
        return wants(isSame && weight(given) > weight(denied));
      case 3:
        return wants(isSame && weight(given) === weight(denied) && alternates(claim, white, black));
      case 4:
        return wants(
          isSame && weight(given) === weight(denied) && given === higher(claim, white, black),
        );
      default:
        return wants(w.colour === null && b.colour === null);
    }
  };

/** Only the Dutch texts ask how far an absolute preference goes; French leaders of the last round have none. */
function weightIn(claim: Claim, no: PlayerNo): number {
  const facts = roundFacts(claim);
  const { weight } = facts.wish(no);
  if (/^dutch-20(16|26)$/.test(claim.system)) return weight;
  const isFreed = claim.system === 'french-1994' && facts.isTop(no);
  if (weight < 100) return weight;
  if (!isFreed) return 100;
  const whites = facts.colours(no).filter((colour) => colour === 'white').length;
  return 2 * whites === facts.colours(no).length ? 1 : 2;
}

/** White had black the last time their colours differed. */
function alternates(claim: Claim, white: PlayerNo, black: PlayerNo): boolean {
  const [w, b] = [white, black].map((no) => [...roundFacts(claim).colours(no)].reverse());
  const at = w.findIndex((colour, i) => b[i] !== undefined && b[i] !== colour);
  return at >= 0 && w[at] === 'black';
}

function higher(claim: Claim, a: PlayerNo, b: PlayerNo): PlayerNo {
  const facts = roundFacts(claim);
  const gap = facts.score(a) - facts.score(b);
  return gap > 0 || (gap === 0 && a < b) ? a : b;
}

/** White and black of the pair that a rule is said of: in its row, its sentence, or the answer's own. */
export function pairOf(claim: Claim): Pair | null {
  const { row, parents, reason, answer, ours } = claim;
  const ofRow = row.flatMap((cell) =>
    typeof cell === 'object' && /\.(who|player)$/.test(cell.key)
      ? Object.values(cell.args ?? {}).flatMap((arg) =>
          typeof arg === 'object' && 'players' in arg ? arg.players : [],
        )
      : [],
  );
  if (ofRow.length >= 2) return [ofRow[0], ofRow[1]];
  const said = [reason, ...parents].find(({ args }) => args?.white && args?.black);
  if (said) return [playersIn(said, 'white')[0], playersIn(said, 'black')[0]];
  const own =
    answer && ours.pairs.find(({ white, black }) => [white, black].includes(answer.player));
  return own ? [own.white, own.black] : null;
}
