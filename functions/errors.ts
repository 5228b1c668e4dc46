import { fill, sayReason } from '../src/explain/phrasebook';
import type { Reason } from '../src/explain/reason';
import { sayProblem } from '../src/explain/sayProblem';
import type { Problem } from '../src/model/problems';
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
  const { place } = problem;
  if (place.kind !== 'argument') return `${sentence}. ${cure}`;
  const where =
    place.row === undefined || place.column === undefined
      ? place.name
      : fill(language(), 'functions.place', {
          name: place.name,
          row: place.row,
          column: place.column,
        });
  return `${where}: ${sentence}. ${cure}`;
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
