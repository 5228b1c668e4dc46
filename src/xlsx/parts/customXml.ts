import { element, parseXml } from '../package/xml';
import type { Package } from '../package/package';

/** Custom XML parts of a workbook (ECMA-376 part 1, 15.2.5): data beside the sheets, told apart by namespace. */
export interface CustomXml {
  readonly part: string;
  readonly namespace: string;
  readonly xml: string;
}

const PROPERTIES = 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml';
const STORE = 'http://schemas.openxmlformats.org/officeDocument/2006/customXml';

export function customXmlIn(file: Package): CustomXml[] {
  return file.relations(mainOf(file)).flatMap(({ kind, part }) => {
    if (kind !== 'customXml' || !part || !file.has(part)) return [];
    const xml = file.text(part);
    return [{ part, namespace: namespaceOf(xml), xml }];
  });
}

export const namespaceOf = (xml: string): string => /\bxmlns="([^"]*)"/.exec(xml)?.[1] ?? '';

/** The part of this namespace, or a new one, holds this from now on. */
export function setCustomXml(file: Package, xml: string): void {
  const namespace = namespaceOf(xml);
  const known = customXmlIn(file).find((each) => each.namespace === namespace);
  if (known) {
    file.replace(known.part, parseXml(xml));
    return;
  }
  const part = file.freeName('customXml/item', '.xml');
  const properties = part.replace('item', 'itemProps');
  file.add(part, parseXml(xml), 'application/xml');
  file.relate(mainOf(file), 'customXml', part);
  file.add(
    properties,
    element('ds:datastoreItem', { 'ds:itemID': idOf(namespace), 'xmlns:ds': STORE }, [
      element('ds:schemaRefs', {}, [element('ds:schemaRef', { 'ds:uri': namespace })]),
    ]),
    PROPERTIES,
  );
  file.relate(part, 'customXmlProps', properties);
}

const mainOf = (file: Package): string =>
  file.relations('').find(({ kind }) => kind === 'officeDocument')?.part ?? '';

/** A GUID made of the namespace, so that the same workbook gives the same file. */
function idOf(namespace: string): string {
  let state = 0x811c9dc5;
  const next = (index: number): string => {
    for (const letter of `${index}${namespace}`)
      state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
    return state.toString(16).padStart(8, '0');
  };
  const all = [0, 1, 2, 3].map(next).join('').toUpperCase();
  return `{${[all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20), all.slice(20)].join('-')}}`;
}
