import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { type Body, compressedBody } from './compressedBody';
import { encodingFor } from './compression';

/**
 * Whether a path is the canonical spelling of the path of a text. Each file has any number of other spellings
 * (`/m%61in.js`, `/main.js#1.js`), each of which would be compressed again and push files out. Fonts and pictures are
 * compressed already.
 */
const isText = (path: string) => /^(?:\/[^%#/.][^%#/]*)+\.(js|css|svg|map|html)$/.test(path);

/** Room for some builds of the shell and of the remotes; the least recently used file is removed first. */
const maxFiles = 500;

/**
 * Compresses each text file of the scope once, and not for every visitor: thoroughly, because it never changes under
 * its name. One that was mended on the disk has another `ETag` and is compressed again.
 */
export function keepCompressed(scope: FastifyInstance): void {
  const bodies = new LRUCache<string, Body>({ max: maxFiles });

  const bodyOf = async (key: string, payload: Readable | Buffer | string): Promise<Body> => {
    const known = bodies.get(key);
    // The file is not read, so it does not matter whether it can be opened.
    if (known && payload instanceof Readable) payload.on('error', () => undefined).destroy();
    const body =
      known ?? compressedBody(payload instanceof Readable ? await buffer(payload) : Buffer.from(payload));
    bodies.set(key, body);
    return body;
  };

  scope.addHook<Readable | Buffer | string>('onSend', async (request, reply, payload) => {
    const [path = ''] = request.url.split('?');
    const isWhole = request.method === 'GET' && reply.statusCode === 200;
    if (!isWhole || !isText(path)) return payload;
    void reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    const body = await bodyOf(`${path} ${String(reply.getHeader('etag'))}`, payload);
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return body.as(encoding);
  });
}
