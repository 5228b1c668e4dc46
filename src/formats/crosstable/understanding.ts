import { error, warning, type Problem } from '../../model/problems';
import type { Tournament } from '../../model/types';
import type { ProblemCode } from '../../words';
import { plainWord } from '../tidy';
import type { Layout } from './layout/layout';
import { contradictions, type PrintedRow } from './printedPoints';
import { cellWord, type PlaceOf, type Range } from './range';
import type { Reading } from './reading';
import type { RoundsReader } from './rounds';
import type { TableRows } from './tableRows';

/** Between the two players of a pairing list, in the languages of results sites. */
const PAIRING_HEADS =
  /^(?:result|res|resultat|ergebnis|erg|resultado|risultato|uitslag|wynik|vysledek|rezultat|eredmeny|результат|sonuc)$/;

/** A pairing list names and numbers both players of a table. */
const sameHeadTwice = (heads: readonly string[]): boolean =>
  heads.some((head, at) => head !== '' && heads.indexOf(head) !== at);

/** Columns that only a ranking has, by `plainWord`. */
const TIE_BREAK_HEAD =
  /^(?:tb ?\d|buchh?(?:olz)?\.?|bhz?\.?|son(?:neborn)?|sonn?b\.?|sb\.?|wtg\.? ?\d?|wertung ?\d?|dep\.? ?\d|des\.? ?\d)$/;

/** What is said of a table as a whole: what was left out, taken for something, not understood. */
export class Understanding {
  private readonly range: Range;
  private readonly layout: Layout;
  private readonly placeOf: PlaceOf;

  constructor(private readonly table: TableRows) {
    this.range = table.range;
    this.layout = table.layout;
    this.placeOf = table.placeOf;
  }

  /** What was left out of the table, and what was taken for what. */
  aboutTheTable(): Problem[] {
    const { skipped, guessedNames, guessedNumbers } = this.layout;
    const rows = skipped.map((row) => {
      const column = this.range[row].findIndex((cell) => cellWord(cell) !== '');
      return warning('row-left-out', this.placeOf(row, column), cellWord(this.range[row][column]));
    });
    const guessed = (code: ProblemCode, column: number | undefined) =>
      column === undefined ? [] : [this.aboutColumns(code, [column])];
    return [
      ...rows,
      ...guessed('column-taken-for-names', guessedNames),
      ...guessed('column-taken-for-numbers', guessedNumbers),
    ];
  }

  aboutColumns(code: ProblemCode, columns: readonly number[]): Problem {
    const heads = columns.map((column) => this.layout.heads[column] || `(${column + 1})`);
    return warning(code, this.placeOf(this.layout.headerRow, columns[0]), heads.join(', '));
  }

  /** No round was found, and there are columns that could be some. */
  withoutRounds(): Problem | null {
    const { unknown, headerRow, heads, columns, rows } = this.layout;
    const isSaid = (head: string) => PAIRING_HEADS.test(plainWord(head));
    if (heads.filter(isSaid).length > 0 && sameHeadTwice(heads))
      return error('table-of-pairings', this.placeOf(headerRow, heads.findIndex(isSaid)), '');
    const points = columns.get('points');
    if (points !== undefined && rows.some((row) => (this.table.printedPoints(row) ?? 0) > 0))
      return error('ranking-without-rounds', this.placeOf(headerRow, points), heads[points]);
    const tieBreak = unknown.find((column) => TIE_BREAK_HEAD.test(plainWord(heads[column] ?? '')));
    if (columns.has('rank') && tieBreak !== undefined)
      return error('ranking-without-rounds', this.placeOf(headerRow, tieBreak), heads[tieBreak]);
    if (!unknown.some((column) => this.mayBeRounds(column))) return null;
    const place = this.placeOf(headerRow, unknown[0]);
    return error('table-without-rounds', place, heads.filter(Boolean).join(' | '), {
      known: this.knownColumns(),
      unknown: unknown.map((column) => heads[column] || `(${column + 1})`).join(', '),
    });
  }

  /** Short cells with a figure or a result in them, most of them filled: clubs, groups and ids are not. */
  private mayBeRounds(column: number): boolean {
    const texts = this.layout.rows.map((row) => cellWord(this.range[row][column])).filter(Boolean);
    const isId = (text: string) => /^\d{5,}$/.test(text) && /[2-9]/.test(text);
    const short = texts.filter((text) => text.length <= 8 && /[\d½=+*-]/.test(text) && !isId(text));
    return short.length > 0.5 * texts.length;
  }

  private knownColumns(): string {
    const { columns, heads, rounds } = this.layout;
    const named = [...columns.values()]
      .sort((a, b) => a - b)
      .map((column) => heads[column] || `(${column + 1})`);
    const first = rounds.length > 0 ? [heads[rounds[0]], heads[rounds.at(-1)!]] : [];
    return [...named, ...(first.length > 0 ? [[...new Set(first)].join(' … ')] : [])].join(', ');
  }

  /** Read without a fault, and still not believed: the printed points say otherwise nearly everywhere. */
  notBelieved(reading: Reading, tournament: Tournament, rounds: RoundsReader): Problem | null {
    const { layout } = this;
    const column = layout.columns.get('points');
    if (!reading.kind.id.startsWith('grid') && !rounds.isByContent) {
      const left = layout.unknown.find((each) => rounds.holdsGames(each));
      if (left !== undefined)
        return error(
          'column-with-games',
          this.placeOf(layout.headerRow, left),
          layout.heads[left] ?? '',
          {
            known: this.knownColumns(),
          },
        );
    }
    if (column === undefined) return null;
    const place = this.placeOf(layout.headerRow, column);
    const printed = layout.rows.map((row) => this.table.printedPoints(row));
    const texts = layout.rows.map((row) => cellWord(this.range[row][column]));
    const unread = texts.findIndex((text, index) => text !== '' && printed[index] === null);
    if (printed.filter((value) => value === null).length > texts.length / 2 && unread >= 0)
      return error(
        'points-not-understood',
        this.placeOf(layout.rows[unread], column),
        texts[unread],
        {
          head: layout.heads[column],
          known: this.knownColumns(),
        },
      );
    const byNo = new Map(tournament.players.map((player) => [player.no, player]));
    const rows = reading.numbers.map((no, index): PrintedRow => ({
      outcomes: byNo.get(no)?.entries.map(({ outcome }) => outcome) ?? [],
      printed: printed[index],
    }));
    const wrong = contradictions(rows, tournament.points);
    const judged = rows.filter((row) => row.printed !== null).length;
    if (judged < 3 || wrong * 2 <= judged) return null;
    return error('points-contradict', place, layout.heads[column], { wrong, players: judged });
  }

  /** Many problems: first what was understood of the table at all. */
  summary({ kind, entries }: Reading, errors: number): Problem {
    return error('table-not-understood', this.placeOf(this.layout.headerRow, 0), kind.example, {
      known: this.knownColumns(),
      cells: entries.flat().filter(Boolean).length,
      players: entries.length,
      problems: errors,
    });
  }
}
