import { fill } from '../../../src/explain/phrasebook';
import { systemById } from '../../../src/systems';
import { makePgn } from '../../../src/formats/pgn';
import { makePlayerList, type PlayerListFormat } from '../../../src/formats/playerLists';
import { eventTrf } from '../../../src/event/lists/exportTrf';
import {
  fileName,
  planCopy,
  planGroups,
  outputsOf,
  planList,
  planTeamList,
  rankingOf,
  standingsCsv,
  type GroupLayout,
  type Output,
  type OutputOptions,
} from '../../../src/event/lists/lists';
import { isChecked, type CheckedEvent } from '../../../src/event/open/openEvent';
import { trfGaps } from '../../../src/event/check/trfGaps';
import type { Standings } from '../../../src/tiebreaks/standings/standings';
import type { Desk } from '../../store/desk';
import type { CopyFate } from '../../store/types';
import { isTeamBook } from '../../../src/model/matches/teamEvent';

function ranking(desk: Desk, event: CheckedEvent, options: OutputOptions): Standings | null {
  const list = rankingOf(event, options);
  if (list.ok) return list.value;
  desk.refuse(list.problems);
  return null;
}

/** Writes one of the lists; `live` ones follow the results by themselves. */
export function writeOutput(desk: Desk, output: Output, options: OutputOptions): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (isChecked(event) && isTeamBook(event.tournament)) {
      const planned = planTeamList(event, output, options);
      if (!planned.ok) return desk.refuse(planned.problems);
      if (await desk.write(planned.value)) desk.tell('success', planned.value.title);
      return;
    }
    const list = isChecked(event) ? ranking(desk, event, options) : null;
    if (!isChecked(event) || !list) return;
    const plan = planList(event, output, list, options.isLive, options.columns, options.byNumber);
    // Paper for the room shows no standings that might not be final.
    const warnings = outputsOf(event, 'standings').includes(output) ? list.warnings : [];
    if (await desk.write(plan))
      desk.tell(warnings.length > 0 ? 'warning' : 'success', plan.title, ...warnings);
  });
}

/** Writes the standings by groups of players: club, sex, age, or a column of one's own. */
export function writeGroups(
  desk: Desk,
  by: string,
  layout: GroupLayout,
  options: OutputOptions,
): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    const list = isChecked(event) ? ranking(desk, event, options) : null;
    if (!isChecked(event) || !list) return;
    const plan = planGroups(event, list, by, { layout, columns: options.columns });
    if (!plan) return desk.tell('warning', { key: 'pane.no-groups', args: { column: by } });
    if (await desk.write(plan)) desk.tell('success', plan.title);
  });
}

export function exportTrf(desk: Desk): void {
  const { event } = desk.getState();
  if (!isChecked(event)) return;
  // Only the newer format has records of teams.
  const made = eventTrf(event, isTeamBook(event.tournament) ? 'trf26' : undefined);
  if (!made.ok) {
    desk.refuse(made.problems);
    return;
  }
  const exported = {
    name: fileName(event.tournament, 'trf'),
    text: made.value,
    type: 'text/plain',
    gaps: trfGaps(event.tournament),
  };
  const told =
    made.warnings.length > 0
      ? { tone: 'warning' as const, lines: [], problems: made.warnings }
      : null;
  desk.set({ view: 'export', exported, notice: told });
}

export function exportCsv(desk: Desk, options: OutputOptions): void {
  const { event } = desk.getState();
  const list = isChecked(event) ? ranking(desk, event, options) : null;
  if (!isChecked(event) || !list) return;
  const text = standingsCsv(event, list);
  const exported = { name: fileName(event.tournament, 'csv'), text, type: 'text/csv' };
  desk.set({ view: 'export', exported });
}

/** The headers of the games of the last round that is paired, for whoever types the moves. */
export function exportPgn(desk: Desk): void {
  const { event } = desk.getState();
  if (!isChecked(event)) return;
  const { tournament } = event;
  const round = tournament.pairedRounds;
  const name = fileName(tournament, `${round}.pgn`).replace(/\.(\d+\.pgn)$/, '-$1');
  const exported = { name, text: makePgn(tournament, round), type: 'application/x-chess-pgn' };
  desk.set({ view: 'export', exported });
}

/** The players alone, in the shape that other programs take. */
export function exportPlayers(desk: Desk, format: PlayerListFormat): void {
  const { event } = desk.getState();
  if (!isChecked(event)) return;
  const [extension, type] =
    format === 'fide-list' ? (['txt', 'text/plain'] as const) : (['csv', 'text/csv'] as const);
  const name = fileName(event.tournament, extension);
  const exported = { name, text: makePlayerList(event.tournament, format), type };
  desk.set({ view: 'export', exported });
}

/** A workbook of plain values, for people without the add-in. */
export function copyAsValues(desk: Desk, options: OutputOptions): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    const list = isChecked(event) ? ranking(desk, event, options) : null;
    if (!isChecked(event) || !list) return;
    const { writeBook } = await import('../../../src/xlsx/workbook');
    const bytes = await writeBook(planCopy(event, list));
    tellCopy(desk, await desk.ports.book.openCopy(bytes));
  });
}

/** What FIDE's forms ask, in a workbook of its own. */
export function exportForms(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const { tournament, settings } = event;
    const { writeBook } = await import('../../../src/xlsx/workbook');
    const { fideForms } = await import('../../../src/ratings/fideForms');
    const named = systemById(settings.system);
    const system = named ? fill('en', named.name) : settings.system;
    const plan = fideForms({ tournament, system, language: settings.language });
    tellCopy(desk, await desk.ports.book.openCopy(await writeBook(plan)));
  });
}

const COPY_WORDS = {
  opened: 'pane.copy-opened',
  saved: 'pane.copy-saved',
  impossible: 'pane.copy-impossible',
} as const;

/** What became of a workbook that the pane has made. */
export const tellCopy = (desk: Desk, fate: CopyFate): void =>
  desk.tell(fate === 'impossible' ? 'error' : 'success', { key: COPY_WORDS[fate] });
