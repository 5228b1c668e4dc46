/**
 * Excel keeps the metadata of functions for up to a day, while a new pane is there at once ("Troubleshoot
 * custom functions", 04/20/2026). A formula that we write with a function or an argument of today shows
 * `#NAME?` or `#VALUE!` until then. So lists are written with what the last release had, whose functions and
 * arguments are kept beside the lists (`released.ts`).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keptFunctions } from '../../scripts/release/keepFunctions';
import kept from '../../src/sheets/write/lists/functionsOfLastRelease.json';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { planList, rankingOf } from '../../src/event/lists/lists';
import { isChecked, openCells } from '../../src/event/open/openEvent';
import { SEVEN } from '../support/seven';

const functions: Readonly<Record<string, readonly string[]>> = kept.functions;

/** Names of our functions in a formula, with how many arguments each is given. */
function calls(formula: string): { name: string; given: number }[] {
  const found: { name: string; given: number }[] = [];
  for (const match of formula.matchAll(/CHESS\.([A-Z0-9_]+)\(/g)) {
    let depth = 1;
    let given = 1;
    let isText = false;
    for (let at = match.index + match[0].length; depth > 0; at++) {
      const letter = formula[at];
      if (letter === '"') isText = !isText;
      if (isText) continue;
      if ('([{'.includes(letter)) depth++;
      if (')]}'.includes(letter)) depth--;
      if (letter === ',' && depth === 1) given++;
    }
    found.push({ name: match[1], given });
  }
  return found;
}

test.each(['standings', 'crosstable'] as const)(
  '%s: by functions of the last release',
  (output) => {
    const event = openCells(planCells(eventPlan(SEVEN, DEFAULT_SETTINGS)));
    if (!isChecked(event)) throw new Error('not read');
    const list = rankingOf(event, { tieBreaks: ['DE', 'BH', 'SB'], after: 0 });
    if (!list.ok) throw new Error(list.problems[0].code);
    const formulas = planList(event, output, list.value, true)
      .sheets.flatMap(({ blocks }) => blocks.flatMap(({ cells }) => cells.flat()))
      .flatMap((cell) => (typeof cell === 'object' && cell !== null ? [cell.formula] : []));
    const made = formulas.flatMap(calls);
    expect(made.map(({ name }) => name)).toContain(output.toUpperCase());
    for (const { name, given } of made) {
      const known = functions[name];
      expect({ name, isKnown: known !== undefined }).toEqual({ name, isKnown: true });
      const most = known.some((each) => each.endsWith('…')) ? Infinity : Math.max(1, known.length);
      expect({ name, tooMany: given > most }).toEqual({ name, tooMany: false });
    }
  },
);

test('what is kept is of the newest release, as the release keeps it', () => {
  const changelog = readFileSync(path.join(__dirname, '../../CHANGELOG.md'), 'utf8');
  expect(/^## \[(\d+\.\d+\.\d+)\]/m.exec(changelog)?.[1]).toBe(kept.release);
  const shipped = JSON.parse(
    readFileSync(path.join(__dirname, `../fixtures/functions-${kept.release}.json`), 'utf8'),
  ) as Parameters<typeof keptFunctions>[0];
  expect(keptFunctions(shipped)).toEqual(kept.functions);
});
