import { check } from '../../src/model/check';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import type { Tournament } from '../../src/model/types';
import { trf, type Line } from './files/trfText';

/** A checked event from small TRF lines; fails loudly if they hold an error. */
export function event(...lines: readonly (Line | string)[]): Tournament {
  const checked = check(parseTrf(trf(...lines)));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}
