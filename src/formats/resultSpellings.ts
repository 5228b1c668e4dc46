import { FORFEIT_MARKS, parseResult, SEPARATORS, SIDE_SPELLINGS, WORDS } from './results';

/** Ways to write a result that `parseResult` understands, by what may stand in such a row. */
export interface ResultSpellings {
  /** In a row with two players. */
  readonly game: readonly string[];
  /** In a row with one. */
  readonly bye: readonly string[];
}

/**
 * All of them but for what `tidy` takes away, capitals, accents, decimal commas and brackets around
 * the mark of a forfeit. What is listed here was put together from the parts that `parseResult`
 * knows and then read by it, so that the two cannot differ.
 */
export function resultSpellings(): ResultSpellings {
  const game: string[] = [];
  const bye: string[] = [];
  for (const text of candidates()) {
    const parsed = parseResult(text);
    if (parsed.ok) (parsed.result.black === null ? bye : game).push(text);
  }
  return { game, bye };
}

function* candidates(): Generator<string> {
  yield* Object.keys(WORDS);
  const sides = Object.values(SIDE_SPELLINGS).flat();
  for (const side of sides) yield* [`bye ${side}`, `${side} bye`, `${side}-bye`];
  const games = sides.flatMap((white) => [
    white,
    ...SEPARATORS.flatMap((between) => sides.map((black) => `${white}${between}${black}`)),
  ]);
  for (const text of games) {
    yield text;
    for (const mark of FORFEIT_MARKS) yield `${text}${mark}`;
    yield `${text}u`;
  }
}
