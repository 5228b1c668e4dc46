/** The rows of functions.json for the functions of the table; those of the other functions are read from their JSDoc. */
import { argumentsAfterTable, TIE_BREAK_FUNCTIONS, type TieBreakFunction } from './tieBreakTable';

const ARGUMENTS = {
  player: { description: 'Number or name of the player.', name: 'player', type: 'any' },
  table: {
    description: 'Crosstable with its header row.',
    dimensionality: 'matrix',
    name: 'table',
    type: 'any',
  },
  n: { description: '', name: 'n', optional: true, type: 'number' },
  tied: {
    description: 'Players of the tie, by number or name; all with as many points if omitted.',
    dimensionality: 'matrix',
    name: 'tied',
    optional: true,
    type: 'any',
  },
  unplayed: {
    description: 'How own unplayed rounds count: "default", "literal" or "played-only".',
    name: 'unplayed',
    optional: true,
    type: 'string',
  },
  edition: {
    description:
      'Edition of the rules by its id; the event’s own if omitted, else the newest that has it.',
    name: 'edition',
    optional: true,
    type: 'string',
  },
  unrated: {
    description:
      'Rating announced for players who have none; without it ratings of others count for nothing.',
    name: 'unrated',
    optional: true,
    type: 'number',
  },
} as const;

const argumentsOf = (row: TieBreakFunction) =>
  (['player', 'table', ...argumentsAfterTable(row)] as const).map((name) =>
    name === 'n' ? { ...ARGUMENTS.n, description: row.cut!.help } : ARGUMENTS[name],
  );

const described = (id: string, description: string, row: TieBreakFunction, result: object) => ({
  description,
  id,
  name: id,
  parameters: argumentsOf(row),
  result,
});

export const TIE_BREAK_METADATA = TIE_BREAK_FUNCTIONS.flatMap((row) => [
  described(row.id, row.help, row, { type: 'number' }),
  described(
    `${row.id}_DETAIL`,
    `The working of ${row.id}: every term with its reason; SUM of the column Counted gives the value.`,
    row,
    { dimensionality: 'matrix' },
  ),
]);
