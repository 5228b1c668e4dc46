/** `workbook.customXmlParts`: they are no cells, and Excel's undo leaves them alone (office-js #6415). */
import { found, nullObject, type ApiObject } from '../apiObject';
import { refuse } from '../apiError';
import type { Book } from '../book';

export function customXmlParts(book: Book): ApiObject {
  const parts = book.customXml;
  const one = (id: string) => part(parts, id);
  const scoped = (namespace: string): ApiObject => {
    const ids = () => [...parts].filter(([, xml]) => namespaceOf(xml) === namespace);
    return {
      kind: 'CustomXmlPartScopedCollection',
      get: {},
      items: () => ids().map(([id]) => one(id)),
      call: {
        GetCount: () => ids().length,
        GetOnlyItemOrNullObject: () => {
          const [first, second] = ids();
          return first && !second ? one(first[0]) : nullObject;
        },
      },
    };
  };
  return {
    kind: 'CustomXmlPartCollection',
    get: {},
    items: () => [...parts.keys()].map(one),
    index: (key) => one(found(parts.has(String(key)) ? String(key) : undefined, key)),
    call: {
      Add: (xml: string) => {
        if (!/^\s*</.test(xml)) refuse('InvalidArgument', 'This is not XML.');
        let number = 1;
        while (parts.has(`{X${number}}`)) number++;
        parts.set(`{X${number}}`, xml);
        return one(`{X${number}}`);
      },
      GetByNamespace: scoped,
      GetCount: () => parts.size,
      GetItem: (id: string) => one(found(parts.has(id) ? id : undefined, id)),
      GetItemOrNullObject: (id: string) => (parts.has(id) ? one(id) : nullObject),
    },
  };
}

const part = (parts: Map<string, string>, id: string): ApiObject => ({
  kind: 'CustomXmlPart',
  id,
  get: { id: () => id, namespaceUri: () => namespaceOf(parts.get(id) ?? '') },
  call: {
    GetXml: () => parts.get(id) ?? '',
    SetXml: (xml: string) => void parts.set(id, xml),
    Delete: () => void parts.delete(id),
  },
});

export const namespaceOf = (xml: string): string => /\bxmlns="([^"]*)"/.exec(xml)?.[1] ?? '';
