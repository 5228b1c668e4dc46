/** What the functions around a pairing are asked with. */
import { error } from '../../src/model/problems';
import type { Tournament } from '../../src/model/types';
import { SYSTEM_IDS, SYSTEM_IF_UNSAID, systemById } from '../../src/systems';
import type { PairingSystem } from '../../src/systems/system';
import { isOmitted } from './arguments';
import { badArgument, refusal } from './errors';
import type { Loaded } from './loadTable';

export function tournamentWithColours({ checked }: Loaded): Tournament {
  if (!checked.hasColours) throw withoutColours();
  return checked.tournament;
}

export const withoutColours = () =>
  refusal([error('table-without-colours', { kind: 'argument', name: 'table' }, '')]);

export function systemArgument(value: unknown): PairingSystem {
  if (isOmitted(value)) return SYSTEM_IF_UNSAID;
  const found = systemById(String(value).trim().toLowerCase().replace(/\s+/g, '-'));
  if (!found) throw badArgument('system', value, SYSTEM_IDS.join(', '));
  return found;
}
