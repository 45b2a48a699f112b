import { randomUUID } from 'node:crypto';

/** One id from a page to its calls to both logs: a proxy in front may give it, and every answer names it. */
export const requestIdHeader = 'x-request-id';

/** The id that a request brought, if it is safe to log; else a new one. */
export function requestIdOf(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
