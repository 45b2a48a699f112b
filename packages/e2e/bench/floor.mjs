import { createServer } from 'node:http';
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
  /** @type {Map<string | undefined, Buffer>} */
  const pages = new Map();
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    pages.set(path, brotliCompressSync(withoutScripts(html), { params }));
  }
  const server = createServer((request, response) => {
    const page = pages.get(request.url);
    if (page) {
      response.writeHead(200, headers).end(page);
      return;
    }
    fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } }).then(
      async (answer) => {
        const type = answer.headers.get('content-type') ?? 'application/octet-stream';
        const cache = answer.headers.get('cache-control') ?? 'no-cache';
        response.writeHead(answer.status, { 'content-type': type, 'cache-control': cache });
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      () => response.writeHead(502).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the static server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
