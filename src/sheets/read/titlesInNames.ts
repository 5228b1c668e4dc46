import { TITLES, type Title } from '../../model/types';

/** Titles of two letters or more, as lists write them before or behind a name. */
const FRENCH: Readonly<Record<string, Title>> = { GMI: 'GM', MI: 'IM', MF: 'FM', GMF: 'WGM' };
const WORDS = [...TITLES, ...Object.keys(FRENCH)].join('|');
const BEFORE = new RegExp(`^(${WORDS})\\.?\\s+(?=\\S)`);
const BEHIND = new RegExp(`\\s*\\((${WORDS})\\)`);

/**
 * `GM DUBOIS Marc`, `BERGER Luc (CM)`: the name and the title that stands in it; null: none does.
 * In capitals only, and before a name only where two words are left: *Im Sung* has no title.
 */
export function titleInName(name: string): { readonly name: string; readonly title: Title } | null {
  const found = BEFORE.exec(name) ?? BEHIND.exec(name);
  if (!found) return null;
  const rest = name.replace(found[0], ' ').replace(/\s+,/, ',').trim();
  if (!found[0].includes('(') && !/[\s,]/.test(rest)) return null;
  const title = FRENCH[found[1]] ?? (found[1] as Title);
  return rest === '' ? null : { name: rest, title };
}
