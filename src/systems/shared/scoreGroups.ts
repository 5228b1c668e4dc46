/** Those of equal score together, in the order in which they are given: by score, then as the text ranks them. */
export function scoreGroups<T extends { readonly score: number }>(ranked: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const one of ranked) {
    const group = groups.at(-1);
    if (group?.[0].score === one.score) group.push(one);
    else groups.push([one]);
  }
  return groups;
}
