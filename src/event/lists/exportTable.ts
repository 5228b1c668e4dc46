import { harmlessText, makeCsv, type CsvSeparator } from '../../formats/csv';
import { makeCrosstableCell } from '../../formats/crosstable/cells/parseCell';
import { makePointsHeader } from '../../formats/crosstable/layout/pointsHeader';
import { readTableFile } from '../../formats/crosstable/readTableFile';
import { warning, type Checked, type Problem } from '../../model/problems';
import { score } from '../../model/tournament';
import type { Language, Tournament } from '../../model/types';
import { say } from '../../sheets/plan/say';

/** What stands between the cells of a crosstable that is kept as text. */
export type TableSeparator = '\t' | CsvSeparator;

/**
 * The event as a crosstable in the order of the pairing numbers, read back before it is handed out.
 * It holds numbers, titles, names, ratings and results; what else the event knows is told.
 */
export function eventTable(
  tournament: Tournament,
  separator: TableSeparator,
  language: Language,
): Checked<string> {
  const rows = tableRows(tournament, language);
  const text =
    separator === '\t'
      ? rows.map((row) => `${row.map(plainCell).join('\t')}\n`).join('')
      : makeCsv(rows, separator);
  return { ok: true, value: text, warnings: differences(tournament, text) };
}

const plainCell = (cell: string | number | null): string => {
  const text = typeof cell === 'string' ? harmlessText(cell) : String(cell ?? '');
  return text.replace(/[\t\r\n]+/g, ' ');
};

function tableRows(tournament: Tournament, language: Language): (string | number | null)[][] {
  const { players, pairedRounds, points } = tournament;
  const rounds = Array.from({ length: pairedRounds }, (_, index) => `R${index + 1}`);
  const header = [
    say(language, 'head.no'),
    say(language, 'head.title'),
    say(language, 'head.name'),
    say(language, 'head.rating'),
    ...rounds,
    makePointsHeader(say(language, 'head.points'), points),
  ];
  const rows = players.map((player) => [
    player.no,
    player.title,
    player.name,
    player.rating || null,
    ...player.entries.map(makeCrosstableCell),
    score(tournament, player) / 2,
  ]);
  return [header, ...rows];
}

/** What the table does not say: as whoever reads it would find. */
function differences(tournament: Tournament, text: string): Problem[] {
  const read = readTableFile(text);
  if (!read.ok) {
    const first = read.problems[0]!;
    return [warning('table-not-readable', { kind: 'file' }, `${first.code} ${first.value}`)];
  }
  const asRead = new Map(read.value.tournament.players.map((player) => [player.no, player]));
  const differing = tournament.players.filter((player) => {
    const other = asRead.get(player.no);
    return !other || facts(other.entries) !== facts(player.entries);
  });
  const told: Problem[] = [warning('table-holds-results-only', { kind: 'file' }, '')];
  if (differing.length > 0)
    told.push(
      warning('table-loses-results', { kind: 'file' }, differing.map(({ no }) => no).join(', ')),
    );
  return told;
}

const facts = (entries: Tournament['players'][number]['entries']): string =>
  entries
    .map(({ outcome, opponent, colour, unrated = false }) =>
      [outcome === 'absent' ? 'zeroBye' : outcome, opponent, colour, unrated].join(),
    )
    .join(';');
