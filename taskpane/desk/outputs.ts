import { makeTrf } from '../../src/formats/trf/makeTrf';
import type { Tournament } from '../../src/model/types';
import {
  cardsSheet,
  crosstableSheet,
  eventPlan,
  listAsCsv,
  progressSheet,
  standingsSheet,
  type SheetPlan,
} from '../../src/sheets';
import { standings, type Standings } from '../../src/tiebreaks';
import { cmaSheet } from '../../src/sheets/write/cmaSheet';
import { systemById } from '../../src/systems';
import { EXTRA_LISTS } from '../../src/systems/system';
import type { Desk } from './desk';
import { logLine } from './logLine';
import type { OpenEvent } from './types';

const COMMON_OUTPUTS = ['standings', 'crosstable', 'cards', 'progress'] as const;
export const OUTPUTS = [...COMMON_OUTPUTS, ...EXTRA_LISTS] as const;
export type Output = (typeof OUTPUTS)[number];

/** The lists of every event, and those of its pairing system. */
export const outputsOf = (event: OpenEvent): readonly Output[] => [
  ...COMMON_OUTPUTS,
  ...(systemById(event.settings.system)?.extraLists ?? []),
];

export interface OutputOptions {
  readonly after: number;
  readonly tieBreaks: readonly string[];
  readonly isLive: boolean;
}

function ranking(desk: Desk, event: OpenEvent, options: OutputOptions): Standings | null {
  const edition = event.settings.tieBreakEdition;
  const { tieBreaks, after } = options;
  const list = standings(event.tournament!, { tieBreaks, edition, after: after || undefined });
  if (list.ok) return list.value;
  desk.set({ notice: { tone: 'error', lines: [], problems: list.problems } });
  return null;
}

/** Writes one of the lists; `live` ones follow the results by themselves. */
export function writeOutput(desk: Desk, output: Output, options: OutputOptions): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!event?.tournament) return;
    const list = ranking(desk, event, options);
    if (!list) return;
    const sheet = outputSheet(event, event.tournament, list, output, options);
    const title = { key: `pane.written-${output}`, args: { round: list.rounds } };
    const log = [logLine(desk, title, { round: list.rounds })];
    const written = await desk.write({ title, sheets: [sheet], activate: sheet.key, log });
    if (written)
      desk.tell(list.warnings.length > 0 ? 'warning' : 'success', title, ...list.warnings);
  });
}

function outputSheet(
  { settings }: OpenEvent,
  tournament: Tournament,
  list: Standings,
  output: Output,
  { isLive }: OutputOptions,
): SheetPlan {
  const { language } = settings;
  const order = list.rows.map(({ no }) => no);
  switch (output) {
    case 'standings':
      return standingsSheet(tournament, list, settings, language, isLive);
    case 'crosstable':
      return crosstableSheet(tournament, order, language, isLive);
    case 'cards':
      return cardsSheet(tournament, null, language, systemById(settings.system));
    case 'progress':
      return progressSheet(tournament, order, language);
    case 'cma':
      return cmaSheet(tournament, language);
  }
}

const fileName = (event: OpenEvent, extension: string): string => {
  const name = event.tournament?.info.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `${name || 'event'}.${extension}`;
};

export function exportTrf(desk: Desk): void {
  const { event } = desk.getState();
  if (!event?.tournament) return;
  const { tieBreaks, tieBreakEdition: edition } = event.settings;
  const list = standings(event.tournament, { tieBreaks, edition });
  const rankOf = list.ok ? new Map(list.value.rows.map(({ no, rank }) => [no, rank])) : undefined;
  const text = makeTrf(event.tournament, { rankOf });
  desk.set({
    view: 'export',
    exported: { name: fileName(event, 'trf'), text, type: 'text/plain' },
  });
}

export function exportCsv(desk: Desk, options: OutputOptions): void {
  const { event } = desk.getState();
  if (!event?.tournament) return;
  const list = ranking(desk, event, options);
  if (!list) return;
  const { settings, tournament } = event;
  const sheet = standingsSheet(tournament, list, settings, settings.language, false);
  const text = listAsCsv(sheet, settings.language === 'en' ? ',' : ';');
  desk.set({ view: 'export', exported: { name: fileName(event, 'csv'), text, type: 'text/csv' } });
}

/** A workbook of plain values, for people without the add-in. */
export function copyAsValues(desk: Desk, options: OutputOptions): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!event?.tournament) return;
    const list = ranking(desk, event, options);
    if (!list) return;
    const { settings, tournament } = event;
    const plain = { ...options, isLive: false };
    const plan = eventPlan(tournament, settings);
    const lists = (['standings', 'crosstable'] as const).map((output) =>
      outputSheet(event, tournament, list, output, plain),
    );
    const { writeBook } = await import('../../src/formats/xlsx');
    // Nobody will pair in the copy: the hidden record stays here.
    const sheets = [...lists, ...plan.sheets.filter(({ visibility }) => !visibility)];
    const bytes = await writeBook({ ...plan, sheets });
    const isOpen = await desk.ports.book.openCopy(bytes);
    desk.tell(isOpen ? 'success' : 'error', {
      key: isOpen ? 'pane.copy-opened' : 'pane.copy-impossible',
    });
  });
}
