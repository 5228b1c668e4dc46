import { error, type Checked, type Place, type Problem } from '../model/problems';
import { yearOf } from '../ratings/list';
import {
  columnOf,
  isRatingColumn,
  PLAYER_COLUMNS,
  plainHeader,
  STANDINGS_COLUMNS,
} from '../sheets/names/headers';
import { PRIZE_WORDS } from '../sheets/prizeRules';
import { prizeText } from './readPrizes';
import type { Contender } from './types';

export interface StandingsRead {
  readonly contenders: readonly Contender[];
  /** Plain headers. */
  readonly headers: ReadonlySet<string>;
}

/** Standings with their header, in their order: name and points are needed, all else is kept by its header. */
export function readContenders(
  cells: readonly (readonly unknown[])[],
  placeAt: (row: number, column: number) => Place,
): Checked<StandingsRead> {
  const header = (cells[0] ?? []).map(prizeText);
  const find = (wanted: string): number =>
    header.findIndex(
      (text) =>
        columnOf(STANDINGS_COLUMNS, text) === wanted || columnOf(PLAYER_COLUMNS, text) === wanted,
    );
  const [rank, no, name, points] = ['rank', 'no', 'name', 'points'].map(find);
  const [born, sex] = ['born', 'sex'].map(find);
  const rating = header.findIndex((text) => isRatingColumn(columnOf(PLAYER_COLUMNS, text)));
  const problems: Problem[] = [];
  if (name < 0 || points < 0)
    problems.push(error('prize-standings-bad', placeAt(0, 0), header.join(', ')));
  const contenders: Contender[] = [];
  let lastRank = 0;
  if (problems.length === 0)
    cells.slice(1).forEach((row, index) => {
      // Remarks below the list have no rank.
      if (prizeText(row[name]) === '' || (rank >= 0 && prizeText(row[rank]) === '')) return;
      const at = (column: number) => placeAt(index + 1, column);
      const score = pointsOf(row[points]);
      if (score === null) problems.push(error('bad-points', at(points), prizeText(row[points])));
      const own = rank < 0 ? 0 : Number.parseInt(prizeText(row[rank]), 10);
      if (own < lastRank)
        problems.push(error('prize-standings-order', at(rank), prizeText(row[rank])));
      lastRank = own || lastRank;
      const text = (column: number): string => (column < 0 ? '' : prizeText(row[column]));
      const woman = PRIZE_WORDS.meaning(text(sex));
      contenders.push({
        no: Number(text(no)) || index + 1,
        name: text(name),
        position: contenders.length + 1,
        points: score ?? 0,
        rating: Number(text(rating)) || null,
        birthYear: yearOf(text(born)),
        sex: woman === 'women' ? 'w' : woman === 'men' ? 'm' : null,
        columns: new Map(header.map((head, column) => [plainHeader(head), text(column)])),
      });
    });
  if (problems.length > 0) return { ok: false, problems };
  const headers = new Set(header.filter((text) => text !== '').map(plainHeader));
  return { ok: true, value: { contenders, headers }, warnings: [] };
}

function pointsOf(cell: unknown): number | null {
  const text = (cell === 0 ? '0' : prizeText(cell))
    .replace(',', '.')
    .replace(/^½$/, '0.5')
    .replace('½', '.5');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
