import { isChecked, type OpenEvent } from '../../src/event/open/openEvent';
import { gamesOf, type GameLine } from '../../src/event/results/results';
import { fill } from '../../src/explain/phrasebook';
import type { Reason } from '../../src/explain/reason';
import type { BookCells } from '../../src/sheets/plan/cells';
import { logRows } from '../../src/sheets/stored/logRows';
import { parseProof } from '../../src/sheets/stored/proof';
import { readShared, type Shared, type Writer } from '../../src/sheets/stored/shared';

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

/** Results that this pane wrote itself, the last of each game, with the table it was entered at. */
export type OwnResults = Map<string, { readonly result: string; readonly table: number | null }>;

export const ownKey = (
  section: string,
  round: number,
  { white, black }: Pick<GameLine, 'white' | 'black'>,
): string => [section, round, white, black].join(' ');

export const resultKey = (
  section: string,
  round: number,
  { white, black }: Pick<GameLine, 'white' | 'black'>,
  result: string,
): string => [section, round, white, black, result].join(' ');

interface Seen {
  readonly before: OpenEvent | null;
  readonly after: OpenEvent | null;
  readonly section: string;
  readonly sharing: Sharing | null;
  readonly told: Told;
  readonly own: OwnResults;
}

/** What colleagues did between two readings, in their names where they are known. */
export function newsOf(seen: Seen): Reason[] {
  const { before, after, told } = seen;
  if (!told.elsewhere || !isChecked(before) || !isChecked(after)) return [];
  return [...newResults(seen), ...newLines(seen), ...lostResults(seen)];
}

/**
 * What we entered and is there no more, and nobody says that they changed it: cells of two who sort, pair and
 * type at once may meet in a way that no program can tell. Told once, to who entered it.
 */
function lostResults({ after, before, section, own, sharing }: Seen): Reason[] {
  const lines = sharing ? newLinesIn(before!, after!) : [];
  return [...own].flatMap(([key, { result, table }]): Reason[] => {
    const [of, round] = key.split(' ');
    if (of !== section) return [];
    const games = gamesOf(after, Number(round));
    const game = games.find((each) => ownKey(section, Number(round), each) === key);
    if (game?.result === result) return [];
    own.delete(key);
    const isTheirs =
      game !== undefined &&
      (sharing?.writers ?? []).some(({ id, entered }) =>
        entered.some(
          (each) =>
            id !== sharing?.me.id &&
            ownKey(each.section, each.round, each) === key &&
            each.result === game.result,
        ),
      );
    const isLogged = lines.some((line) => line.isResult && line.round === round);
    if (isTheirs || isLogged) return [];
    const there = game?.result || '–';
    return [{ key: 'shared.lost', args: { round, table: table ?? '–', result, there } }];
  });
}

/** What we changed ourselves since is no loss. */
export function forgetChanged(own: OwnResults, section: string, event: OpenEvent | null): void {
  for (const [key, { result }] of own) {
    const [of, round] = key.split(' ');
    const games = of === section ? gamesOf(event, Number(round)) : [];
    const game = games.find((each) => ownKey(section, Number(round), each) === key);
    if (of === section && game?.result !== result) own.delete(key);
  }
}

function newResults({ before, after, section, sharing, told, own }: Seen): Reason[] {
  const last = after!.read.rounds.at(-1)?.round ?? 0;
  const lines = sharing ? newLinesIn(before!, after!) : [];
  const lineOf = (round: number, { table, result }: GameLine, was: string): string =>
    fill(after!.settings.language, 'pane.result-entered', {
      ...{ round, table: table ?? '', result: result || '–', was: was || '–' },
    });
  return after!.read.rounds.flatMap(({ round }) => {
    const was = new Map(gamesOf(before, round).map((game) => [pair(game), game.result]));
    return gamesOf(after, round).flatMap((game): Reason[] => {
      const { result } = game;
      if (!was.has(pair(game)) || was.get(pair(game)) === result) return [];
      const key = resultKey(section, round, game, result);
      const noted = (sharing?.writers ?? []).find(({ id, entered }) => {
        const isTheirs = entered.some(
          (each) => resultKey(each.section, each.round, each, each.result) === key,
        );
        return id !== sharing?.me.id && isTheirs;
      });
      const line = lineOf(round, game, was.get(pair(game))!);
      const by = noted ?? writerOf(lines.find(({ action }) => action === line)?.id, sharing);
      // Typed into the sheet, here or elsewhere: nobody knows by whom.
      if (!by && (told.here || own.get(ownKey(section, round, game))?.result === result)) return [];
      const name = nameOf(by);
      const args = { round, table: game.table ?? '–', result: result || '–', name };
      return [{ key: round === last ? 'shared.result' : 'shared.result-earlier', args }];
    });
  });
}

const pair = ({ white, black }: GameLine): string => `${white} ${black}`;

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
