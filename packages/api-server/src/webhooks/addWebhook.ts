import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The raw HTTP message of a partner. */
export interface Webhook {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Options {
  url: string;
  /** The longest body, bytes. */
  bodyLimit: number;
  handle: (webhook: Webhook, request: FastifyRequest) => Promise<object>;
}

/** Adds a POST for a partner. A signature covers the raw bytes, so nothing parses the body before it is verified. */
export function addWebhook(app: FastifyInstance, { url, bodyLimit, handle }: Options): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, content, done) => done(null, content));
    scope.route({
      method: 'POST',
      url,
      schema: { hide: true },
      bodyLimit,
      // One partner sends the messages of all customers from one address.
      config: { rateLimit: false },
      handler: async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return handle({ headers: request.headers, body }, request);
      },
    });
  });
}
