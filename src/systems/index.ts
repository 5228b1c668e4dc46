import type { SystemId } from '../model/types';
import { dubov1997 } from './dubov-1997';
import type { PairingSystem } from './system';

/** Every pairing system of the product, one folder per edition. */
export const SYSTEMS: readonly PairingSystem[] = [dubov1997];

export function systemById(id: string): PairingSystem | undefined {
  return SYSTEMS.find((system) => system.id === (id as SystemId));
}
