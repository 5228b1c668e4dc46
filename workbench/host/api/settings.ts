import { found, nullObject, type ApiObject } from '../apiObject';
import type { Api } from './api';

/** `workbook.settings`: the add-in's own values, saved in the workbook. Keys are case-sensitive. */
export function settings({ book }: Api): ApiObject {
  const has = (key: string) => book.settings.has(key);
  const one = (key: string): ApiObject => ({
    kind: 'Setting',
    id: key,
    get: { key: () => key, value: () => book.settings.get(key) },
    set: { Value: (value: never) => void book.settings.set(key, value) },
    call: { Delete: () => void book.settings.delete(key) },
  });
  return {
    kind: 'SettingCollection',
    get: {},
    items: () => [...book.settings.keys()].map(one),
    index: (key) => one(found(has(String(key)) ? String(key) : undefined, key)),
    call: {
      Add: (key: string, value: never) => {
        book.settings.set(key, value);
        return one(key);
      },
      GetCount: () => book.settings.size,
      GetItem: (key: string) => one(found(has(key) ? key : undefined, key)),
      GetItemOrNullObject: (key: string) => (has(key) ? one(key) : nullObject),
    },
  };
}
