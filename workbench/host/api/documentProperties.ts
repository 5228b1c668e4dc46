import type { ApiObject } from '../apiObject';
import type { Api } from './api';

const keys = ['title', 'subject', 'author', 'keywords', 'comments', 'category', 'company'] as const;

/** `workbook.properties`: kept and written to the file. */
export function documentProperties({ book }: Api): ApiObject {
  const object: ApiObject & {
    get: NonNullable<ApiObject['get']>;
    set: NonNullable<ApiObject['set']>;
  } = { kind: 'DocumentProperties', get: {}, set: {} };
  for (const key of keys) {
    object.get[key] = () => book.properties.get(key) ?? '';
    object.set[key[0].toUpperCase() + key.slice(1)] = (value: string) => {
      book.properties.set(key, value);
    };
  }
  return object;
}
