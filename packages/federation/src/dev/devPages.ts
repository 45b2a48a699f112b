import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverPaths } from '@storefront/contracts/server-paths';
import type { Configuration } from 'webpack-dev-server';
import { type DevPage, devDocument, stateAddress } from './devDocument';

interface DevPagesOptions extends DevPage {
  backUrl: string;
  /** Serve this page for every address: the stub of the shell routes by itself. */
  alwaysAt?: string;
  /** Resolves when every app is built: loading a remote that is still building would time out. */
  ready: () => Promise<unknown>;
}

/** Whether the request is a browser's navigation to a page. */
function isPage({ method, headers, url = '/' }: IncomingMessage): boolean {
  const [pathname = ''] = url.split('?');
  const isServerPath = serverPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return method === 'GET' && Boolean(headers.accept?.includes('text/html')) && !isServerPath;
}

/** Redirects, status and session come from the shell server; its document becomes a development page. */
async function respond(request: IncomingMessage, response: ServerResponse, options: DevPagesOptions) {
  await options.ready();
  const ask = (path: string) =>
    fetch(options.backUrl + path, {
      headers: { accept: 'text/html', cookie: request.headers.cookie ?? '' },
      redirect: 'manual',
    });
  const shellResponse = await ask(options.alwaysAt ?? request.url ?? '/');
  const html = await shellResponse.text();
  const address = stateAddress(html);
  const state = address && (await (await ask(address)).text());
  const location = shellResponse.headers.get('location');
  if (location) response.setHeader('location', location);
  const cookies = shellResponse.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.setHeader('content-type', shellResponse.headers.get('content-type') ?? 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.statusCode = shellResponse.status;
  response.end(devDocument(html, { ...options, state }));
}

/** Handles navigations; other requests go to the next middleware. */
export function devPages(options: DevPagesOptions): Configuration['setupMiddlewares'] {
  return (middlewares) => {
    middlewares.unshift({
      name: 'page',
      middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
        if (isPage(request)) respond(request, response, options).catch(next);
        else next();
      },
    });
    return middlewares;
  };
}
