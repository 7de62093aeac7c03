/** Stand-ins for parts of the SDK and of browsers: what typings say is there, and nothing else. */
import type {ObjectShape, Shape, Shapes} from '../typeShapes';

type Call = (...values: unknown[]) => unknown;
type Members = Record<PropertyKey, unknown>;

/** How deep answers of a sample's functions are followed. */
const maximumDepth = 4;

/** What code asks of any object without being about it: promises, JSON, React, the console. */
const silentMembers = new Set(['then', 'toJSON', 'constructor', 'prototype', '$$typeof', 'nodeType', 'toStringTag']);

export class StandIns {
  private readonly memberShapes = new Map<string, number>();

  /** @param pending gets the calls of the sample's own functions that the SDK would make: listeners, interceptors, integrations. */
  constructor(
    private readonly shapes: Shapes,
    readonly pending: (() => unknown)[] = [],
  ) {
    for (const shape of shapes.list) {
      if (shape.kind !== 'object' && shape.kind !== 'array') continue;
      for (const [name, id] of Object.entries(shape.members)) this.memberShapes.set(name, id);
    }
  }

  /** A value that is exported under this name. */
  createRoot(name: string): unknown {
    return this.create(this.shapes.roots[name] ?? 0, name);
  }

  /** A value of the type with this name; undefined where the typings have no such type. */
  createOfType(name: string): unknown {
    const id = this.shapes.types[name];
    return id === undefined ? undefined : this.create(id, name);
  }

  hasType(name: string): boolean {
    return Object.hasOwn(this.shapes.types, name);
  }

  getTypeShape(name: string): number {
    return this.shapes.types[name] ?? 0;
  }

  /** The shape of what a class creates. */
  getInstanceShape(name: string): number {
    const shape = this.shapes.list[this.shapes.roots[name] ?? 0];
    return (shape?.kind === 'object' ? shape.constructs : undefined) ?? 0;
  }

  create(id: number, path: string): unknown {
    const shape: Shape = this.shapes.list[id] ?? {kind: 'any'};
    switch (shape.kind) {
      case 'value':
        return shape.value;
      case 'array': {
        const list = [this.create(shape.of, `${path}[0]`)];
        this.fill(list, id, path);
        return list;
      }
      case 'promise':
        return Promise.resolve(this.create(shape.of, path));
      case 'native':
        return createNative(shape.name);
      case 'any':
        return createAnything();
      case 'object':
        return this.createObject(shape, path);
    }
  }

  /** Gives an object what it lacks of a shape, and takes note of who listens to it. */
  fill(target: object, id: number, path: string): void {
    const shape = this.shapes.list[id];
    if (shape?.kind !== 'object' && shape?.kind !== 'array') return;
    const members = target as Members;
    for (const [name, member] of Object.entries(shape.members)) {
      const own = members[name];
      if (own === undefined && (!(name in target) || name === 'cast')) this.addMember(target, name, member, path);
      else if (own && typeof own === 'object' && !(own instanceof Node)) this.fill(own, member, `${path}.${name}`);
    }
    if (!shape.events || typeof members.addEventListener !== 'function' || Object.hasOwn(target, listenedMark)) return;
    Object.defineProperty(target, listenedMark, {value: true});
    const own = members.addEventListener;
    const listen = isStandIn(own) ? undefined : (own as Call).bind(target);
    const {events} = shape;
    Object.defineProperty(target, 'addEventListener', {
      configurable: true,
      value: (types: unknown, listener: unknown) => {
        listen?.(types, listener);
        this.note(events, types, listener, path);
      },
    });
  }

  private addMember(target: object, name: string, id: number, path: string): void {
    let value: {current: unknown} | undefined;
    Object.defineProperty(target, name, {
      configurable: true,
      enumerable: true,
      get: () => (value ??= {current: this.create(id, `${path}.${name}`)}).current,
      set: (current: unknown) => (value = {current}),
    });
  }

  private createObject(shape: ObjectShape, path: string): object {
    const known = new Map<PropertyKey, unknown>();
    const find = (key: string): number | undefined =>
      Object.hasOwn(shape.members, key)
        ? shape.members[key]
        : // A sample may know that it has a narrower type, and says so by `as`.
          (shape.index ?? this.memberShapes.get(key));
    const {events} = shape;
    const proxy: object = new Proxy(function standIn() {}, {
      get: (_, key) => {
        if (known.has(key)) return known.get(key);
        if (key === Symbol.toPrimitive) return () => '';
        if (key === standInMark) return true;
        if (typeof key === 'symbol') return undefined;
        if (events && key === 'addEventListener')
          return (types: unknown, listener: unknown) => this.note(events, types, listener, path);
        if (key === 'prototype' && shape.constructs !== undefined) return standInPrototype;
        const id = find(key);
        if (id === undefined) {
          if (silentMembers.has(key)) return undefined;
          if (key in Object.prototype) return (Object.prototype as unknown as Members)[key];
          if (shape.returns !== undefined && key in Function.prototype)
            return ((...values: unknown[]) => (key === 'bind' ? proxy : (proxy as Call)(...values))) as unknown;
          throw new TypeError(`${path} has no member "${key}" in the typings`);
        }
        const value = this.create(id, `${path}.${key}`);
        known.set(key, value);
        return value;
      },
      set: (_, key, value) => {
        if (typeof key === 'string' && find(key) === undefined)
          throw new TypeError(`${path} has no member "${key}" in the typings`);
        known.set(key, value);
        if (typeof key === 'string') this.plan(value, find(key) ?? 0, `${path}.${key}`);
        return true;
      },
      has: (_, key) => known.has(key) || (typeof key === 'string' && Object.hasOwn(shape.members, key)),
      apply: (_, __, values: unknown[]) => {
        if (shape.returns === undefined) throw new TypeError(`${path} is not a function in the typings`);
        shape.parameters?.forEach((parameter, i) => this.plan(values[i], parameter, `${path}()`));
        return this.create(shape.returns, `${path}()`);
      },
      construct: () => {
        if (shape.constructs === undefined) throw new TypeError(`${path} is not a class in the typings`);
        return this.create(shape.constructs, `new ${path}`) as object;
      },
    });
    return proxy;
  }

