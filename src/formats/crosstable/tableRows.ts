import { error, type Problem } from '../../model/problems';
import type { Located, RawPlayer } from '../../model/raw';
import { isUnratedWord } from '../unrated';
import type { CrosstableColumn } from './layout/headers';
import type { Layout } from './layout/layout';
import { parsePrintedPoints } from './printedPoints';
import { cellWord, type PlaceOf, type Range } from './range';
import type { Numbering, Reading } from './reading';

/** The rows of a table whose columns are known: who stands in them, whatever the rounds mean. */
export class TableRows {
  constructor(
    readonly range: Range,
    readonly layout: Layout,
    readonly placeOf: PlaceOf,
  ) {}

  /** Sites number the opponents by starting number or by rank; by the order as a last resort. */
  numberings(): readonly Numbering[] {
    const columns = (['no', 'rank'] as const).filter((key) => this.layout.columns.has(key));
    return [...columns, null].map((by) => {
      const column = by === null ? undefined : this.layout.columns.get(by);
      const numbers = this.layout.rows.map((row, index) => {
        if (column === undefined) return index + 1;
        const text = cellWord(this.range[row][column]).replace(/\.$/, '');
        return /^\d+$/.test(text) ? Number(text) : NaN;
      });
      return { by, numbers };
    });
  }

  player(row: number, index: number, reading: Reading, problems: Problem[]): RawPlayer {
    const at = (column: CrosstableColumn) => this.layout.columns.get(column);
    const place = (column: number | undefined) => this.placeOf(row, column ?? 0);
    const word = (column: CrosstableColumn) => {
      const index = at(column);
      return index === undefined ? '' : cellWord(this.range[row][index]);
    };
    const numbers = reading.kind.numbers;
    const no: Located<number> = {
      value: reading.numbers[index],
      place: place(numbers === null ? undefined : at(numbers)),
    };
    if (Number.isNaN(no.value) && numbers !== null)
      problems.push(error('bad-number', no.place, word(numbers)));
    const claimed = this.printedPoints(row);
    return {
      place: place(0),
      no,
      name: this.name(row),
      title: { value: word('title').toUpperCase(), place: place(at('title')) },
      rating: { value: this.rating(row, problems), place: place(at('rating')) },
      federation: word('federation'),
      ...(claimed === null
        ? {}
        : { claimedPoints: { value: claimed, place: place(at('points')) } }),
      entries: reading.entries[index],
    };
  }

  /** `Surname, First name` where each has its column. */
  private name(row: number): string {
    const { columns, givenNames } = this.layout;
    const texts = [columns.get('name'), givenNames].map((column) =>
      column === undefined ? '' : cellWord(this.range[row][column]),
    );
    return texts.filter(Boolean).join(', ');
  }

  printedPoints(row: number): number | null {
    const column = this.layout.columns.get('points');
    return column === undefined ? null : parsePrintedPoints(cellWord(this.range[row][column]));
  }

  /** The place that the table prints in a column of ranks. */
  printedRank(row: number): number | null {
    const column = this.layout.columns.get('rank');
    const text = column === undefined ? '' : cellWord(this.range[row][column]).replace(/\.$/, '');
    return /^\d+$/.test(text) && Number(text) > 0 ? Number(text) : null;
  }

  /**
   * `2100 F`, `1850 N`, `1641P17`: rated; `1499 E` (estimated), `-`, blank, *non classé*: unrated
   * (ruling A9). American charts have it in the second line: `R: 1794 ->1817`.
   */
  private rating(row: number, problems: Problem[]): number {
    const column = this.layout.columns.get('rating');
    const second = this.layout.secondLines.get(row);
    if (column === undefined && second !== undefined) {
      const before = this.range[second]
        .map(cellWord)
        .map((text) => /\bR: ?(\d{3,4})/.exec(text)?.[1]);
      return Number(before.find((text) => text !== undefined) ?? 0);
    }
    const text = column === undefined ? '' : cellWord(this.range[row][column]);
    if (isUnratedWord(text)) return 0;
    const match = /^\(?(\d{2,4})(?:[.,]0+)?\)?(?:[*?]| ?([a-z])|p\d+)?$/i.exec(text);
    if (match) return match[2]?.toLowerCase() === 'e' ? 0 : Number(match[1]);
    problems.push(error('rating-not-a-number', this.placeOf(row, column ?? 0), text));
    return 0;
  }
}
