import type { Exercise } from './exercise';

/** Looked for when first asked for, and once: the search takes longer than a book, and every language asks for the same. */
export function madeOnce(make: () => readonly Exercise[]): () => readonly Exercise[] {
  let made: readonly Exercise[] | undefined;
  return () => (made ??= make());
}