  private note(events: Record<string, number>, types: unknown, listener: unknown, path: string): void {
    if (typeof listener !== 'function') throw new TypeError(`${path}.addEventListener() got no function`);
    for (const type of Array.isArray(types) ? (types as unknown[]) : [types]) {
      const id = events[String(type)];
      if (id === undefined) throw new TypeError(`${path} has no event "${String(type)}" in the typings`);
      this.pending.push(() => {
        const event = this.create(id, `event ${String(type)}`) as Members;
        event.type = type;
        return (listener as Call)(event);
      });
    }
  }

  /** Plans to call a function, or the functions of an object, that the sample gave away. */
  private plan(value: unknown, id: number, path: string): void {
    if (typeof value === 'function' || (value !== null && typeof value === 'object'))
      this.pending.push(() => this.exercise(value, id, path, 0));
  }

  private async exercise(value: unknown, id: number, path: string, depth: number): Promise<void> {
    const shape = this.shapes.list[id];
    if (shape?.kind !== 'object' || depth > maximumDepth || isStandIn(value)) return;
    if (typeof value === 'function' && shape.returns !== undefined) {
      const answer = await (value as Call)(
        ...(shape.parameters ?? []).map((one) => this.create(one, `${path} argument`)),
      );
      const returned = this.shapes.list[shape.returns];
      await this.exercise(answer, returned?.kind === 'promise' ? returned.of : shape.returns, path, depth + 1);
    } else if (value !== null && typeof value === 'object') {
      for (const [name, member] of Object.entries(shape.members)) {
        const own = (value as Members)[name];
        if (typeof own === 'function')
          await this.exercise((own as Call).bind(value), member, `${path}.${name}`, depth + 1);
      }
    }
  }
}

const standInMark = Symbol('stand-in');
const listenedMark = Symbol('listened to');
/** What classes of a sample that extend a stand-in inherit. */
const standInPrototype = {};

function isStandIn(value: unknown): boolean {
  return typeof value === 'function' && (value as unknown as Members)[standInMark] === true;
}

/** Answers everything with itself. */
export function createAnything(): unknown {
  const anything: object = new Proxy(function anything() {}, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (key === standInMark) return true;
      if (typeof key === 'symbol' || silentMembers.has(key)) return undefined;
      return anything;
    },
    set: () => true,
    apply: () => anything,
    construct: () => anything,
  });
  return anything;
}

const tags: Readonly<Record<string, string>> = {
  HTMLElement: 'div',
  Element: 'div',
  Node: 'div',
  HTMLAnchorElement: 'a',
  HTMLParagraphElement: 'p',
  HTMLImageElement: 'img',
  HTMLUListElement: 'ul',
  HTMLOListElement: 'ol',
  HTMLLIElement: 'li',
  HTMLTableCellElement: 'td',
  HTMLTableRowElement: 'tr',
  HTMLTableSectionElement: 'tbody',
};

/** Creates the element that a type of the DOM stands for. */
export function createElement(type: string): HTMLElement {
  const tag = tags[type] ?? (/^HTML(\w+)Element$/.exec(type)?.[1] ?? 'div').toLowerCase();
  const element = document.createElement(tag);
  document.body.append(element);
  return element;
}

const natives: Readonly<Record<string, () => unknown>> = {
  Date: () => new Date(),
  Error: () => new Error('A stand-in'),
  ArrayBuffer: () => new ArrayBuffer(8),
  Uint8Array: () => new Uint8Array(8),
  Event: () => new Event('stand-in'),
  Map: () => new Map(),
  Set: () => new Set(),
  URL: () => new URL('https://example.com/'),
  Headers: () => new Headers(),
  Document: () => document,
  Window: () => window,
  AbortSignal: () => new AbortController().signal,
};

function createNative(name: string): unknown {
  if (/^(HTML\w*Element|Element|Node)$/.test(name)) return createElement(name);
  return natives[name]?.() ?? createAnything();
}
