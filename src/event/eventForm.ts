import type { EventInfo } from '../model/types';
import { EVENT_ROWS, type EventRow } from '../sheets/names/eventWords';
import type { PaneText } from '../sheets/settingRow';
import { SETTINGS, type TextField } from '../sheets/settings';
import type { NewEventForm } from './setup/setup';

/** A text of the event that the pane asks for. */
export interface PaneField extends PaneText, TextField {
  readonly row: EventRow;
  readonly isFixed: boolean;
}

const fields: readonly PaneField[] = EVENT_ROWS.keys
  .flatMap((row): PaneField[] => {
    const { pane, field, isFixed } = SETTINGS[row];
    return pane && field ? [{ ...pane, row, field, isFixed }] : [];
  })
  .sort((a, b) => a.order - b.order);

/** The fields line by line: a wide one alone, others two by two. */
export const PANE_LINES: readonly (readonly PaneField[])[] = fields.reduce<PaneField[][]>(
  (lines, field) => {
    const last = lines[lines.length - 1];
    if (field.isWide || !last || last[0]?.isWide || last.length === 2) return [...lines, [field]];
    return [...lines.slice(0, -1), [...last, field]];
  },
  [],
);

export const textIn = (form: NewEventForm, { field }: TextField): string =>
  (field.of === 'info' ? form[field.key] : form.settings[field.key]) ?? '';

export const withText = (form: NewEventForm, { field }: TextField, text: string): NewEventForm =>
  field.of === 'info'
    ? { ...form, [field.key]: text }
    : { ...form, settings: { ...form.settings, [field.key]: text } };

/** What a form says about the event itself. */
export const infoIn = (form: NewEventForm): Partial<EventInfo> =>
  Object.fromEntries(
    fields.flatMap((each) =>
      each.field.of === 'info' ? [[each.field.key, textIn(form, each)] as const] : [],
    ),
  );
