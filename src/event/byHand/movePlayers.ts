import type { Reason } from '../../explain/reason';
import { renumberByInitialOrder, type NumberChanges } from '../../handling';
import { error, type Problem, type Result } from '../../model/problems';
import type { Player, PlayerNo, Tournament } from '../../model/types';
import { changeSheets } from '../../sheets/write/changePlan';
import { type Plan, type SheetPlan } from '../../sheets/plan/plan';
import { columnOf, PLAYER_COLUMNS } from '../../sheets/names/headers';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';

/** A section that players leave or come to. */
export interface Side {
  readonly label: string;
  readonly event: CheckedEvent;
}

export interface Moved {
  /** What is written in the section that they leave, and in the one that they come to. */
  readonly from: Plan;
  readonly to: Plan;
}

/** Moves players from one section to another, before round 1 of both. */
export function planMove(from: Side, to: Side, numbers: readonly PlayerNo[]): Result<Moved> {
  const begun = [from, to].filter(({ event }) => event.tournament.pairedRounds > 0);
  if (begun.length > 0)
    return { ok: false, problems: begun.map(({ label, event }) => hasBegun(label, event)) };
  const players = from.event.tournament.players.filter(({ no }) => numbers.includes(no));
  const double = players.filter((player) => isThere(player, to.event.tournament));
  if (double.length > 0)
    return {
      ok: false,
      problems: double.map(({ name }) =>
        error('player-in-both', { kind: 'argument', name: 'player' }, name, { section: to.label }),
      ),
    };
  return { ok: true, from: leaving(from, to.label, players), to: coming(to, from, players) };
}

const hasBegun = (label: string, { tournament }: CheckedEvent): Problem =>
  error('section-has-begun', { kind: 'argument', name: 'section' }, label, {
    round: tournament.pairedRounds,
  });

/** The same person: namesakes are told apart by their FIDE ids, or by the day of their birth. */
const isThere = (player: Player, { players }: Tournament): boolean =>
  players.some((other) =>
    player.fideId !== '' && other.fideId !== ''
      ? player.fideId === other.fideId
      : player.name === other.name && player.born === other.born,
  );

function leaving({ event }: Side, to: string, players: readonly Player[]): Plan {
  const { read, tournament: before, settings } = event;
  const gone = new Set(players.map(({ no }) => no));
  const { tournament, parted } = without(before, gone);
  const { after, changes } = inOrder(event, tournament);
  const title: Reason = { key: 'pane.section-moved-out', args: { count: players.length, to } };
  const sheets = changeSheets({
    read,
    before,
    after,
    numbers: changes,
    gone,
    keepsBlankNumbers: before.forbidden.length === 0,
    language: settings.language,
  });
  const detail = [names(players), ...(parted > 0 ? [notApart(parted)] : [])];
  return { title, sheets, log: [logLine(event, title, { detail })] };
}

/** Without some players; whoever was kept apart from nobody else is in no group any more. */
function without(
  tournament: Tournament,
  gone: ReadonlySet<PlayerNo>,
): { tournament: Tournament; parted: number } {
  const forbidden = tournament.forbidden.flatMap((group) => {
    const players = group.players.filter((no) => !gone.has(no));
    if (players.length === group.players.length) return [group];
    return players.length < 2 ? [] : [{ ...group, players }];
  });
  const parted = tournament.forbidden.filter(({ players }) => players.some((no) => gone.has(no)));
  return {
    tournament: {
      ...tournament,
      forbidden,
      players: tournament.players.filter(({ no }) => !gone.has(no)),
      ...(tournament.teams && {
        teams: tournament.teams.map((team) => ({
          ...team,
          players: team.players.filter((no) => !gone.has(no)),
        })),
      }),
    },
    parted: parted.length,
  };
}

function coming(to: Side, from: Side, players: readonly Player[]): Plan {
  const { event } = to;
  const { read, tournament: before, settings } = event;
  const last = Math.max(0, ...before.players.map(({ no }) => no));
  const added = players.map((player, index): Player => ({
    ...player,
    no: last + 1 + index,
    virtualPoints: [],
    group: undefined,
  }));
  const { after, changes } = inOrder(event, {
    ...before,
    players: [...before.players, ...added],
  });
  const title: Reason = {
    key: 'pane.section-moved-in',
    args: { count: players.length, from: from.label },
  };
  const isUnnumbered =
    before.players.length === 0
      ? from.event.read.players?.isNumbered === false
      : read.players?.isNumbered === false;
  const sheets = changeSheets({
    read,
    before,
    after,
    numbers: changes,
    keepsBlankNumbers: isUnnumbered && before.forbidden.length === 0,
    language: settings.language,
  });
  const log = [logLine(event, title, { detail: [names(players)] })];
  return { title, sheets: sheets.map((sheet) => withOwnColumns(sheet, to, from, after)), log };
}

/** A list that was in the initial order stays so (C.04.2.B); numbers of the arbiter's own are theirs. */
function inOrder(
  { read, tournament: before }: CheckedEvent,
  after: Tournament,
): { after: Tournament; changes: NumberChanges } {
  const same = { after, changes: new Map<PlayerNo, PlayerNo>() };
  const ordered = renumberByInitialOrder(before);
  const wasInOrder = ordered.ok && ordered.changes.size === 0;
  if (read.players?.isNumbered === false || !wasInOrder) return same;
  const handled = renumberByInitialOrder(after);
  return handled.ok ? { after: handled.tournament, changes: handled.changes } : same;
}

/** What the arbiter noted of a player in columns of their own goes with them, where there are such columns. */
function withOwnColumns(sheet: SheetPlan, to: Side, from: Side, after: Tournament): SheetPlan {
  const [theirs, ours] = [from.event.read.tables.players, to.event.read.tables.players];
  if (sheet.key !== 'players' || !theirs || !ours || !sheet.rows) return sheet;
  const isOwn = (header: string) => columnOf(PLAYER_COLUMNS, header) === null && header !== '';
  const names = to.event.read.players?.columns.get('name') ?? -1;
  return {
    ...sheet,
    rows: sheet.rows.map((rows) => ({
      ...rows,
      cells: rows.cells.map((line) => {
        const player = after.players.find(({ name }) => name === line[names]);
        const row = from.event.read.players?.rows.find(
          ({ name, fideId }) => name === player?.name && fideId === player.fideId,
        );
        if (!row) return line;
        return line.map((cell, index) => {
          const header = ours.header[index] ?? '';
          const at = theirs.header.indexOf(header);
          if (cell !== null || !isOwn(header) || at < 0) return cell;
          const value = theirs.rows[row.row]?.[at];
          return typeof value === 'boolean' ? cell : (value ?? null);
        });
      }),
    })),
  };
}

const names = (players: readonly Player[]): Reason => ({
  key: 'pane.section-who',
  args: { names: players.map(({ name }) => name).join('; ') },
});

const notApart = (count: number): Reason => ({ key: 'pane.section-parted', args: { count } });
