import type { Title } from '../../model/types';
import { withoutEnd } from '../tidy';

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

/** A FIDE ID as it stands in such a database: in quotation marks, with zeros in front. */
export function papiId(text: string): string {
  const quoted = withoutEnd(text, `'" `);
  let start = 0;
  while (start < quoted.length && `'" 0`.includes(quoted[start]!)) start++;
  return quoted.slice(start);
}
