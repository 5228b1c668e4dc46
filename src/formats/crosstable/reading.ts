import type { Place, Problem } from '../../model/problems';
import type { RawEntry } from '../../model/raw';
import type { PointSystem } from '../../model/types';
import type { ColourLetters } from './cells/colours';
import type { NotationId } from './cells/notations';

/** The kind of table that was recognised, for those who read the table after us. */
export interface TableKind {
  readonly id: NotationId | 'grid' | 'grid-signs' | 'grid-points' | 'grid-matches' | 'list';
  /** A cell of it, as an example. */
  readonly example: string;
  /** Which column numbers the opponents; null: the order of the rows. */
  readonly numbers: 'no' | 'rank' | null;
  /** Null where the cells name no colours. */
  readonly colours: ColourLetters | null;
}

/** The numbers of the rows by a column, or by their order. */
export interface Numbering {
  readonly by: TableKind['numbers'];
  readonly numbers: readonly number[];
}

/** A cell with a result and no opponent (`½`), by the places in `entries`. */
export interface BareResult {
  readonly index: number;
  readonly round: number;
  readonly problem: Problem;
}

/** One possible reading of a table: what its rows say in each round, and what it cannot read. */
export interface Reading {
  readonly kind: TableKind;
  readonly numbers: readonly number[];
  /** In the order of the layout's rows. */
  readonly entries: readonly (readonly (RawEntry | undefined)[])[];
  readonly points?: PointSystem;
  readonly problems: readonly Problem[];
  /** Among the problems. */
  readonly bare?: readonly BareResult[];
  /** Where the opponent's cell for the same game stands. */
  mirror(player: number, opponent: number, round: number): Place | undefined;
}
