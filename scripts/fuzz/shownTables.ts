import { makeResult, parseResult } from '../../src/formats/results';

/** The tables of a page, as their cells. */
export const tablesIn = (html: string): string[][][] =>
  [
    ...html.matchAll(
      /<table[^>]*>(?:<caption>.*?<\/caption>)?<thead>(.*?)<\/thead><tbody>(.*?)<\/tbody>/gs,
    ),
  ].map(([, head, body]) =>
    [head, ...body.trim().split('\n')].map((row) =>
      row
        .split(/<t[dh][^>]*>/)
        .slice(1)
        .map((cell) => cell.replace(/<[^>]*>/g, '')),
    ),
  );

/** A result in the usual spelling, however somebody typed it. */
export function resultText(typed: string): string {
  const read = parseResult(typed);
  return read.ok ? makeResult(read.result.white, read.result.black, read.result.unrated) : typed;
}
