import { element, write, type XmlElement } from '../package/xml';

type Side = 'left' | 'right' | 'top' | 'bottom';

/** What of a cell's look is changed; null takes it off. */
export interface Look {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly size?: number;
  readonly colour?: string | null;
  readonly fill?: string | null;
  readonly align?: 'left' | 'center' | 'right' | null;
  readonly wrap?: boolean;
  readonly middle?: boolean;
  /** Line below. */
  readonly line?: string | null;
  /** Lines on some sides. */
  readonly box?: Partial<Record<Side, string | null>>;
  readonly numberFormat?: string;
}

/** The order that the schema wants; Excel repairs files with another. */
export const FONT_ORDER = [
  ...['b', 'i', 'strike', 'condense', 'extend', 'outline', 'shadow', 'u', 'vertAlign'],
  ...['sz', 'color', 'name', 'family', 'charset', 'scheme'],
];

/** ECMA-376, 18.8.30: formats that every program knows by number. */
const BUILT_IN: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  49: '@',
};
const FIRST_OWN_FORMAT = 164;

const rgb = (colour: string): string => `FF${colour.replace('#', '').toUpperCase()}`;

/** The looks of a workbook (`styles.xml`): those that exist stay, new ones are added at the end. */
export class Styles {
  /** Cache: the index of a style by its properties. */
  private readonly made = new Map<string, number>();
  private readonly known = new Map<string, Map<string, number>>();

  constructor(private readonly root: XmlElement) {
    // Files of our earlier versions have fonts in another order than the schema wants.
    for (const font of this.list('fonts').elements)
      if (font.elements.every(({ name }) => FONT_ORDER.includes(name))) inFontOrder(font);
  }

  numberFormat(style: number): string {
    const id = Number(this.formatOf(style).get('numFmtId') ?? 0);
    const own = this.root
      .child('numFmts')
      ?.all('numFmt')
      .find((format) => Number(format.get('numFmtId')) === id);
    return own?.get('formatCode') ?? BUILT_IN[id] ?? 'General';
  }

  /** The style that differs from another only so. */
  derive(style: number, look: Look): number {
    const key = `${style} ${JSON.stringify(look)}`;
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const format = this.formatOf(style).copy();
    if (hasFont(look)) this.point(format, 'font', changedFont(this.part(format, 'font'), look));
    if (look.fill !== undefined) this.point(format, 'fill', fillOf(look.fill));
    const lines = { ...(look.line === undefined ? {} : { bottom: look.line }), ...look.box };
    if (Object.keys(lines).length > 0)
      this.point(format, 'border', lined(this.part(format, 'border'), lines));
    if (look.numberFormat !== undefined) {
      format.set('numFmtId', this.numberFormatId(look.numberFormat));
      format.set('applyNumberFormat', 1);
    }
    if (look.align !== undefined || look.wrap !== undefined || look.middle !== undefined)
      align(format, look);
    const made = this.index('cellXfs', format);
    this.made.set(key, made);
    return made;
  }

  /** The look of a conditional format. */
  conditional(fill: string, colour: string): number {
    return this.index(
      'dxfs',
      element('dxf', {}, [
        element('font', {}, [element('color', { rgb: rgb(colour) })]),
        element('fill', {}, [
          element('patternFill', { patternType: 'solid' }, [
            element('fgColor', { rgb: rgb(fill) }),
            element('bgColor', { rgb: rgb(fill) }),
          ]),
        ]),
      ]),
    );
  }

  private formatOf(style: number): XmlElement {
    const formats = this.list('cellXfs').elements;
    return formats[style] ?? formats[0];
  }

  private part(format: XmlElement, kind: 'font' | 'fill' | 'border'): XmlElement {
    const list = this.list(`${kind}s`).elements;
    return list[Number(format.get(`${kind}Id`) ?? 0)] ?? list[0];
  }

  private point(format: XmlElement, kind: 'font' | 'fill' | 'border', part: XmlElement): void {
    format.set(`${kind}Id`, this.index(`${kind}s`, part));
    format.set(`apply${kind[0].toUpperCase()}${kind.slice(1)}`, 1);
  }

