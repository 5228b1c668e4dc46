/** A workbook in memory made once and used by many tests, each of which gets a copy of its own. */
import type { MemoryBook } from '../../../workbench/host/memory/memoryBook';

/** As it is, without those who listened and calculated; `startOffice` attaches new ones. */
export function copyBook(book: MemoryBook): MemoryBook {
  const copies = new Map<object, object>();
  const listeners = (book as unknown as { listeners: Set<unknown> }).listeners;
  copies.set(listeners, new Set());
  return deepCopy(book, copies);
}

/** What is met twice is one thing in the copy too. */
function deepCopy<T>(thing: T, copies: Map<object, object>): T {
  if (typeof thing !== 'object' || thing === null) return thing;
  const known = copies.get(thing);
  if (known) return known as T;
  const copy = emptyLike(thing);
  copies.set(thing, copy);
  if (thing instanceof Map)
    for (const [key, value] of thing)
      (copy as Map<unknown, unknown>).set(deepCopy(key, copies), deepCopy(value, copies));
  else if (thing instanceof Set)
    for (const value of thing) (copy as Set<unknown>).add(deepCopy(value, copies));
  else
    for (const [key, value] of Object.entries(thing))
      (copy as Record<string, unknown>)[key] = deepCopy(value as unknown, copies);
  return copy as T;
}

function emptyLike(thing: object): object {
  if (thing instanceof Map) return new Map();
  if (thing instanceof Set) return new Set();
  if (Array.isArray(thing)) return [];
  return Object.create(Object.getPrototypeOf(thing) as object) as object;
}
