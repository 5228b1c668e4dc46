/**
 * One object of the Excel API as the wire protocol sees it. What is not listed does not exist:
 * the batch answers ApiNotFound for it, as an Excel without that API does.
 */
import { refuse } from './apiError';
import type { Area } from './cells/address';
import type { BookSheet } from './book';

export interface ApiObject {
  kind: string;
  /** Present on objects that office.js later finds again by id. */
  id?: string | number;
  /** Scalar properties, by their name in `load()`. */
  get?: Record<string, () => unknown>;
  /** Property writes, by their name on the wire (PascalCase). */
  set?: Record<string, (value: never) => void>;
  /** Navigation properties (PascalCase). */
  nav?: Record<string, () => ApiObject>;
  /** Methods (PascalCase); the result is a value or another object. */
  call?: Record<string, (...args: never[]) => unknown>;
  /** Collections: their items and `collection.getItem(key)`. */
  items?: () => ApiObject[];
  index?: (key: string | number) => ApiObject;
  /** Ranges carry their place, for methods that take a range. */
  place?: { sheet: BookSheet; area: Area };
  /** Set when office.js asked to keep a reference. */
  referenceId?: string;
}

type Members = Pick<ApiObject, 'get' | 'set' | 'nav' | 'call'>;
type MakeMembers = { readonly [Kind in keyof Members]: () => NonNullable<Members[Kind]> };

/** An object with many members, of which a batch asks for one or two: each kind is made when it is asked for. */
class ObjectOnDemand implements ApiObject {
  id?: string | number;
  place?: { sheet: BookSheet; area: Area };
  referenceId?: string;
  private readonly made: Members = {};

  constructor(
    readonly kind: string,
    private readonly make: MakeMembers,
  ) {}

  get get() {
    return (this.made.get ??= this.make.get?.());
  }

  get set() {
    return (this.made.set ??= this.make.set?.());
  }

  get nav() {
    return (this.made.nav ??= this.make.nav?.());
  }

  get call() {
    return (this.made.call ??= this.make.call?.());
  }
}

export function onDemand(
  { kind, ...known }: Pick<ApiObject, 'kind' | 'id' | 'place'>,
  make: MakeMembers,
): ApiObject {
  return Object.assign(new ObjectOnDemand(kind, make), known);
}

/** What `…OrNullObject` methods give when there is nothing. */
export const nullObject: ApiObject = { kind: 'Null' };

export function isApiObject(value: unknown): value is ApiObject {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

export function found<T>(value: T | undefined, what: unknown): T {
  return value ?? refuse('ItemNotFound', `The requested resource doesn't exist: ${what}`);
}

/** Getters and setters of plain properties of an object, for the many that only store. */
export function plain<T extends object>(
  target: T,
  keys: readonly (keyof T & string)[],
): { get: Record<string, () => unknown>; set: Record<string, (value: never) => void> } {
  const get: Record<string, () => unknown> = {};
  const set: Record<string, (value: never) => void> = {};
  for (const key of keys) {
    get[key] = () => target[key];
    set[key[0].toUpperCase() + key.slice(1)] = (value) => {
      target[key] = value;
    };
  }
  return { get, set };
}

/** A sub-object whose properties are kept and read back, with no further meaning here. */
export function bag(kind: string, target: Record<string, unknown>): ApiObject {
  return { kind, ...plain(target, Object.keys(target)) };
}
