import { refuse } from '../apiError';
import { found, plain, type ApiObject } from '../apiObject';
import type { BookSheet, Picture } from '../book';
import { cellAt, edgeOf } from '../cells/sheetEdges';

/** `worksheet.shapes`: pictures alone, and they move with their cell, as the add-in asks for. */
export function shapes(sheet: BookSheet): ApiObject {
  const one = (picture: Picture) => shape(sheet, picture);
  const find = (key: string) => sheet.pictures.find(({ name }) => name === key);
  return {
    kind: 'ShapeCollection',
    items: () => sheet.pictures.map(one),
    index: (key) => one(found(find(String(key)), key)),
    call: {
      AddImage: (image: string) => {
        const size = pngSize(image);
        const name = `Picture ${sheet.pictures.length + 1}`;
        const picture = { name, alt: '', row: 0, column: 0, dx: 0, dy: 0, ...size, image };
        sheet.pictures.push(picture);
        return one(picture);
      },
      GetCount: () => sheet.pictures.length,
      GetItem: (key: string) => one(found(find(key), key)),
      GetItemAt: (index: number) => one(found(sheet.pictures[index], index)),
    },
  };
}

function shape(sheet: BookSheet, picture: Picture): ApiObject {
  const stored = plain(picture, ['name']);
  const points = (pixels: number) => (pixels * 3) / 4;
  const pixels = (value: number) => (value * 4) / 3;
  return {
    kind: 'Shape',
    id: picture.name,
    get: {
      ...stored.get,
      type: () => 'Image',
      altTextDescription: () => picture.alt,
      lockAspectRatio: () => true,
      placement: () => 'OneCell',
      left: () => points(edgeOf(sheet, 'column', picture.column) + picture.dx),
      top: () => points(edgeOf(sheet, 'row', picture.row) + picture.dy),
      width: () => points(picture.width),
      height: () => points(picture.height),
    },
    set: {
      ...stored.set,
      AltTextDescription: (text: string) => void (picture.alt = text),
      LockAspectRatio: () => undefined,
      Placement: (placement: string) => {
        if (placement !== 'OneCell') refuse('NotImplemented', placement);
      },
      Left: (left: number) => {
        const [column, dx] = cellAt(sheet, 'column', pixels(left));
        Object.assign(picture, { column, dx });
      },
      Top: (top: number) => {
        const [row, dy] = cellAt(sheet, 'row', pixels(top));
        Object.assign(picture, { row, dy });
      },
      Width: (width: number) => void (picture.width = pixels(width)),
      Height: (height: number) => void (picture.height = pixels(height)),
    },
    call: {
      Delete: () => void sheet.pictures.splice(sheet.pictures.indexOf(picture), 1),
    },
  };
}

/** Its pixels, as the head of the file has them (ISO/IEC 15948, 11.2.2); Excel refuses what is no picture. */
function pngSize(image: string): { width: number; height: number } {
  const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47) refuse('InvalidArgument', 'no PNG');
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