  private numberFormatId(code: string): number {
    const standard = Object.entries(BUILT_IN).find(([, known]) => known === code);
    if (standard) return Number(standard[0]);
    const formats = this.list('numFmts');
    const known = formats.elements.find((format) => format.get('formatCode') === code);
    if (known) return Number(known.get('numFmtId'));
    const ids = formats.elements.map((format) => Number(format.get('numFmtId')));
    const id = Math.max(FIRST_OWN_FORMAT - 1, ...ids) + 1;
    formats.children.push(element('numFmt', { numFmtId: id, formatCode: code }));
    formats.set('count', formats.elements.length);
    return id;
  }

  /** Its place in a list; put at the end where nothing is the same. */
  private index(name: string, item: XmlElement): number {
    const list = this.list(name);
    let places = this.known.get(name);
    if (!places) {
      places = new Map(list.elements.map((each, index) => [textOf(each), index]));
      this.known.set(name, places);
    }
    const text = textOf(item);
    const found = places.get(text);
    if (found !== undefined) return found;
    const place = list.elements.length;
    list.children.push(item);
    list.set('count', place + 1);
    places.set(text, place);
    return place;
  }

  private list(name: string): XmlElement {
    const found = this.root.child(name);
    if (found) return found;
    const made = element(name, { count: 0 });
    const order = LISTS.indexOf(name);
    const next = this.root.children.findIndex(
      (child) => typeof child !== 'string' && !LISTS.slice(0, order).includes(child.name),
    );
    this.root.children.splice(next < 0 ? this.root.children.length : next, 0, made);
    return made;
  }
}

const LISTS = [
  'numFmts',
  'fonts',
  'fills',
  'borders',
  'cellStyleXfs',
  'cellXfs',
  'cellStyles',
  'dxfs',
];

const textOf = (item: XmlElement): string => {
  const parts: string[] = [];
  write(item, parts);
  return parts.join('');
};

const hasFont = ({ bold, italic, size, colour }: Look): boolean =>
  bold !== undefined || italic !== undefined || size !== undefined || colour !== undefined;

function changedFont(from: XmlElement, { bold, italic, size, colour }: Look): XmlElement {
  const font = from.copy();
  const put = (name: string, value: XmlElement | null) => {
    font.children = font.elements.filter((child) => child.name !== name);
    if (value) font.children.push(value);
  };
  if (bold !== undefined) put('b', bold ? element('b') : null);
  if (italic !== undefined) put('i', italic ? element('i') : null);
  if (size !== undefined) put('sz', element('sz', { val: size }));
  if (colour !== undefined)
    put('color', colour === null ? null : element('color', { rgb: rgb(colour) }));
  return inFontOrder(font);
}

export function inFontOrder(font: XmlElement): XmlElement {
  font.children = [...font.elements].sort(
    (a, b) => FONT_ORDER.indexOf(a.name) - FONT_ORDER.indexOf(b.name),
  );
  return font;
}

const fillOf = (colour: string | null): XmlElement =>
  element('fill', {}, [
    colour === null
      ? element('patternFill', { patternType: 'none' })
      : element('patternFill', { patternType: 'solid' }, [
          element('fgColor', { rgb: rgb(colour) }),
          element('bgColor', { indexed: 64 }),
        ]),
  ]);

function lined(from: XmlElement, lines: NonNullable<Look['box']>): XmlElement {
  const border = from.copy();
  const drawn = Object.entries(lines).map(([side, colour]) =>
    colour === null
      ? element(side)
      : element(side, { style: 'thin' }, [element('color', { rgb: rgb(colour) })]),
  );
  const sides = ['start', 'left', 'end', 'right', 'top', 'bottom', 'diagonal'];
  const others = border.elements.filter(({ name }) => !(name in lines));
  border.children = [...others, ...drawn].sort(
    (a, b) => sides.indexOf(a.name) - sides.indexOf(b.name),
  );
  return border;
}

function align(format: XmlElement, { align: horizontal, wrap, middle }: Look): void {
  let alignment = format.child('alignment');
  if (!alignment) {
    alignment = element('alignment');
    format.children.unshift(alignment);
  }
  if (horizontal !== undefined) alignment.set('horizontal', horizontal ?? undefined);
  if (middle !== undefined) alignment.set('vertical', middle ? 'center' : undefined);
  if (wrap !== undefined) alignment.set('wrapText', wrap ? 1 : undefined);
  if (alignment.attributes.size === 0) format.remove(alignment);
  format.set('applyAlignment', 1);
}
