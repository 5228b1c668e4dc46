import { DamagedFile } from './damaged';
import { verifySheet } from '../verifySheet';
import { element, makeXml, parseXml, type XmlElement } from './xml';
import { makeZip, openZip, pack, unpack, type ZipEntry } from './zip';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = '[Content_Types].xml';

export interface Relation {
  readonly id: string;
  /** The last word of its type: `worksheet`, `table`, `styles` … */
  readonly kind: string;
  /** The part that it leads to; null where it leads out of the file. */
  readonly part: string | null;
}

/** The parts of a workbook file (Open Packaging Conventions). Parts that nobody edits stay as they are. */
export class Package {
  private readonly entries: Map<string, ZipEntry>;
  private readonly edited = new Map<string, XmlElement>();
  /** Parts of which only a few letters change. */
  private readonly patched = new Map<string, string>();

  constructor(bytes: Uint8Array) {
    this.entries = openZip(bytes);
    if (!this.has(TYPES)) throw new DamagedFile(`no ${TYPES}`);
  }

  get parts(): string[] {
    return [...new Set([...this.entries.keys(), ...this.edited.keys()])];
  }

  has(part: string): boolean {
    return this.edited.has(part) || this.entries.has(part);
  }

  /** A part to look at; changes to it are not kept. */
  read(part: string): XmlElement {
    const known = this.edited.get(part);
    if (known) return known;
    return parseXml(this.text(part));
  }

  text(part: string): string {
    const entry = this.entries.get(part);
    const made = entry ? undefined : this.edited.get(part);
    if (made) return makeXml(made);
    if (!entry) throw new DamagedFile(`no ${part}`);
    return this.patched.get(part) ?? decodeText(unpack(entry));
  }

  /** Changes letters of a part that otherwise stays as it is. */
  replaceText(part: string, pattern: RegExp, by: string): void {
    const before = this.text(part);
    const after = before.replace(pattern, by);
    if (after !== before) this.patched.set(part, after);
  }

  /** A part that will be written anew with the changes made to it. */
  edit(part: string): XmlElement {
    const root = this.read(part);
    this.edited.set(part, root);
    return root;
  }

  /** Another content for a part that there is. */
  replace(part: string, root: XmlElement): void {
    this.edited.set(part, root);
  }

  add(part: string, root: XmlElement, contentType: string): void {
    this.edited.set(part, root);
    this.edit(TYPES).children.push(
      element('Override', { PartName: `/${part}`, ContentType: contentType }),
    );
  }

  /** A part that is no XML; how its name ends says what it is. */
  addBytes(part: string, data: Uint8Array, extension: string, contentType: string): void {
    this.entries.set(part, pack(part, data));
    const types = this.edit(TYPES);
    const isKnown = types.all('Default').some((each) => each.get('Extension') === extension);
    if (!isKnown)
      types.children.unshift(
        element('Default', { Extension: extension, ContentType: contentType }),
      );
  }

  data(part: string): Uint8Array {
    const entry = this.entries.get(part);
    if (!entry) throw new DamagedFile(`no ${part}`);
    return unpack(entry);
  }

  /** Takes a part out, with what is said of it; relations of others to it are theirs to end. */
  remove(part: string): void {
    for (const gone of [part, relationsOf(part)]) {
      this.entries.delete(gone);
      this.edited.delete(gone);
      this.patched.delete(gone);
    }
    const types = this.edit(TYPES);
    for (const type of types.all('Override'))
      if (type.get('PartName') === `/${part}`) types.remove(type);
  }

  relations(part: string): Relation[] {
    const list = relationsOf(part);
    if (!this.has(list)) return [];
    return this.read(list)
      .all('Relationship')
      .map((each) => ({
        id: each.get('Id') ?? '',
        kind: (each.get('Type') ?? '').replace(/^.*\//, ''),
        part:
          each.get('TargetMode') === 'External' ? null : resolve(part, each.get('Target') ?? ''),
      }));
  }

  /** Leads from one part to another; returns the id of the relation. */
  relate(from: string, kind: string, to: string): string {
    const list = relationsOf(from);
    const root = this.has(list) ? this.edit(list) : element('Relationships', { xmlns: RELATIONS });
    this.edited.set(list, root);
    const taken = new Set(root.all('Relationship').map((each) => each.get('Id')));
    let number = taken.size + 1;
    while (taken.has(`rId${number}`)) number++;
    const id = `rId${number}`;
    root.children.push(
      element('Relationship', { Id: id, Type: `${OFFICE}/${kind}`, Target: `/${to}` }),
    );
    return id;
  }

  endRelation(from: string, id: string): void {
    const root = this.edit(relationsOf(from));
    for (const each of root.all('Relationship')) if (each.get('Id') === id) root.remove(each);
  }

  /** A name for a new part: `xl/worksheets/sheet7.xml`. */
  freeName(before: string, after: string): string {
    const taken = new Set(this.parts.map((part) => part.toLowerCase()));
    let number = 1;
    while (taken.has(`${before}${number}${after}`.toLowerCase())) number++;
    return `${before}${number}${after}`;
  }

  bytes(): Uint8Array {
    const names = [TYPES, ...this.parts.filter((part) => part !== TYPES)];
    return makeZip(
      names.map((name) => {
        const root = this.edited.get(name);
        const text = root ? makeXml(root) : this.patched.get(name);
        if (text === undefined) return this.entries.get(name)!;
        return pack(name, new TextEncoder().encode(text));
      }),
    );
  }

  /**
   * Unpacks every part once, so that damage is known before anything else is done. A document type
   * has no place in a workbook: with it come entities, which grow without end or fetch other files.
   */
  verify(): void {
    for (const [name, entry] of this.entries) {
      const data = unpack(entry);
      if (!/\.(xml|rels)$/i.test(name)) continue;
      const text = decodeText(data);
      if (!/^\uFEFF?\s*</.test(text)) throw new DamagedFile(`${name} is no XML`);
      if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new DamagedFile(`${name} has a document type`);
      if (/\/worksheets\/[^/]*$/i.test(name)) verifySheet(name, text);
    }
  }
}

const relationsOf = (part: string): string => {
  const cut = part.lastIndexOf('/') + 1;
  return `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`;
};

/** Where a relative target leads; `..` never leads out of the file. */
function resolve(from: string, target: string): string {
  const path = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

function decodeText(bytes: Uint8Array): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}
