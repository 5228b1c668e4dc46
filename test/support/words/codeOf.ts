/** What the dots of a plan's picture say, read by the tests' own reader of codes. */
import { QUIET } from '../../../src/qr';
import type { SheetPlan } from '../../../src/sheets/plan/plan';
import { readCode } from '../../qr/readCode';

export const textOfDots = (dots: readonly string[]): string =>
  readCode(
    dots.slice(QUIET, -QUIET).map((row) => [...row.slice(QUIET, -QUIET)].map((dot) => dot === '1')),
  ).text;

export const codesOf = ({ pictures = [] }: SheetPlan): string[] =>
  pictures.map(({ dots }) => textOfDots(dots));
