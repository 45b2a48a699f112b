import type { FastifyServerOptions } from 'fastify';

/** Logs without phones, codes or tokens: no query, no body, no headers, and payment links by their pattern. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: ({ method, url, id }) => ({ method, url: withoutSecrets(url), id }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  };
}

export function withoutSecrets(url: string): string {
  return (url.split('?')[0] ?? '').replace(/^\/pay\/[^/]+/, '/pay/…');
}
