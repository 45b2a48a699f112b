import type { Coordinates } from '@storefront/domain';

/**
 * The browser's answer. `denied`: the customer or a setting refuses. `unavailable`: no geolocation, no position, or no
 * answer in time. `cancelled`: the caller has aborted.
 */
export type Position =
  | { kind: 'found'; point: Coordinates }
  | { kind: 'denied' | 'unavailable' | 'cancelled' };

interface Options {
  signal: AbortSignal;
}

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const permissionDenied = 1;

/** The longest search for a position. The browser counts it from the permission on. */
const searchMs = 10_000;

/** The longest wait in all, with the question for the permission: a customer may leave it without an answer. */
const limitMs = 30_000;

/** Requests the customer's position from the browser, which may ask for a permission (spec §4, Restaurants). */
export function readPosition({ signal }: Options): Promise<Position> {
  return new Promise((resolve) => {
    // Some browsers have no geolocation on a page without https.
    if (!navigator.geolocation) return resolve({ kind: 'unavailable' });
    const timer = setTimeout(() => resolve({ kind: 'unavailable' }), limitMs);
    const answer = (position: Position) => {
      clearTimeout(timer);
      resolve(position);
    };
    signal.addEventListener('abort', () => answer({ kind: 'cancelled' }), { once: true });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ kind: 'found', point: { latitude, longitude } }),
      ({ code }) => answer({ kind: code === permissionDenied ? 'denied' : 'unavailable' }),
      { timeout: searchMs, maximumAge: 60_000 },
    );
  });
}
