import type { Title } from '../../model/types';

/** Titles as Papi and the French list write them. */
export const PAPI_TITLES: Readonly<Partial<Record<string, Title>>> = {
  g: 'GM',
  gf: 'WGM',
  m: 'IM',
  mf: 'WIM',
  f: 'FM',
  ff: 'WFM',
  c: 'CM',
  cf: 'WCM',
};
