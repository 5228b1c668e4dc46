import { isChecked, type CheckedEvent, type OpenEvent } from '../../src/event/open/openEvent';
import { gamesOf, type GameLine } from '../../src/event/results/results';
import { fill } from '../../src/explain/phrasebook';
import type { Reason } from '../../src/explain/reason';
import type { BookCells } from '../../src/sheets/plan/cells';
import { logRows } from '../../src/sheets/stored/log/logRows';
import { parseProof } from '../../src/sheets/stored/log/proof';
import {
  BETWEEN_NAMES,
  namesOfGame,
  readShared,
  type Entered,
  type Shared,
  type Writer,
} from '../../src/sheets/stored/shared';
import {
  ownKey,
  pair,
  resultKey,
  resultsBefore,
  rowBefore,
  rowsOf,
  type LostResult,
  type Moved,
  type OwnResults,
} from './ownResults';

/** A workbook that several arbiters share, as this pane sees it. */
export interface Sharing extends Shared {
  readonly me: Writer;
  /** The desk is ours: we pair, write lists, change players and undo. */
  readonly isInCharge: boolean;
}

/** null: the workbook is not shared. */
export function sharingIn(cells: BookCells, me: Writer): Sharing | null {
  const shared = readShared(cells.shared);
  return shared && { ...shared, me, isInCharge: shared.desk?.id === me.id };
}

/** Somebody else has the desk, or nobody: results can be entered, and nothing else written. */
export const isHelper = (sharing: Sharing | null): boolean =>
  sharing !== null && !sharing.isInCharge;

/** By whose hand a change came since the workbook was last read. */
export interface Told {
  readonly here: boolean;
  readonly elsewhere: boolean;
}

interface Seen {
  readonly before: OpenEvent | null;
  readonly after: OpenEvent | null;
  readonly section: string;
  readonly sharing: Sharing | null;
  readonly told: Told;
  readonly own: OwnResults;
  /** Notes of the others that had not been read before. */
  readonly arrived: readonly Arrived[];
  /** The number that a player has now, by that of before; absent: gone. */
  readonly moved: Moved;
}

/** A result that somebody else entered. */
export interface Arrived extends Entered {
  readonly by: Writer;
}

/** What colleagues did between two readings, in their names where they are known. */
export function newsOf(given: Seen): { news: Reason[]; lost: LostResult[] } {
  const { before, after, told } = given;
  if (!told.elsewhere || !isChecked(before) || !isChecked(after)) return { news: [], lost: [] };
  const seen = underNumbersOfNow(given, after);
  const lost = [...(before === after ? [] : lostResults(seen)), ...strayResults(seen)];
  // Nobody has entered these: said below, and not as somebody's.
  const isStray = (round: number, game: GameLine) =>
    lost.some((each) => each.round === round && each.at && pair(each.at) === pair(game));
  const results = newResults(seen, isStray);
  return { news: [...results, ...newLines(seen), ...lost.map(lossReason)], lost };
}

/** Notes under the numbers that their players have now, whatever they had when these were written. */
function underNumbersOfNow(seen: Seen, after: CheckedEvent): Seen {
  const { section, sharing, arrived } = seen;
  const name = new Map(after.tournament.players.map((player) => [player.no, player.name]));
  const byNames = new Map<number, Map<string, GameLine>>();
  const gamesIn = (round: number) => {
    const known = byNames.get(round);
    if (known) return known;
    const found = new Map(
      gamesOf(after, round).map((game) => [
        namesOfGame(name.get(game.white) ?? '', name.get(game.black) ?? ''),
        game,
      ]),
    );
    byNames.set(round, found);
    return found;
  };
  // They do not play each other in that round any more.
  const paired = (names: string) => {
    const of = new Map([...name].map(([no, said]) => [said, no]));
    const [white, black] = names.split(BETWEEN_NAMES).map((each) => of.get(each));
    return white === undefined || black === undefined ? null : { white, black };
  };
  const now = <T extends Entered>(notes: readonly T[]): T[] =>
    notes.flatMap((note) => {
      if (note.names === undefined || note.section !== section) return [note];
      const game = gamesIn(note.round).get(note.names) ?? paired(note.names);
      return game ? [{ ...note, white: game.white, black: game.black }] : [];
    });
  const writers = sharing?.writers.map((each) => ({ ...each, entered: now(each.entered) })) ?? [];
  return { ...seen, sharing: sharing && { ...sharing, writers }, arrived: now(arrived) };
}

