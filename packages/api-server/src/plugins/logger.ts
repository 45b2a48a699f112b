import type { FastifyServerOptions } from 'fastify';

/**
 * Logs without phones, codes or tokens: no query, no body, no headers; payment links, shared orders, calendar files and
 * pictures by their pattern.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: ({ method, url, id }) => ({ method, url: redactUrl(url), id }),
      res: ({ statusCode }) => ({ statusCode }),
      err: describeError,
      // The form parser logs all headers at `trace`.
      busboyOptions: () => undefined,
    },
  };
}

export function redactUrl(url: string): string {
  return (url.split('?')[0] ?? '').replace(
    /^\/(pay|storage\/uploads|api\/orders\/shared|api\/reservations)\/[^/]+/,
    '/$1/…',
  );
}

interface Described {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * An error without the values that caused it: the database quotes them in details, and a failed query in its
 * parameters.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ')).trim();
  return {
    type: error.constructor.name,
    message: redactValues(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: frames ?? '',
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

/** Digits that may be a phone or a code go as well: `invalid input syntax for type integer: "79…"`. */
function redactValues(message: string): string {
  return (message.split(/\n\s*params:/)[0] ?? '').replaceAll(/\d{5,}/g, '…');
}
