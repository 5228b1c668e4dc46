import type { SystemId } from '../model/types';
import { dubov1997 } from './dubov-1997';
import { dutch2011 } from './dutch-2011';
import { dutch2012 } from './dutch-2012';
import { french1994 } from './french-1994';
import { dutch2016 } from './dutch-2016';
import type { PairingSystem } from './system';

/** Every pairing system of the product, one folder per edition. */
export const SYSTEMS: readonly PairingSystem[] = [
  dutch2016,
  dubov1997,
  dutch2011,
  dutch2012,
  french1994,
];

export function systemById(id: string): PairingSystem | undefined {
  return SYSTEMS.find((system) => system.id === (id as SystemId));
}
