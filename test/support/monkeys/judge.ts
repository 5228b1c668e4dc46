/** What must hold after an hour of several arbiters in one workbook. */
import { verifyEvent } from '../../../src/event/log/verifyEvent';
import { gamesOf } from '../../../src/event/results/results';
import type { Reason } from '../../../src/explain/reason';
import { readData, SharedIds } from '../../../workbench/host/coauthors/bookData';
import type { Arbiter } from '../pane/arbiters';
import { eventOf } from '../evening/room';
import { gameKey, type Hour } from './hour';

/** The workbook of one of them, whatever its sheets are numbered. */
function contents({ person }: Arbiter): string {
  const { sheets, tables } = readData(person.book, new SharedIds('x'));
  const name = (id: string) => sheets.get(id)!.props.get('name');
  return JSON.stringify([
    [...sheets.values()].map(({ cells, props }) => [props.get('name'), [...cells].sort()]),
    [...tables.values()].map((table) => [table.name, table.area, name(table.sheet)]).sort(),
  ]);
}

/** Of results that somebody entered who had not yet seen that all were there. */
const TYPED_OVER: readonly string[] = ['verify.results-differ', 'verify.results-unlogged'];

/** Of earlier rounds, as long as nobody has answered. */
const ASKED: readonly string[] = [
  ...['verify.round-differs', 'verify.pairing-differs'],
  ...['verify.round-unlogged', 'verify.record-differs'],
];

/** null: everything holds. */
export function judge({ room, given, kept, causes, told }: Hour): string | null {
  const [first, ...others] = room.arbiters;
  const content = contents(first);
  for (const other of others)
    if (contents(other) !== content) return `${other.person.name} has another workbook`;
  // Nobody shared it: each is in charge, and the pane says that somebody else is there.
  if (causes.has('unshared')) return null;
  const event = eventOf(first.desk);
  // Two who pair: Check says so, or the log does.
  const isSplit = causes.has('split');
  // Rows that one moves while another types: the typist is told; what was typed past the pane nobody knows.
  const isMoved = ['sorted', 'again', 'undo'].some((cause) => causes.has(cause as 'sorted'));
  const isUnknown = isMoved && (causes.has('unread') || causes.has('closed'));
  const isToldTo = (round: number, game: string, result: string): boolean =>
    isMoved &&
    told.some(
      (each) =>
        // The pane has said that this game has something else than was entered, or that it has got another's.
        each.game === game ||
        (each.round === round && each.result === result && (each.at ?? game) === game),
    );
  if (!event) {
    const codes = first.desk.getState().event?.problems.map(({ code }) => code) ?? [];
    // Two who move rows of one table by hand mix them: the cells are named.
    return (isSplit || causes.has('sorted')) && codes.length > 0
      ? null
      : `the event cannot be read: ${codes.join()}`;
  }
  const { breaks } = verifyEvent(event);
  // What came into an earlier round from somebody who was away is asked about in the pane.
  const asked = new Set(event.typed.map(({ round }) => round));
  // Two gave one game different results: the cell has one of them, the log the other, and it is named.
  const contested = new Set(
    [...given].flatMap(([key, texts]) => (texts.size > 1 ? [Number(key.split(' ')[0])] : [])),
  );
  const isAsked = breaks.some(({ args }) => {
    const round = Number(args?.['round']);
    return asked.has(round) || contested.has(round);
  });
  // Two who sort one table at once, or one who does while tables are exchanged, mix cells of rows: it is named.
  const areMixed = causes.has('sorted');
  const isTyped = ({ key }: Reason) =>
    TYPED_OVER.includes(key) ||
    (isAsked && ASKED.includes(key)) ||
    (areMixed && key === 'verify.tables-differ');
  if (!isSplit && !breaks.every(isTyped)) return `verify says ${JSON.stringify(breaks)}`;
  if (isSplit) return null;
  for (let round = 1; round <= event.tournament.pairedRounds && !isUnknown; round++)
    for (const game of gamesOf(event, round)) {
      const key = gameKey(first, round, game);
      // Whoever took a result out of an earlier round left a game that is still to be played.
      const said = game.result === 'adj' ? '' : game.result;
      // Colours that were exchanged turn the result round.
      const turned = gameKey(first, round, { white: game.black, black: game.white });
      const mirrored = [...said].reverse().join('');
      if (isToldTo(round, key, game.result) || isToldTo(round, turned, mirrored)) continue;
      const isGiven = given.get(key)?.has(said) || given.get(turned)?.has(mirrored);
      if (game.result !== '' && !isGiven) return `${key} has ${game.result}, which nobody gave it`;
      const entry = kept.get(key);
      const isReloaded = entry && entry.by.person.reloads.length > entry.reloads;
      if (entry && game.result === '' && !isReloaded) return `${key} has lost its result`;
    }
  const reloads = room.arbiters.flatMap(({ person }) => person.reloads);
  const isExplained = (['offline', 'undo', 'deleted'] as const).some((cause) => causes.has(cause));
  const refused = reloads.filter((why) => why !== 'rows-shifted' || !causes.has('late'));
  if (refused.length > 0 && !isExplained) return `structure was refused: ${refused.join()}`;
  return null;
}
