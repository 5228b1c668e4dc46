import type { Facts } from '../facts';

/** C.2 (C.04.1.d): who had the pairing-allocated bye or won by forfeit shall not get the bye. */
export const breaksC2 = (player: Facts): boolean => player.byeBar !== null;
