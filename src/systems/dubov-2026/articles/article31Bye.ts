import type { CompletePairing } from '../../shared/completePairing';
import type { Facts, Field } from '../field';

/** 3.1.3–3.1.5: lowest score, most games played, largest TPN. */
export const byeOrder = (a: Facts, b: Facts): number =>
  a.score - b.score || b.games - a.games || b.no - a.no;

/** 3.1: the first of those who may have it (3.1.1) without whom the others can be paired (3.1.2). */
export function chooseBye(field: Field, pairing: CompletePairing): Facts | null {
  const canLeaveOut = pairing.canLeaveOut(field.players.map(({ rank }) => rank));
  const candidates = field.players.filter(({ byeBar }) => byeBar === null).sort(byeOrder);
  return candidates.find(({ rank }) => canLeaveOut(rank)) ?? null;
}
