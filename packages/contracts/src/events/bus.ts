import * as z from 'zod/mini';
import { type EventName, type EventPayload, events } from './events';

type Listener = (payload: never) => void;

const listeners = new Map<EventName, Set<Listener>>();

/** Thrown outside production when a payload does not fit its schema: a team broke a contract. */
export class EventContractError extends Error {
  override name = 'EventContractError';
}

function check(name: EventName, payload: unknown, side: 'emitted' | 'heard') {
  if (process.env.NODE_ENV === 'production') return;
  const parsed = z.safeParse(events[name], payload);
  if (!parsed.success) {
    throw new EventContractError(
      `${name} was ${side} with a payload that breaks its contract: ${z.prettifyError(parsed.error)}`,
    );
  }
}

/**
 * Tells every listener. One listener that throws does not keep the others from hearing: its error is reported
 * to the page's error handlers.
 *
 * @throws EventContractError outside production, when the payload does not fit the event's schema.
 */
export function emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
  check(name, payload, 'emitted');
  for (const listener of [...(listeners.get(name) ?? [])]) {
    try {
      (listener as (payload: EventPayload<Name>) => void)(payload);
    } catch (error) {
      reportError(error);
    }
  }
}

/** Listens until the returned function is called. */
export function on<Name extends EventName>(
  name: Name,
  listener: (payload: EventPayload<Name>) => void,
): () => void {
  const checked = (payload: EventPayload<Name>) => {
    check(name, payload, 'heard');
    listener(payload);
  };
  const set = listeners.get(name) ?? new Set();
  listeners.set(name, set.add(checked));
  return () => {
    set.delete(checked);
  };
}

/** How many listeners an event has: for tests that look for leaks. */
export function listenerCount(name: EventName): number {
  return listeners.get(name)?.size ?? 0;
}
