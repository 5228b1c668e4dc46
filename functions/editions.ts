/** A custom function that sets two editions of a tie-break side by side. */
import { isKept, type Part } from '../src/tiebreaks/types';
import { CUT_WORD, WHY_WORD } from '../src/tiebreaks/partWords';
import { sideBySide } from '../src/tiebreaks/catalogue/sideBySide';
import { ask, say, type Cell } from './call/answer';
import { editionArgument, isOmitted } from './call/arguments';
import { notAvailable } from './call/errors';

const HEAD = [
  'functions.detail.term',
  'functions.detail.counted',
  'functions.detail.why',
  'functions.detail.article',
] as const;

/**
 * A tie-break by two editions side by side, term by term: what each counts, why, and by which article.
 * @customfunction TIEBREAK_EDITIONS
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param code Code or name of the tie-break, such as "BH-C1".
 * @param first First edition of the rules by its id.
 * @param second Second edition of the rules by its id.
 * @returns One row per term under a header row; SUM of a column Counted gives the value of its edition.
 */
export function tiebreakEditions(
  player: unknown,
  table: unknown[][],
  code: string,
  first: string,
  second: string,
): unknown[][] {
  const text = isOmitted(code) ? '' : String(code);
  const editions = [editionArgument(first), editionArgument(second)];
  const asked = editions.map(({ id }) => ask(player, table, text, id));
  const { loaded } = asked[0];
  const values = asked.map(({ working }) => working());
  const rows = sideBySide(values[0], values[1]).map(({ round, opponent, a, b }): Cell[] => [
    (loaded.field.showsRounds ? round : null) ?? '',
    opponent ?? '',
    opponent === null ? '' : loaded.nameOf(opponent),
    ...partCells(a),
    ...partCells(b),
    a && b && sameTerm(a, b) ? '=' : '≠',
  ]);
  const missing = values.flatMap(({ value, undefinedBecause }, index): Cell[][] => {
    if (value !== null) return [];
    const error = notAvailable(undefinedBecause!, loaded.nameOf);
    const cells: Cell[] = ['', error, error.message ?? '', ''];
    const none: Cell[] = ['', '', '', ''];
    return [['', '', '', ...(index === 0 ? cells : none), ...(index === 1 ? cells : none), '≠']];
  });
  const told = loaded.toldOfTable.map((line): Cell[] => [line, ...Array<Cell>(11).fill('')]);
  return [header(editions.map(({ id }) => id)), ...rows, ...missing, ...told];
}

const header = (ids: readonly string[]): string[] => [
  say('functions.detail.round'),
  say('functions.detail.opponent'),
  say('functions.detail.name'),
  ...ids.flatMap((id) => HEAD.map((key) => `${id}: ${say(key)}`)),
  say('functions.detail.compared'),
];

const partCells = (part: Part | null): Cell[] =>
  part === null
    ? ['', '', '', '']
    : [
        part.value,
        isKept(part) ? part.value : '',
        part.cut === null ? say(WHY_WORD[part.why], part.args) : say(CUT_WORD[part.cut]),
        part.article,
      ];

/** As much, and it counts in both or in none. */
const sameTerm = (a: Part, b: Part): boolean =>
  Math.abs(a.value - b.value) < 1e-9 && isKept(a) === isKept(b);
