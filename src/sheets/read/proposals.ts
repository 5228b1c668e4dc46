import type { RequestedBye } from '../../model/types';
import { warning, type Place, type Problem } from '../../model/problems';
import { namesakes } from '../names/namesakes';
import { cellPlace, type TableCells } from '../plan/cells';
import { cellText } from '../plan/numbers';
import type { PlayerRow } from './readPlayers';
import { isRemarkHead, readRemark, type RemarkAsks } from './remarks';

/** What a list seems to want of a player; it is done if the arbiter agrees. */
export interface ListProposal {
  /** Names the proposal while the list stays as it is. */
  readonly id: string;
  readonly row: number;
  readonly name: string;
  readonly place: Place;
  /** The remark; of somebody listed twice nothing. */
  readonly text: string;
  readonly asks: RemarkAsks | { readonly kind: 'twice'; readonly sameAs: number };
}

/** Whoever stands in the list again with the same name and nothing that tells the two apart. */
export function findTwice(rows: readonly PlayerRow[]): ListProposal[] {
  return namesakes(rows).flatMap((group) =>
    group.flatMap((row, index): ListProposal[] => {
      const first = group.slice(0, index).find((other) => isSame(other, row));
      if (!first) return [];
      const { row: at, name, place } = row;
      const asks = { kind: 'twice', sameAs: first.row } as const;
      return [{ id: `${at} twice`, row: at, name, place, text: '', asks }];
    }),
  );
}

/** The name alone is not enough: something else has to be known, and to be the same. */
function isSame(a: PlayerRow, b: PlayerRow): boolean {
  const facts = (row: PlayerRow) =>
    [row.fideId, row.born, row.club, row.federation, row.rating.value || ''].map(String);
  const [one, other] = [facts(a), facts(b)];
  return one.some(Boolean) && one.every((fact, index) => fact === other[index]);
}

export interface RemarksFound {
  readonly proposals: readonly ListProposal[];
  /** Remarks that ask for nothing we know; they are not imported, and that is said. */
  readonly unused: readonly Problem[];
}

/** Remarks in columns that are not used otherwise. */
export function findRemarks(
  table: TableCells,
  rows: readonly PlayerRow[],
  heads: readonly string[],
  used: ReadonlySet<number>,
): RemarksFound {
  const proposals: ListProposal[] = [];
  const unused: Problem[] = [];
  const columns = heads.flatMap((_, column) => (used.has(column) ? [] : [column]));
  for (const { row, name } of rows)
    for (const column of columns) {
      const text = cellText(table.rows[row][column]);
      const asks = text === '' ? null : readRemark(text);
      const place = cellPlace(table, row, column);
      if (asks) proposals.push({ id: `${row} ${column}`, row, name, place, text, asks });
      else if (text !== '' && isRemarkHead(heads[column]))
        unused.push(warning('remark-not-used', place, text, { name }));
    }
  return { proposals, unused };
}

/** The players with what was proposed and not declined. */
export function acceptProposals(
  rows: readonly PlayerRow[],
  proposals: readonly ListProposal[],
  declined: ReadonlySet<string>,
): PlayerRow[] {
  return rows.flatMap((row) => {
    let changed: PlayerRow = row;
    for (const { id, row: of, asks } of proposals) {
      if (of !== row.row || declined.has(id)) continue;
      if (asks.kind === 'twice') return [];
      changed =
        asks.kind === 'withdrawn'
          ? { ...changed, withdrawn: true }
          : { ...changed, byes: withByes(changed.byes, asks.rounds, asks.bye) };
    }
    return [changed];
  });
}

const withByes = (
  byes: PlayerRow['byes'],
  rounds: readonly number[],
  bye: RequestedBye,
): PlayerRow['byes'] => new Map([...byes, ...rounds.map((round) => [round, bye] as const)]);
