import type { PicturePlan, SheetPlan } from '../../../src/sheets/plan/plan';
import { dotsPng } from '../../../src/qr';
import { rangeAt } from './writeCells';

/** The pictures that a sheet is to have, and those of the last time. */
export interface PictureChange {
  readonly sheet: string;
  readonly pictures: readonly PicturePlan[];
  readonly before: readonly PicturePlan[];
}

export const pictureChange = (
  sheet: string,
  plan: SheetPlan | null,
  from: SheetPlan | null = null,
): PictureChange => ({ sheet, pictures: plan?.pictures ?? [], before: from?.pictures ?? [] });

/**
 * Sends the cells that wait, and queues the pictures over them: a shape has no cell, so it has to be asked
 * where the cells are once they stand. They go with the next sync, so that they cost no round trip.
 * Those of the last time give way unless they are the same; one that somebody deleted is not missed.
 */
export async function syncThenPictures(
  context: Excel.RequestContext,
  changes: readonly (PictureChange | null)[],
): Promise<void> {
  const due = changes.filter(
    (change): change is PictureChange =>
      change !== null && JSON.stringify(change.pictures) !== JSON.stringify(change.before),
  );
  const asked = due.map(({ sheet: name, pictures, before }) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const ours = new Set([...pictures, ...before].map((picture) => picture.name));
    const shapes = sheet.shapes.load('items/name');
    const corners = pictures.map(({ row, column }) =>
      rangeAt(sheet, { row, column, rows: 1, columns: 1 }).load('left,top,width'),
    );
    return { sheet, pictures, ours, shapes, corners };
  });
  await context.sync();
  for (const { sheet, pictures, ours, shapes, corners } of asked) {
    for (const shape of shapes.items) if (ours.has(shape.name)) shape.delete();
    pictures.forEach((picture, index) => addPicture(sheet, picture, corners[index]));
  }
}

function addPicture(
  sheet: Excel.Worksheet,
  { name, alt, size, dots }: PicturePlan,
  corner: Excel.Range,
): void {
  const shape = sheet.shapes.addImage(base64(dotsPng(dots)));
  shape.name = name;
  shape.altTextDescription = alt;
  shape.lockAspectRatio = false;
  shape.width = size;
  shape.height = size;
  shape.lockAspectRatio = true;
  shape.left = corner.left + Math.max(0, corner.width - size);
  shape.top = corner.top;
  shape.placement = 'OneCell';
}

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
