import * as z from 'zod/mini';
import { events } from '../tables/events';
import type { EventName, EventPayload } from './events';

type Listener = (payload: never) => void;

const listeners = new Map<EventName, Set<Listener>>();

/** Thrown outside production when a payload does not match its schema: a team broke the contract. */
export class EventContractError extends Error {
  override name = 'EventContractError';
}

function check(name: EventName, payload: unknown, side: 'emitted' | 'received') {
  if (process.env.NODE_ENV === 'production') return;
  // A remote may be newer than the page it runs on.
  if (!Object.hasOwn(events, name)) return;
  const parsed = z.safeParse(events[name], payload);
  if (!parsed.success) {
    throw new EventContractError(
      `${name} was ${side} with a payload that breaks its contract: ${z.prettifyError(parsed.error)}`,
    );
  }
}

/**
 * Calls every listener. A listener that throws does not stop the others: its error goes to the page's error
 * handlers.
 *
 * @throws EventContractError outside production, when the payload does not match the event's schema.
 */
export function emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
  check(name, payload, 'emitted');
  for (const listener of Array.from(listeners.get(name) ?? [])) {
    try {
      (listener as (payload: EventPayload<Name>) => void)(payload);
    } catch (error) {
      reportError(error);
    }
  }
}

/** Adds a listener; the returned function removes it. */
export function on<Name extends EventName>(
  name: Name,
  listener: (payload: EventPayload<Name>) => void,
): () => void {
  const checked = (payload: EventPayload<Name>) => {
    check(name, payload, 'received');
    listener(payload);
  };
  const set = listeners.get(name) ?? new Set();
  listeners.set(name, set.add(checked));
  return () => {
    set.delete(checked);
  };
}

/** The number of an event's listeners, for tests of leaks: they import it from `@storefront/contracts/testing`. */
export function listenerCount(name: EventName): number {
  return listeners.get(name)?.size ?? 0;
}
