import type {EventDispatcher, EventListener, EventMap, StringKeyOf} from 'theoplayer/chromeless';

/**
 * Typed event dispatcher like the SDK's: `addEventListener` takes one type or several, and calls a listener once
 * however often it was added.
 */
export class Dispatcher<Events extends EventMap<StringKeyOf<Events>>> implements EventDispatcher<Events> {
  private readonly listeners = new Map<string, Set<(event: never) => void>>();

  addEventListener<Type extends StringKeyOf<Events>>(
    type: Type | readonly Type[],
    listener: EventListener<Events[Type]>,
  ): void {
    for (const name of toArray(type)) {
      const known = this.listeners.get(name) ?? new Set();
      this.listeners.set(name, known.add(listener));
    }
  }

  removeEventListener<Type extends StringKeyOf<Events>>(
    type: Type | readonly Type[],
    listener: EventListener<Events[Type]>,
  ): void {
    for (const name of toArray(type)) this.listeners.get(name)?.delete(listener);
  }

  /** Calls the listeners of the event's type. A listener that throws does not stop the others. */
  dispatch(event: Events[StringKeyOf<Events>]): void {
    const listeners = this.listeners.get(event.type) as Set<(event: unknown) => void> | undefined;
    for (const listener of [...(listeners ?? [])]) {
      try {
        listener(event);
      } catch (error) {
        reportError(error);
      }
    }
  }

  /** Removes all listeners. */
  clear(): void {
    this.listeners.clear();
  }
}

const toArray = <T extends string>(value: T | readonly T[]): readonly T[] =>
  typeof value === 'string' ? [value] : value;
