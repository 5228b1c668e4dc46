/**
 * One office.js batch: object paths, then actions in order. An action that fails ends the batch;
 * what earlier actions of it did stays done (learn.microsoft.com, "Error handling with the
 * application-specific JavaScript APIs": there is no rollback).
 */
import { ApiError, refuse } from './apiError';
import { isApiObject, nullObject, type ApiObject } from './apiObject';

interface ArgumentInfo {
  Arguments?: unknown[];
  ReferencedObjectPathIds?: unknown[];
}
interface ObjectPath {
  Id: number;
  ObjectPathType: number;
  Name: string;
  ParentObjectPathId?: number;
  ArgumentInfo?: ArgumentInfo;
}
export interface Action {
  Id: number;
  ActionType: number;
  Name: string;
  ObjectPathId: number;
  ArgumentInfo?: ArgumentInfo;
  QueryInfo?: { Select?: string[]; Expand?: string[]; Top?: number; Skip?: number };
}
export interface BatchRequest {
  Actions: Action[];
  ObjectPaths: Record<string, ObjectPath>;
}
interface ActionResult {
  ActionId: number;
  Value: unknown;
}
export interface BatchResponse {
  Results: ActionResult[];
  TraceIds: number[];
  Error?: {
    Code: string;
    Message: string;
    HttpStatusCode: number;
    ActionIndex: number;
    Location: string;
  };
}

/** Numbers of the protocol, as office.js names them. */
const pathType = { global: 1, newObject: 2, method: 3, property: 4, indexer: 5, reference: 6 };
const nullPath = 7;
const actionType = { instantiate: 1, query: 2, method: 3, setProperty: 4, trace: 5, ensure: 6 };

export interface Roots {
  workbook(): ApiObject;
  service(name: string): ApiObject;
  references: Map<string, ApiObject>;
  nextReference(): string;
}

const pascal = (name: string) => name[0].toUpperCase() + name.slice(1);

export class Batch {
  private readonly objects = new Map<number, ApiObject>();
  private readonly results: ActionResult[] = [];
  private readonly traces: number[] = [];

  constructor(
    private readonly roots: Roots,
    private readonly request: BatchRequest,
  ) {}

