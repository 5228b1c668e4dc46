import { fill, sayReason } from '../../src/explain/phrasebook';
import type { Reason } from '../../src/explain/reason';
import { sayProblem } from '../../src/explain/sayProblem';
import type { Contradiction } from '../../src/model/contradictions';
import type { Problem } from '../../src/model/problems';
import { language } from './language';

/** How many problems a cell's tooltip can reasonably show. */
const SHOWN = 3;

/** `#VALUE!` with every problem: place, what is wrong, cure. */
export function refusal(problems: readonly Problem[]): CustomFunctions.Error {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const lines = errors.slice(0, SHOWN).map(problemText);
  if (errors.length > SHOWN)
    lines.push(fill(language(), 'functions.more', { count: errors.length - SHOWN }));
  return new CustomFunctions.Error(CustomFunctions.ErrorCode.invalidValue, lines.join(' '));
}

function problemText(problem: Problem): string {
  const { sentence, cure } = sayProblem(language(), problem);
  const where = placeText(problem);
  return where === '' ? `${sentence}. ${cure}` : `${where}: ${sentence}. ${cure}`;
}

/** Where in the arguments; empty where nobody can say. */
export function placeText({ place }: Problem): string {
  if (place.kind !== 'argument') return '';
  if (place.row === undefined || place.column === undefined) return place.name;
  const { name, row, column } = place;
  return fill(language(), 'functions.place', { name, row, column });
}

/** What is told once of a table that contradicts itself: the first place, and how many there are. */
export function contradictionText({ first, count }: Contradiction): string {
  const { sentence } = sayProblem(language(), first);
  const args = { place: placeText(first), sentence, count };
  const isOne = count === 1;
  return fill(language(), isOne ? 'functions.contradiction' : 'functions.contradiction-more', args);
}

/** `#N/A` with the reason: what could not be computed is never 0. */
export function notAvailable(
  reason: Reason,
  player?: (no: number) => string,
): CustomFunctions.Error {
  const sentence = sayReason(language(), reason, player ? { player } : {});
  const text = reason.article ? `${reason.article}: ${sentence}` : sentence;
  return new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, text);
}

/** An argument that cannot be used, with what was expected. */
export function badArgument(
  argument: string,
  value: unknown,
  expected: string,
): CustomFunctions.Error {
  return refusal([
    {
      code: 'bad-argument',
      severity: 'error',
      place: { kind: 'argument', name: argument },
      value: String(value),
      args: { argument, expected },
    },
  ]);
}
