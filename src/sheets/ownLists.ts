/** Lists of tie-breaks that the arbiter has named and keeps in the workbook, beside the printed ones. */
export interface OwnList {
  readonly name: string;
  /** Codes in order; they may be of another edition than the event's. */
  readonly codes: readonly string[];
}

/** One cell holds them all: `Club cup = BH-C1, SB; Youth = DE, WIN`. */
export function readOwnLists(text: string): readonly OwnList[] | null {
  const lists: OwnList[] = [];
  for (const part of text.split(/[;\n]/)) {
    if (part.trim() === '') continue;
    const [name, codes, ...more] = part.split('=').map((side) => side.trim());
    const split = (codes ?? '').split(/[,\s]+/).filter((code) => code !== '');
    const isTwice = lists.some((list) => isNamed(list, name));
    if (name === '' || split.length === 0 || more.length > 0 || isTwice) return null;
    lists.push({ name, codes: split.map((code) => code.toUpperCase()) });
  }
  return lists;
}

export const writeOwnLists = (lists: readonly OwnList[]): string =>
  lists.map(({ name, codes }) => `${name} = ${codes.join(', ')}`).join('; ');

/** A name as the cell can hold it. */
export const listName = (typed: string): string =>
  typed
    .replace(/[;=\n\r\t]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const isNamed = (list: OwnList, name: string): boolean =>
  list.name.toLowerCase() === name.toLowerCase();

/** With the list, at the place of one that had its name. */
export function withOwnList(lists: readonly OwnList[], list: OwnList): readonly OwnList[] {
  return lists.some((each) => isNamed(each, list.name))
    ? lists.map((each) => (isNamed(each, list.name) ? list : each))
    : [...lists, list];
}

export const withoutOwnList = (lists: readonly OwnList[], name: string): readonly OwnList[] =>
  lists.filter((each) => !isNamed(each, name));

export const ownListNamed = (lists: readonly OwnList[], name: string): OwnList | undefined =>
  lists.find((each) => isNamed(each, name));