  run(fault?: ApiError, faultAt = 0): BatchResponse {
    let index = 0;
    try {
      for (; index < this.request.Actions.length; index++) {
        if (fault && index >= faultAt) throw fault;
        const action = this.request.Actions[index];
        this.results.push({ ActionId: action.Id, Value: this.perform(action) ?? null });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const Error = {
        Code: error.code,
        Message: error.message,
        HttpStatusCode: 400,
        ActionIndex: index,
        Location: '',
      };
      return { Results: this.results, TraceIds: this.traces, Error };
    }
    return { Results: this.results, TraceIds: this.traces };
  }

  private perform(action: Action): unknown {
    if (action.ActionType === actionType.trace) {
      this.traces.push(action.Id);
      return null;
    }
    const target = this.resolve(action.ObjectPathId);
    switch (action.ActionType) {
      case actionType.instantiate:
        return target === nullObject ? null : identity(target);
      case actionType.query:
        return target === nullObject ? null : query(target, action.QueryInfo?.Select ?? []);
      case actionType.method:
        return this.callMethod(target, action);
      case actionType.setProperty:
        return this.setProperty(target, action);
      case actionType.ensure:
        return null;
      default:
        return refuse('NotImplemented', `action type ${action.ActionType}`);
    }
  }

  private setProperty(target: ApiObject, action: Action): void {
    if (target === nullObject) refuse('InvalidOperation', `${action.Name} of a null object`);
    const setter = target.set?.[action.Name];
    if (!setter) refuse('ApiNotFound', `${target.kind}.${action.Name} cannot be set`);
    setter(this.argumentsOf(action.ArgumentInfo)[0] as never);
  }

  private callMethod(target: ApiObject, action: Action): unknown {
    if (target === nullObject) return null;
    if (action.Name === '_KeepReference') {
      target.referenceId ??= this.roots.nextReference();
      this.roots.references.set(target.referenceId, target);
      return null;
    }
    if (/^_RemoveReference$/i.test(action.Name)) {
      this.roots.references.delete(String(this.argumentsOf(action.ArgumentInfo)[0]));
      return null;
    }
    const value = this.invoke(target, action.Name, action.ArgumentInfo);
    return isApiObject(value) ? (value === nullObject ? null : identity(value)) : value;
  }

  private invoke(target: ApiObject, name: string, info?: ArgumentInfo): unknown {
    const method = target.call?.[name];
    if (!method) refuse('ApiNotFound', `${target.kind}.${name}()`);
    return method(...(this.argumentsOf(info) as never[]));
  }

  private argumentsOf(info?: ArgumentInfo): unknown[] {
    const values = [...(info?.Arguments ?? [])];
    info?.ReferencedObjectPathIds?.forEach((id, i) => {
      if (typeof id === 'number' && id !== 0) values[i] = this.resolve(id);
    });
    return values;
  }

  private resolve(id: number): ApiObject {
    const known = this.objects.get(id);
    if (known) return known;
    const object = this.follow(this.request.ObjectPaths[id]);
    this.objects.set(id, object);
    return object;
  }

  private follow(path: ObjectPath): ApiObject {
    switch (path.ObjectPathType) {
      case pathType.global:
        return this.roots.workbook();
      case pathType.newObject:
        return this.roots.service(path.Name);
      case pathType.reference:
        return this.roots.references.get(path.Name) ?? refuse('InvalidReference', path.Name);
      case nullPath:
        return nullObject;
    }
    const parent = this.resolve(path.ParentObjectPathId ?? 0);
    if (parent === nullObject) return nullObject;
    switch (path.ObjectPathType) {
      case pathType.property: {
        const navigate = parent.nav?.[path.Name];
        return navigate ? navigate() : refuse('ApiNotFound', `${parent.kind}.${path.Name}`);
      }
      case pathType.indexer: {
        const key = this.argumentsOf(path.ArgumentInfo)[0] as string | number;
        return parent.index ? parent.index(key) : refuse('ApiNotFound', `${parent.kind}[]`);
      }
      case pathType.method: {
        const value = this.invoke(parent, path.Name, path.ArgumentInfo);
        return isApiObject(value) ? value : refuse('ApiNotFound', `${parent.kind}.${path.Name}()`);
      }
      default:
        return refuse('NotImplemented', `object path type ${path.ObjectPathType}`);
    }
  }
}

/** What office.js needs to find the object again in a later batch. */
function identity(object: ApiObject): Record<string, unknown> {
  return {
    ...(object.id === undefined ? {} : { _Id: object.id, Id: object.id }),
    ...(object.referenceId === undefined ? {} : { _ReferenceId: object.referenceId }),
  };
}

/** The answer to `load()`: chosen scalars, nested objects by path (`format/fill/color`), items. */
function query(object: ApiObject, select: readonly string[]): Record<string, unknown> {
  if (!object.items) return one(object, select);
  const own = select.filter((name) => object.get?.[name]);
  const ofItems = select.filter((name) => !object.get?.[name]);
  const answer = own.length > 0 || select.length === 0 ? one(object, own) : {};
  if (ofItems.length > 0 || select.length === 0) {
    answer['_Items'] = object.items().map((item) => one(item, ofItems));
  }
  return answer;
}

function one(object: ApiObject, select: readonly string[]): Record<string, unknown> {
  const answer: Record<string, unknown> = identity(object);
  const nested = new Map<string, string[]>();
  const names = select.length > 0 ? select : Object.keys(object.get ?? {});
  for (const name of names) {
    const [head, ...rest] = name.split('/');
    const getter = object.get?.[head];
    if (getter && rest.length === 0) answer[pascal(head)] = getter();
    else if (object.nav?.[pascal(head)]) {
      nested.set(head, [...(nested.get(head) ?? []), ...(rest.length > 0 ? [rest.join('/')] : [])]);
    } else refuse('ApiNotFound', `${object.kind}.${head}`);
  }
  for (const [head, inner] of nested) {
    const child = object.nav![pascal(head)]();
    const paths = inner.map((path) => path.replace(/^items\//, ''));
    answer[pascal(head)] = child === nullObject ? null : query(child, paths);
  }
  return answer;
}
