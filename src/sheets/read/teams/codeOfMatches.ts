import type { RawTournament } from '../../../model/raw';
import { systemById } from '../../../systems';

/** Rounds of matches, and of a knock-out, mean something else to every check, which goes by the code of TRF26. */
export function codeOfMatches(id: string): Pick<RawTournament, 'systemCode'> {
  const system = systemById(id);
  return system?.followsFrom || system?.kind === 'knock-out'
    ? { systemCode: system.trfCodes[0] }
    : {};
}
