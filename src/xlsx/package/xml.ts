import { DamagedFile } from './damaged';

/** An element of an XML part. Comments and instructions say nothing in a workbook and are left out. */
export class XmlElement {
  constructor(
    public name: string,
    readonly attributes: Map<string, string> = new Map(),
    public children: (XmlElement | string)[] = [],
  ) {}

  get elements(): XmlElement[] {
    return this.children.filter((child): child is XmlElement => typeof child !== 'string');
  }

  get text(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.text)).join('');
  }

  get(attribute: string): string | undefined {
    return this.attributes.get(attribute);
  }

  set(attribute: string, value: string | number | undefined): this {
    if (value === undefined) this.attributes.delete(attribute);
    else this.attributes.set(attribute, String(value));
    return this;
  }

  child(name: string): XmlElement | undefined {
    return this.elements.find((child) => child.name === name);
  }

  all(name: string): XmlElement[] {
    return this.elements.filter((child) => child.name === name);
  }

  remove(child: XmlElement): void {
    this.children = this.children.filter((other) => other !== child);
  }

  copy(): XmlElement {
    return new XmlElement(
      this.name,
      new Map(this.attributes),
      this.children.map((child) => (typeof child === 'string' ? child : child.copy())),
    );
  }
}

export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  children: (XmlElement | string)[] = [],
): XmlElement => {
  const made = new XmlElement(name, new Map(), children);
  for (const [key, value] of Object.entries(attributes)) made.set(key, value);
  return made;
};

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([^\s/>!?]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Deeper than any part of a workbook; without a limit a few kilobytes could exhaust the stack. */
const DEEPEST = 256;

/** A document type is refused, and with it every entity that somebody could define. */
export function parseXml(text: string): XmlElement {
  const top = new XmlElement('');
  const open = [top];
  TOKEN.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new DamagedFile(`no XML at ${at}`);
    const [, data, closing, name, attributes, isEmpty, plain] = match;
    const parent = open[open.length - 1];
    if (data !== undefined) parent.children.push(data);
    else if (plain !== undefined) parent.children.push(decode(plain));
    else if (closing) {
      if (open.length < 2 || parent.name !== name) throw new DamagedFile(`no <${name}> is open`);
      open.pop();
    } else if (name !== undefined) {
      const child = new XmlElement(name, attributesIn(attributes));
      parent.children.push(child);
      if (!isEmpty) open.push(child);
      if (open.length > DEEPEST) throw new DamagedFile('nested too deep');
    }
  }
  const [root] = top.elements;
  if (!root || open.length > 1) throw new DamagedFile('XML is cut off');
  return withoutPrefix(root);
}

function attributesIn(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  if (text)
    for (const [, name, a, b] of text.matchAll(ATTRIBUTE)) attributes.set(name, decode(a ?? b));
  return attributes;
}

/** Some programs write `<x:row>`; elements of the root's own language are then called as usual. */
function withoutPrefix(root: XmlElement): XmlElement {
  const [prefix] = root.name.split(':');
  if (prefix === root.name) return root;
  const rename = (node: XmlElement): void => {
    if (node.name.startsWith(`${prefix}:`)) node.name = node.name.slice(prefix.length + 1);
    node.elements.forEach(rename);
  };
  rename(root);
  const language = root.get(`xmlns:${prefix}`);
  root.set(`xmlns:${prefix}`, undefined).set('xmlns', language);
  return root;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decode = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (found, hex, decimal, name) => {
        if (name !== undefined) return NAMED[name as string] ?? found;
        const code = hex !== undefined ? parseInt(hex as string, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : found;
      })
    : text;

/** Letters that XML cannot hold: all but these. */
const FORBIDDEN = /[^\t\n\r\u0020-\uFFFD]/g;

const encodeText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const encodeAttribute = (text: string): string =>
  encodeText(text)
    .replace(/"/g, '&quot;')
    .replace(/[\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export function makeXml(root: XmlElement): string {
  const parts = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  write(root, parts);
  return parts.join('');
}

export function write(node: XmlElement, parts: string[]): void {
  parts.push('<', node.name);
  for (const [name, value] of node.attributes)
    parts.push(' ', name, '="', encodeAttribute(value), '"');
  if (node.children.length === 0) {
    parts.push('/>');
    return;
  }
  parts.push('>');
  for (const child of node.children)
    if (typeof child === 'string') parts.push(encodeText(child).replace(/\r/g, '&#13;'));
    else write(child, parts);
  parts.push('</', node.name, '>');
}
