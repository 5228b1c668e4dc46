import type { Language } from '../model/types';
import { fill, sayReason, type SayOptions } from './phrasebook';
import type { Reason, TraceStep, TraceTable } from './reason';

/** How traces become plain text: one line per step, indented by depth, tables with aligned columns. */
export interface TextOptions extends SayOptions {
  readonly language: Language;
}

export function stepsAsText(
  steps: readonly TraceStep[],
  options: TextOptions,
  depth = 0,
): string[] {
  const indent = '  '.repeat(depth);
  return steps.flatMap((step) => [
    indent + reasonAsText(step, options),
    ...(step.table ? tableAsText(step.table, options).map((line) => `${indent}  ${line}`) : []),
    ...stepsAsText(step.steps ?? [], options, depth + 1),
  ]);
}

/**
 * "C.7: sentence". The number of our reading (`ruling`) stays in the data: it means nothing to whoever
 * has not our notes beside them. A sentence that opens with its article keeps it as it is.
 */
export function reasonAsText(reason: Reason, options: TextOptions): string {
  const sentence = sayReason(options.language, reason, options);
  if (!reason.article || sentence.startsWith(reason.article)) return sentence;
  return fill(options.language, 'pane.labelled', { label: reason.article, value: sentence });
}

function tableAsText({ title, header, rows }: TraceTable, options: TextOptions): string[] {
  const cells = [
    header.map((reason) => reasonAsText(reason, options)),
    ...rows.map((row) => row.map((cell) => cellAsText(cell, row, options))),
  ];
  const widths = cells[0].map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [reasonAsText(title, options), ...lines];
}

/** The article is left out where a column of its own already shows it. */
function cellAsText(
  cell: string | number | Reason,
  row: readonly (string | number | Reason)[],
  options: TextOptions,
): string {
  if (typeof cell !== 'object') return String(cell);
  const shown = cell.article !== undefined && row.includes(cell.article);
  return reasonAsText(shown ? { ...cell, article: undefined } : cell, options);
}
