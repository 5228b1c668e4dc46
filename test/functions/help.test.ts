import { readFileSync } from 'node:fs';
import path from 'node:path';
import './shim';
import { FUNCTIONS } from '../../functions';
import { functionsMetadata } from '../../scripts/build/functionsMetadata';
import {
  ARGUMENT_NAMES,
  argumentHelp,
  FUNCTION_IDS,
  functionHelp,
} from '../../src/words/functionHelp';

interface Described {
  id: string;
  name: string;
  description: string;
  parameters: { name: string; description?: string; optional?: boolean; repeating?: boolean }[];
}

let described: Described[];
beforeAll(async () => {
  described = ((await functionsMetadata()) as { functions: Described[] }).functions;
});

it('describes exactly the functions that there are', () => {
  expect(described.map(({ id }) => id).sort()).toEqual(Object.keys(FUNCTIONS).sort());
  for (const { id, name } of described) expect(name).toBe(id);
});

/**
 * learn.microsoft.com, "Naming guidelines for custom functions": letters, digits, periods and
 * underscores, at least three characters, a letter first. Excel shows 255 characters of a
 * description in its wizard; names of the old macro language are taken.
 */
it('has names that Excel takes', () => {
  const macroWords = [
    'RESULT',
    'ARGUMENT',
    'CALL',
    'GOTO',
    'HALT',
    'RETURN',
    'STEP',
    'ERROR',
    'ECHO',
  ];
  expect(new Set(described.map(({ id }) => id.toUpperCase())).size).toBe(described.length);
  for (const { id, name, description, parameters } of described) {
    for (const word of [id, name]) expect(word).toMatch(/^[A-Z][A-Z0-9_.]{2,254}$/);
    expect(macroWords).not.toContain(name);
    // Not to be taken for a cell either: columns end at XFD.
    expect(name).not.toMatch(/^[A-Z]{1,3}[0-9]+$/);
    for (const text of [description, ...parameters.map((one) => one.description ?? '')])
      expect({ id, text, fits: text.length <= 255 }).toEqual({ id, text, fits: true });
    for (const parameter of parameters) expect(parameter.name).toMatch(/^[a-z][A-Za-z0-9]*$/i);
  }
});

it('explains every function and every argument', () => {
  for (const { id, description, parameters } of described) {
    expect([id, description]).not.toEqual([id, '']);
    for (const parameter of parameters)
      expect([id, parameter.name, Boolean(parameter.description)]).toEqual([
        id,
        parameter.name,
        true,
      ]);
  }
});

it('takes the edition last but for newer arguments, and repeats only the last argument, as Excel wants', () => {
  for (const { id, parameters } of described) {
    const edition = parameters.findIndex(({ name }) => name === 'edition');
    const newer = parameters
      .slice(edition + 1)
      .filter(({ repeating }) => !repeating)
      .map(({ name }) => name);
    if (edition >= 0) expect([[], ['unrated'], ['unrated', 'ties']]).toContainEqual(newer);
    const repeating = parameters.findIndex((parameter) => parameter.repeating);
    if (repeating >= 0) expect([id, repeating]).toEqual([id, parameters.length - 1]);
  }
});

it('has a working for every tie-break', () => {
  const ids = new Set(Object.keys(FUNCTIONS));
  const tables = [
    'STANDINGS',
    'TABLE_CHECK',
    'TEAM_STANDINGS',
    'TEAM_CROSSTABLE',
    'TEAM_PAIRINGS',
    'LADDER_STANDINGS',
    'COMPARE_TIEBREAKS',
    'TIEBREAK_EDITIONS',
    'CROSSTABLE',
    'CROSSTABLE_COUNTED',
    'EVENT_STANDINGS',
    'TIEBREAK_COLUMN',
    'PAIRINGS',
    'COLOUR_PREFERENCE',
    'FLOATS',
    'PRIZES',
    'SECOND_OPINION',
  ];
  const ratings = [
    'QUANTITY',
    'RATING_DIFFERENCE',
    'EXPECTED_SCORE',
    'ELO_FROM_INGO',
    'ELO_FROM_BCR',
    'LOOKUP_RATING',
  ];
  const plain = [...ratings, 'RESULT_TEXT', 'GAME_POINTS', 'BOARD_POINTS', 'VERSION'];
  for (const id of ids)
    if (!id.endsWith('_DETAIL') && ![...tables, ...plain].includes(id))
      expect([id, ids.has(`${id}_DETAIL`)]).toEqual([id, true]);
});

it('is translated completely, and nothing else is', () => {
  const bases = described.map(({ id }) => id).filter((id) => !id.endsWith('_DETAIL'));
  expect([...FUNCTION_IDS].sort()).toEqual(bases.sort());
  for (const { id } of described)
    for (const language of ['fr', 'pt'] as const) {
      expect(functionHelp(id, language)).not.toBe('');
      for (const name of ARGUMENT_NAMES) expect(argumentHelp(name, language)).not.toBe('');
    }
  const names = new Set(described.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  expect([...ARGUMENT_NAMES].sort()).toEqual([...names].sort());
});

interface Kept {
  id: string;
  parameters: { name: string; optional?: boolean }[];
  result: unknown;
}

/** test/fixtures/functions-0.4.1.json is what 0.4.1 shipped: formulas in workbooks rest on it. */
it('takes what the functions of 0.4.1 took, and after that only more', () => {
  const kept = JSON.parse(
    readFileSync(path.join(__dirname, '../fixtures/functions-0.4.1.json'), 'utf8'),
  ) as Kept[];
  expect(kept).toHaveLength(87);
  for (const { id, parameters, result } of kept) {
    const today = described.find((each) => each.id === id) as (Described & Kept) | undefined;
    expect(today).toBeDefined();
    expect(today!.result).toEqual(result);
    const bare = today!.parameters.map((each) => ({ ...each, description: undefined }));
    expect(bare.slice(0, parameters.length)).toEqual(parameters);
    expect(bare.slice(parameters.length).every(({ optional }) => optional)).toBe(true);
  }
});
