import { printedLines } from '../../src/formats/crosstable/lines/printedLines';
import { readCrosstable, type CrosstableRead } from '../../src/formats/crosstable/readCrosstable';
import { findPlayer, labelOf } from '../../src/event/open/players';
import { contradictionIn } from '../../src/model/contradictions';
import { sayProblem } from '../../src/explain/sayProblem';
import { error, type Checked, type Problem } from '../../src/model/problems';
import type { Player, PlayerNo } from '../../src/model/types';
import { Field } from '../../src/tiebreaks/field';
import { contradictionText, refusal } from './errors';
import { language } from './language';
import { notFinalTexts } from './openGames';
import { remark } from './remarks';

/**
 * Excel hands every call a fresh copy of its range, and a standings sheet calls thousands of times
 * with the same one. Tables are therefore recognised by their content: a comparison cell by cell
 * with those read last costs far less than reading one, and never mistakes one for another.
 */
const KEPT = 8;
const kept: Loaded[] = [];

/** Readings that change who met whom: told with every answer. */
const SUPPOSED: readonly Problem['code'][] = ['bye-as-player', 'bare-result-as-bye'];

/** A table that was read, with what has been computed from it. */
export class Loaded {
  readonly read: Checked<CrosstableRead>;
  private wholeField: Field | undefined;
  private isTold = false;
  private readonly earlier = new Map<number, Field>();
  private readonly found = new Map<unknown, PlayerNo>();

  readonly flat: readonly unknown[];

  constructor(readonly cells: readonly (readonly unknown[])[]) {
    this.flat = cells.flat();
    const printed = printedLines(cells);
    this.read = printed ? readCrosstable(printed.rows, printed.placeOf) : readCrosstable(cells);
  }

  get checked(): CrosstableRead {
    if (!this.read.ok) throw refusal(this.read.problems);
    return this.read.value;
  }

  get field(): Field {
    return (this.wholeField ??= new Field(this.checked.tournament, undefined, this.showsRounds));
  }

  /** The grid of a round robin says who met whom, not in which round. */
  private get showsRounds(): boolean {
    return !this.checked.kind.id.startsWith('grid');
  }

  fieldAfter(round: number): Field {
    let field = this.earlier.get(round);
    if (!field)
      this.earlier.set(
        round,
        (field = new Field(this.checked.tournament, round, this.showsRounds)),
      );
    return field;
  }

  /**
   * Where the table contradicts itself, the first place and the count; and what was read in it that it does not
   * say in so many words.
   */
  get toldOfTable(): readonly string[] {
    const warnings = this.read.ok ? this.read.warnings : [];
    const found = contradictionIn(warnings);
    const supposed = SUPPOSED.flatMap((code) => warnings.find((each) => each.code === code) ?? []);
    return [
      ...(found ? [contradictionText(found)] : []),
      ...supposed.map((problem) => sayProblem(language(), problem).sentence),
    ];
  }

  /** For answers that have no room for it, also that results are missing: said once, to whoever listens. */
  tellOfTable(): void {
    if (this.isTold) return;
    this.isTold = true;
    for (const text of this.toldOfTable) remark(text);
    if (this.read.ok) for (const text of notFinalTexts(this.read.value.tournament)) remark(text);
  }

  nameOf = (no: PlayerNo): string => this.field.player(no).name || String(no);

  /** By number or by name; accents and capitals do not matter, a part of the name will do. */
  playerNo(wanted: unknown): PlayerNo {
    const known = this.found.get(wanted);
    if (known !== undefined) return known;
    const no = playerNo(this.field.tournament.players, wanted);
    this.found.set(wanted, no);
    return no;
  }
}

export function loadTable(cells: readonly (readonly unknown[])[]): Loaded {
  for (let i = 0; i < kept.length; i++) {
    const loaded = kept[i];
    if (!sameCells(loaded.cells, loaded.flat, cells)) continue;
    if (i > 0) {
      kept.splice(i, 1);
      kept.unshift(loaded);
    }
    return loaded;
  }
  const loaded = new Loaded(cells);
  kept.unshift(loaded);
  if (kept.length > KEPT) kept.pop();
  return loaded;
}

/** `flat` holds the cells of the known table row by row: one list is read faster than many. */
function sameCells(
  known: readonly (readonly unknown[])[],
  flat: readonly unknown[],
  given: readonly (readonly unknown[])[],
): boolean {
  if (known.length !== given.length) return false;
  let at = 0;
  for (let i = 0; i < given.length; i++) {
    const row = given[i];
    if (row.length !== known[i].length) return false;
    for (let j = 0; j < row.length; j++, at++)
      if (row[j] !== flat[at] && !sameError(row[j], flat[at])) return false;
  }
  return true;
}

/** Error cells are objects, a new one in every call. */
function sameError(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return (a as { code?: unknown }).code === (b as { code?: unknown }).code;
}

/** Somebody by number or name; nobody, or several, are told. */
export function playerNo(players: readonly Player[], wanted: unknown): PlayerNo {
  const found = findPlayer(players, String(wanted ?? ''));
  if (found.ok) return found.player.no;
  const place = { kind: 'argument', name: 'player' } as const;
  if (found.fitting.length === 0)
    throw refusal([error('player-not-found', place, String(wanted ?? ''))]);
  const fitting = found.fitting.slice(0, 5).map(labelOf);
  throw refusal([
    error('player-not-unique', place, String(wanted), { players: fitting.join(', ') }),
  ]);
}
