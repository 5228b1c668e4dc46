/** Pictures over the cells of a sheet in a file (ECMA-376, 20.5: SpreadsheetML Drawings). */
import { dotsPng } from '../../qr';
import type { PicturePlan } from '../../sheets/plan/plan';
import { drawingFor, drawingOf, within } from './drawings';
import type { Package } from '../package/package';
import { element, type XmlElement } from '../package/xml';

export interface FilePicture {
  readonly name: string;
  /** Alternative text. */
  readonly alt: string;
  /** The cell in which its upper left corner lies, and how far from the cell's own, in pixels. */
  readonly row: number;
  readonly column: number;
  readonly dx: number;
  readonly dy: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The bytes of a PNG or a JPEG. */
  readonly image: Uint8Array;
}

const MAIN = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** English metric units in a pixel, of which there are 96 in an inch. */
const PIXEL = 9525;

const isPng = (image: Uint8Array): boolean => image[0] === 0x89 && image[1] === 0x50;
const isJpeg = (image: Uint8Array): boolean => image[0] === 0xff && image[1] === 0xd8;

/** A picture of a plan over a column so many pixels wide. */
export function plannedPicture(
  { name, alt, row, column, size, dots }: PicturePlan,
  columnPixels: number,
): FilePicture {
  const side = (size * 4) / 3;
  const dx = Math.max(0, columnPixels - side);
  return { name, alt, row, column, dx, dy: 0, width: side, height: side, image: dotsPng(dots) };
}

/** `root` is the sheet, as it is being changed. */
export function addPicture(
  file: Package,
  sheet: string,
  root: XmlElement,
  picture: FilePicture,
): void {
  const part = drawingFor(file, sheet, root);
  const kind = isPng(picture.image) ? 'png' : 'jpeg';
  const image = file.freeName('xl/media/image', `.${kind}`);
  file.addBytes(image, picture.image, kind, `image/${kind}`);
  const drawing = file.edit(part);
  const ids = drawing.elements.flatMap(namesIn).map((each) => Number(each.get('id') ?? 0));
  const id = Math.max(1, ...ids) + 1;
  drawing.children.push(anchored(picture, id, file.relate(part, 'image', image)));
}

function anchored(picture: FilePicture, id: number, embed: string): XmlElement {
  const { name, alt, row, column, dx, dy, width, height } = picture;
  const size = { cx: Math.round(width * PIXEL), cy: Math.round(height * PIXEL) };
  const number = (tag: string, value: number) => element(tag, {}, [String(Math.round(value))]);
  const main = { 'xmlns:a': MAIN };
  return element('oneCellAnchor', {}, [
    element('from', {}, [
      number('col', column),
      number('colOff', dx * PIXEL),
      number('row', row),
      number('rowOff', dy * PIXEL),
    ]),
    element('ext', size),
    element('pic', {}, [
      element('nvPicPr', {}, [
        element('cNvPr', { id, name, descr: alt }),
        element('cNvPicPr', {}, [element('a:picLocks', { ...main, noChangeAspect: 1 })]),
      ]),
      element('blipFill', {}, [
        element('a:blip', { ...main, 'xmlns:r': OFFICE, 'r:embed': embed }),
        element('a:stretch', main, [element('a:fillRect')]),
      ]),
      element('spPr', {}, [
        element('a:xfrm', main, [element('a:off', { x: 0, y: 0 }), element('a:ext', size)]),
        element('a:prstGeom', { ...main, prst: 'rect' }, [element('a:avLst')]),
      ]),
    ]),
    element('clientData'),
  ]);
}

/** Takes pictures out by their names; what else lies over the cells stays. */
export function removePictures(file: Package, sheet: string, names: readonly string[]): void {
  const part = drawingOf(file, sheet);
  if (!part || names.length === 0) return;
  const isGone = (anchor: XmlElement) =>
    within(anchor, ['pic', 'nvPicPr', 'cNvPr']).some((each) =>
      names.includes(each.get('name') ?? ''),
    );
  const gone = file.read(part).elements.filter(isGone);
  if (gone.length === 0) return;
  const drawing = file.edit(part);
  const ids = gone.flatMap(embedsIn);
  drawing.children = drawing.elements.filter((anchor) => !isGone(anchor));
  const kept = new Set(drawing.elements.flatMap(embedsIn));
  for (const { id, part: image } of file.relations(part))
    if (ids.includes(id) && !kept.has(id)) {
      file.endRelation(part, id);
      if (image && !isUsed(file, image)) file.remove(image);
    }
}

const isUsed = (file: Package, part: string): boolean =>
  file.parts.some((other) => file.relations(other).some((relation) => relation.part === part));

const namesIn = (anchor: XmlElement): XmlElement[] =>
  anchor.elements.flatMap((each) => each.elements).flatMap((each) => each.all('cNvPr'));

const embedsIn = (anchor: XmlElement): string[] =>
  within(anchor, ['pic', 'blipFill', 'a:blip']).map((blip) => blip.get('r:embed') ?? '');

/** The pictures of a sheet whose bytes are in the file; those of other kinds are not told. */
export function picturesOn(file: Package, sheet: string): FilePicture[] {
  const part = drawingOf(file, sheet);
  if (!part) return [];
  const images = new Map(file.relations(part).map((each) => [each.id, each.part]));
  return file.read(part).elements.flatMap((anchor): FilePicture[] => {
    const image = images.get(embedsIn(anchor)[0]);
    const [named] = within(anchor, ['pic', 'nvPicPr', 'cNvPr']);
    const [from] = anchor.all('from');
    const [size] = [
      ...anchor.all('ext'),
      ...within(anchor, ['pic', 'spPr', 'a:xfrm']).flatMap((each) => each.all('a:ext')),
    ];
    if (!image || !named || !from || !size || !file.has(image)) return [];
    const data = file.data(image);
    if (!isPng(data) && !isJpeg(data)) return [];
    const number = (tag: string) => Number(from.child(tag)?.text ?? 0);
    return [
      {
        name: named.get('name') ?? '',
        alt: named.get('descr') ?? '',
        row: number('row'),
        column: number('col'),
        dx: number('colOff') / PIXEL,
        dy: number('rowOff') / PIXEL,
        width: Number(size.get('cx')) / PIXEL,
        height: Number(size.get('cy')) / PIXEL,
        image: data,
      },
    ];
  });
}
