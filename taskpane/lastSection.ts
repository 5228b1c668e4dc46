import { comfort, type Keeper } from './language';
import type { Ports } from './store/types';

const KEY = 'pairsheet.section';
/** Workbooks that are remembered; the oldest give way. */
const MOST = 50;

/** Which section of each workbook was open last, kept by the browser of the pane. */
export function lastSection(keeper: Keeper): NonNullable<Ports['lastSection']> {
  return {
    get: (book) => all(keeper).find(([name]) => name === book)?.[1] ?? null,
    set: (book, id) => {
      const others = all(keeper).filter(([name]) => name !== book);
      const kept = [...others, [book, id]].slice(-MOST);
      comfort(() => keeper().setItem(KEY, JSON.stringify(kept)));
    },
  };
}

function all(keeper: Keeper): [book: string, id: string][] {
  const text = comfort(() => keeper().getItem(KEY)) ?? '[]';
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? (read as [string, string][]) : [];
  } catch {
    return [];
  }
}
