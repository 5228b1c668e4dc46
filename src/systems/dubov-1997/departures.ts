import type { Field } from './field';
import { leftAlone, leftOver, mostPairsOf } from './completion/leftOver';
import type { MostPairs } from './completion/mostPairsInside';
import type { Rest } from './completion/rest';

/**
 * R18: the fewest players who must leave a group, named one after the other. A proof that so few are
 * enough is kept and changed a little with each name: players who can leave together, or, where that
 * depends on the players below, a pairing of everybody.
 */
export class Departures {
  readonly needed: number;
  private readonly named: number[] = [];
  private together: readonly number[];
  private pairing: MostPairs | null;
  /** Who cannot leave with those named cannot leave either when more are named. */
  private readonly mustStay = new Set<number>();

  constructor(
    private readonly field: Field,
    private readonly rest: Rest,
    private readonly group: readonly number[],
  ) {
    const { players, pairing } = leftOver(field, rest, group);
    this.needed = players.length;
    this.together = players;
    this.pairing = pairing;
  }

  /** Names the player, unless more would have to leave with them. */
  name(player: number): boolean {
    if (this.mustStay.has(player)) return false;
    const canLeave = this.pairing
      ? this.changePairing(this.pairing, player)
      : this.together.includes(player) || this.findOthers(player);
    if (canLeave) this.named.push(player);
    else this.mustStay.add(player);
    return canLeave;
  }

  private findOthers(player: number): boolean {
    const { field, rest, group, named } = this;
    const { players, isEnough } = leftAlone(field, rest, group, [...named, player]);
    if (players.length > this.needed) return false;
    if (!isEnough) return this.changePairing((this.pairing = this.pairingWithout(named)), player);
    this.together = players;
    return true;
  }

  private changePairing(pairing: MostPairs, player: number): boolean {
    const isFound = pairing.findPartner(player, 'outside');
    if (isFound) pairing.putOutside(player);
    if (isFound !== null) return isFound;
    const other = this.pairingWithout([...this.named, player]);
    if (this.group.filter((v) => !other.isPairedInside(v)).length > this.needed) return false;
    this.pairing = other;
    return true;
  }

  private pairingWithout(leaving: readonly number[]): MostPairs {
    const staying = this.group.filter((v) => !leaving.includes(v));
    return mostPairsOf(this.field, this.rest, staying);
  }
}