function lossReason({ round, table, result, there, at, isTwice, by }: LostResult): Reason {
  const args = { round, table: table ?? '–', result, there: there || '–' };
  if (at && isTwice) return { key: 'shared.twice', args: { ...args, other: at.table ?? '–' } };
  const name = by && nameOf(by);
  if (!at)
    return name ? { key: 'shared.lost-of', args: { ...args, name } } : { key: 'shared.lost', args };
  const other = at.table ?? '–';
  return name
    ? { key: 'shared.lost-of-to', args: { ...args, other, name } }
    : { key: 'shared.lost-to', args: { ...args, other } };
}

/**
 * What was entered and is there no more, and nobody says that they changed it: cells of two who sort, pair and
 * type at once may meet in a way that no program can tell. Told once, with the game that got it instead.
 */
class Losses {
  private readonly lines: readonly NewLine[];

  constructor(private readonly seen: Seen) {
    const { before, after, sharing } = seen;
    this.lines = sharing ? newLinesIn(before!, after!) : [];
  }

  /** By a note of whoever entered it, or by a line of the log. */
  private isSaid(round: number, game: GameLine): boolean {
    const { after, section, sharing } = this.seen;
    const isNoted = (sharing?.writers ?? []).some(({ id, entered }) =>
      entered.some(
        (each) =>
          id !== sharing?.me.id &&
          resultKey(each.section, each.round, each, each.result) ===
            resultKey(section, round, game, game.result),
      ),
    );
    return (
      isNoted ||
      this.lines.some(
        (line) =>
          line.isResult &&
          line.round === String(round) &&
          isLineOf(after!, line.action, round, game),
      )
    );
  }

  /** null: it is there, or somebody says why it is not. */
  of({ round, white, black, result }: Omit<Entered, 'section'>): Omit<LostResult, 'table'> | null {
    const { after, section, own } = this.seen;
    const games = gamesOf(after, round);
    const game = games.find((each) => each.white === white && each.black === black);
    if (game?.result === result || (game && this.isSaid(round, game))) return null;
    const was = resultsBefore(this.seen, round);
    const others = games.filter(
      (each) =>
        each !== game &&
        each.result === result &&
        was.get(pair(each)) !== result &&
        own.get(ownKey(section, round, each))?.result !== result &&
        !this.isSaid(round, each),
    );
    const at = others.length === 1 ? others[0]! : null;
    // The round was paired again or put back, which its line says.
    if (!game && !at && this.lines.some(({ isResult }) => !isResult)) return null;
    const gone = game ? {} : { isGone: true };
    return { section, round, white, black, result, there: game?.result ?? '', at, ...gone };
  }

  /**
   * The game that got a result of ours since rows were moved beneath it: the cell that we wrote is another
   * game's by now. Ours may have it too, as a colleague entered it there or took it along. null: no other.
   */
  inRowOf({ round, white, black, result }: Omit<Entered, 'section'>): GameLine | null {
    const { after, section, own } = this.seen;
    const row = rowBefore(this.seen, round, { white, black });
    const there = row === null ? undefined : rowsOf(after, round).get(row);
    if (there === undefined || there === pair({ white, black })) return null;
    const game = gamesOf(after, round).find((each) => pair(each) === there);
    if (!game || game.result !== result) return null;
    const isKnown =
      resultsBefore(this.seen, round).get(there) === result ||
      own.get(ownKey(section, round, game))?.result === result;
    return isKnown || this.isSaid(round, game) ? null : game;
  }
}

/** Of our own. */
function lostResults(seen: Seen): LostResult[] {
  const { section, own } = seen;
  const losses = new Losses(seen);
  return [...own].flatMap(([key, { result, table, isTyped }]): LostResult[] => {
    const [of, ...numbers] = key.split(' ');
    if (of !== section) return [];
    const [round, white, black] = numbers.map(Number) as [number, number, number];
    const there = gamesOf(seen.after, round).find((each) => ownKey(section, round, each) === key);
    const entered = { round, white, black, result };
    if (there?.result === result) {
      const at = losses.inRowOf(entered);
      return at
        ? [{ section, ...entered, table: there.table, there: result, at, isTwice: true }]
        : [];
    }
    own.delete(key);
    const lost = losses.of(entered);
    // Somebody says what it has now; what we wrote may stand elsewhere all the same.
    const at = lost === null && there ? losses.inRowOf(entered) : null;
    if (at) return [{ section, ...entered, table, there: there!.result, at }];
    if (!lost || (isTyped && lost.there !== '' && !lost.at)) return [];
    return [{ ...lost, table }];
  });
}

/**
 * Of others, whose note has come and whose cell has not, or not to its game: whoever entered it may have closed
 * the pane since.
 */
function strayResults(seen: Seen): LostResult[] {
  const { section, after, arrived } = seen;
  const losses = new Losses(seen);
  return arrived.flatMap((entered): LostResult[] => {
    const { round, white, black, result, by } = entered;
    if (entered.section !== section || result === '') return [];
    const lost = losses.of(entered);
    if (!lost || (lost.isGone && !lost.at)) return [];
    const game = gamesOf(after, round).find((each) => pair(each) === pair({ white, black }));
    return [{ ...lost, table: game?.table ?? null, by }];
  });
}

