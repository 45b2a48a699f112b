import httpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import { brotliCompressSync, constants } from 'node:zlib';

/** A page without its scripts: the same pictures, styles and text. */
function withoutScripts(/** @type {string} */ html) {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}

/**
 * The lower bound for server-rendered pages: their HTML without scripts, compressed once and served as static files.
 * Everything else is proxied to the storefront.
 */
export async function startFloor(origin, paths) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  /** @type {Map<string, Buffer>} */
  const pages = new Map();
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    pages.set(path, brotliCompressSync(withoutScripts(html), { params }));
  }
  const server = Fastify({ forceCloseConnections: true });
  // The proxy takes every route, so a page cannot have one.
  server.addHook('onRequest', async (request, reply) => {
    const page = pages.get(request.url);
    if (page) return reply.headers(headers).send(page);
  });
  server.register(httpProxy, { upstream: origin });
  return { origin: await server.listen({ host: '127.0.0.1', port: 0 }), stop: () => server.close() };
}