/** What others entered last, the last of each game, as far as it is not among the notes that were read before. */
export function arrivedNotes(sharing: Sharing | null, known: ReadonlySet<string>): Arrived[] {
  return (sharing?.writers ?? []).flatMap(({ id, name, entered }): Arrived[] => {
    if (id === sharing?.me.id) return [];
    const last = new Map(entered.map((each) => [ownKey(each.section, each.round, each), each]));
    return [...last.values()]
      .map((each) => ({ ...each, by: { id, name } }))
      .filter((each) => !known.has(noteKey(each)));
  });
}

export const noteKey = ({ by, section, round, result, ...game }: Arrived): string =>
  `${by.id} ${resultKey(section, round, game, result)}`;

/** Whether a line of the log says that a game has this result, whatever it had before. */
function isLineOf(event: OpenEvent, action: string, round: number, game: GameLine): boolean {
  const { table, result } = game;
  return (['pane.result-entered', 'pane.result-corrected'] as const).some((key) => {
    const args = { round, table: table ?? '', result: result || '–', was: '\u0001' };
    const [start, end = ''] = fill(event.settings.language, key, args).split('\u0001');
    return action.startsWith(start) && action.endsWith(end);
  });
}

function newResults(seen: Seen, isStray: (round: number, game: GameLine) => boolean): Reason[] {
  const { before, after, section, sharing, told, own } = seen;
  const last = after!.read.rounds.at(-1)?.round ?? 0;
  const lines = sharing ? newLinesIn(before!, after!) : [];
  return after!.read.rounds.flatMap(({ round }) => {
    const was = resultsBefore(seen, round);
    return gamesOf(after, round).flatMap((game): Reason[] => {
      const { result } = game;
      if (!was.has(pair(game)) || was.get(pair(game)) === result) return [];
      if (isStray(round, game)) return [];
      const key = resultKey(section, round, game, result);
      const noted = (sharing?.writers ?? []).find(({ id, entered }) => {
        const isTheirs = entered.some(
          (each) => resultKey(each.section, each.round, each, each.result) === key,
        );
        return id !== sharing?.me.id && isTheirs;
      });
      const line = lines.find(
        (each) =>
          each.isResult &&
          each.round === String(round) &&
          isLineOf(after!, each.action, round, game),
      );
      const by = noted ?? writerOf(line?.id, sharing);
      // Typed into the sheet, here or elsewhere: nobody knows by whom.
      if (!by && (told.here || own.get(ownKey(section, round, game))?.result === result)) return [];
      const name = nameOf(by);
      const args = { round, table: game.table ?? '–', result: result || '–', name };
      return [{ key: round === last ? 'shared.result' : 'shared.result-earlier', args }];
    });
  });
}

const nameOf = (writer: Writer | undefined): string | { readonly reason: Reason } =>
  writer && writer.name !== '' ? writer.name : { reason: { key: 'shared.somebody' } };

/** Somebody else, by the id in a proof. */
const writerOf = (id: string | undefined, sharing: Sharing | null): Writer | undefined =>
  id && id !== sharing?.me.id
    ? ([sharing?.desk, ...(sharing?.writers ?? [])].find((writer) => writer?.id === id) ?? {
        id,
        name: '',
      })
    : undefined;

interface NewLine {
  readonly action: string;
  readonly id: string;
  readonly isResult: boolean;
  readonly round: string;
}

function newLinesIn(before: OpenEvent, after: OpenEvent): NewLine[] {
  const known = new Set(logRows(before.read.tables.log).map(({ proof }) => proof));
  return logRows(after.read.tables.log).flatMap(({ action, proof, round }) => {
    if (known.has(proof)) return [];
    const parsed = parseProof(proof);
    const isResult = parsed?.action === 'RESULTS_TYPED';
    return [{ action, id: parsed?.writer ?? '', isResult, round }];
  });
}

/** Lines of the log that others have written since; results are told by themselves. */
function newLines({ before, after, sharing }: Seen): Reason[] {
  if (!sharing) return [];
  return newLinesIn(before!, after!).flatMap(({ action, id, isResult }): Reason[] => {
    const by = writerOf(id, sharing);
    return by && !isResult ? [{ key: 'shared.done', args: { action, name: nameOf(by) } }] : [];
  });
}

/** So many lines are shown, the newest last. */
const MOST_NEWS = 3;

export const lastNews = (before: readonly Reason[], more: readonly Reason[]): readonly Reason[] =>
  more.length === 0 ? before : [...before, ...more].slice(-MOST_NEWS);
